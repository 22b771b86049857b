import type { Box, Circle, Segment, Vec2 } from '#lib/index.ts';
import type { Library, Type } from '#translate/tree.ts';
import { answerOf, hasAnswer, sampleOf } from './cases.ts';
import { givesMethods } from './driver.ts';
import { type Asked, type Exam, examOf, theExam } from './run.ts';

// Calls that random numbers never produce: axis-aligned displacements and edges, each corner first,
// both windings, degenerate shapes, and each number in turn NaN or infinite.

const at = (x: number, y: number): Vec2 => ({ x, y });
const ways = [at(4, 0), at(0, 4), at(-4, 0), at(0, -4), at(0, 0)];
const steps = [-5, -1.5, 0, 1.5, 5];
const places = steps.flatMap((x) => steps.map((y) => at(x, y)));
const origin = at(0, 0);

const square = [at(-2, -2), at(2, -2), at(2, 2), at(-2, 2)];
const angle = [at(2, 2), at(2, 6), at(0, 6), at(0, 0), at(6, 0), at(6, 2)];

/** An outline in both windings with each corner first. */
const turned = (outline: readonly Vec2[]): Vec2[][] =>
  [outline, [...outline].reverse()].flatMap((all) =>
    all.map((_, i) => [...all.slice(i), ...all.slice(0, i)]),
  );

const flat: Vec2[][] = [
  [],
  [at(1, 0)],
  [at(1, 0), at(1, 0)],
  [at(1, 0), at(1, 0), at(1, 0)],
  [at(-2, 0), at(2, 0)],
  [at(-2, 0), at(2, 0), at(1, 0)],
];
const outlines = [...turned(square), ...turned(angle), ...flat];

const box = (halfWidth: number, halfHeight: number): Box => ({
  center: origin,
  halfWidth,
  halfHeight,
});
const boxes = [box(2, 2), box(3, 0), box(0, 0)];
const segments: Segment[] = [
  ...square.map((a, i) => ({ a, b: square[(i + 1) % 4]! })),
  ...square.map((a, i) => ({ a, b: square[(i + 3) % 4]! })),
  { a: origin, b: origin },
];
const circles: Circle[] = places.map((center, i) => ({ center, radius: [1, 0.5, 0][i % 3]! }));

/** The arguments for a parameter type. */
function choices(type: Type, name: string, library: Library): unknown[] {
  if (type.kind === 'number') return [0, 1, 2];
  if (type.kind === 'boolean') return [false, true];
  if (type.kind === 'optional') return [undefined];
  if (type.kind === 'enum') return [...library.enums.get(type.name)!.members];
  if (type.kind === 'list') {
    const isOfCircles = type.of.kind === 'struct' && type.of.name === 'Circle';
    return isOfCircles ? [[], circles.slice(0, 1), circles] : outlines;
  }
  if (type.kind !== 'struct') return [null];
  switch (type.name) {
    case 'Vec2':
      return /displacement|velocity|normal/.test(name) ? ways : places;
    case 'Circle':
      return name === 'circle' ? circles : circles.slice(0, 4);
    case 'Segment':
      return segments;
    case 'Box':
      return boxes;
    case 'OrientedBox':
      return boxes.map((one) => ({ ...one, rotation: 0 }));
    default: {
      const { fields } = library.structs.get(type.name)!;
      return combined(fields.map((one) => choices(one.type, one.name, library).slice(0, 4)))
        .slice(0, 12)
        .map((all) => Object.fromEntries(fields.map((one, i) => [one.name, all[i]])));
    }
  }
}

const combined = (all: readonly (readonly unknown[])[]): unknown[][] =>
  all.reduce<unknown[][]>(
    (made, some) => made.flatMap((values) => some.map((one) => [...values, one])),
    [[]],
  );

/** The same with each number in turn NaN or infinite. */
function withEachNumber(value: unknown, type: Type, library: Library): unknown[] {
  if (value === null || value === undefined) return [];
  if (type.kind === 'number') {
    return type.slot.isFloat ? [Number.NaN, Infinity, -Infinity] : [];
  }
  if (type.kind === 'list') {
    const all = value as readonly unknown[];
    return all.flatMap((one, i) =>
      withEachNumber(one, type.of, library).map((other) => all.with(i, other)),
    );
  }
  if (type.kind !== 'struct') return [];
  return library.structs.get(type.name)!.fields.flatMap((field) => {
    const own = (value as Record<string, unknown>)[field.name];
    return withEachNumber(own, field.type, library).map((other) => ({
      ...(value as object),
      [field.name]: other,
    }));
  });
}

const isHit = (answer: unknown): boolean => answer !== null && answer !== false;

let exam: Exam | undefined;

/** All of these calls for every function. */
export function theEdgeExam(): Exam {
  const { library, names } = theExam();
  const asked = names.flatMap((name): Asked[] => {
    const one = library.functions.get(name)!;
    if (givesMethods(one, library)) return [];
    const { parameters } = one;
    const all = combined(parameters.map(({ type, name }) => choices(type, name, library))).filter(
      (values) => hasAnswer(name, values),
    );
    const some = all.filter((values) => isHit(answerOf(name, values))).slice(0, 2);
    const special = some.flatMap((values) =>
      values.flatMap((value, i) =>
        withEachNumber(value, parameters[i]!.type, library).map((other) => values.with(i, other)),
      ),
    );
    return sampleOf([...all, ...special.filter((values) => hasAnswer(name, values))]).map(
      (values) => ({ name, values }),
    );
  });
  exam ??= examOf(library, names, asked);
  return exam;
}
