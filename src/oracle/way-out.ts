import type { Box, Obstacles, OrientedBox } from '#lib/types.ts';
import { cosSin } from './oriented-box.ts';
import { compareSigned, exactStanding, type Standing } from './polygon.ts';
import { add, fromDouble, mul, type Rational, sign, square, sub } from './rational.ts';
import { type ExactPoint, exactPoint, squaredDistance, squaredDistanceToEdge } from './segment.ts';

/** The position of a circle's centre relative to one obstacle, and how far away it must stay. */
export interface Clearance extends Standing {
  readonly least: Rational;
}

/** Returns the clearance of each obstacle from a circle of this radius with its centre there. */
export function clearances(obstacles: Obstacles, center: ExactPoint, radius: number): Clearance[] {
  const least = fromDouble(radius);
  const { circles, segments, boxes, orientedBoxes, polygons } = obstacles;
  return [
    ...circles
      .filter((one) => one.radius >= 0)
      .map((one) => ({
        squaredDistance: squaredDistance(center, exactPoint(one.center)),
        inside: false,
        least: add(least, fromDouble(one.radius)),
      })),
    ...segments.map(({ a, b }) => ({
      squaredDistance: squaredDistanceToEdge(center, exactPoint(a), exactPoint(b)),
      inside: false,
      least,
    })),
    ...boxes.map((box) => ({ ...boxStanding(offset(box, center), box), least })),
    ...orientedBoxes.map((box) => {
      const { x, y } = offset(box, center);
      const { cos, sin } = cosSin(box.rotation);
      const turned = { x: add(mul(x, cos), mul(y, sin)), y: sub(mul(y, cos), mul(x, sin)) };
      return { ...boxStanding(turned, box), least };
    }),
    ...polygons
      .filter((corners) => corners.some(({ x, y }) => x !== corners[0]!.x || y !== corners[0]!.y))
      .map((polygon) => ({ ...exactStanding(center, polygon), least })),
  ];
}

/** Does the circle overlap no obstacle by more than the margin? */
export function isFreeAt(
  obstacles: Obstacles,
  center: ExactPoint,
  radius: number,
  margin: Rational,
): boolean {
  return clearances(obstacles, center, radius).every(
    (one) => compareSigned(one, sub(one.least, margin)) >= 0,
  );
}

function offset({ center }: Box | OrientedBox, point: ExactPoint): ExactPoint {
  const middle = exactPoint(center);
  return { x: sub(point.x, middle.x), y: sub(point.y, middle.y) };
}

function boxStanding({ x, y }: ExactPoint, box: Box | OrientedBox): Standing {
  const gapX = sub(absolute(x), fromDouble(box.halfWidth));
  const gapY = sub(absolute(y), fromDouble(box.halfHeight));
  if (sign(gapX) <= 0 && sign(gapY) <= 0) {
    const nearer = sign(sub(gapX, gapY)) > 0 ? gapX : gapY;
    return { squaredDistance: square(nearer), inside: true };
  }
  const beyond = [gapX, gapY].filter((gap) => sign(gap) > 0).map(square);
  return { squaredDistance: beyond.reduce(add), inside: false };
}

const absolute = (value: Rational): Rational =>
  value.top < 0n ? { ...value, top: -value.top } : value;
