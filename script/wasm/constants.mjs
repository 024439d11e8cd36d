// Which constants of a program (its sentences, cards, examples) the functions of the first screen read, found from what
// the linker wrote down (--emit-relocs): which bytes of code and of constants are the address of which constant.
// Source: WebAssembly tool conventions, Linking.md ("linking" and "reloc.*" sections).
import { Reader, SECTION, custom, read, segmentsOf } from './sections.mjs';
import { stable } from './split.mjs';

const SYMBOL_TABLE = 8;
const SEGMENT_INFO = 5;
const SYMBOL = { data: 1, section: 3 };
const UNDEFINED = 0x10;
const EXPLICIT_NAME = 0x40;
const FUNCTION_INDEX = 0;
/** Relocations that hold the address of a constant, with an addend. */
const ADDRESSES = new Set([3, 4, 5, 11, 14, 15, 16, 17, 23]);
/** Others with an addend: offsets into functions and sections. */
const OFFSETS = new Set([8, 9, 22]);
/** A range this short, in bytes, costs more as a segment of its own than it saves. */
const WORTH = 16;
/** wasm-opt puts a function this small, in bytes, into its callers although others call it too. */
const SMALL = 96;

/**
 * The ranges of memory, `{ from, to }` in order, whose constants no function named in `early`, and none that was put into
 * one, reads or points to. `linked` is the program with its relocations; `final` are the functions' names in the program
 * as it is shipped: what is not among them any more was put into its callers.
 */
export function lateConstants(linked, early, final) {
  const module = read(linked);
  const { symbols, segmentNames } = symbolsOf(noted(module, 'linking'));
  const segments = segmentsOf(module.sections.get(SECTION.data));
  const readOnly = new Set(segmentNames.flatMap((segment, index) => (segment.startsWith('.rodata') ? [index] : [])));
  const addressOf = ({ segment, offset }) => segments[segment].address + offset;
  const constants = symbols
    .filter((symbol) => symbol.kind === SYMBOL.data && readOnly.has(symbol.segment) && symbol.size > 0)
    .map((symbol) => ({ from: addressOf(symbol), to: addressOf(symbol) + symbol.size, early: false, reads: [] }))
    .sort((one, other) => one.from - other.from);
  const at = (address) => constants.filter(({ from, to }) => from <= address && address < to);
  const byAddress = new Map();
  for (const constant of constants) byAddress.set(constant.from, [...(byAddress.get(constant.from) ?? []), constant]);
  const named = (symbol) => (symbol?.kind === SYMBOL.data && readOnly.has(symbol.segment)
    ? byAddress.get(addressOf(symbol)) ?? [] : []);

  // What each function reads and calls.
  const code = module.sections.get(SECTION.code).byteOffset;
  const functions = module.bodies.map((body, nth) => ({
    from: body.byteOffset - code, to: body.byteOffset - code + body.length,
    name: stable(module.names.get(module.imports.length + nth) ?? ''), reads: [], calls: [],
  }));
  const functionAt = finder(functions);
  for (const { type, offset, symbol } of relocations(noted(module, 'reloc.CODE'))) {
    const by = functionAt(offset);
    if (!by) continue;
    if (ADDRESSES.has(type)) by.reads.push(...named(symbols[symbol]));
    else if (type === FUNCTION_INDEX) by.calls.push(functions[symbols[symbol].index - module.imports.length]);
  }
  // What each constant points to.
  const constantAt = (offset) => {
    const segment = segments.find(({ start, end }) => start <= offset && offset < end);
    return segment ? at(segment.address + offset - segment.start) : [];
  };
  for (const { type, offset, symbol } of relocations(noted(module, 'reloc.DATA'))) {
    if (!ADDRESSES.has(type)) continue;
    for (const constant of constantAt(offset)) constant.reads.push(...named(symbols[symbol]));
  }

  const seen = new Set();
  const put = (constant) => {
    if (constant.early) return;
    constant.early = true;
    constant.reads.forEach(put);
  };
  const visit = (by) => {
    if (!by || seen.has(by)) return;
    seen.add(by);
    by.reads.forEach(put);
    for (const called of by.calls) if (called && (called.to - called.from < SMALL || !final.has(called.name))) visit(called);
  };
  functions.filter(({ name }) => early.has(name) || name === '').forEach(visit);
  return runsOf(constants);
}

/** Ranges of neighbouring constants that nothing early reads. What is between two constants stays with an early one. */
function runsOf(constants) {
  const runs = [];
  let reached = 0; // up to where an early constant lies
  let last;
  for (const { from, to, early } of constants) {
    if (early) {
      if (last && last.to > from) last.to = from;
      reached = Math.max(reached, to);
      last = undefined;
      continue;
    }
    const start = Math.max(from, reached);
    if (start >= to) continue;
    if (last) last.to = Math.max(last.to, to);
    else runs.push(last = { from: start, to });
  }
  return runs.filter((run) => run.to - run.from > WORTH);
}

function noted(module, part) {
  const found = custom(module, part);
  if (!found) throw new Error(`constants: the program has no section ${part}; it was linked without --emit-relocs`);
  return found;
}

function symbolsOf(reader) {
  if (reader.number() !== 2) throw new Error('constants: a linking section of another version');
  let symbols = [];
  let segmentNames = [];
  while (!reader.done) {
    const part = reader.byte();
    const inner = new Reader(reader.take(reader.number()));
    if (part === SYMBOL_TABLE) symbols = inner.list(() => symbolOf(inner));
    else if (part === SEGMENT_INFO) segmentNames = inner.list(() => {
      const segment = inner.name();
      inner.number();
      inner.number();
      return segment;
    });
  }
  return { symbols, segmentNames };
}

function symbolOf(reader) {
  const kind = reader.byte();
  const flags = reader.number();
  if (kind === SYMBOL.data) {
    reader.name();
    return flags & UNDEFINED ? { kind: -1 } : { kind, segment: reader.number(), offset: reader.number(), size: reader.number() };
  }
  if (kind === SYMBOL.section) return { kind, index: reader.number() };
  const index = reader.number();
  if (!(flags & UNDEFINED) || flags & EXPLICIT_NAME) reader.name();
  return { kind, index };
}

function relocations(reader) {
  reader.number(); // the section that they are of
  return reader.list(() => {
    const type = reader.byte();
    const offset = reader.number();
    const symbol = reader.number();
    if (ADDRESSES.has(type) || OFFSETS.has(type)) reader.skip();
    return { type, offset, symbol };
  });
}

function finder(ranges) {
  return (offset) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranges[middle].to <= offset) low = middle + 1;
      else high = middle;
    }
    return ranges[low]?.from <= offset ? ranges[low] : undefined;
  };
}
