// A WebAssembly module as its sections, for the build steps that move whole functions about.
// Nothing here reads an instruction. Source: WebAssembly Core Specification 2.0, chapter 5 (binary format).

export const SECTION = { custom: 0, type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, start: 8, element: 9, code: 10, data: 11, dataCount: 12 };
/** The order in which sections stand, by number: the data count comes before the code. */
const ORDER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11];
const MAGIC = Buffer.of(0, 97, 115, 109, 1, 0, 0, 0);
const KIND = { function: 0, table: 1, memory: 2, global: 3 };
export { KIND };

/** Reads numbers, names and ranges of bytes, one after the other. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get done() {
    return this.at >= this.bytes.length;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** An unsigned number in LEB128; a signed one has the same length. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      if (byte === undefined || shift > 28) throw new Error('wasm: a number runs on');
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  /** Leaves out a number of any length. */
  skip() {
    while (this.byte() > 127);
  }

  take(length) {
    if (this.at + length > this.bytes.length) throw new Error('wasm: a part is cut short');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  name() {
    return new TextDecoder().decode(this.take(this.number()));
  }

  /** What `read` reads next, as the bytes it stands in. */
  range(read) {
    const start = this.at;
    read();
    return this.bytes.subarray(start, this.at);
  }

  list(read) {
    return Array.from({ length: this.number() }, read);
  }
}

export function number(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

/** A constant on the stack: signed, so that a seventh bit is not a sign. */
export function constant(value) {
  const bytes = [];
  for (; value > 63; value >>>= 7) bytes.push((value & 127) | 128);
  return [0x41, ...bytes, value];
}

/** Bytes, numbers below 256 and lists of them, one after the other. */
export const joined = (...parts) => Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.of(part) : Buffer.from(part))));
/** Bytes with their length before them. */
export const sized = (bytes) => joined(number(bytes.length), bytes);
/** Items with their number before them. */
export const list = (items) => joined(number(items.length), ...items);
export const name = (text) => sized(Buffer.from(text));

/** What a module is made of; `bodies` are the functions of its own, without their lengths. */
export function read(bytes) {
  const file = new Reader(bytes);
  if (!MAGIC.equals(file.take(MAGIC.length))) throw new Error('wasm: this is no module of version 1');
  const module = { sections: new Map(), customs: [], types: [], imports: [], functions: [], tables: [], globals: [], exports: [], bodies: [], names: new Map() };
  while (!file.done) {
    const id = file.byte();
    const content = file.take(file.number());
    if (id === SECTION.custom) module.customs.push(content);
    else module.sections.set(id, content);
  }
  const each = (id, item) => {
    if (!module.sections.has(id)) return [];
    const reader = new Reader(module.sections.get(id));
    return reader.list(() => item(reader));
  };
  const limits = (reader) => reader.byte() & 1 ? [reader.number(), reader.number()] : [reader.number()];
  const table = (reader) => reader.range(() => { reader.byte(); limits(reader); });
  module.types = each(SECTION.type, (reader) => {
    const start = reader.at;
    if (reader.byte() !== 0x60) throw new Error('wasm: a type that is no plain function');
    const [params, results] = [0, 0].map(() => reader.take(reader.number()).length);
    return { params, results, bytes: reader.bytes.subarray(start, reader.at) };
  });
  module.imports = each(SECTION.import, (reader) => {
    const entry = { module: reader.name(), name: reader.name(), kind: reader.byte() };
    if (entry.kind !== KIND.function) throw new Error(`wasm: ${entry.module}.${entry.name} is an import that is no function`);
    return { ...entry, type: reader.number() };
  });
  module.functions = each(SECTION.function, (reader) => reader.number());
  module.tables = each(SECTION.table, table);
  module.globals = each(SECTION.global, (reader) => {
    const type = reader.take(2);
    // All that Rust writes here: a constant number, and the end of the expression.
    if (reader.byte() !== 0x41) throw new Error('wasm: a global that starts as no constant');
    reader.number();
    if (reader.byte() !== 0x0b) throw new Error('wasm: a global whose start does not end');
    return { type };
  });
  module.exports = each(SECTION.export, (reader) => ({ name: reader.name(), kind: reader.byte(), index: reader.number() }));
  module.bodies = each(SECTION.code, (reader) => reader.take(reader.number()));
  module.names = functionNames(module);
  return module;
}

function functionNames(module) {
  const reader = custom(module, 'name');
  while (reader && !reader.done) {
    const part = reader.byte();
    const inner = new Reader(reader.take(reader.number()));
    if (part === 1) return new Map(inner.list(() => [inner.number(), inner.name()]));
  }
  return new Map();
}

/** What stands behind its name in the custom part of a module that is called `wanted`; nothing if there is none. */
export function custom(module, wanted) {
  return module.customs.map((content) => new Reader(content)).find((reader) => reader.name() === wanted);
}

/** Where the segments of a data section lie in memory (`address`) and in the section (`start`, `end`). */
export function segmentsOf(section) {
  const reader = new Reader(section);
  return reader.list(() => {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error('wasm: a segment that is not put at a constant address');
    const address = reader.number();
    reader.byte(); // the end of the address
    const length = reader.number();
    const start = reader.at;
    return { address, bytes: reader.take(length), start, end: reader.at };
  });
}

/** The custom parts of a module whose names `wanted` takes. */
export function customsNamed(module, wanted) {
  return module.customs.filter((content) => wanted(new Reader(content).name()));
}

/** A module's bytes: the sections given, and the custom parts that tell tools what it needs and how its functions are called. */
export function write(sections, customs) {
  return joined(
    MAGIC,
    ...ORDER.filter((id) => sections.has(id)).map((id) => joined(id, sized(sections.get(id)))),
    ...customs.map((content) => joined(SECTION.custom, sized(content))),
  );
}
