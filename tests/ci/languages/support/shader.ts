import type { FunctionTree, Library, Type } from '#translate/tree.ts';
import { flat } from './driver.ts';
import { rowLength, type ShaderRun } from './webgl.ts';

// A shader that runs all calls of a function. It reads and writes numbers in the order of the other
// languages' driver.

/** Fills the rest of a short result. */
const nothing = -98765;

interface Names {
  readonly functionName: (name: string) => string;
  readonly typeName: (name: string) => string;
}

/** A list's GLSL type, its array, and its capacity. */
const lists: Readonly<Record<string, readonly [type: string, items: string, most: number]>> = {
  parameter: ['Polygon', 'corners', 16],
  circleIntersections: ['Points', 'points', 2],
  circlesTouchingCircles: ['Circles', 'circles', 2],
  commonTangents: ['CommonTangents', 'tangents', 4],
  segmentCircleIntersections: ['Points', 'points', 2],
  segmentIntersection: ['Points', 'points', 2],
  outwardNormals: ['Normals', 'normals', 16],
  boxCircleIntersections: ['OutlineCrossings', 'crossings', 8],
  polygonCircleIntersections: ['OutlineCrossings', 'crossings', 20],
  rayCrossings: ['RayCrossings', 'crossings', 16],
  tangentPoints: ['Points', 'points', 2],
};

export function shaderRun(
  one: FunctionTree,
  asked: readonly (readonly unknown[])[],
  {
    library,
    file,
    names,
  }: { readonly library: Library; readonly file: string; readonly names: Names },
): ShaderRun {
  const parts = new Map<string, string>();
  const { parameters, returns, name } = one;
  const reads = parameters.map(({ type }, i) => {
    const list = type.kind === 'list';
    const written = list ? 'Polygon' : typeText(type, names);
    return `    ${written} given${i} = ${reader(type, library, names, parts)};`;
  });
  const given = parameters.map((_, i) => `given${i}`);
  const call = `${names.functionName(name)}(${given.join(', ')})`;
  const writes: string[] = [];
  const answerType = returns.kind === 'list' ? lists[name]![0] : typeText(returns, names);
  writer(returns, 'answer', library, name, writes);
  const flats = asked.map((values) =>
    parameters.flatMap(({ type }, i) => flat(values[i], type, library)),
  );
  const stride = Math.max(0, ...flats.map(({ length }) => length));
  const outputs = Math.ceil(most(returns, library, name) / 4);
  const outs = Array.from({ length: outputs }, (_, i) => i);
  const text = `#version 300 es
precision highp float;
precision highp sampler2D;
uniform sampler2D questions;
${outs.map((i) => `out vec4 answer${i};`).join('\n')}
${file}
int place;
float readNumber() {
    float number = texelFetch(questions, ivec2(place % ${rowLength}, place / ${rowLength}), 0).r;
    place += 1;
    return number;
}
float numbers[${4 * outputs}];
int written;
void writeNumber(float number) {
    numbers[written] = number;
    written += 1;
}
${[...parts.values()].join('\n')}
void main() {
    place = gl_VertexID * ${stride};
    written = 0;
    for (int i = 0; i < ${4 * outputs}; ++i) numbers[i] = ${nothing}.0;
${reads.join('\n')}
    ${answerType} answer = ${call};
${writes.map((line) => `    ${line}`).join('\n')}
${outs.map((i) => `    answer${i} = vec4(${[0, 1, 2, 3].map((k) => `numbers[${4 * i + k}]`).join(', ')});`).join('\n')}
}
`;
  const questions = flats.flatMap((numbers) => [
    ...numbers,
    ...Array.from({ length: stride - numbers.length }, () => 0),
  ]);
  return { text, questions, count: asked.length, outputs };
}

/** The numbers of each result. */
export function answersIn(numbers: readonly number[], { count, outputs }: ShaderRun): number[][] {
  return Array.from({ length: count }, (_, i) =>
    numbers.slice(4 * outputs * i, 4 * outputs * (i + 1)).filter((one) => one !== nothing),
  );
}

function typeText(type: Type, names: Names): string {
  if (type.kind === 'number') return type.slot.isFloat ? 'float' : 'int';
  if (type.kind === 'boolean') return 'bool';
  if (type.kind === 'enum') return 'int';
  if (type.kind === 'optional') return typeText(type.of, names);
  if (type.kind === 'struct') return names.typeName(type.name);
  throw new Error(`No question of ${type.kind}.`);
}

/** An expression that reads a value. */
function reader(type: Type, library: Library, names: Names, parts: Map<string, string>): string {
  if (type.kind === 'number') return type.slot.isFloat ? 'readNumber()' : 'int(readNumber())';
  if (type.kind === 'boolean') return 'readNumber() > 0.0';
  if (type.kind === 'enum') return 'int(readNumber())';
  if (type.kind === 'list') {
    const item = reader(type.of, library, names, parts);
    parts.set(
      'readList',
      `Polygon readList() {\n    Polygon list;\n    list.count = int(readNumber());\n    for (int i = 0; i < list.count; ++i) list.corners[i] = ${item};\n    return list;\n}`,
    );
    return 'readList()';
  }
  if (type.kind === 'optional') {
    // The option is always passed, and the number before it tells whether it is set.
    parts.set('readGiven', 'float readGiven() {\n    place += 1;\n    return readNumber();\n}');
    return 'readGiven()';
  }
  if (type.kind !== 'struct') throw new Error(`No question of ${type.kind}.`);
  const fn = `readA${type.name}`;
  if (!parts.has(fn)) {
    const { fields } = library.structs.get(type.name)!;
    const sets = fields.map(
      (one) => `    made.${one.name} = ${reader(one.type, library, names, parts)};`,
    );
    const hit = type.name === 'Contact' ? '    made.hit = true;\n' : '';
    const own = names.typeName(type.name);
    parts.set(
      fn,
      `${own} ${fn}() {\n    ${own} made;\n${hit}${sets.join('\n')}\n    return made;\n}`,
    );
  }
  return `${fn}()`;
}

/** Statements that write a value. */
function writer(type: Type, value: string, library: Library, of: string, lines: string[]): void {
  if (type.kind === 'number' || type.kind === 'enum') lines.push(`writeNumber(float(${value}));`);
  else if (type.kind === 'boolean') lines.push(`writeNumber(${value} ? 1.0 : 0.0);`);
  else if (type.kind === 'struct') {
    for (const one of library.structs.get(type.name)!.fields) {
      writer(one.type, `${value}.${one.name}`, library, of, lines);
    }
  } else if (type.kind === 'optional') {
    lines.push(`writeNumber(${value}.hit ? 1.0 : 0.0);`, `if (${value}.hit) {`);
    writer(type.of, value, library, of, lines);
    lines.push('}');
  } else if (type.kind === 'list') {
    const [, items] = lists[of]!;
    lines.push(`writeNumber(float(${value}.count));`, `for (int i = 0; i < ${value}.count; ++i) {`);
    writer(type.of, `${value}.${items}[i]`, library, of, lines);
    lines.push('}');
  } else throw new Error(`No answer of ${type.kind}.`);
}

/** The largest number of values in a result. */
function most(type: Type, library: Library, of: string): number {
  if (type.kind === 'optional') return 1 + most(type.of, library, of);
  if (type.kind === 'list') return 1 + lists[of]![2] * most(type.of, library, of);
  if (type.kind !== 'struct') return 1;
  const { fields } = library.structs.get(type.name)!;
  return fields.reduce((sum, one) => sum + most(one.type, library, of), 0);
}
