import { distance, type Polygon, rayCrossings, toLocal, toWorld, type Vec2 } from '#lib/index.ts';

/**
 * Returns the points where the ray from p through u crosses the outline, nearest first. The
 * library's ray points right, so the corners are passed in the frame in which this ray does.
 */
export function crossingsTowards(p: Vec2, u: Vec2, polygon: Polygon): Vec2[] {
  const frame = { center: p, rotation: Math.atan2(u.y - p.y, u.x - p.x) };
  const corners = polygon.map((corner) => toLocal(corner, frame));
  return rayCrossings({ x: 0, y: 0 }, corners)
    .map(({ point }) => toWorld(point, frame))
    .sort((one, other) => distance(p, one) - distance(p, other));
}
