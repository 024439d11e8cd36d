// The Lord of the Rings TCG on the page, by keyboard alone: an action of the maneuver phase, the assignment that it makes
// possible, a skirmish with its actions. What the answers must say is worked out by hand from the rules, above each.
import { test } from 'node:test';
import { keyboard } from './hands.mjs';
import { link } from './links.mjs';
import { TEST, answers, button, finish, kindOfAnswer, stage, tells } from './page.mjs';

const site = stage();
const card = (id, number, more = {}) => ({ id, card: number, wounds: '0', ...more });
const board = (b, a = []) => link({
  g: 'lotr-tcg', r: 'cr-4.2', q: 'assignment', b: { site: null, burdens: '0', ring_bearer: 'frodo', ...b }, a,
});

test('a maneuver action makes room for a second minion', TEST, async () => {
  const characters = [card('frodo', '1C290'), card('aragorn', '1R89')];
  const minions = [card('r1', '1U178'), card('r2', '1U178')];
  const page = await site.visit(board({ characters, minions, phase: 'maneuver' }), keyboard.context);
  const by = keyboard(page);
  // Exerting gives Aragorn defender +1 until the regroup phase; then all pass, and both Runners may be his.
  await by.press(button(page, /^Use Aragorn/).first());
  await tells(kindOfAnswer(page), /Free Peoples player|Shadow player/, 'somebody acts or passes');
  await by.press(button(page, /^Pass/).first());
  await tells(kindOfAnswer(page), /Free Peoples player/, 'the Free Peoples player may act again');
  await by.press(button(page, /^Pass/).first());
  await by.press(button(page, /Goblin Runner 1 to Aragorn/).first());
  await by.press(button(page, /Goblin Runner 2 to Aragorn/).first());
  // 8 against 10: one wound for the loss, none for damage; with the exertion two of his four are left.
  await answers(page, [/Aragorn 8 to 10 /, /1 wound\b/, /2 vitality left/], 'two Runners on Aragorn');
  await finish(page);
});

test('a skirmish action turns a loss into a win', TEST, async () => {
  const characters = [card('frodo', '1C290'), card('gimli', '1R13')];
  const minions = [card('scavengers', '1C179')];
  const acts = [{ seat: 'free_peoples', key: 'assign', args: { minion: 'scavengers', character: 'gimli' } }];
  const page = await site.visit(board({ characters, minions }, acts), keyboard.context);
  const by = keyboard(page);
  await answers(page, [/Gimli 6 to 8 /], 'nobody acts');
  // Played one by one, Gimli exerts twice: 10 against 8, and wins.
  await by.press(button(page, /^The skirmish of Gimli/).first());
  await by.press(button(page, /^Use Gimli/).first());
  await by.press(button(page, /^Pass/).first());
  await by.press(button(page, /^Use Gimli/).first());
  await answers(page, [/Gimli 10 to 8 /], 'Gimli exerts twice');
  await finish(page);
});
