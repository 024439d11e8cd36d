// Decisions about a loop: numbers of any size as people type them, the answer to them, and deciding anew.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyTo } from './hands.mjs';
import { link, loop } from './links.mjs';
import { DESK, TEST, answerText, answers, button, finish, kindOfAnswer, picture, plain, stage, tells, until } from './page.mjs';

const site = stage();

function remark(page) {
  return page.getByRole('main').locator('form').locator('[aria-live]');
}

test('10^100 is typed, agreed to, and answered exactly', TEST, async () => {
  const page = await site.visit(link(loop()), DESK);
  await tells(kindOfAnswer(page), /^To be decided.*Free Peoples player/, 'the Free Peoples player names the number');
  const field = page.getByRole('textbox', { name: 'number of times' });
  await field.fill('10^100');
  await tells(remark(page), '10^100', 'what was typed, as it is understood');
  await button(page, 'Name it', true).click();
  await tells(kindOfAnswer(page), /^To be decided.*Shadow player/, 'the Shadow player answers');
  await answers(page, ['10^100 is named'], 'the number stands in the question');
  await button(page, /^agree to 10/).click();
  // Sméagol 3 + 2·10^100 against 5 + 2·10^100: less, not half; he takes no wounds; 2 burdens, one added and one removed
  // each time.
  await answers(page, [/^The Shadow player acts last/, 'the Shadow wins', 'no wound', '2 burdens'], '10^100 agreed to');
  const exact = async () => (await page.getByRole('main').textContent()).replace(/[\s,\u00A0\u202F]/g, '');
  for (const summary of await page.getByRole('main').locator('section').first().locator('summary').all()) await summary.click();
  const zeros = '0'.repeat(99);
  const digits = await exact();
  assert.ok(digits.includes(`2${zeros}3`) && digits.includes(`2${zeros}5`), 'both strengths can be read in full');
  await picture(page, 'loop-10-to-the-100');
  await finish(page);
});

for (const [typed, shown] of [['1 000 000', '1,000,000'], ['1e6', '1,000,000'], ['10^6', '1,000,000'], ['1\u202F000\u202F000', '1,000,000']]) {
  test(`${JSON.stringify(typed)} is ${shown}`, TEST, async () => {
    const page = await site.visit(link(loop()), DESK);
    await page.getByRole('textbox', { name: 'number of times' }).fill(typed);
    await tells(remark(page), shown, 'what was typed, as it is understood');
    await page.keyboard.press('Enter');
    await answers(page, [`${shown} is named`], 'named by Enter');
    await finish(page);
  });
}

for (const typed of ['infinite', 'until he is dead', '-3', '1.5', '<b>9</b>']) {
  test(`${JSON.stringify(typed)} is no number, and the reason is said`, TEST, async () => {
    const page = await site.visit(link(loop()), DESK);
    const before = await answerText(page);
    const field = page.getByRole('textbox', { name: 'number of times' });
    await keyTo(page, field);
    await page.keyboard.type(typed);
    const said = await until(page, async () => plain(await remark(page).textContent()), (text) => text.length > 12);
    assert.match(said, /number|below zero/, `a reason is said to ${typed}: ${said}`);
    assert.equal(await field.getAttribute('aria-invalid'), 'true', 'the field is marked');
    if (typed === 'infinite') {
      assert.ok(await remark(page).getByRole('button', { name: /loops/ }).first().isVisible(), 'with its rule');
    }
    await page.keyboard.press('Enter');
    assert.equal(await answerText(page), before, 'nothing was named');
    assert.equal(await field.inputValue(), typed, 'what was typed is still there');
    await finish(page);
  });
}

test('a lower number, and the number decided anew', TEST, async () => {
  const page = await site.visit(link(loop()), DESK);
  await page.getByRole('textbox', { name: 'number of times' }).fill('4');
  await button(page, 'Name it', true).click();
  // A lower number may not be as high.
  await page.getByRole('textbox', { name: 'lower number' }).fill('4');
  await until(page, () => page.getByRole('textbox', { name: 'lower number' }).getAttribute('aria-invalid'), (invalid) => invalid === 'true');
  assert.equal(await page.getByRole('textbox', { name: 'lower number' }).getAttribute('aria-invalid'), 'true', '4 is not lower than 4');
  await page.getByRole('textbox', { name: 'lower number' }).fill('2');
  await button(page, 'Name it', true).click();
  // 3 + 3·2 against 5 + 2·2: a tie is the Shadow's; 2 burdens + 3 − 2.
  await answers(page, ['The Free Peoples player acts last', 'Sméagol 9 to Goblin Runner 9', 'the Shadow wins', 'no wound', '3 burdens'], '4, then 2');
  await button(page, /^Decide anew.*names 4/).click();
  await tells(kindOfAnswer(page), /^To be decided.*Free Peoples player/, 'the number is asked for again');
  await page.getByRole('textbox', { name: 'number of times' }).fill('7');
  await page.keyboard.press('Enter');
  await button(page, /^agree to 7/).click();
  // 3 + 7·2 against 5 + 7·2.
  await answers(page, ['The Shadow player acts last', 'Sméagol 17 to Goblin Runner 19', '2 burdens'], '7, agreed');
  await button(page, 'Undo', true).click();
  await tells(kindOfAnswer(page), /^To be decided.*Shadow player/, 'undo takes the answer back');
  await finish(page);
});
