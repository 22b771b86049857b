import type { Segment, Vec2 } from '#lib/index.ts';
import { closestPointOnSegment, distance } from '#lib/index.ts';
import type { Part, World } from '../part.ts';
import { coordinateFields, handleAt, inWindow, isOnGrid, nudged } from './point.ts';

/** A segment with a handle at each end. A mouse also grabs an end by its half of the line. */
export function segment(step = 0.1): Part<Segment> {
  const withEnd = (value: Segment, key: string, at: Vec2): Segment =>
    key === 'a' ? { ...value, a: at } : { ...value, b: at };
  const endOf = (value: Segment, key: string) => (key === 'a' ? value.a : value.b);
  const ends = ['a', 'b'] as const;
  return {
    handles: (value, world) =>
      ends.map((key) => handleAt(key, 'point', `end ${key}`, value[key], world)),
    move: (value, key, to, world) => withEnd(value, key, inWindow(to, world, step)),
    nudge: (value, key, by, world) =>
      withEnd(value, key, nudged(endOf(value, key), by, world, step)),
    grip: (value, at) => {
      const away = distance(at, closestPointOnSegment(at, value));
      return { key: distance(at, value.a) < distance(at, value.b) ? 'a' : 'b', away };
    },
    fields: (value, world) =>
      ends.flatMap((key) =>
        coordinateFields(key, value[key], world).map((field) => ({
          ...field,
          key: `${key}.${field.key}`,
        })),
      ),
    write: (value, field, to) => {
      const [key = '', axis = ''] = field.split('.');
      return withEnd(value, key, { ...endOf(value, key), [axis]: to });
    },
    toNumbers: ({ a, b }) => [a.x, a.y, b.x, b.y],
    fromNumbers: (numbers, world) => segmentFrom(numbers, world, step),
  };
}

function segmentFrom(numbers: readonly number[], world: World, step: number): Segment | null {
  const [ax, ay, bx, by] = numbers;
  if (numbers.length !== 4 || ax === undefined || ay === undefined) return null;
  if (bx === undefined || by === undefined) return null;
  const [a, b] = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
  return isOnGrid(a, world, step) && isOnGrid(b, world, step) ? { a, b } : null;
}
