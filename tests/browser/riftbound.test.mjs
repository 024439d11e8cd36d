// Riftbound on the page: a spell repeated with a finger on a phone, and a choice decided anew.
// What the answers must say is worked out by hand from the rules, above each.
import { test } from 'node:test';
import { finger } from './hands.mjs';
import { TEST, answers, button, finish, galleryIsFilled, piece, stage } from './page.mjs';

const site = stage();

/** Opens an example of the gallery by its title. */
async function example(page, hand, title) {
  await galleryIsFilled(page);
  await hand.press(page.getByRole('heading', { level: 4, name: title, exact: true }).getByRole('button'));
}

test('Rocket Barrage is repeated with two modes by finger, and the second choice decided anew', TEST, async () => {
  const page = await site.visit('', finger.context);
  const by = finger(page);
  await example(page, by, 'Rocket Barrage: once or twice?');
  await by.put(piece(page, 'Rocket Barrage', 'Player 1’s hand'), 'The chain');
  await by.press(button(page, /^Repeat: instance 1/).first());
  // Execution 1: 4 damage to the Poro, which has 4 Might; execution 2: the Ballista is killed. The Poro dies in the
  // cleanup, after both.
  await by.press(button(page, /^Mode 1: Stalwart Poro/).first());
  await by.press(button(page, /^Mode 2: Iron Ballista/).first());
  await answers(page, [
    /^Rocket Barrage is executed twice/, /Stalwart Poro takes 4 damage\. Iron Ballista is killed\. Stalwart Poro is killed/,
  ], 'one of each mode');
  // The second execution on the Poro too: 8 damage, and the Ballista stays.
  await by.press(button(page, /^Decide anew.*Iron Ballista/).first());
  await by.press(button(page, /^Mode 1: Stalwart Poro/).first());
  await answers(page, [
    /Stalwart Poro takes 4 damage\. Stalwart Poro takes 4 damage\. Stalwart Poro is killed/,
  ], 'both executions on one unit');
  await finish(page);
});
