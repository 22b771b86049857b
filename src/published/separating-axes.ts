import type {
  Circle,
  Polygon,
  Vec2,
} from '#lib/types.ts';

/**
 * A polygon and a circle by separating axes: a miss
 * if their shadows on some axis are apart. The axes
 * are the normals of the edges, and the vector from
 * the nearest corner to the centre. For convex
 * polygons that is enough. Libraries such as SAT.js
 * say that polygons must be convex, but they accept
 * any polygon.
 *
 * A shadow does not show a dent, so the U (0,0)
 * (6,0) (6,6) (4,6) (4,2) (2,2) (2,6) (0,6) is hit
 * by radius 0.5 at (3,5).
 */
export function overlapsOnEveryAxis(
  polygon: Polygon,
  circle: Circle,
): boolean {
  const axes = polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return { x: b.y - a.y, y: a.x - b.x };
  });
  axes.push(fromNearestCorner(polygon, circle));
  return axes.every((axis) => {
    const length = Math.sqrt(dot(axis, axis));
    const at = dot(circle.center, axis);
    const reach = circle.radius * length;
    const places = polygon.map((p) => dot(p, axis));
    return (
      at + reach >= Math.min(...places) &&
      at - reach <= Math.max(...places)
    );
  });
}

function fromNearestCorner(
  polygon: Polygon,
  { center }: Circle,
): Vec2 {
  let least = Infinity;
  let way = { x: 0, y: 0 };
  for (const { x, y } of polygon) {
    const here = {
      x: center.x - x,
      y: center.y - y,
    };
    const squared = dot(here, here);
    if (squared < least) {
      least = squared;
      way = here;
    }
  }
  return way;
}

function dot(a: Vec2, b: Vec2): number {
  return a.x * b.x + a.y * b.y;
}
