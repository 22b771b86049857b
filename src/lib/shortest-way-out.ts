import { circleIntersections } from './circle-intersections.ts';
import { closestPointOnPolygon } from './closest-point-on-polygon.ts';
import { closestPointOnSegment } from './closest-point-on-segment.ts';
import { segmentCircleIntersections } from './segment-circle-intersections.ts';
import { signedDistanceToPolygon } from './signed-distance-to-polygon.ts';
import type {
  Circle,
  Polygon,
  Segment,
  Vec2,
} from './types.ts';

/**
 * The shortest move of the circle to where it just
 * touches the polygon from outside. `first` is tried
 * first: it must not be longer than that if it
 * leads out.
 *
 * Where the circle touches an edge or a corner, its
 * centre is on a track beside that edge or around
 * that corner. The shortest way ends at the point
 * beside one edge closest to the centre, or where
 * two tracks cross.
 */
export function shortestWayOut(
  polygon: Polygon,
  { center, radius }: Circle,
  turn: number,
  first: Vec2,
): Vec2 {
  // All is as seen from the centre, so that a scene
  // far from the origin loses no digits.
  const seen = polygon.map(({ x, y }) => ({
    x: x - center.x,
    y: y - center.y,
  }));
  const xs = [0, ...seen.map(({ x }) => x)];
  const ys = [0, ...seen.map(({ y }) => y)];
  const right = Math.max(...xs);
  const span = Math.max(
    radius,
    right - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  );
  const touches = (place: Vec2) => {
    const gap = signedDistanceToPolygon(place, seen);
    return Math.abs(gap - radius) <= 2 ** -47 * span;
  };
  if (touches(first)) return first;
  // To the right of everything there is always room.
  const outermost = seen.reduce((a, b) =>
    b.x > a.x ? b : a,
  );
  let best: Vec2 = {
    x: outermost.x + radius,
    y: outermost.y,
  };
  let least = Math.hypot(best.x, best.y);
  // No way out is shorter than `first`.
  const from =
    Math.hypot(first.x, first.y) - 2 ** -46 * span;
  // What was in the way is often in the way again.
  let inTheWay = 0;
  const consider = (place: Vec2) => {
    const length = Math.hypot(place.x, place.y);
    if (!(length >= from && length < least)) return;
    const a = seen[inTheWay]!;
    const b = seen[(inTheWay + 1) % seen.length]!;
    const { x, y } = closestPointOnSegment(place, {
      a,
      b,
    });
    const gap = Math.hypot(place.x - x, place.y - y);
    if (gap < radius - 2 ** -46 * span) return;
    if (touches(place)) {
      best = place;
      least = length;
    } else {
      const { feature } = closestPointOnPolygon(
        place,
        seen,
      );
      inTheWay = feature.index;
    }
  };
  const tracks = tracksAround(
    polygon,
    seen,
    radius,
    turn,
  );
  for (const [i, track] of tracks.entries()) {
    // Nothing on this track or the next ones is
    // nearer.
    if (track.distance >= least) break;
    if (track.closest) consider(track.closest);
    for (let j = 0; j < i; j += 1) {
      const points = crossingsOf(track, tracks[j]!);
      for (const point of points) consider(point);
    }
  }
  return best;
}

/** Where a centre is that just touches a part. */
interface Track {
  readonly line: Segment | Circle;
  /** Beside an edge: closest to the origin. */
  readonly closest?: Vec2;
  readonly distance: number;
}

/** The tracks, the nearest first. */
function tracksAround(
  polygon: Polygon,
  seen: Polygon,
  radius: number,
  turn: number,
): Track[] {
  const tracks: Track[] = [];
  for (const [i, a] of seen.entries()) {
    const next = (i + 1) % seen.length;
    const b = seen[next]!;
    tracks.push(trackAround({ center: a, radius }));
    const ex = polygon[next]!.x - polygon[i]!.x;
    const ey = polygon[next]!.y - polygon[i]!.y;
    const length = Math.hypot(ex, ey);
    if (length === 0) continue;
    const x = ((turn * ey) / length) * radius;
    const y = ((-turn * ex) / length) * radius;
    tracks.push(
      trackBeside({
        a: { x: a.x + x, y: a.y + y },
        b: { x: b.x + x, y: b.y + y },
      }),
    );
  }
  return tracks.sort(
    (one, other) => one.distance - other.distance,
  );
}

function trackBeside(line: Segment): Track {
  const origin = { x: 0, y: 0 };
  const closest = closestPointOnSegment(
    origin,
    line,
  );
  const distance = Math.hypot(closest.x, closest.y);
  return { line, closest, distance };
}

/**
 * Around a corner, the closest point is never the
 * answer. If the corner is within the radius,
 * `first` is as long as the way there. If not, the
 * circle can end nearer, where two tracks cross.
 */
function trackAround(line: Circle): Track {
  const { x, y } = line.center;
  const gap = Math.hypot(x, y);
  return {
    line,
    distance: Math.abs(gap - line.radius),
  };
}

function crossingsOf(
  one: Track,
  other: Track,
): readonly Vec2[] {
  const a = one.line;
  const b = other.line;
  if ('radius' in a) {
    return 'radius' in b
      ? circleIntersections(a, b)
      : segmentCircleIntersections(b, a);
  }
  return 'radius' in b
    ? segmentCircleIntersections(a, b)
    : linesCross(a, b);
}

/** Where the lines through two segments cross. */
function linesCross(
  one: Segment,
  other: Segment,
): readonly Vec2[] {
  const ex = one.b.x - one.a.x;
  const ey = one.b.y - one.a.y;
  const fx = other.b.x - other.a.x;
  const fy = other.b.y - other.a.y;
  const dx = other.a.x - one.a.x;
  const dy = other.a.y - one.a.y;
  const cross = ex * fy - ey * fx;
  if (cross === 0) return [];
  const t = (dx * fy - dy * fx) / cross;
  return [
    { x: one.a.x + ex * t, y: one.a.y + ey * t },
  ];
}
