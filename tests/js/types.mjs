// Reads the interfaces of a .d.ts file, as far as ours uses the language, and finds fault with values that do not fit.

/** What stands in the file: interfaces by name, aliases by name, the names of its functions. */
export function read(text) {
  const plain = text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const interfaces = new Map();
  for (const [, name, body] of plain.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)) {
    const fields = new Map();
    for (const [, field, optional, type] of body.matchAll(/^\s*(\w+)(\??): (.+);$/gm)) fields.set(field, { optional: optional === '?', type });
    interfaces.set(name, fields);
  }
  const aliases = new Map();
  for (const [, name, type] of plain.matchAll(/export type (\w+) =\s*([\s\S]*?);\n(?=\n|export)/g)) aliases.set(name, type);
  const functions = [...plain.matchAll(/export function (\w+)\(/g)].map(([, name]) => name);
  return { interfaces, aliases, functions };
}

/** What does not fit, each with the way to it; `types` is what `read` gave. */
export function faults(value, type, types, way = type) {
  const options = split(type, '|');
  if (options.length > 1) {
    return options.some((option) => faults(value, option, types, way).length === 0) ? [] : [`${way}: ${JSON.stringify(value)} is no ${type}`];
  }
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${way} is no list`];
    return value.flatMap((item, nth) => faults(item, type.slice(0, -2), types, `${way}[${nth}]`));
  }
  if (type === 'Json' || type === 'unknown') return value === undefined ? [`${way} is missing`] : [];
  if (type === 'null') return value === null ? [] : [`${way} is not null`];
  if (type.startsWith("'")) return `'${value}'` === type ? [] : [`${way}: ${value} is not ${type}`];
  if (['string', 'number', 'boolean'].includes(type)) return typeof value === type ? [] : [`${way}: ${JSON.stringify(value)} is no ${type}`];
  const record = type.match(/^Record<string, (.+)>$/);
  if (record) return Object.entries(value ?? {}).flatMap(([key, item]) => faults(item, record[1], types, `${way}.${key}`));
  if (types.aliases.has(type)) return faults(value, types.aliases.get(type).replace(/\s+/g, ' ').replace(/^\| /, ''), types, way);
  const fields = types.interfaces.get(type);
  if (!fields) throw new Error(`${way}: the test does not know the type ${type}`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${way}: ${JSON.stringify(value)} is no ${type}`];
  const unknown = Object.keys(value).filter((key) => !fields.has(key)).map((key) => `${way}.${key} is in no type`);
  const wrong = [...fields].flatMap(([key, { optional, type: of }]) => {
    if (optional && value[key] === undefined) return [];
    return faults(value[key], of, types, `${way}.${key}`);
  });
  return [...unknown, ...wrong];
}

// At the marks that stand within no brackets.
function split(type, mark) {
  const parts = [''];
  let depth = 0;
  for (const c of type) {
    if ('<({['.includes(c)) depth += 1;
    if ('>)}]'.includes(c)) depth -= 1;
    if (c === mark && depth === 0) parts.push('');
    else parts[parts.length - 1] += c;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
