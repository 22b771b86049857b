import { dot } from './dot.ts';
import { leastUp } from './least-up.ts';
import type {
  Cast,
  Circle,
  GroundOptions,
} from './types.ts';

/**
 * Returns the cast if it hits a one-way platform
 * from above, and otherwise null.
 *
 * @example
 * const center = { x: 0, y: 0 };
 * const ledge = { center, halfWidth: 9,
 *   halfHeight: 1 };
 * const c = { center: { x: 0, y: 5 }, radius: 2 };
 * const down = { x: 0, y: -4 };
 * const hit = castCircleAgainstBox(ledge, c, down);
 * const top = onlyFromAbove(hit, c);
 * top?.fraction; // 0.5
 *
 * @remarks
 * Call this inside the `cast` function that you pass
 * to `moveOnGround`. Pass the platform's hit, the
 * circle of that call, and the same options. The
 * circle can then jump up through the platform and
 * land on it. To drop through, leave the platform
 * out of `cast` until the circle overlaps it by more
 * than the margin. A tenth of a second is enough,
 * unless the platform moves down.
 *
 * The hit is from above if its normal is the normal
 * of a floor. If the circle already overlaps the
 * platform by more than three quarters of the
 * margin, the hit is not from above, and the circle
 * falls through.
 *
 * If one-way ground has steep parts, pass the hit of
 * each part by itself. A cast returns only the first
 * hit, so a steep edge of a polygon would hide the
 * floor beside it. If `maxFloorAngle` is 45°, a
 * one-way step that is higher than 0.29 of the
 * radius does not stop the circle, and `stepHeight`
 * does not change that.
 *
 * A rising platform could move into the circle. So
 * before you move the platform, cast the circle
 * against it, with the platform's displacement
 * reversed. If this is a hit from above, also move
 * the circle by the part of the platform's
 * displacement that is left after the hit, which is
 * the displacement times (1 - fraction).
 *
 * Returns null if there is no hit, if the radius is
 * below 0, or if a number that it uses is NaN.
 *
 * *Cost*: O(1).
 *
 * @group response
 * @figure on-the-ground/slope
 */
export function onlyFromAbove(
  hit: Cast | null,
  circle: Circle,
  options: GroundOptions = {},
): Cast | null {
  if (hit === null) return null;
  const { margin = circle.radius / 1000 } = options;
  const { up = { x: 0, y: 1 } } = options;
  const { normal, point } = hit;
  const isFloor =
    dot(normal, up) >= leastUp(options);
  const height =
    (circle.center.x - point.x) * normal.x +
    (circle.center.y - point.y) * normal.y;
  // So that rounding does not count as an overlap.
  const tiny = circle.radius * 2 ** -30;
  const isOutside =
    height >= circle.radius - 0.75 * margin - tiny;
  return circle.radius >= 0 && isFloor && isOutside
    ? hit
    : null;
}
