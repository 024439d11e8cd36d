// Who may fight whom, and whose army it is, each for a board that somebody changed, to its answer: by mouse, by finger, by keyboard alone,
// and by clicks alone. What the answers must say is worked out by hand from the rules, above each.
import { test } from 'node:test';
import { clicks, finger, keyboard, mouse } from './hands.mjs';
import { TEST, answers, finish, fresh, picture, piece, stage } from './page.mjs';

const site = stage();
const hands = { mouse, finger, keyboard, clicks };

/** Opens an example of the gallery by its title. */
function example(page, hand, title) {
  return hand.press(page.getByRole('heading', { level: 4, name: title, exact: true }).getByRole('button'));
}

for (const [name, hand] of Object.entries(hands)) {
  test(`who may fight whom, by ${name}`, TEST, async () => {
    const page = await site.visit('', hand.context);
    const by = hand(page);
    await example(page, by, 'Who may fight whom?');
    // A Goblin Runner joins the minions: the Free Peoples player is done, so it is left over.
    await by.put(fresh(page, 'Goblin Runner'), 'Unassigned minions');
    await answers(page, ['Shadow player', '1 minion'], 'a new minion is left over for the Shadow player');
    // Onto Aragorn, who has two Savages: 5 + 5 + 5 against 8 is 15, one short of double. One wound for the loss and one
    // for the damage bonus of each Savage, three of his four. Frodo, 3 against a Savage's 5, takes two of his four.
    await by.put(piece(page, 'Goblin Runner', 'Unassigned minions'), 'With Aragorn');
    await answers(page, [
      /Aragorn 8 to 15 /, 'Goblin Runner', /3 wounds; Aragorn lives with 1 vitality left/,
      /Frodo 3 to 5 /, /2 wounds; Frodo lives with 2 vitality left/,
    ], 'three minions on Aragorn, one on Frodo');
    await picture(page, `question-assignment-${name}`);
    await finish(page);
  });

  test(`whose army is it, by ${name}`, TEST, async () => {
    const page = await site.visit('', hand.context);
    const by = hand(page);
    await example(page, by, 'Whose army is it?');
    // Turn 3: Gondor and Rohan have three Regulars and an Elite each. One Regular more: Gondor 5 to 4.
    await by.put(fresh(page, 'Gondor Regular'), 'Osgiliath');
    await answers(page, [/^Gondor controls the Army in Osgiliath/, '5 units to 4'], 'one Regular more decides by units');
    // Gondor's Elite leaves: four units each, and Rohan has the only Elite. Gondor leads on turn 3, which no longer counts.
    await by.put(piece(page, 'Gondor Elite', 'Osgiliath'), 'Lossarnach');
    await answers(page, [/^Rohan controls the Army in Osgiliath/, 'units 4–4', 'Elites 1–0'], 'the Elite decides the tie');
    await picture(page, `question-army-${name}`);
    await finish(page);
  });
}
