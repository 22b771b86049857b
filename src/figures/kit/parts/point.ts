import type { Vec2 } from '../../../lib/index.ts';
import { clamp, show, toStep } from '../numbers.ts';
import { type NumberField, type Part, type World, within } from '../part.ts';

/** A point that can be put anywhere in the window, or on every `step`-th place of it. */
export function point(symbol: string, name: string, step = 0.1): Part<Vec2> {
  return {
    handles: (value, world) => [
      {
        key: 'at',
        kind: 'point',
        at: value,
        name: `${name} ${symbol}`,
        symbol,
        says: `x ${show(value.x)}, y ${show(value.y)}`,
        now: value.x,
        min: world.minX,
        max: world.maxX,
      },
    ],
    move: (_value, _handle, to, world) => inWindow(to, world, step),
    nudge: (value, _handle, by, world) =>
      inWindow({ x: value.x + by.x, y: value.y + by.y }, world, step),
    fields: (value, world) => coordinateFields(symbol, value, world),
    write: (value, field, to) => ({ ...value, [field]: to }),
    toNumbers: (value) => [value.x, value.y],
    fromNumbers: (numbers, world) => {
      const [x, y] = numbers;
      if (numbers.length !== 2 || x === undefined || y === undefined) return null;
      return isInWindow({ x, y }, world) ? { x, y } : null;
    },
  };
}

/** The nearest place in the window. */
export function inWindow(place: Vec2, world: World, step = 0.1): Vec2 {
  return {
    x: clamp(toStep(place.x, step), world.minX, world.maxX),
    y: clamp(toStep(place.y, step), world.minY, world.maxY),
  };
}

export function isInWindow({ x, y }: Vec2, world: World): boolean {
  return within(x, world.minX, world.maxX) && within(y, world.minY, world.maxY);
}

export function coordinateFields(symbol: string, value: Vec2, world: World): NumberField[] {
  return [
    {
      key: 'x',
      name: `x of ${symbol}`,
      before: `$${symbol}$ = (`,
      after: ',',
      value: value.x,
      min: world.minX,
      max: world.maxX,
    },
    {
      key: 'y',
      name: `y of ${symbol}`,
      before: '',
      after: ')',
      value: value.y,
      min: world.minY,
      max: world.maxY,
    },
  ];
}
