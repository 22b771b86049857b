import {
  closestPointOnSegment,
  signedDistanceToBox,
  signedDistanceToOrientedBox,
  signedDistanceToPolygon,
  toWorld,
} from '#lib/index.ts';
import type { Box, Circle, Obstacles, OrientedBox, Segment, Vec2 } from '#lib/types.ts';
import { spanOf } from '#oracle/span.ts';
import type { Random } from './random.ts';
import { starPolygon } from './simple-polygons.ts';

export interface Scene {
  readonly obstacles: Obstacles;
  readonly circle: Circle;
}

export const nothing: Obstacles = {
  circles: [],
  segments: [],
  boxes: [],
  orientedBoxes: [],
  polygons: [],
};

export const disc = (x: number, y: number, radius: number): Circle => ({
  center: { x, y },
  radius,
});
export const tile = (x: number, y: number, half = 5): Box => ({
  center: { x, y },
  halfWidth: half,
  halfHeight: half,
});
export const wall = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
export const points = (...pairs: [number, number][]): Vec2[] => pairs.map(([x, y]) => ({ x, y }));

type List = { -readonly [Kind in keyof Obstacles]: Obstacles[Kind][number][] };

/** Up to `most` shapes of all kinds around a circle, with numbers from `number(low, high)`. */
export function mixedScene(
  random: Random,
  most: number,
  number: (low: number, high: number) => number,
  isTurned = true,
): Scene {
  const obstacles: List = {
    circles: [],
    segments: [],
    boxes: [],
    orientedBoxes: [],
    polygons: [],
  };
  const point = (reach = 8): Vec2 => ({ x: number(-reach, reach), y: number(-reach, reach) });
  const box = () => ({ center: point(), halfWidth: number(0, 5), halfHeight: number(0, 5) });
  const makers = [
    () => obstacles.circles.push({ center: point(), radius: number(0, 4) }),
    () => obstacles.segments.push({ a: point(), b: point() }),
    () => obstacles.boxes.push(box()),
    () => obstacles.orientedBoxes.push({ ...box(), rotation: random.between(-4, 4) }),
    () => obstacles.polygons.push(starPolygon(random, point)),
  ].filter((_, i) => isTurned || i !== 3);
  for (let left = random.integer(1, most); left > 0; left -= 1) random.pick(makers)();
  return { obstacles, circle: { center: point(4), radius: number(0, 3) } };
}

/** The longer side of the box around the circle and all obstacles. */
export function spanOfScene({ obstacles, circle }: Scene): number {
  const { circles, segments, boxes, orientedBoxes, polygons } = obstacles;
  const around = ({ x, y }: Vec2, dx: number, dy = dx) => [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
  return spanOf([
    ...[circle, ...circles].flatMap(({ center, radius }) => around(center, radius)),
    ...segments.flatMap(({ a, b }) => [a, b]),
    ...boxes.flatMap((box) => around(box.center, box.halfWidth, box.halfHeight)),
    ...orientedBoxes.flatMap(cornersOfTurned),
    ...polygons.flat(),
  ]);
}

function cornersOfTurned({ center, halfWidth, halfHeight, rotation }: OrientedBox): Vec2[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => toWorld({ x: x * halfWidth, y: y * halfHeight }, { center, rotation })),
  );
}

/** How deep the circle overlaps an obstacle after the move, by the library's distances. */
export function overlapOf({ obstacles, circle }: Scene, way: Vec2): number {
  const { center, radius } = circle;
  const at = { x: center.x + way.x, y: center.y + way.y };
  const off = (to: Vec2) => Math.hypot(at.x - to.x, at.y - to.y);
  const gaps = [
    ...obstacles.circles.map((one) => off(one.center) - one.radius),
    ...obstacles.segments.map((one) => off(closestPointOnSegment(at, one))),
    ...obstacles.boxes.map((one) => signedDistanceToBox(at, one)),
    ...obstacles.orientedBoxes.map((one) => signedDistanceToOrientedBox(at, one)),
    ...obstacles.polygons.map((one) => signedDistanceToPolygon(at, one)),
  ];
  return radius - Math.min(Infinity, ...gaps);
}

/**
 * Returns how far the circle moves in one direction until it is free, or `most` if that is less. A
 * step as long as the overlap is deep cannot pass a free position.
 */
function freeAlong(scene: Scene, angle: number, most: number): number {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  let length = 0;
  while (length < most) {
    const overlap = overlapOf(scene, { x: x * length, y: y * length });
    if (overlap <= 0) return length;
    length += Math.max(overlap, 1e-9);
  }
  return most;
}

/** The shortest way out in many directions, and then in directions ever closer to the best. */
export function shortestByLooking(scene: Scene, directions: number, start: number): number {
  let [best, length, step] = [start, Infinity, (2 * Math.PI) / directions];
  for (let i = 0; i < directions; i += 1) {
    const found = freeAlong(scene, start + i * step, length);
    if (found < length) [best, length] = [start + i * step, found];
  }
  for (let round = 0; round < 8; round += 1) {
    const middle = best;
    step /= 3;
    for (const i of [-2, -1, 1, 2]) {
      const found = freeAlong(scene, middle + i * step, length);
      if (found < length) [best, length] = [middle + i * step, found];
    }
  }
  return length;
}

/** Scenes with floors, posts and slanted walls, and a circle at each position of a grid. */
export function* smallGrid(step: number): Generator<Scene> {
  const shapes: Partial<Obstacles>[] = [
    { boxes: [tile(-2, -2, 2), tile(2, -2, 2)] },
    { boxes: [tile(-2, -2, 2)], circles: [disc(1, 0, 1)] },
    { segments: [wall(-3, -3, 3, -3), wall(3, -3, 0, 1)] },
    { polygons: [points([-3, -3], [3, -3], [3, 3], [0, -2], [-3, 3])] },
    { polygons: [points([-3, 0], [0, -3], [1, 1])], boxes: [tile(2, 2, 1)] },
    { circles: [disc(-2, 0, 1), disc(2, 0, 1), disc(0, 3, 0)], segments: [wall(0, -2, 0, -2)] },
    { orientedBoxes: [{ ...tile(0, -2, 2), rotation: 0 }], boxes: [tile(3, 1, 1)] },
  ];
  let index = 0;
  for (const some of shapes) {
    for (let x = -4; x <= 4; x += 1) {
      for (let y = -4; y <= 4; y += 1) {
        for (const radius of [0, 1, 2, 3]) {
          index += 1;
          const obstacles = { ...nothing, ...some };
          if (index % step === 0) yield { obstacles, circle: disc(x, y, radius) };
        }
      }
    }
  }
}
