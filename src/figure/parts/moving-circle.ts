import type { Vec2 } from '#lib/index.ts';
import { type Part, type World, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { centre, place, velocity as velocityName } from '../words/parts.ts';
import { coordinateFields, handleAt, innerWindow, inWindow, isInWindow } from './point.ts';

/** A circle's centre and its velocity, which is its displacement in one unit of time. */
export interface MovingCircle {
  readonly center: Vec2;
  readonly velocity: Vec2;
}

export interface MovingCircleOptions {
  readonly center: string;
  readonly velocity: string;
  /** The limit of each component of the velocity. */
  readonly fastest: number;
}

/** A circle of a fixed size, with a handle at its centre and one at the tip of its velocity. */
export function movingCircle(options: MovingCircleOptions): Part<MovingCircle> {
  const { center: c, velocity: v, fastest } = options;
  const speeds: World = { minX: -fastest, maxX: fastest, minY: -fastest, maxY: fastest };
  const withVelocity = (value: MovingCircle, to: Vec2): MovingCircle => {
    const { x, y } = inWindow(to, speeds);
    // Turn -0 into 0, because an address does not preserve its sign.
    return { ...value, velocity: { x: x + 0, y: y + 0 } };
  };

  // A dragged tip stays in the window, where it can be grabbed again.
  const aimed = (value: MovingCircle, to: Vec2, world: World) =>
    withVelocity(value, inWindow(to, including(value.velocity, relativeTo(value.center, world))));

  return {
    handles: (value, world) => [
      handleAt('center', 'center', centre(sayable(c)), value.center, world, c),
      {
        key: 'tip',
        kind: 'rim',
        // Only the number fields can put it outside the window.
        at: tipOf(value),
        name: velocityName(sayable(v)),
        symbol: v,
        valueText: place(value.velocity),
        now: value.velocity.x,
        min: -fastest,
        max: fastest,
      },
    ],
    move: (value, handle, to, world) => {
      if (handle === 'center') return { ...value, center: inWindow(to, roomFor(value, world)) };
      return aimed(value, { x: to.x - value.center.x, y: to.y - value.center.y }, world);
    },
    nudge: (value, handle, by, world) => {
      const { x, y } = handle === 'center' ? value.center : value.velocity;
      const to = { x: x + by.x, y: y + by.y };
      if (handle === 'center') return { ...value, center: inWindow(to, roomFor(value, world)) };
      return aimed(value, to, world);
    },
    fields: (value, world) => [
      ...coordinateFields(c, value.center, world),
      ...coordinateFields(v, value.velocity, speeds).map((field) => ({
        ...field,
        key: `v${field.key}`,
      })),
    ],
    write: (value, field, to) =>
      field.startsWith('v')
        ? { ...value, velocity: { ...value.velocity, [field.slice(1)]: to } }
        : { ...value, center: { ...value.center, [field]: to } },
    toNumbers: ({ center, velocity }) => [center.x, center.y, velocity.x, velocity.y],
    fromNumbers: (numbers, world) => {
      const [x, y, vx, vy] = numbers;
      if (numbers.length !== 4 || x === undefined || y === undefined) return null;
      if (vx === undefined || vy === undefined) return null;
      if (!within(vx, -fastest, fastest) || !within(vy, -fastest, fastest)) return null;
      return isInWindow({ x, y }, world) ? { center: { x, y }, velocity: { x: vx, y: vy } } : null;
    },
  };
}

/** The tip of the arrow. */
export function tipOf({ center, velocity }: MovingCircle): Vec2 {
  return { x: center.x + velocity.x, y: center.y + velocity.y };
}

/** Returns the window relative to a point in it. */
function relativeTo({ x, y }: Vec2, world: World): World {
  const { minX, maxX, minY, maxY } = innerWindow(world);
  return { minX: minX - x, maxX: maxX - x, minY: minY - y, maxY: maxY - y };
}

/** Returns the bounds of the centre that keep its whole arrow in the window. */
function roomFor({ center, velocity }: MovingCircle, world: World): World {
  const [at, tip] = [innerWindow(world), relativeTo(velocity, world)];
  return including(center, {
    minX: Math.max(at.minX, tip.minX),
    maxX: Math.min(at.maxX, tip.maxX),
    minY: Math.max(at.minY, tip.minY),
    maxY: Math.min(at.maxY, tip.maxY),
  });
}

/** Extends bounds to a point that a field has put outside, so that grabbing it causes no jump. */
function including({ x, y }: Vec2, { minX, maxX, minY, maxY }: World): World {
  return {
    minX: Math.min(minX, x),
    maxX: Math.max(maxX, x),
    minY: Math.min(minY, y),
    maxY: Math.max(maxY, y),
  };
}
