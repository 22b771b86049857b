import { type KindName, kindOf, kinds } from './kinds.ts';
import { valueWithRoom } from './room.ts';

/** A shape that the reader has put down. */
export interface Shape {
  /** Its name in code; no other shape has it. */
  readonly name: string;
  readonly kind: KindName;
  /** As the part of its kind has it. */
  readonly value: unknown;
}

/** The function that is asked, and what it is given: a shape's name, or a number. */
export interface Asked {
  readonly fn: string;
  readonly given: readonly (string | number)[];
}

/** All of a playground that is kept and shared. */
export interface Scene {
  readonly shapes: readonly Shape[];
  /** The texts of its cells, from above. */
  readonly cells: readonly string[];
  readonly asked: Asked;
  /** The shape that the map moves; "" for no map. */
  readonly moved: string;
}

/** More would crowd the stage. */
export const mostShapes = 12;
export const mostCells = 8;

/** The shapes with one more of a kind, where there is room beside those that are there. */
export function withShape(shapes: readonly Shape[], kind: KindName): readonly Shape[] {
  if (shapes.length >= mostShapes) return shapes;
  return [...shapes, { name: freeName(shapes, kind), kind, value: valueWithRoom(shapes, kind) }];
}

function freeName(shapes: readonly Shape[], kind: KindName): string {
  const { name } = kinds[kind];
  const isFree = (wanted: string) => shapes.every((shape) => shape.name !== wanted);
  for (let i = 1; ; i += 1) {
    const wanted = i === 1 ? name : `${name}${i}`;
    if (isFree(wanted)) return wanted;
  }
}

/** The shapes as the library has them, by name. */
export function placed(shapes: readonly Shape[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    shapes.map(({ name, kind, value }) => [name, kindOf(kind).place(value)]),
  );
}
