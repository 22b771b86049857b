import { isNamedFunction } from '../named-function.ts';

export type Kind =
  | 'point'
  | 'circle'
  | 'circles'
  | 'segment'
  | 'box'
  | 'frame'
  | 'polygon'
  | 'number'
  | 'body'
  | 'contact'
  | 'obstacles'
  | 'options'
  | 'objects'
  | 'given';

type Fields = Readonly<Record<string, unknown>>;

const point = (value: unknown) => fields(value, { x: same, y: same });
const list = (each: (value: unknown) => unknown) => (value: unknown) =>
  (value as readonly unknown[]).map(each);
const circle = (value: unknown) => fields(value, { center: point, radius: same });
const copies: Readonly<Record<Kind, (value: unknown) => unknown>> = {
  point,
  circle,
  circles: list(circle),
  segment: (value) => fields(value, { a: point, b: point }),
  box: (value) => fields(value, { center: point, halfWidth: same, halfHeight: same }),
  frame: (value) => fields(value, { center: point, rotation: same }),
  polygon: list(point),
  number: same,
  body: (value) => fields(value, { velocity: point, mass: same }),
  contact: (value) => structuredClone(value),
  obstacles: (value) => structuredClone(value),
  options: (value) => structuredClone(value ?? {}),
  objects: list((value) => fields(value, { position: point, size: same })),
  given: (value) => {
    if (isNamedFunction(value)) return value;
    throw new TypeError('A function has to be given by its name.');
  },
};

/** Copies the arguments with only the fields of their types, because a figure's state has more. */
export function tidy(kinds: readonly Kind[], values: readonly unknown[]): unknown[] {
  return kinds.map((kind, i) => copies[kind](values[i]));
}

/** JSON has no -0. */
function same(value: unknown): unknown {
  return typeof value === 'number' ? value + 0 : value;
}

function fields(value: unknown, each: Readonly<Record<string, (part: unknown) => unknown>>) {
  const own = value as Fields;
  return Object.fromEntries(Object.entries(each).map(([name, copy]) => [name, copy(own[name])]));
}
