// Links carry a whole case; a link that cannot be read says so and leaves the board alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { army, assignment, link, settled } from './links.mjs';
import {
  DESK, TEST, answerText, answers, button, dock, finish, fresh, gone, kindOfAnswer, notice, picture, piece, place, plain, stage, tells, until,
} from './page.mjs';
import { clicks } from './hands.mjs';

const site = stage();

/** The link that the page offers for what is open. */
async function offered(page) {
  await button(page, 'Share', true).click();
  const address = await page.getByLabel('Link to this board').inputValue();
  await page.keyboard.press('Escape');
  return address.slice(address.indexOf('#'));
}

test('a link opens the same case with the same answer in a fresh profile', TEST, async () => {
  const page = await site.visit('', DESK);
  const by = clicks(page);
  await page.getByRole('heading', { level: 4, name: 'Whose army is it?', exact: true }).getByRole('button').click();
  await by.put(fresh(page, 'Rohan Elite'), 'Osgiliath');
  // 4 units against 5.
  await answers(page, [/^Rohan controls the Army in Osgiliath: 5 units to 4/], 'one Elite more');
  const said = await answerText(page);
  const fragment = await offered(page);
  assert.match(fragment, /^#s=1\.[A-Za-z0-9_-]+$/, 'the whole case in the fragment');
  assert.ok(fragment.length < 1500, `short enough for a chat: ${fragment.length} characters`);
  await finish(page);

  const other = await site.visit(fragment, DESK);
  await answers(other, [said], 'the same answer elsewhere');
  await tells(piece(other, 'Rohan Elite', 'Osgiliath'), '×2', 'the same board elsewhere');
  assert.equal(await other.locator('html').getAttribute('lang'), 'en', 'in the language it was made in');
  await finish(other);
});

test('a link carries its language', TEST, async () => {
  const page = await site.visit(link(army({ v: { lang: 'fr' } })), DESK);
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr', 'the language of the link');
  await answers(page, [/Gondor/, /Minas Tirith/, /3–3/], 'the answer in French');
  await button(page, 'Menu', true).click();
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  const lang = () => page.locator('html').getAttribute('lang');
  assert.equal(await until(page, lang, (now) => now === 'en'), 'en', 'and the menu leads back');
  await finish(page);
});

test('a link beats the board that was kept, which is found under Recent', TEST, async () => {
  const page = await site.visit(link(assignment()), DESK);
  await tells(kindOfAnswer(page), 'To be decided', 'the first board');
  await until(page, () => page.evaluate(() => localStorage.length), (kept) => kept > 0);
  await page.goto('about:blank');
  await page.goto(`${site.server.url}/${link(army())}`);
  await answers(page, [/Minas Tirith/], 'the link, not the kept board');
  await button(page, 'Menu', true).click();
  const recent = page.getByRole('dialog').getByRole('group', { name: 'Recent boards' });
  await tells(recent, 'Who may fight whom?', 'the former board');
  await picture(page, 'recent', false);
  await recent.getByRole('button').first().click();
  await tells(place(page, 'Unassigned minions'), 'Goblin Runner', 'it opens again');
  await finish(page);
});

test('a link opened in the open page replaces the board, and undo keeps its own', TEST, async () => {
  const page = await site.visit(link(assignment()), DESK);
  await page.evaluate((fragment) => { location.hash = fragment; }, link(settled()));
  await answers(page, [/Aragorn 8 to 10 /, /Frodo 3 to 5 /], 'the link clicked');
  // The page may write its own address between the tap on a link and the event that tells of it.
  await page.evaluate(() => {
    const own = location.href;
    location.hash = '#s=1.broken';
    history.replaceState(null, '', own);
  });
  await tells(notice(page), /link/i, 'a broken one is said');
  await answers(page, [/Aragorn 8 to 10 /], 'and changes nothing');
  assert.ok(await until(page, () => page.evaluate(() => location.hash), (hash) => hash.length > 50 && !hash.includes('broken')),
    'the address is that of the board again');
  await finish(page);
});

const good = link(assignment());
const huge = { ...assignment(), b: { ...assignment().b, burdens: '9'.repeat(100_001) } };
const many = { ...assignment(), b: { ...assignment().b, minions: Array.from({ length: 30_000 }, (_, nth) => ({ id: `u${nth}`, card: '1C151' })) } };
const html = '<img src=x onerror=alert(1)><script>alert(2)</script>';
const broken = {
  'cut short': good.slice(0, -40),
  'a letter changed': `${good.slice(0, 40)}${good[40] === 'A' ? 'B' : 'A'}${good.slice(41)}`,
  'a newer version': link(assignment(), '9'),
  rubbish: '#s=1.%%%$$$<>',
  'another site’s fragment': '#section-3',
  'an unknown game': link({ ...assignment(), g: 'chess' }),
  'a game called by markup': link({ ...assignment(), g: html }),
  'an unknown ruleset': link({ ...assignment(), r: 'cr-9.9' }),
  'an unknown question': link({ ...assignment(), q: html }),
  'a negative count': link({ ...assignment(), b: { ...assignment().b, burdens: '-3' } }),
  'a number with too many digits': link(huge),
  'too much on the board': link(many),
  'a bomb': link({ ...assignment(), b: { ...assignment().b, site: 'x'.repeat(3_000_000) } }),
  'markup as a name': link({ ...assignment(), b: { ...assignment().b, ring_bearer: html } }),
  'a missing part': link({ g: 'lotr-tcg' }),
  'no object at all': link([1, 2, 3]),
};

for (const [what, fragment] of Object.entries(broken)) {
  test(`a link with ${what} says one clear sentence and leaves the board`, TEST, async () => {
    // The board that is there: changed and kept, turn 4 and so Rohan's.
    const page = await site.visit(link(army()), DESK);
    await button(page, 'Turn: one more', true).click();
    await answers(page, [/^Rohan.*Minas Tirith/], 'the board before');
    await page.goto('about:blank');
    await page.goto(`${site.server.url}/${fragment}`);
    await answers(page, [/^Rohan.*Minas Tirith/], 'the board that was there is kept');
    await tells(notice(page), /\p{L}{3,}/u, 'something is said');
    const said = plain(await notice(page).locator('p').first().textContent());
    assert.match(said, /^[A-Z<“"].{20,400}[.!]$/, `one clear sentence or two: ${said}`);
    assert.doesNotMatch(said, /panic|unwrap|undefined|NaN|Err\(|at line \d+ column/, 'nothing of the program’s own');
    assert.equal(await page.locator('img[src=x], body script:not([src])').count(), 0, 'markup stays text');
    if (what === 'a bomb' || what === 'cut short') await picture(page, `broken-${what.replaceAll(' ', '-')}`, false);
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await gone(notice(page), 'it can be closed');
    await finish(page);
  });
}

test('a broken link in a fresh profile shows the example, and says why', TEST, async () => {
  const page = await site.visit('#s=1.broken', DESK);
  await tells(notice(page), /link/i, 'why');
  await tells(kindOfAnswer(page), /^Settled/, 'the first example, solved');
  await finish(page);
});

test('a file that is no case is refused, and a saved one opens', TEST, async () => {
  const page = await site.visit(link(settled()), DESK);
  await button(page, 'Share', true).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('link', { name: 'Save as file' }).click();
  const path = await (await download).path();
  const open = page.getByRole('dialog').locator('input[type=file]');
  await open.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{"schema": 1, "game": ') });
  await tells(notice(page), /missing|JSON/, 'a cut file');
  await answers(page, [/Aragorn 8 to 10 /], 'the board is as it was');
  await page.getByRole('heading', { level: 4, name: 'Whose army is it?', exact: true }).getByRole('button').click();
  await answers(page, [/Osgiliath/], 'another board');
  await button(page, 'Share', true).click();
  await open.setInputFiles(path);
  await answers(page, [/Aragorn 8 to 10 /], 'the saved board again');
  assert.equal(await dock(page).count(), 0, 'nothing is in the hand');
  await finish(page);
});

test('a link that gave another answer says what it was then and what it is now', TEST, async () => {
  const made = { d: 1, h: '0123456789abcdef' };
  const page = await site.visit(link(army({ ...made, w: 'Saruman controls <b>all</b>.' })), DESK);
  await tells(notice(page), /the answer was: “Saruman controls <b>all<\/b>\.” Now it is: “[^”]*Minas Tirith/, 'then and now');
  await finish(page);
  const older = await site.visit(link(army(made)), DESK);
  await tells(notice(older), 'gave another answer', 'a link without the words');
  await finish(older);
});
