import {
  type Circle,
  collidePolygonCircle,
  distance,
  type Polygon,
  shortestWayOut,
  type Vec2,
} from '#lib/index.ts';

export type SceneName = 'tiles' | 'corner' | 'steep' | 'flat' | 'pillars';

const none = { circles: [], segments: [], boxes: [], orientedBoxes: [] };

const box = (x: number, y: number, halfWidth: number, halfHeight: number): Polygon => [
  { x: x - halfWidth, y: y - halfHeight },
  { x: x + halfWidth, y: y - halfHeight },
  { x: x + halfWidth, y: y + halfHeight },
  { x: x - halfWidth, y: y + halfHeight },
];

/** The ground on both sides of a valley, down to below the window. */
const valley = (bottom: number, across: number, up: number): readonly Polygon[] =>
  [-1, 1].map((side) => [
    { x: 48, y: bottom },
    { x: 48 + side * across, y: bottom + up },
    { x: 48 + side * 70, y: bottom + up },
    { x: 48 + side * 70, y: -30 },
    { x: 48, y: -30 },
  ]);

/** The obstacles of each scene, the left one or the floor first. */
export const scenes: Readonly<Record<SceneName, readonly Polygon[]>> = {
  tiles: [box(27, 13, 21, 9), box(69, 13, 21, 9)],
  corner: [box(48, 9, 34, 5), box(18, 36, 4, 22)],
  steep: valley(4, 22.5, 54),
  flat: valley(16, 38.4, 16),
  pillars: [box(30, 15, 10, 13), box(66, 15, 10, 13)],
};

const zero = { x: 0, y: 0 };

export const plus = (a: Vec2, b: Vec2): Vec2 => ({ x: a.x + b.x, y: a.y + b.y });

export const lengthOf = (vector: Vec2): number => distance(zero, vector);

/** Anything less deep is a touch. */
const tiny = 0.01;

/** Returns the push of one obstacle alone. */
const pushOf = (obstacle: Polygon, circle: Circle): Vec2 =>
  collidePolygonCircle(obstacle, circle)?.push ?? zero;

/** Returns the push of each obstacle that the circle overlaps, in order. */
export function pushesIn(scene: SceneName, circle: Circle): readonly Vec2[] {
  return scenes[scene]
    .map((obstacle) => pushOf(obstacle, circle))
    .filter((push) => lengthOf(push) >= tiny);
}

/** Returns the one shortest push. */
export const shortestIn = (scene: SceneName, circle: Circle): Vec2 =>
  shortestWayOut({ ...none, polygons: scenes[scene] }, circle) ?? zero;

/** Returns the positions after each push, if the obstacles push in turn until the circle is free. */
export function oneAfterTheOther(scene: SceneName, { center, radius }: Circle): readonly Vec2[] {
  const obstacles = scenes[scene];
  const places: Vec2[] = [];
  let at = center;
  let idle = 0;
  for (let i = 0; idle < obstacles.length && places.length < 99; i += 1) {
    const push = pushOf(obstacles[i % obstacles.length]!, { center: at, radius });
    idle += 1;
    if (lengthOf(push) < tiny) continue;
    at = plus(at, push);
    places.push(at);
    idle = 0;
  }
  return places;
}
