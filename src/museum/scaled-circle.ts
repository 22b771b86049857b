import { show, toStep } from '#figure/numbers.ts';
import type { Handle, NumberField, Part } from '#figure/part.ts';
import { type CircleValue, rimHandle } from '#figure/parts/circle.ts';
import { inWindow } from '#figure/parts/point.ts';
import { sayable } from '#figure/symbol-table.ts';
import { place, radius as radiusName } from '#figure/words/parts.ts';
import { distance, type Vec2 } from '#lib/index.ts';
import { centerName, fieldName } from './words.ts';

export interface ScaledCircleOptions {
  readonly center: string;
  readonly radius: string;
  /** True for a fixed radius: a point, or a circle without a rim handle. */
  readonly fixed: boolean;
  /** The grid of a drag, smaller for small inputs. */
  readonly unit: number;
}

/** The limit of a written number, which need not be in the window. */
const most = 1e6;

/**
 * A circle of any size, from a hundredth to thousands. It moves on a grid of its own scale, so that a
 * drag can reach the places where shapes exactly touch or are exactly level.
 */
export function scaledCircle({
  center: c,
  radius: r,
  fixed,
  unit,
}: ScaledCircleOptions): Part<CircleValue> {
  const fine = unit / 10;
  const decimals = Math.max(2, Math.ceil(-Math.log10(fine)));
  const scaled = ({ x, y }: Vec2): Vec2 => ({ x: x * unit, y: y * unit });
  const withRadius = (value: CircleValue, radius: number, step: number): CircleValue => ({
    ...value,
    radius: Math.max(unit, toStep(radius, step)),
  });
  const field = (key: 'x' | 'y' | 'radius', symbol: string, value: number): NumberField => ({
    key,
    name: fieldName(key, sayable(symbol)),
    before: key === 'x' ? `$${symbol}$ = (` : key === 'y' ? '' : `$${symbol}$ =`,
    after: key === 'x' ? ', ' : key === 'y' ? ')' : '',
    value,
    min: key === 'radius' ? 0 : -most,
    max: most,
    decimals,
  });

  return {
    handles: (value, world) => {
      const { x } = value.center;
      const center: Handle = {
        key: 'center',
        kind: fixed && value.radius === 0 ? 'point' : 'center',
        at: value.center,
        name: centerName(value.radius, sayable(c)),
        symbol: c,
        valueText: place(value.center, decimals),
        now: x,
        min: Math.min(x, world.minX),
        max: Math.max(x, world.maxX),
      };
      if (fixed) return [center];
      const rim: Handle = {
        key: 'rim',
        kind: 'rim',
        at: rimHandle(value, world),
        name: radiusName(sayable(r)),
        symbol: r,
        valueText: show(value.radius, decimals),
        now: value.radius,
        min: 0,
        max: Math.max(value.radius, world.maxX - world.minX),
      };
      return [center, rim];
    },
    move: (value, handle, to, world) => {
      if (handle === 'center') return { ...value, center: inWindow(to, world, unit) };
      const side = Math.atan2(to.y - value.center.y, to.x - value.center.x);
      return withRadius({ ...value, side }, distance(value.center, to), unit);
    },
    nudge: (value, handle, by, world) => {
      const { x, y } = scaled(by);
      if (handle === 'rim') return withRadius(value, value.radius + x + y, fine);
      const { center } = value;
      const to = inWindow({ x: center.x + x, y: center.y + y }, world, fine);
      // The other coordinate keeps all its digits: they may be what matters.
      return { ...value, center: { x: x === 0 ? center.x : to.x, y: y === 0 ? center.y : to.y } };
    },
    // The kit grabs what is less than 1.5 away: here that is three steps of the grid.
    grip: (value, at) => ({
      key: 'center',
      away: Math.max(0, distance(value.center, at) - value.radius) / (2 * unit),
    }),
    fields: (value) => [
      field('x', c, value.center.x),
      field('y', c, value.center.y),
      ...(fixed ? [] : [field('radius', r, value.radius)]),
    ],
    write: (value, key, to) =>
      key === 'radius'
        ? { ...value, radius: to }
        : { ...value, center: { ...value.center, [key]: to } },
    toNumbers: ({ center, radius }) => [center.x, center.y, radius],
    fromNumbers: ([x = Number.NaN, y = Number.NaN, radius = Number.NaN]) =>
      Math.abs(x) <= most && Math.abs(y) <= most && radius >= 0 && radius <= most
        ? { center: { x, y }, radius }
        : null,
  };
}
