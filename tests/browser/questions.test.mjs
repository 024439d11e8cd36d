// The three questions, each for a board that somebody changed, to its answer: by mouse, by finger, by keyboard alone,
// and by clicks alone. What the answers must say is worked out by hand from the rules, above each.
import { test } from 'node:test';
import { clicks, finger, keyboard, mouse } from './hands.mjs';
import { TEST, answers, button, finish, fresh, kindOfAnswer, picture, piece, stage, tells } from './page.mjs';

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
    await answers(page, ['left over', '1 minion'], 'a new minion is left over');
    await tells(kindOfAnswer(page), /Shadow player/, 'the Shadow player decides about it');
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

  test(`who has the last word at Anduin Banks, by ${name}`, TEST, async () => {
    const page = await site.visit('', hand.context);
    const by = hand(page);
    await example(page, by, 'Who has the last word at Anduin Banks?');
    // A Goblin Runner (5) joins the Scavengers (8) against Sméagol (3), and there is a third burden.
    await by.put(fresh(page, 'Goblin Runner'), 'With Sméagol');
    await by.press(button(page, 'Burdens: one more', true));
    // 4 is named, and the Shadow player names 2: then the Free Peoples player acts last. Sméagol acts three times,
    // 3 + 3·2 = 9; the Shadow twice, 13 + 2·2 = 17, one short of double. 3 burdens + 3 added − 2 removed = 4.
    await by.press(button(page, /^Decide anew.*1,000,000/));
    await by.write(page.getByRole('textbox', { name: 'number of times' }), '4');
    await by.press(button(page, 'Name it', true));
    await by.write(page.getByRole('textbox', { name: 'lower number' }), '2');
    await by.press(button(page, 'Name it', true));
    await answers(page, [
      /^The Free Peoples player acts last/, 'Sméagol 9 to', 'Goblin Runner', /\b17\b/, 'the Shadow wins', 'no wound', '4 burdens',
    ], 'a lower number at three burdens');
    // With 1 instead: 3 + 2·2 = 7 against 13 + 2 = 15, more than double.
    await by.press(button(page, /^Decide anew.*names 2/));
    await by.write(page.getByRole('textbox', { name: 'lower number' }), '1');
    await by.press(button(page, 'Name it', true));
    await answers(page, ['Sméagol 7 to', /\b15\b/, 'overwhelmed', '4 burdens'], 'the lowest number kills');
    await picture(page, `question-loop-${name}`);
    await finish(page);
  });
}
