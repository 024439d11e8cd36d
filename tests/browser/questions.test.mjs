// The gallery's questions, each for a board that somebody changed, to its answer: by mouse, by finger, by keyboard, and
// by clicks alone as menus have them, in at most twelve gestures. What the answers must say is worked out by hand from the
// rules, above each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks, finger, keyboard, mouse } from './hands.mjs';
import { TEST, answers, button, finish, fresh, galleryIsFilled, kindOfAnswer, picture, piece, plain, stage, tells, until } from './page.mjs';

const site = stage();
const hands = { mouse, finger, keyboard, clicks };
/** The most gestures to an answer, from the gallery on. */
const MOST = 12;

const press = (name, nth = 0) => ({ press: (page) => button(page, name, typeof name === 'string').nth(nth) });
const put = (name, from, to) => ({ put: (page) => piece(page, name, from), to });
const add = (name, to) => ({ put: (page) => fresh(page, name), to });
const write = (label, text) => ({ write: (page) => page.getByRole('textbox', { name: label }), text });
const says = (...words) => ({ says: words });
const kind = (words) => ({ kind: words });

const questions = [
  {
    name: 'who may fight whom', example: 'Who may fight whom?',
    way: [
      // A Goblin Runner joins the minions: the Free Peoples player is done, so it is left over.
      add('Goblin Runner', 'Unassigned minions'),
      says('left over', '1 minion'), kind(/Shadow player/),
      // Onto Aragorn, who has two Savages: 5 + 5 + 5 against 8 is 15, one short of double. One wound for the loss and one
      // for the damage bonus of each Savage, three of his four. Frodo, 3 against a Savage's 5, takes two of his four.
      put('Goblin Runner', 'Unassigned minions', 'With Aragorn'),
      says(
        /Aragorn 8 to 15 /, 'Goblin Runner', /3 wounds; Aragorn lives with 1 vitality left/,
        /Frodo 3 to 5 /, /2 wounds; Frodo lives with 2 vitality left/,
      ),
    ],
  },
  {
    name: 'whose army is it', example: 'Whose army is it?',
    way: [
      // Turn 3: Gondor and Rohan have three Regulars and an Elite each. One Regular more: Gondor 5 to 4.
      add('Gondor Regular', 'Osgiliath'),
      says(/^Gondor controls the Army in Osgiliath/, '5 units to 4'),
      // Gondor's Elite leaves: four units each, and Rohan has the only Elite. Gondor leads on turn 3, which no longer counts.
      put('Gondor Elite', 'Osgiliath', 'Lossarnach'),
      says(/^Rohan controls the Army in Osgiliath/, 'units 4–4', 'Elites 1–0'),
    ],
  },
  {
    name: 'who has the last word at Anduin Banks', example: 'Who has the last word at Anduin Banks?',
    way: [
      // A Goblin Runner (5) joins the Scavengers (8) against Sméagol (3), and there is a third burden.
      add('Goblin Runner', 'With Sméagol'),
      press('Burdens: one more'),
      // 4 is named, and the Shadow player names 2: then the Free Peoples player acts last. Sméagol acts three times,
      // 3 + 3·2 = 9; the Shadow twice, 13 + 2·2 = 17, one short of double. 3 burdens + 3 added − 2 removed = 4.
      press(/^Decide anew.*1,000,000/),
      write('number of times', '4'),
      press('Name it'),
      write('lower number', '2'),
      press('Name it'),
      says(/^The Free Peoples player acts last/, 'Sméagol 9 to', 'Goblin Runner', /\b17\b/, 'the Shadow wins', 'no wound', '4 burdens'),
    ],
    // With 1 instead: 3 + 2·2 = 7 against 13 + 2 = 15, more than double.
    then: [
      press(/^Decide anew.*names 2/),
      write('lower number', '1'),
      press('Name it'),
      says('Sméagol 7 to', /\b15\b/, 'overwhelmed', '4 burdens'),
    ],
  },
  {
    name: 'one million Elves', example: 'One million Elves: legal, and who can stop it?',
    way: [
      // The Alarm is gone: the first Elf sets nothing off, so the third deed of the round, a resolution, has nothing to resolve.
      put('Intruder Alarm', 'Battlefield of Bob', 'Graveyard of Bob'),
      kind(/^Not allowed/),
      says(/round 1, step 3/, 'Nothing is on the stack'),
      // Alice has an Alarm of her own: whoever controls it, it untaps all creatures.
      add('Intruder Alarm', 'Battlefield of Alice'),
      kind(/^Settled/),
      says(/legal/, '1,000,000'),
    ],
  },
  {
    name: 'Rocket Barrage, once or twice', example: 'Rocket Barrage: once or twice?',
    way: [
      // Seven runes, one of them Mind: 4 Energy and a Mind Power can be paid, 8 and 2 cannot. The Mind rune is recycled,
      // exhausted for Energy first or not: two ways.
      press(/^one ready Mind rune fewer/),
      says('at most once', '2 ways to pay', /not twice/),
      put('Rocket Barrage', 'Player 1’s hand', 'The chain'),
      press(/^No Repeat/),
      press(/^Mode 2: Iron Ballista/),
      says(/^Rocket Barrage is executed once/, 'Iron Ballista is killed'),
    ],
  },
  {
    name: '0 life between two resolutions', example: '0 life between two resolutions',
    way: [
      // At 4 life Alice is left with 1 after 3 damage: the game goes on, and her 5 life are still on the stack.
      press('Life: Alice: one more'),
      says(/^Bob has priority/, '1 on the stack'),
      press(/^All pass/),
      says(/^Bob has priority/, 'the stack is empty'),
    ],
  },
  {
    name: 'may B be chosen again', example: 'A is gone: may B be chosen again?',
    way: [
      // C goes to the hand as well: B alone is left in play, and Pair needs two.
      put('C', 'Player 1’s base', 'Player 1’s hand'),
      says(/can only be kept/),
    ],
  },
  {
    name: 'nothing left to draw', example: 'Nothing left to draw: who wins?',
    way: [
      // Each burning out gives the opponent a point: from 5 to 8 it takes three.
      press('Points of the opponent: one less'),
      says('burns out 3 times', 'Player 1 wins, 8 to 7'),
      // From 5 to 9 four; the other one has 7 all the while.
      press('Victory Score: one more'),
      says('burns out 4 times', 'Player 1 wins, 9 to 7'),
    ],
  },
  {
    name: 'dice against dice', example: 'Four dice against seven: who acts when?',
    way: [
      // Five dice: Rohan acts a third time before the Free Peoples have none left; the Shadow's seventh is Saruman's again.
      press('Free Peoples dice: one more'),
      says(/Gondor, Witch-king, Rohan, Saruman, Witch-king, Saruman\.$/),
      press('Shadow dice: one less'),
      says(/Gondor, Witch-king, Rohan, Saruman, Witch-king\.$/),
    ],
  },
  {
    name: 'thirteen units', example: 'Thirteen units in one region',
    way: [
      // 7 and 7 are four too many: two each, in turn.
      add('Gondor Regular', 'Osgiliath'),
      says(/Rohan removes 2 units and Gondor 2/, 'Rohan 5, Gondor 5'),
      // 8 and 7 are five too many: on turn 1 Gondor leads, so Rohan begins and removes three.
      add('Gondor Regular', 'Osgiliath'),
      says(/Rohan removes 3 units and Gondor 2/, 'Rohan 4, Gondor 6'),
    ],
  },
  {
    name: 'a million elves, described', example: 'A million elves, accepted',
    way: [
      // Ten elves at first, and seven rounds of one each.
      write(/Counters$/, 'elves = 10'),
      press('Enter'),
      says('elves 1,000,010'),
      press(/^Decide anew.*1,000,000/),
      write('Rounds', '7'),
      press('Name it'),
      press(/^Agree/),
      says('Done: 7 rounds', 'elves 17'),
    ],
  },
  {
    name: 'who dies first', example: 'Who dies first in a loop that cannot be stopped?',
    way: [
      // B at 10 loses 3 a round: 7, 4, 1, and −2 in the fourth. A: 3 − 2 + 3 = 4, 5, 6, 7.
      write(/Counters$/, 'life-b = 10'),
      press('Enter'),
      says('round 4', '“drain”', 'Player B loses', 'life-a 7 and life-b −2'),
    ],
  },
  {
    name: 'a million each', example: 'A million each: who acts last?',
    way: [
      // 4 is named and 2 answered, so A has the last action. Each round ends with his: none is added. 3 + 2·2 and 8 + 2·2.
      press(/^Decide anew.*1,000,000/),
      write('Rounds', '4'),
      press('Name it'),
      write('Fewer rounds', '2'),
      press('Name it'),
      says('Done: 2 rounds', 'Player A acts last', 'ours 7 and theirs 12'),
    ],
  },
];

test('the gallery asks these questions and no other', TEST, async () => {
  const page = await site.visit('', mouse.context);
  const titles = () => page.locator('.card__open').allTextContents();
  const asked = await until(page, titles, (all) => all.length >= questions.length);
  assert.deepEqual(asked.map(plain).sort(), questions.map(({ example }) => plain(example)).sort());
  await finish(page);
});

for (const [name, hand] of Object.entries(hands)) {
  for (const question of questions) {
    test(`${question.name}, by ${name}`, TEST, async () => {
      const page = await site.visit('', hand.context);
      const by = hand(page);
      const walk = async (way, begun) => {
        let gestures = begun;
        for (const step of way) {
          if (step.says) await answers(page, step.says, question.name);
          if (step.kind) await tells(kindOfAnswer(page), step.kind, question.name);
          if (step.press) gestures += await by.press(step.press(page)) ?? 1;
          if (step.write) gestures += await by.write(step.write(page), step.text) ?? 1;
          if (step.put) gestures += await by.put(step.put(page), step.to) ?? 1;
        }
        assert.ok(gestures <= MOST, `${gestures} gestures`);
      };
      await galleryIsFilled(page);
      await by.press(page.getByRole('heading', { level: 4, name: question.example, exact: true }).getByRole('button'));
      await walk(question.way, 1);
      await picture(page, `question-${question.name.replaceAll(' ', '-')}-${name}`);
      if (question.then) await walk(question.then, 0);
      await finish(page);
    });
  }
}
