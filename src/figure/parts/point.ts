import type { Vec2 } from '#lib/index.ts';
import { clamp, toStep } from '../numbers.ts';
import { type Handle, type NumberField, type Part, type World, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { coordinate, place as placeWords } from '../words/parts.ts';

export interface PointOptions {
  /** The grid of its coordinates, in units. */
  readonly step?: number;
  /** The text around its two number fields, if they are not plain coordinates. */
  readonly words?: readonly [before: string, between: string, after: string];
}

/** A point that can be moved anywhere in the window, or to multiples of `step`. */
export function point(symbol: string, name: string, options: PointOptions = {}): Part<Vec2> {
  const { step = 0.1, words } = options;
  return {
    handles: (value, world) => [
      handleAt('at', 'point', `${name} ${sayable(symbol)}`, value, world, symbol),
    ],
    move: (_value, _handle, to, world) => inWindow(to, world, step),
    nudge: (value, _handle, by, world) => nudged(value, by, world, step),
    fields: (value, world) => coordinateFields(symbol, value, world, words),
    write: (value, field, to) => ({ ...value, [field]: step < 1 ? to : toStep(to, step) }),
    toNumbers: (value) => [value.x, value.y],
    fromNumbers: (numbers, world) => {
      const [x, y] = numbers;
      if (numbers.length !== 2 || x === undefined || y === undefined) return null;
      return isOnGrid({ x, y }, world, step) ? { x, y } : null;
    },
  };
}

/** A handle at a position. Its coordinates have the same form in every figure. */
export function handleAt(
  key: string,
  kind: Handle['kind'],
  name: string,
  at: Vec2,
  world: World,
  symbol?: string,
): Handle {
  return {
    key,
    kind,
    at,
    name,
    ...(symbol !== undefined && { symbol }),
    valueText: placeWords(at),
    now: at.x,
    min: world.minX,
    max: world.maxX,
  };
}

/** Returns the nearest position in the window. */
export function inWindow(place: Vec2, world: World, step = 0.1): Vec2 {
  const { minX, maxX, minY, maxY } = innerWindow(world);
  return { x: onStep(place.x, step, minX, maxX), y: onStep(place.y, step, minY, maxY) };
}

/** Moves by a step of an arrow key, which is at least one step of the grid. */
export function nudged(place: Vec2, by: Vec2, world: World, step = 0.1): Vec2 {
  const onGrid = (delta: number) => Math.sign(delta) * Math.max(Math.abs(delta), step);
  return inWindow({ x: place.x + onGrid(by.x), y: place.y + onGrid(by.y) }, world, step);
}

/** Tests whether a position is in the window and on the grid. */
export function isOnGrid(place: Vec2, world: World, step: number): boolean {
  const isStep = (value: number) => step < 1 || Number.isInteger(value / step);
  return isStep(place.x) && isStep(place.y) && isInWindow(place, world);
}

/** Returns the nearest step between two limits, which need not be steps themselves. */
function onStep(value: number, step: number, min: number, max: number): number {
  const least = toStep(Math.ceil(min / step - 1e-9) * step, step);
  const most = toStep(Math.floor(max / step + 1e-9) * step, step);
  return clamp(toStep(value, step), least, most);
}

export function isInWindow({ x, y }: Vec2, world: World): boolean {
  const { minX, maxX, minY, maxY } = innerWindow(world);
  return within(x, minX, maxX) && within(y, minY, maxY);
}

/** The window without its margin. */
export function innerWindow(world: World): World {
  const { minX, maxX, minY, maxY, inset = 0 } = world;
  return { minX: minX + inset, maxX: maxX - inset, minY: minY + inset, maxY: maxY - inset };
}

export function coordinateFields(
  symbol: string,
  value: Vec2,
  world: World,
  words: PointOptions['words'] = [`$${symbol}$ = (`, ',', ')'],
): NumberField[] {
  const { minX, maxX, minY, maxY } = innerWindow(world);
  const [before, between, after] = words;
  return [
    {
      key: 'x',
      name: coordinate('x', sayable(symbol)),
      before,
      after: between,
      value: value.x,
      min: minX,
      max: maxX,
    },
    {
      key: 'y',
      name: coordinate('y', sayable(symbol)),
      before: '',
      after,
      value: value.y,
      min: minY,
      max: maxY,
    },
  ];
}
