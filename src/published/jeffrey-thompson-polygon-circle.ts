import type {
  Circle,
  Polygon,
  Vec2,
} from '#lib/types.ts';
import { lineCircle } from './jeffrey-thompson-line-circle.ts';
import type { Rounding } from './monogame-circles.ts';

/**
 * "Collision Detection", polygon and circle: a line
 * and circle test for each edge. As the page warns,
 * the code as printed misses a circle wholly inside:
 * (200,100) (400,100) (350,300) (250,300) is missed
 * by radius 30 at (300,200).
 */
export function polygonCircleByLines(
  polygon: Polygon,
  circle: Circle,
  round: Rounding,
): boolean {
  return polygon.some((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return lineCircle({ a, b }, circle, round);
  });
}

/**
 * The same with the page's fix switched on, which
 * tests whether the centre is inside. It is wrong if
 * the centre is level with a corner:
 * (2,0) (4,2) (2,4) (0,2) is missed by radius 1 at
 * (2,2).
 */
export function polygonCircleWithInside(
  polygon: Polygon,
  circle: Circle,
  round: Rounding,
): boolean {
  return (
    polygonCircleByLines(polygon, circle, round) ||
    polygonPoint(circle.center, polygon, round)
  );
}

/**
 * The same page's polygon and point test: it counts
 * how often a ray to the right crosses the outline.
 * A corner exactly as high as the point counts as
 * neither above nor below it, so both its edges are
 * skipped.
 *
 * So (2,2) is not in (2,0) (4,2) (2,4) (0,2), and
 * (-1000,2) is in (2,2) (4,0) (4,4).
 */
export function polygonPoint(
  point: Vec2,
  polygon: Polygon,
  round: Rounding,
): boolean {
  const f = round;
  const px = f(point.x);
  const py = f(point.y);
  let odd = false;
  polygon.forEach((corner, i) => {
    const x1 = f(corner.x);
    const y1 = f(corner.y);
    const other = polygon[(i + 1) % polygon.length]!;
    const x2 = f(other.x);
    const y2 = f(other.y);
    const down = y1 > py && y2 < py;
    const up = y1 < py && y2 > py;
    if (!down && !up) return;
    const rise = f(f(x2 - x1) * f(py - y1));
    const x = f(f(rise / f(y2 - y1)) + x1);
    if (px < x) odd = !odd;
  });
  return odd;
}
