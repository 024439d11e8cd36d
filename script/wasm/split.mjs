// Splits a module in two: the functions that the first screen needs, and the rest, which is fetched once that
// screen stands. Both parts number their functions as the whole did, so no instruction is read or changed: in each
// part, the other's functions are replaced by a few bytes that call them through a table which both share.
import { KIND, Reader, SECTION, constant, customsNamed, joined, list, name, number, read, segmentsOf, sized, write } from './sections.mjs';

const END = 0x0b;
const CALL = 0x10;
const CALL_INDIRECT = 0x11;
const LOCAL_GET = 0x20;
const GLOBAL_GET = 0x23;
const EQZ = 0x45;
const IF = 0x04;
const VOID = 0x40;
const I32 = 0x7f;
const FUNCREF = 0x70;
/** Where the table keeps the function that fetches the rest: no function of the module has this number but an import. */
const FETCH = 0;

/** A symbol without what changes from build to build. */
export const stable = (symbol) => symbol
  .replace(/17h[0-9a-f]{16}E$/, '')
  .replace(/(C)s[0-9A-Za-z]{5,13}_/g, '$1')
  .replace(/shim_idx: \d+/, 'shim');

/** The names of a module's own functions, by number. */
export function namesOf(bytes) {
  const module = read(bytes);
  return new Map([...module.names].filter(([index]) => index >= module.imports.length).map(([index, symbol]) => [index, stable(symbol)]));
}

/**
 * The two parts of `bytes`: `first` with the functions whose stable names are in `early` or that have none, `rest` with the others and
 * with the constants in the ranges `late` of memory, `{ from, to }`, which only they read.
 * `first` exports what `rest` needs, all under names that begin with `split:`.
 */
export function split(bytes, early, late = []) {
  const whole = read(bytes);
  if (whole.imports.length === 0) throw new Error('split: a module without imports leaves no place for the fetch');
  const before = whole.imports.length;
  const end = before + whole.functions.length;
  // What has no name, such as the start, was made by wasm-bindgen for all the others.
  const kept = whole.functions.map((_, nth) => {
    const symbol = whole.names.get(before + nth);
    return symbol === undefined || early.has(stable(symbol));
  });
  const types = [...whole.types];
  const plain = typeOf(types, [], []);
  const crossing = whole.tables.length;
  const fetched = whole.globals.length;
  const table = joined(FUNCREF, 0, number(end));

  const through = (nth, opening) => {
    const { params } = types[whole.functions[nth]];
    const given = Array.from({ length: params }, (_, local) => joined(LOCAL_GET, number(local)));
    return joined(0, opening, ...given, constant(before + nth), CALL_INDIRECT, number(whole.functions[nth]), number(crossing), END);
  };
  // The last function of the first part: fetches the rest unless it is there.
  const wait = joined(0, GLOBAL_GET, number(fetched), EQZ, IF, VOID, constant(FETCH), CALL_INDIRECT, number(plain), number(crossing), END, END);
  const firstBodies = whole.bodies.map((body, nth) => (kept[nth] ? body : through(nth, joined(CALL, number(end)))));
  const restBodies = whole.bodies.map((body, nth) => (kept[nth] ? through(nth, []) : body));

  const shared = [
    ...whole.tables.map((type, index) => ({ name: `split:table${index}`, kind: KIND.table, index, type })),
    { name: 'split:crossing', kind: KIND.table, index: crossing, type: table },
    ...whole.globals.map(({ type }, index) => ({ name: `split:global${index}`, kind: KIND.global, index, type })),
    ...(whole.sections.has(SECTION.memory) ? [{ name: 'split:memory', kind: KIND.memory, index: 0, type: whole.sections.get(SECTION.memory).subarray(1) }] : []),
  ];
  const exported = [...shared, { name: 'split:fetched', kind: KIND.global, index: fetched }];
  const typeSection = list(types.map(({ bytes: type }) => type));

  const first = new Map(whole.sections);
  first.set(SECTION.type, typeSection);
  first.set(SECTION.function, list([...whole.functions, plain].map(number)));
  first.set(SECTION.table, list([...whole.tables, table]));
  const globals = whole.sections.get(SECTION.global);
  first.set(SECTION.global, joined(number(fetched + 1), globals ? globals.subarray(number(fetched).length) : [], I32, 1, constant(0), END));
  first.set(SECTION.export, exportsOf([...whole.exports, ...exported]));
  first.set(SECTION.element, withElements(whole.sections.get(SECTION.element), runs(kept, before, true), crossing));
  first.set(SECTION.code, list([...firstBodies, wait].map(sized)));

  const { kept: data, moved } = parted(segmentsOf(whole.sections.get(SECTION.data)), late);
  first.set(SECTION.data, data);
  first.delete(SECTION.dataCount);

  const rest = new Map();
  rest.set(SECTION.type, typeSection);
  rest.set(SECTION.import, list([
    ...whole.imports.map((entry) => joined(name(entry.module), name(entry.name), KIND.function, number(entry.type))),
    ...shared.map((entry) => joined(name('first'), name(entry.name), entry.kind, entry.type)),
  ]));
  rest.set(SECTION.function, whole.sections.get(SECTION.function));
  rest.set(SECTION.element, withElements(undefined, runs(kept, before, false), crossing));
  rest.set(SECTION.code, list(restBodies.map(sized)));
  rest.set(SECTION.data, moved);
  const features = customsNamed(whole, (custom) => custom === 'target_features');
  return { first: write(first, features), rest: write(rest, features) };
}

/** The segments without the ranges `late`, which are in order, and those ranges as segments of their own. */
function parted(segments, late) {
  const [kept, moved] = [[], []];
  const put = (where, { address, bytes }, from, to) => {
    if (from < to) where.push(joined(0, constant(from), END, sized(bytes.subarray(from - address, to - address))));
  };
  for (const segment of segments) {
    const end = segment.address + segment.bytes.length;
    let at = segment.address;
    for (const range of late.filter(({ from, to }) => to > segment.address && from < end)) {
      const [from, to] = [Math.max(range.from, at), Math.min(range.to, end)];
      put(kept, segment, at, from);
      put(moved, segment, from, to);
      at = Math.max(at, to);
    }
    put(kept, segment, at, end);
  }
  return { kept: list(kept), moved: list(moved) };
}

/** The whole module with a call of `split:crossing`'s first entry, told the function's number, at the start of each function. */
export function watched(bytes) {
  const whole = read(bytes);
  const types = [...whole.types];
  const told = typeOf(types, [I32], []);
  const table = whole.tables.length;
  const sections = new Map(whole.sections);
  const bodies = whole.bodies.map((body, nth) => {
    const code = afterLocals(body);
    return joined(body.subarray(0, code), constant(whole.imports.length + nth), constant(FETCH), CALL_INDIRECT, number(told), number(table), body.subarray(code));
  });
  sections.set(SECTION.type, list(types.map(({ bytes: type }) => type)));
  sections.set(SECTION.table, list([...whole.tables, joined(FUNCREF, 0, 1)]));
  sections.set(SECTION.export, exportsOf([...whole.exports, { name: 'split:crossing', kind: KIND.table, index: table }]));
  sections.set(SECTION.code, list(bodies.map(sized)));
  return write(sections, whole.customs);
}

function afterLocals(body) {
  const reader = new Reader(body);
  for (let groups = reader.number(); groups > 0; groups--) {
    reader.number();
    reader.byte(); // the kind of value: one byte for all that Rust has
  }
  return reader.at;
}

/** The number of a type, which is put behind the others if it is not among them. */
function typeOf(types, params, results) {
  const bytes = joined(0x60, list(params.map((kind) => [kind])), list(results.map((kind) => [kind])));
  const found = types.findIndex((type) => Buffer.from(type.bytes).equals(bytes));
  if (found >= 0) return found;
  return types.push({ params: params.length, results: results.length, bytes }) - 1;
}

/** Neighbours among the functions that are kept, or that are not, as numbers of functions. */
function runs(kept, before, wanted) {
  const found = [];
  kept.forEach((is, nth) => {
    if (is !== wanted) return;
    if (nth > 0 && kept[nth - 1] === wanted) found.at(-1).push(before + nth);
    else found.push([before + nth]);
  });
  return found;
}

/** The elements that are there, and one entry for each run, at the functions' own numbers in `table`. */
function withElements(section, found, table) {
  const there = new Reader(section ?? [0]);
  const items = there.number();
  const added = found.map((run) => joined(2, number(table), constant(run[0]), END, 0, list(run.map(number))));
  return joined(number(items + added.length), there.bytes.slice(there.at), ...added);
}

/** Entries as the section of exports holds them. */
function exportsOf(entries) {
  return list(entries.map((entry) => joined(name(entry.name), entry.kind, number(entry.index))));
}
