// Share links, written here from their description and not by the program: `#s=1.` and base64url(deflate(JSON)).
import { deflateRawSync } from 'node:zlib';

/** The fragment of a link to a case; `members` are the link's own: g game, r rules, q question, b board, a deeds, o readings, v view. */
export function link(members, version = '1') {
  return `#s=${version}.${deflateRawSync(Buffer.from(JSON.stringify(members))).toString('base64url')}`;
}

const card = (id, number, wounds = '0') => ({ id, card: number, wounds });
const assign = (seat, minion, character) => ({ seat, key: 'assign', args: { minion, character } });

/** Aragorn (8, no defender) and Frodo against two Savages and a Goblin Runner; nothing assigned. */
export function assignment(more = {}) {
  const b = {
    site: null, burdens: '0', ring_bearer: 'frodo',
    characters: [card('aragorn', '1R89'), card('frodo', '1C290')],
    minions: [card('u1', '1C151'), card('u2', '1C151'), card('g1', '1U178')],
  };
  return { g: 'lotr-tcg', r: 'cr-4.2', q: 'assignment', b, ...more };
}

/** The same with Frodo's place taken, and the Free Peoples player still to go on. */
export function frodoIsFull(more = {}) {
  return assignment({ a: [assign('free_peoples', 'u1', 'frodo')], ...more });
}

/** The same with a second minion asked for Frodo all the same. */
export function refused(more = {}) {
  return assignment({ a: [assign('free_peoples', 'u1', 'frodo'), assign('free_peoples', 'u2', 'frodo')], ...more });
}

/** Every minion placed: Aragorn has u1, the Shadow player puts the rest on him. */
export function settled(more = {}) {
  const a = [
    assign('free_peoples', 'u1', 'aragorn'), { seat: 'free_peoples', key: 'done' },
    assign('shadow', 'g1', 'aragorn'), assign('shadow', 'u2', 'frodo'),
  ];
  return assignment({ a, ...more });
}

const round = [
  { act: { seat: 'free_peoples', key: 'activate', args: { piece: 'smeagol' } } },
  { act: { seat: 'shadow', key: 'activate', args: { piece: 'site-7U341' } } },
];

/** Sméagol against a Goblin Runner at Anduin Banks, two burdens, the loop proposed: now a number is named. */
export function loop(more = {}) {
  const b = {
    site: '7U341', burdens: '2', ring_bearer: 'frodo',
    characters: [card('frodo', '1C290'), card('smeagol', '5R29')], minions: [card('runner', '1U178')],
    skirmish: { character: 'smeagol', minions: ['runner'] },
  };
  const a = [{ seat: 'free_peoples', key: 'propose_loop', args: { body: { seq: round } } }];
  return { g: 'lotr-tcg', r: 'cr-4.2', q: 'loop', b, a, ...more };
}

/** Merged, Gondor 7 and Rohan 5 in Osgiliath: two over the limit, and the book does not say who removes them. */
export function overTheLimit(more = {}) {
  const b = { players: '4', turn: '1', regions: { osgiliath: { stand: 'mixed', units: { gondor: '7r', rohan: '5r' } } } };
  return { g: 'war-of-the-ring', r: '2e', q: 'army', b, ...more };
}

/** A mixed Army in Minas Tirith on turn 3, two Regulars and an Elite of Gondor and of Rohan each. */
export function army(more = {}) {
  const units = { gondor: '2r1e', rohan: '2r1e' };
  const b = { players: '4', turn: '3', regions: { 'minas-tirith': { stand: 'mixed', units } } };
  return { g: 'war-of-the-ring', r: '2e', q: 'army', b, ...more };
}
