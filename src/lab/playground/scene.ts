import { type KindName, kindOf, kinds } from './kinds.ts';
import { valueWithRoom } from './room.ts';

export interface Shape {
  /** Its unique name in code. */
  readonly name: string;
  readonly kind: KindName;
  /** The value of its kind's part. */
  readonly value: unknown;
}

/** A call. Each input is a shape's name or a number. */
export interface FunctionCall {
  readonly fn: string;
  readonly inputs: readonly (string | number)[];
}

/** The part of a playground that is stored and shared. */
export interface Scene {
  readonly shapes: readonly Shape[];
  /** From top to bottom. */
  readonly cells: readonly string[];
  readonly call: FunctionCall;
  /** The shape that the map moves, or "" for no map. */
  readonly moved: string;
}

/** More would crowd the stage. */
export const maxShapes = 12;
export const maxCells = 8;

/** Adds a shape where there is free space. */
export function withShape(shapes: readonly Shape[], kind: KindName): readonly Shape[] {
  if (shapes.length >= maxShapes) return shapes;
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

/** Returns the shapes by name, as the library represents them. */
export function libraryShapes(shapes: readonly Shape[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    shapes.map(({ name, kind, value }) => [name, kindOf(kind).place(value)]),
  );
}
