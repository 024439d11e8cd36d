import { Reader } from './sections.mjs';

/** Where the segments of a data section lie in memory (`address`) and in the section (`start`, `end`). */
export function segmentsOf(section) {
  const reader = new Reader(section);
  return reader.list(() => {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error('constants: a segment that is not put at a constant address');
    const address = reader.number();
    reader.byte(); // the end of the address
    const length = reader.number();
    const start = reader.at;
    return { address, bytes: reader.take(length), start, end: reader.at };
  });
}
