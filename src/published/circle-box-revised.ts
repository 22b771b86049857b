import type {
  Box,
  Circle,
  Vec2,
} from '#lib/types.ts';
import type { Rounding } from './monogame-circles.ts';

/**
 * "Circle/box intersection revised": the zone of
 * the point. It compares the point with the sides,
 * which are rounded sums. A point that is not beyond
 * a side counts as in the middle, so a point at
 * (NaN, NaN) is in zone 4, inside.
 */
export function zoneByWalls(
  point: Vec2,
  box: Box,
  round: Rounding,
): number {
  const column = wallZone(
    round(point.x),
    round(box.center.x),
    round(box.halfWidth),
    round,
  );
  const row = wallZone(
    round(point.y),
    round(box.center.y),
    round(box.halfHeight),
    round,
  );
  return column + 3 * row;
}

/**
 * The article's test, read so that touching a corner
 * counts. A centre of NaN is a hit, and negative
 * half sides can turn a hit into a miss, such as
 * half sides of -1 with a circle of radius 1 around
 * the centre of the box.
 */
export function intersectsWithClosedCorner(
  box: Box,
  circle: Circle,
  round: Rounding,
): boolean {
  return intersects(box, circle, round, (d, r) => {
    return d <= r;
  });
}

/**
 * The same, read so that touching a corner is a
 * miss. The article does not say which, but touching
 * a side counts, so with half sides 1 and radius 5,
 * (4, 5) is a miss and (6, 0) is a hit.
 */
export function intersectsWithOpenCorner(
  box: Box,
  circle: Circle,
  round: Rounding,
): boolean {
  return intersects(box, circle, round, (d, r) => {
    return d < r;
  });
}

function wallZone(
  at: number,
  middle: number,
  half: number,
  round: Rounding,
): number {
  if (at < round(middle - half)) return 0;
  return at > round(middle + half) ? 2 : 1;
}

function intersects(
  box: Box,
  circle: Circle,
  round: Rounding,
  holds: (squared: number, limit: number) => boolean,
): boolean {
  const zone = zoneByWalls(
    circle.center,
    box,
    round,
  );
  const x = round(circle.center.x);
  const y = round(circle.center.y);
  const r = round(circle.radius);
  const boxX = round(box.center.x);
  const boxY = round(box.center.y);
  const halfWidth = round(box.halfWidth);
  const halfHeight = round(box.halfHeight);
  if (zone === 4) return true;
  if (zone === 1 || zone === 7) {
    const apart = Math.abs(round(y - boxY));
    return apart <= round(r + halfHeight);
  }
  if (zone === 3 || zone === 5) {
    const apart = Math.abs(round(x - boxX));
    return apart <= round(r + halfWidth);
  }
  const right = zone === 2 || zone === 8 ? 1 : -1;
  const up = zone === 6 || zone === 8 ? 1 : -1;
  const cornerX = round(boxX + right * halfWidth);
  const cornerY = round(boxY + up * halfHeight);
  const dx = round(x - cornerX);
  const dy = round(y - cornerY);
  const squared = round(
    round(dx * dx) + round(dy * dy),
  );
  return holds(squared, round(r * r));
}
