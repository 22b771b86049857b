import { inRadians } from '#figure/parts/angle.ts';
import { type Circle, distance, toWorld, type Vec2 } from '#lib/index.ts';

/** A ship around its own middle, with its bow at the right. */
export const hull: readonly Vec2[] = [
  { x: 23, y: 0 },
  { x: -17, y: 15 },
  { x: -9, y: 0 },
  { x: -17, y: -15 },
];

const middle: Vec2 = { x: 60, y: 42 };
/** The ships of the fleet are smaller than the ship that is shown by itself. */
const small = hull.map(({ x, y }) => ({ x: x / 4, y: y / 4 }));
/** The distance of the farthest corner, computed once, because rotation does not change it. */
const reach = Math.max(...small.map((corner) => distance(corner, { x: 0, y: 0 })));

/** Oval lanes around the middle, with each ship's start along its lane in degrees. */
const lanes = [
  { a: 51, b: 29, laps: 1, starts: [20, 105, 200, 290] },
  { a: 35, b: 19, laps: -1, starts: [0, 120, 240] },
  { a: 18, b: 8, laps: 2, starts: [40, 220] },
];

export interface Ship {
  readonly corners: readonly Vec2[];
  /** Contains the whole ship at every rotation. */
  readonly circle: Circle;
}

/** Returns the fleet after sailing that many degrees. */
export function fleetAt(degrees: number): Ship[] {
  return lanes.flatMap(({ a, b, laps, starts }) =>
    starts.map((start) => {
      const angle = inRadians(start + laps * degrees);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const center = { x: middle.x + a * cos, y: middle.y + b * sin };
      // The bow points along the lane.
      const rotation = Math.atan2(laps * b * cos, -laps * a * sin);
      const corners = small.map((corner) => toWorld(corner, { center, rotation }));
      return { corners, circle: { center, radius: reach } };
    }),
  );
}
