// The answer where it is out of sight: on a narrow page it stands once more at the window's upper edge, says what a change
// far below has made of it, and leads back to it. The number of a deed is changed where the deeds are listed, in any game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyTo, keyboard } from './hands.mjs';
import { army, link } from './links.mjs';
import { DESK, PHONE, TEST, answerText, button, finish, plain, stage, until } from './page.mjs';
import { banks, states } from './states.mjs';

const site = stage();
const banner = (page) => page.locator('.banner__key');

/** In the page: whether the middle of the banner is what a finger would meet there. */
const isOnTop = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return y >= 0 && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

for (const [lang, less] of [['en', 'Turn: one less'], ['fr', 'Tour : un de moins']]) {
  test(`on a phone a setting far below shows its answer at once, and a tap leads to the whole (${lang})`, TEST, async () => {
    const page = await site.visit(`?lang=${lang}${link({ ...army(), v: { lang } })}`, PHONE);
    await banner(page).waitFor();
    assert.equal(await banner(page).evaluate(isOnTop), false, 'beside the answer there is no second one');
    const key = page.locator('.situation button, .board > .fields button').filter({ visible: true }).first();
    assert.equal(plain(await key.getAttribute('aria-label')), less);
    await key.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    assert.ok(await page.evaluate(() => document.querySelector('.answer').getBoundingClientRect().bottom < 0), 'the answer is out of sight');
    assert.ok(await until(page, () => banner(page).evaluate(isOnTop), Boolean), 'the banner is there');
    const before = await answerText(page);
    assert.equal(plain(await banner(page).textContent()), before);
    await key.tap();
    const after = await until(page, () => answerText(page), (text) => text !== before);
    assert.equal(plain(await banner(page).textContent()), after, 'it says the new answer');
    await banner(page).tap();
    const seen = () => page.evaluate(() => [document.activeElement.id, document.activeElement.getBoundingClientRect().top >= 0]);
    assert.deepEqual(await until(page, seen, ([id]) => id === 'answer'), ['answer', true], 'the answer is in sight and has the focus');
    await finish(page);
  });
}

test('nobody hears the banner or comes to it by Tab, a wide page has none, and what gets the focus is not under it', TEST, async () => {
  const page = await site.visit(link(army()), { ...PHONE, viewport: { width: 360, height: 740 } });
  await banner(page).waitFor();
  assert.equal(await page.getByRole('button').and(banner(page)).count(), 0);
  await page.locator('.tray__search').focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('.board__tools button').first().focus();
  const { y } = await page.locator('.board__tools button').first().boundingBox();
  const edge = await banner(page).boundingBox();
  assert.ok(y >= edge.y + edge.height, `the focus is at ${y}, the banner ends at ${edge.y + edge.height}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  assert.equal(await banner(page).isVisible(), false);
  await finish(page);
});

// 100 rounds add 100 each and two more come from the site: 203 to 205. For 50 rounds 103 to 105.
test('the number that was named is changed where the deeds are listed, and the answer to it stays', TEST, async () => {
  const page = await site.visit(link(banks()), PHONE);
  assert.match(await answerText(page), /203 to Goblin Runner 205/);
  const field = page.locator('.decisions').getByLabel('How many times', { exact: true });
  await field.fill('50');
  await field.press('Enter');
  const after = await until(page, () => answerText(page), (text) => /103/.test(text));
  assert.match(after, /103 to Goblin Runner 105/);
  assert.equal(await page.locator('.decision').count(), 3, 'the answer to the number stays');
  assert.equal(await page.locator('.decision.is-void').count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'times-1', 'the focus stays');
  await page.locator('.decisions').getByRole('button', { name: 'How many times: one more' }).tap();
  await until(page, () => answerText(page), (text) => /105 to Goblin Runner 107/.test(text));
  await field.fill('infinite');
  await field.press('Enter');
  await page.locator('.notice').waitFor();
  assert.equal(await field.inputValue(), 'infinite');
  assert.match(await answerText(page), /105 to Goblin Runner 107/);
  await finish(page);
});

test('the number inside a proposal is changed in its place too, by keyboard', TEST, async () => {
  const page = await site.visit(link(states['a place in the round'][0]), DESK);
  const proposed = page.locator('.because .step').nth(1);
  assert.match(plain(await proposed.textContent()), /100/);
  const by = keyboard(page);
  const field = page.locator('.decisions').getByLabel('How many times', { exact: true });
  await by.write(field, '7');
  await page.keyboard.press('Enter');
  await until(page, () => proposed.textContent(), (text) => !/100/.test(text));
  assert.match(plain(await proposed.textContent()), /7/);
  assert.equal(await page.locator('.decision').count(), 1);
  await keyTo(page, button(page, 'How many times: one less', true));
  await page.keyboard.press('Enter');
  assert.equal(await until(page, () => field.inputValue(), (value) => value === '6'), '6');
  await finish(page);
});
