import { circleIntersections } from '../circle-intersections.ts';
import { distance } from '../distance.ts';
import type {
  Circle,
  Obstacles,
  Vec2,
} from '../types.ts';

/**
 * Returns the shortest move after which the circle
 * at most touches the obstacles.
 *
 * For obstacles that are circles, none of which has
 * the same centre as the circle, and radii of 0 or
 * above.
 */
export function shortestWayOutSimply(
  { circles }: Obstacles,
  { center: c, radius }: Circle,
): Vec2 {
  const tracks = circles.map((post) => ({
    center: post.center,
    radius: post.radius + radius,
  }));
  const places = [c];
  for (const track of tracks) {
    const m = track.center;
    const t = track.radius / distance(m, c);
    places.push({
      x: m.x + t * (c.x - m.x),
      y: m.y + t * (c.y - m.y),
    });
    for (const other of tracks) {
      const both = circleIntersections(track, other);
      places.push(...both);
    }
  }
  let best = { x: Infinity, y: Infinity };
  for (const place of places) {
    // Rounding puts some places just inside.
    const isFree = tracks.every(
      (track) =>
        distance(place, track.center) >=
        track.radius * (1 - 1e-9),
    );
    const isNearer =
      distance(place, c) < distance(best, c);
    if (isFree && isNearer) best = place;
  }
  return { x: best.x - c.x, y: best.y - c.y };
}
