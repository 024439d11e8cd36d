// What the book leaves open: the readings side by side, none chosen; one picked for the table, shown, and taken back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { link, overTheLimit } from './links.mjs';
import { DESK, TEST, answers, button, finish, kindOfAnswer, picture, plain, stage, tells } from './page.mjs';

const site = stage();

test('a merged Army over the limit is an open question that the table may settle', TEST, async () => {
  const page = await site.visit(link(overTheLimit()), DESK);
  await tells(kindOfAnswer(page), /^The book does not say/, 'an open question');
  await answers(page, ['who removes the excess'], 'the question itself');
  const main = page.getByRole('main');
  const readings = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) })
    .filter({ has: page.getByRole('button', { name: /^Play it this way/ }) });
  assert.equal(await readings.count(), 2, 'two readings');
  const [controller, oneEach] = (await readings.allTextContents()).map(plain);
  // Gondor 7, Rohan 5, turn 1: Gondor controls the Army and chooses two of the twelve. Whatever goes, Gondor has 5 or
  // more and on a tie leads. One each instead: Rohan, who does not lead, first; left are 6 and 4.
  assert.match(controller, /Gondor.*chooses which 2 units/, 'what the first reading gives on this board');
  assert.match(oneEach, /Rohan removes 1 unit and Gondor 1.*Rohan 4, Gondor 6.*Gondor controls/, 'what the second one gives');
  assert.equal(await main.getByText('Table rule', { exact: true }).count(), 0, 'none is chosen beforehand');
  await picture(page, 'reading-open');

  const before = page.url();
  await readings.nth(1).getByRole('button', { name: /^Play it this way/ }).click();
  await tells(kindOfAnswer(page), /^Settled/, 'by the reading picked');
  await answers(page, [/Rohan removes 1 unit and Gondor 1/, 'Rohan 4, Gondor 6'], 'by the reading picked');
  const badge = main.getByRole('listitem').filter({ hasText: 'Table rule' });
  await tells(badge, /One unit each in turn/, 'the badge says which reading');
  await picture(page, 'reading-picked');

  // The address follows once the answer is painted.
  await page.waitForURL((url) => url.href !== before);
  await page.reload();
  await tells(badge, /One unit each in turn/, 'the reading is still there after a reload');
  await badge.getByRole('button', { name: 'Take it back' }).click();
  await tells(kindOfAnswer(page), /^The book does not say/, 'taken back');
  assert.equal(await badge.count(), 0, 'the badge is gone');
  await button(page, /^Play it this way.*controlling player/).click();
  await answers(page, [/^Gondor controls the Army in Osgiliath and chooses which 2 units/], 'the other reading');
  await finish(page);
});

test('a reading travels in a link', TEST, async () => {
  const page = await site.visit(link(overTheLimit({ o: { A7: 'one_each_from_non_leading' } })), DESK);
  await tells(kindOfAnswer(page), /^Settled/, 'the link carries the reading');
  await tells(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Table rule' }), /One unit each/, 'its badge');
  await finish(page);
});
