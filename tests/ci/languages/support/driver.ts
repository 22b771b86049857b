import type { FunctionTree, Library, Type } from '#translate/tree.ts';

// A program that calls every function as its input requests. It is written in the library's few
// constructs, so that the translator produces it for each language. It only reads and writes
// numbers, and a language just provides input and output.

/** A language's functions to read a number and to write one. */
/**
 * Precedes every result, so that a result of another length is not mistaken for many wrong ones.
 */
export const mark = 123456.789;

export const given = ['readNumber', 'writeNumber'];

/** The language's own sine and cosine, which may differ in the last digit. */
export const circular = ['cosineOf', 'sineOf'];

/** The driver's source for functions in this order. */
export function driverText(library: Library, functions: readonly string[]): string {
  const parts = new Map<string, string>();
  const imports = new Set<string>();
  const read = (type: Type): string => reader(type, library, parts, imports);
  const write = (type: Type): string => writer(type, library, parts, imports);
  const own = circular.map((_, i) => functions.length + i);
  const asked = functions
    .map((name, i) => [library.functions.get(name)!, i] as const)
    .filter(([one]) => !givesMethods(one, library));
  const runs = asked.map(([one, i]) => run(one, i, read, write));
  const chooses = asked.map(([, i]) => `    if (which === ${i}) run${i}();`);
  const types = [...imports].map((name) => `  ${name},`).join('\n');
  return `
import type {
${types}
} from './types.ts';
${functions.map((name) => `import { ${name} } from '${fileOf(library, name)}';`).join('\n')}

export function readNumber(): number { return 0; }
export function writeNumber(value: number): void { }

export function cosineOf(angle: number): number { return Math.cos(angle); }
export function sineOf(angle: number): number { return Math.sin(angle); }

function readCount(): number { return readNumber() | 0; }

${[...parts.values()].join('\n')}

/** Walls for the callback: two that cross, and a post. */
function castAtWalls(circle: Circle, displacement: Vec2): Cast | null {
  const floor = castCircleAgainstSegment({ a: { x: -50, y: -5 }, b: { x: 50, y: -5 } }, circle, displacement);
  const slope = castCircleAgainstSegment({ a: { x: 4, y: -20 }, b: { x: 12, y: 20 } }, circle, displacement);
  const post = castCircleAgainstCircle({ center: { x: -8, y: 2 }, radius: 2 }, circle, displacement);
  let first = floor;
  if (first === null || (slope !== null && slope.fraction < first.fraction)) first = slope;
  if (first === null || (post !== null && post.fraction < first.fraction)) first = post;
  return first;
}

${runs.join('\n')}

/** Handles calls until the input ends. Each begins with the function's number. */
export function answerAll(): void {
  while (true) {
    const which = readCount();
    if (which < 0) return;
    writeNumber(${mark});
${chooses.join('\n')}
    if (which === ${own[0]}) writeNumber(cosineOf(readNumber()));
    if (which === ${own[1]}) writeNumber(sineOf(readNumber()));
  }
}
`;
}

/** Whether a function returns an object with methods, which numbers cannot represent. */
export const givesMethods = ({ returns }: FunctionTree, { structs }: Library): boolean =>
  returns.kind === 'struct' && structs.get(returns.name)!.methods !== undefined;

function fileOf(library: Library, name: string): string {
  const { file } = library.functions.get(name)!;
  return file.replace(/^.*\/src\/lib\//, './').replace(/^.*\/src\/translate\//, '../translate/');
}

function run(
  one: FunctionTree,
  i: number,
  read: (type: Type) => string,
  write: (type: Type) => string,
): string {
  const lines = one.parameters.map(({ name, type }) =>
    type.kind === 'function' ? '' : `  const ${name} = ${read(type)};`,
  );
  const values = one.parameters.map(({ name, type }) =>
    type.kind === 'function' ? 'castAtWalls' : name,
  );
  if (one.returns.kind === 'nothing') {
    return `function run${i}(): void {\n${lines.join('\n')}\n  ${one.name}(${values.join(', ')});\n}`;
  }
  return `function run${i}(): void {
${lines.join('\n')}
  const answer = ${one.name}(${values.join(', ')});
  ${write(one.returns).replace('$', 'answer')}
}`;
}

/** A type's name as part of a function's name. */
function nameOf(type: Type): string {
  switch (type.kind) {
    case 'struct':
    case 'enum':
      return type.name;
    case 'optional':
      return `Optional${nameOf(type.of)}`;
    case 'list':
      return `${nameOf(type.of)}List`;
    case 'number':
      return type.slot.isFloat ? 'Number' : 'Integer';
    case 'boolean':
      return 'Boolean';
    default:
      throw new Error(`No name of ${type.kind}.`);
  }
}

/** A type in TypeScript. */
function typeText(type: Type): string {
  if (type.kind === 'struct') return type.name;
  if (type.kind === 'optional') return `${typeText(type.of)} | null`;
  if (type.kind === 'list') return `readonly ${typeText(type.of)}[]`;
  return type.kind === 'boolean' ? 'boolean' : 'number';
}

/** An expression that reads a value. */
function reader(
  type: Type,
  library: Library,
  parts: Map<string, string>,
  imports: Set<string>,
): string {
  if (type.kind === 'number') return type.slot.isFloat ? 'readNumber()' : 'readCount()';
  if (type.kind === 'boolean') return 'readNumber() > 0';
  const fn = `read${nameOf(type)}`;
  if (parts.has(fn)) return `${fn}()`;
  parts.set(fn, '');
  const read = (of: Type): string => reader(of, library, parts, imports);
  if (type.kind === 'struct') {
    imports.add(type.name);
    const { fields } = library.structs.get(type.name)!;
    const lets = fields.map(({ name, type: of }) => `  const ${name} = ${read(of)};`);
    parts.set(
      fn,
      `function ${fn}(): ${type.name} {\n${lets.join('\n')}\n  return { ${fields.map(({ name }) => name).join(', ')} };\n}`,
    );
  } else if (type.kind === 'enum') {
    const { members } = library.enums.get(type.name)!;
    const words = members.map((word) => `'${word}'`).join(' | ');
    const cases = members.slice(1).map((word, i) => `  if (which === ${i + 1}) return '${word}';`);
    parts.set(
      fn,
      `function ${fn}(): ${words} {\n  const which = readCount();\n${cases.join('\n')}\n  return '${members[0]}';\n}`,
    );
  } else if (type.kind === 'list') {
    const of = typeText(type.of);
    parts.set(
      fn,
      `function ${fn}(): ${of}[] {\n  const count = readCount();\n  const items: ${of}[] = [];\n  for (let i = 0; i < count; i += 1) items.push(${read(type.of)});\n  return items;\n}`,
    );
  } else if (type.kind === 'optional') {
    parts.set(
      fn,
      `function ${fn}(): ${typeText(type)} {\n  if (readCount() === 0) return null;\n  return ${read(type.of)};\n}`,
    );
  }
  return `${fn}()`;
}

/** A statement that writes the value $. */
function writer(
  type: Type,
  library: Library,
  parts: Map<string, string>,
  imports: Set<string>,
): string {
  if (type.kind === 'number') return 'writeNumber($);';
  if (type.kind === 'boolean') return 'writeNumber($ ? 1 : 0);';
  const fn = `write${nameOf(type)}`;
  if (parts.has(fn)) return `${fn}($);`;
  parts.set(fn, '');
  const write = (of: Type, value: string): string =>
    writer(of, library, parts, imports).replace('$', value);
  if (type.kind === 'struct') {
    imports.add(type.name);
    const { fields } = library.structs.get(type.name)!;
    const lines = fields.map(({ name, type: of }) => `  ${write(of, `value.${name}`)}`);
    parts.set(fn, `function ${fn}(value: ${type.name}): void {\n${lines.join('\n')}\n}`);
  } else if (type.kind === 'enum') {
    const { members } = library.enums.get(type.name)!;
    const words = members.map((word) => `'${word}'`).join(' | ');
    const cases = members.map((word, i) => `  if (value === '${word}') writeNumber(${i});`);
    parts.set(fn, `function ${fn}(value: ${words}): void {\n${cases.join('\n')}\n}`);
  } else if (type.kind === 'list') {
    parts.set(
      fn,
      `function ${fn}(value: ${typeText(type)}): void {\n  writeNumber(value.length);\n  for (const item of value) {\n    ${write(type.of, 'item')}\n  }\n}`,
    );
  } else if (type.kind === 'optional') {
    parts.set(
      fn,
      `function ${fn}(value: ${typeText(type)}): void {\n  if (value === null) {\n    writeNumber(0);\n    return;\n  }\n  writeNumber(1);\n  ${write(type.of, 'value')}\n}`,
    );
  }
  return `${fn}($);`;
}

/** A value as the numbers that the driver reads and writes. */
export function flat(value: unknown, type: Type, library: Library): number[] {
  switch (type.kind) {
    case 'number':
      return [value as number];
    case 'boolean':
      return [value ? 1 : 0];
    case 'enum':
      return [library.enums.get(type.name)!.members.indexOf(value as string)];
    case 'optional':
      return value === null || value === undefined ? [0] : [1, ...flat(value, type.of, library)];
    case 'list': {
      const items = value as readonly unknown[];
      return [items.length, ...items.flatMap((item) => flat(item, type.of, library))];
    }
    case 'struct': {
      const { fields } = library.structs.get(type.name)!;
      const isPair = Array.isArray(value);
      return fields.flatMap(({ name, type: of }, i) => {
        const field = isPair ? (value as unknown[])[i] : (value as Record<string, unknown>)[name];
        return field === undefined && of.kind !== 'optional'
          ? missing(of, library)
          : flat(field, of, library);
      });
    }
    default:
      return [];
  }
}

/** The filler for a field that only other kinds of a struct have. */
function missing(type: Type, library: Library): number[] {
  if (type.kind === 'number') return [type.slot.isFloat ? 0 : -1];
  if (type.kind === 'enum') return [0];
  if (type.kind === 'struct')
    return library.structs.get(type.name)!.fields.flatMap((one) => missing(one.type, library));
  return [0];
}
