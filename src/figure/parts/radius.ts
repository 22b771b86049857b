import { distance, type Vec2 } from '#lib/index.ts';
import { clamp, show, toTenths } from '../numbers.ts';
import { type Part, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { radius as radiusName } from '../words/parts.ts';
import { rimHandle } from './circle.ts';

/** The radius of a circle with a fixed centre, and the angle of its handle. */
export interface RadiusValue {
  readonly radius: number;
  readonly side?: number;
}

export function radius(symbol: string, center: Vec2, min: number, max: number): Part<RadiusValue> {
  const withRadius = (value: RadiusValue, to: number): RadiusValue => ({
    ...value,
    radius: clamp(toTenths(to), min, max),
  });
  return {
    handles: (value, world) => [
      {
        key: 'rim',
        kind: 'rim',
        at: rimHandle({ center, ...value }, world),
        name: radiusName(sayable(symbol)),
        symbol,
        valueText: show(value.radius),
        now: value.radius,
        min,
        max,
      },
    ],
    move: (value, _handle, to) => {
      const side = Math.atan2(to.y - center.y, to.x - center.x);
      return withRadius({ ...value, side }, distance(center, to));
    },
    nudge: (value, _handle, by) => withRadius(value, value.radius + by.x + by.y),
    grip: (value, at) => ({
      key: 'rim',
      away: Math.abs(distance(center, at) - value.radius),
    }),
    fields: (value) => [
      {
        key: 'radius',
        name: radiusName(sayable(symbol)),
        before: `$${symbol}$ =`,
        after: '',
        value: value.radius,
        min,
        max,
      },
    ],
    write: (value, _field, to) => ({ ...value, radius: to }),
    toNumbers: (value) => [value.radius],
    fromNumbers: (numbers) => {
      const [to] = numbers;
      return numbers.length === 1 && to !== undefined && within(to, min, max)
        ? { radius: to }
        : null;
    },
  };
}
