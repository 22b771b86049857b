import type { Vec2 } from '#lib/index.ts';

/** The window of the plane that a figure shows, in the units of its shapes; y points up. */
export interface World {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
  /** The distance from handles to the edge, which keeps them and their labels visible. */
  readonly inset?: number;
  /** True where x and y may have different scales: for a graph. */
  readonly stretch?: boolean;
}

/** Something the reader can grab, in world units. */
export interface Handle {
  readonly key: string;
  readonly kind: 'point' | 'center' | 'rim' | 'vertex' | 'extent' | 'rotation';
  readonly at: Vec2;
  /** Its name for screen readers, such as "radius r". */
  readonly name: string;
  /** Its symbol, if it has one: hovering or focusing the handle lights it everywhere. */
  readonly symbol?: string;
  /** Its value for screen readers when it moves, such as "22". */
  readonly valueText: string;
  /** For the slider role: one number that changes as the handle does. */
  readonly now: number;
  readonly min: number;
  readonly max: number;
}

/**
 * A number the reader can write. `before` and `after` are set around its box: "c = (" and ")". Where
 * the name changes with the selected handle, `before` is plain words and may change with it.
 */
export interface NumberField {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** How many are shown; two, if it is not given. */
  readonly decimals?: number;
}

/** A part of a shape, apart from its handles, that a mouse can grab: the disc, the rim. */
export interface Grip {
  readonly key: string;
  /** The distance from the pointer in world units, 0 on the grip. The nearest grip is grabbed. */
  readonly away: number;
  /** Its position, if it is one of many and not selected, for `take`. */
  readonly other?: Vec2;
}

/** A place that becomes a handle when it is dragged: the middle of an edge, a new corner. */
export interface Bud {
  readonly key: string;
  readonly at: Vec2;
}

/** A value with one handle more or less, and the handle that is selected from now on. */
export interface Regrown<Value> {
  readonly value: Value;
  readonly handle: string;
}

/**
 * One movable piece of a figure's state: how it is dragged, written, and put into an address.
 * Values are plain data and are never changed in place.
 */
export interface Part<Value> {
  handles(value: Value, world: World): Handle[];
  /** The value with one handle brought as close to `to` as the rules of the part allow. */
  move(value: Value, handle: string, to: Vec2, world: World): Value;
  /** The same by a step: what an arrow key does. */
  nudge(value: Value, handle: string, by: Vec2, world: World): Value;
  grip?(value: Value, at: Vec2): Grip;
  /** Returns the value with the thing at this position selected, if one handle serves many. */
  take?(value: Value, at: Vec2): Value;
  /** Only for pointers. A figure with buds has commands that do the same for the keyboard. */
  buds?(value: Value, world: World): Bud[];
  grow?(value: Value, bud: string): Regrown<Value> | null;
  /** Returns the value without this handle, or null if the handle cannot be removed. */
  remove?(value: Value, handle: string): Regrown<Value> | null;
  /** `selected` is the selected handle, if it is one of this part: some fields depend on it. */
  fields(value: Value, world: World, selected?: string): NumberField[];
  /** The value with one number changed. The number is already known to be in range. */
  write(value: Value, field: string, to: number, selected?: string): Value;
  /** For the address. `fromNumbers` gives null for what `toNumbers` cannot have written. */
  toNumbers(value: Value): number[];
  fromNumbers(numbers: readonly number[], world: World): Value | null;
}

export function within(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
