import type { Box, Cast, Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { type JudgedCast, judged, judgedBox, judgedPolygon } from './casts.ts';
import type { Random } from './random-scenes.ts';
import { corners as points } from './shapes.ts';
import { anyOrder, rotated } from './simple-polygons.ts';

/** A circle that moves along an axis and, half way, hits a target with sides along the axes. */
export interface AxisCast {
  readonly name: string;
  readonly fn:
    | 'castCircleAgainstBox'
    | 'castCircleAgainstCircle'
    | 'castCircleAgainstOrientedBox'
    | 'castCircleAgainstPolygon'
    | 'castCircleAgainstSegment';
  readonly target: unknown;
  readonly circle: Circle;
  readonly displacement: Vec2;
  readonly hit: Pick<Cast, 'fraction' | 'point' | 'normal'>;
}

const square = points([-2, -2], [2, -2], [2, 2], [-2, 2]);
/** The same square with a corner in the middle of each side. */
const jointed = points([-2, -2], [0, -2], [2, -2], [2, 0], [2, 2], [0, 2], [-2, 2], [-2, 0]);

const eachWayRound = (polygon: Polygon): Polygon[] =>
  polygon.flatMap((_, first) => {
    const turned = rotated(polygon, first);
    return [turned, turned.toReversed()];
  });

const ways = { right: [1, 0], up: [0, 1], left: [-1, 0], down: [0, -1] } as const;

/** Casts in whole numbers with known results, in all directions and for all orders of corners. */
export const axisCasts: readonly AxisCast[] = points([0, 0], [3, -5]).flatMap((center) =>
  Object.entries(ways).flatMap(([way, [dx, dy]]) =>
    [-1, 0, 2].flatMap((aside) => {
      // The point `along` units along the path and `across` units to its left.
      const at = (along: number, across = aside): Vec2 => ({
        x: center.x + along * dx - across * dy,
        y: center.y + along * dy + across * dx,
      });
      const moved = ({ x, y }: Vec2) => ({ x: center.x + x, y: center.y + y });
      const box = { center, halfWidth: 2, halfHeight: 2 };
      const wall = { a: at(-2, -2), b: at(-2, 2) };
      const targets = [
        ['castCircleAgainstBox', box],
        ['castCircleAgainstOrientedBox', { ...box, rotation: 0 }],
        ['castCircleAgainstSegment', wall],
        ['castCircleAgainstSegment', { a: wall.b, b: wall.a }],
        ...[square, jointed]
          .flatMap(eachWayRound)
          .map((polygon) => ['castCircleAgainstPolygon', polygon.map(moved)] as const),
        ...(aside === 0 ? [['castCircleAgainstCircle', { center, radius: 2 }] as const] : []),
      ] as const;
      return targets.map(([fn, target], index) => ({
        name: `${fn}, target ${index}, ${way}, ${aside} aside`,
        fn,
        target,
        circle: { center: at(-7), radius: 1 },
        displacement: { x: 8 * dx + 0, y: 8 * dy + 0 },
        hit: { fraction: 0.5, point: at(-2), normal: { x: 0 - dx, y: 0 - dy } },
      }));
    }),
  ),
);

/** A cast along an axis in whole numbers, and the same scene in exact numbers. */
export interface AnyAxisCast extends Pick<AxisCast, 'fn' | 'target' | 'circle' | 'displacement'> {
  readonly exact: JudgedCast;
}

/** Makes a cast against a target whose sides are along the axes and may have no length. */
export function anyAxisCast(random: Random): AnyAxisCast {
  const size = random.pick([3, 10, 1000]);
  const whole = () => random.integer(-size, size);
  const length = () => random.integer(0, size);
  const place = (): Vec2 => ({ x: whole(), y: whole() });
  const { x, y } = place();
  const circle = { center: { x, y }, radius: random.pick([0, 1, length()]) };
  const far = random.pick([-1, 1]) * random.integer(1, 3 * size);
  const displacement = random.pick([
    { x: far, y: 0 },
    { x: 0, y: far },
  ]);
  const motion = { circle, displacement };
  const a = place();
  const b = random.pick([
    { x: a.x, y: whole() },
    { x: whole(), y: a.y },
  ]);
  const box: Box = { center: place(), halfWidth: length(), halfHeight: length() };
  const [w, h] = [length() + 2, length() + 2];
  const bent = points([0, 0], [w, 0], [w, h], [1, h], [1, h + 1], [0, h + 1]);
  const polygon = anyOrder(
    random,
    bent.map((corner) => ({ x: a.x + corner.x, y: a.y + corner.y })),
  );
  const other: Circle = { center: a, radius: length() };
  const wall: Segment = { a, b };
  return random.pick<() => AnyAxisCast>([
    () => ({
      ...motion,
      fn: 'castCircleAgainstBox',
      target: box,
      exact: judgedBox({ ...motion, target: box }),
    }),
    () => ({
      ...motion,
      fn: 'castCircleAgainstOrientedBox',
      target: { ...box, rotation: 0 },
      exact: judgedBox({ ...motion, target: box }),
    }),
    () => ({
      ...motion,
      fn: 'castCircleAgainstPolygon',
      target: polygon,
      exact: judgedPolygon({ ...motion, target: polygon }),
    }),
    () => ({
      ...motion,
      fn: 'castCircleAgainstSegment',
      target: wall,
      exact: judged(motion, [a, b]),
    }),
    () => ({
      ...motion,
      fn: 'castCircleAgainstCircle',
      target: other,
      exact: judged(motion, [a], other.radius),
    }),
  ])();
}
