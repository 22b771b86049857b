import { moveOnGround } from '#lib/move-on-ground.ts';
import type { Box, Cast, CircleCast, GroundMove, GroundOptions, Vec2 } from '#lib/types.ts';
import { worldOf } from './rooms.ts';

export const at = (x: number, y: number): Vec2 => ({ x, y });
export const radius = 8;
export const margin = radius / 1000;
export const gravity = 0.25;
export const box = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  center: { x, y },
  halfWidth,
  halfHeight,
});
/** A floor below y = 0. */
export const flat = box(0, -50, 1e4, 50);
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A polygon below a line through the points, from left to right. */
export const ground = (...points: Vec2[]) => {
  const [first, last] = [points[0]!, points.at(-1)!];
  return [at(first.x, -2000), at(last.x, -2000), ...points.toReversed()];
};
/** A slope through the origin that rises to the right. */
export const slope = (degrees: number) => {
  const [x, y] = [1000 * Math.cos(radians(degrees)), 1000 * Math.sin(radians(degrees))];
  return worldOf({ polygons: [ground(at(-x, -y), at(x, y))] });
};
/** A centre one margin above a slope, at distance `s` along it. */
export const onSlope = (degrees: number, s: number): Vec2 => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const height = radius + margin;
  return at(s * cos - height * sin, s * sin + height * cos);
};

export const earliest = (a: Cast | null, b: Cast | null) => {
  if (!a || !b) return a ?? b;
  return a.fraction <= b.fraction ? a : b;
};

/** Walks as in a game, with gravity in each frame. A sideways speed of null keeps its speed. */
function* walk(
  center: Vec2,
  cast: CircleCast,
  speed: number | null,
  options: GroundOptions = {},
  first: Partial<GroundMove> = {},
): Generator<GroundMove> {
  let move = { center, displacement: at(0, 0), isOnFloor: true, ...first };
  for (;;) {
    const way = at(speed ?? move.displacement.x, move.displacement.y - gravity);
    const wasOnFloor = move.isOnFloor;
    const next = moveOnGround({ center: move.center, radius }, way, cast, {
      ...options,
      wasOnFloor,
    });
    yield next;
    move = next;
  }
}
export const frames = (count: number, ...given: Parameters<typeof walk>): GroundMove[] => {
  const all = walk(...given);
  return Array.from({ length: count }, () => all.next().value as GroundMove);
};
export const between = (a: Vec2, b: Vec2) => Math.hypot(a.x - b.x, a.y - b.y);
