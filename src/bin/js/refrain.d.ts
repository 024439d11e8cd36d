// The types of Refrain's module, version 1. tests/js compares them with what the module gives.
// Numbers of any size are decimal strings.

export type Lang = 'en' | 'fr';
export type Form = 'text' | 'markdown' | 'reddit' | 'discord' | 'bbcode' | 'mediawiki' | 'dokuwiki';
export type Json = unknown;

/** A case as files and the page hold it. */
export interface CaseFile {
  schema: number;
  id?: string;
  game: string;
  about?: string;
  source?: string;
  case: Case;
  expect?: Json;
  view?: Json;
  known_failure?: string;
  blessed?: Json;
}

export interface Case {
  ruleset: string;
  ask: string;
  /** The game's own: its folder has a setup.md. */
  setup: Json;
  acts?: Act[];
  readings?: Record<string, string>;
}

/** A deed in the game. */
export interface Act {
  seat?: string | null;
  key: string;
  args?: Record<string, Json>;
  answers?: string | null;
}

/** A change of the setup. */
export type Edit =
  | { add: { kind: string; zone: string; amount: string } }
  | { move: { token: string; amount: string; zone: string } }
  | { remove: { token: string; amount: string } }
  | { amount: { token: string; amount: string } }
  | { set: { token?: string | null; key: string; value: string } }
  | 'clear';

/** A moment of a case. */
export type At = 'setup' | 'end' | { act: number } | { step: number } | { lap: Json };

/** Words with the id and the arguments that a program compares. */
export interface Told {
  id: string;
  args: Record<string, Json>;
  words: string;
}

export interface Ruling {
  version?: number;
  lang?: string;
  answer: string;
  standing: 'settled' | 'refused' | 'awaits' | 'open' | 'unknown';
  verdict?: Told;
  first?: Problem;
  legal_wording?: Told | null;
  prompt?: Prompt;
  question?: string;
  asks?: Told;
  alike?: boolean;
  branches?: Branch[];
  why?: Told;
  known?: Finding[];
  ways_on?: Told[];
  steps: Step[];
  cites: Rule[];
  findings: Finding[];
  problems: Problem[];
  assumes: Told[];
  rests_on: Record<string, string>;
  loops: Loop[];
  tables: Table[];
}

export interface Step {
  id: string;
  args: Record<string, Json>;
  words: string;
  cites: string[];
  actor: string | null;
  touches: string[];
}

export interface Rule {
  cite: string;
  book: string;
  edition: string;
  formerly: Former[];
  gist: string;
  basis: string;
}

export interface Former {
  edition: string;
  place: string;
}

export interface Finding {
  key: string;
  value: Json;
  words: string;
  cites: string[];
}

export interface Problem {
  id: string;
  args: Record<string, Json>;
  words: string;
  setup?: boolean;
  act?: number;
  token?: string;
  severity: string;
  cites: string[];
}

export interface Prompt {
  key: string;
  seat: string | null;
  asks: Told;
  choices: Choice[];
  number: NumberAsked | null;
}

export interface Choice {
  id: string;
  words: string;
  act: Act;
  allowed: boolean;
  why: Problem[];
  gives: Told | null;
}

export interface NumberAsked {
  asks: Told;
  act: Act;
  arg: string;
  least: string;
  most: string | null;
  offered: Offered[];
  /** Places within the round of that number, if there is a choice: each with the act that takes it. */
  windows: PlaceInRound[];
}

export interface PlaceInRound {
  says: Told;
  act: Act;
}

export interface Offered {
  number: string;
  gives: Told | null;
}

export interface Branch {
  option: string;
  words: string;
  ruling: Ruling;
}

export interface Loop {
  round: Action[];
  agreed: string;
  done: string;
  counters: Counter[];
  stop: Stop | null;
  last: string | null;
  added: string | null;
  compared_at: string[];
  way: Json;
}

/** What is compared, and what decides. */
export interface Table {
  says: Told;
  heads: Head[];
  rows: Row[];
  below: Told | null;
  cites: string[];
  /** Whether it is only opened by those who want to see it. */
  folded: boolean;
}

export interface Head {
  says: Told;
  seat: string | null;
}

export interface Row {
  says: Told;
  cells: Cell[];
  /** Whether an earlier row has decided. */
  idle: boolean;
}

export interface Cell {
  says: Told;
  /** Whether it decides, or may be done. */
  marked: boolean;
  /** A share of the whole, in per mille. */
  share: number | null;
}

export interface Action {
  seat: string | null;
  says: Told;
}

export interface Counter {
  says: Told;
  start: string;
  change: string | null;
  least: string;
  most: string;
  end: string;
}

export interface Stop {
  iteration: string;
  action: number;
  why: Told;
}

export interface Board {
  seats: Seat[];
  zones: Zone[];
  tokens: Token[];
  fields: Field[];
  links: Link[];
  edges: string[][];
  offers: Offer[];
  state: Record<string, Json>;
}

export interface Seat {
  id: string;
  name: string;
}

export interface Zone {
  id: string;
  parent: string | null;
  name: string;
  layout: 'row' | 'grid' | 'pairs' | 'stack' | 'track' | 'dice' | 'map';
  kind: string;
  seat: string | null;
  badges: Badge[];
  fields: Field[];
  offers: Offer[];
}

export interface Token {
  id: string;
  zone: string;
  name: string;
  kind: string;
  seat: string | null;
  count: string | null;
  badges: Badge[];
  fields: Field[];
  offers: Offer[];
  card: string | null;
}

export interface Link {
  from: string;
  to: string;
  kind: string;
}

export interface Badge {
  key: string;
  value: Json;
  words: string;
}

export interface Field {
  key: string;
  token: string | null;
  name: string;
  kind: 'number' | 'choice' | 'toggle' | 'text';
  value: Json;
  least?: string;
  most?: string | null;
  options?: Option[];
}

export interface Option {
  id: string;
  words: string;
}

/** Something that can be done: give `does.edit` to `edit`, `does.act` to `act`. */
export interface Offer {
  words: string;
  does: Does | null;
  allowed: boolean;
  why: Problem[];
}

export interface Does {
  edit?: Json;
  act?: Act;
  reading?: string;
  option?: string | null;
}

export interface Game {
  id: string;
  name: string;
  covers: string;
  rulesets: RulesetName[];
  questions: Question[];
  examples: Example[];
}

export interface RulesetName {
  id: string;
  name: string;
}

export interface Question {
  id: string;
  title: string;
  how: string;
  empty: CaseFile | null;
}

export interface Example {
  id: string;
  title: string;
  file: CaseFile | null;
}

/** The ruling on a case. Throws an Error that says what is wrong with a file. */
export function rule(file: CaseFile | string, lang?: Lang): Ruling;
/** The board of a case at a moment; at the end, if none is named. */
export function board(file: CaseFile | string, at?: At, lang?: Lang): Board;
/** The case with its setup changed; throws if that is physically impossible. */
export function edit(file: CaseFile | string, edit: Edit): CaseFile;
/** The case with one more deed. A deed that the rules forbid is kept, and is a problem of the ruling. */
export function act(file: CaseFile | string, act: Act): CaseFile;
/** The ruling in a form for people; with the page's address, a link stands behind it. */
export function exportText(file: CaseFile | string, form: Form, lang?: Lang, page?: string): string;
/** The fragment of a link that opens the case on the page, without the `#`. */
export function link(file: CaseFile | string, lang?: Lang): string;
/** The games, with their questions and solved examples. */
export function games(lang?: Lang): Game[];
