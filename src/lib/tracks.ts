import { circleIntersections } from './circle-intersections.ts';
import { closestPointOnSegment } from './closest-point-on-segment.ts';
import { magnitude } from './magnitude.ts';
import { segmentCircleIntersections } from './segment-circle-intersections.ts';
import type {
  Circle,
  Polygon,
  Segment,
  Vec2,
} from './types.ts';

/**
 * The positions of the centre in which the circle
 * just touches an edge or a corner.
 */
export interface Track {
  /** Beside an edge, or null. */
  readonly segment: Segment | null;
  /** Around a corner, or null. */
  readonly circle: Circle | null;
  /** The point closest to the origin, or null. */
  readonly closest: Vec2 | null;
  readonly distance: number;
}

/**
 * Adds the tracks around a polygon. `seen` are its
 * corners relative to the circle's centre. `turn` is
 * 1 if, where y points up, the tracks are to the
 * right of the edges, and -1 if they are to the
 * left.
 */
export function addTracks(
  tracks: Track[],
  polygon: Polygon,
  seen: Polygon,
  radius: number,
  turn: number,
): void {
  for (const [i, a] of seen.entries()) {
    const next = (i + 1) % seen.length;
    const b = seen[next]!;
    tracks.push(trackAround({ center: a, radius }));
    const ex = polygon[next]!.x - polygon[i]!.x;
    const ey = polygon[next]!.y - polygon[i]!.y;
    const length = magnitude(ex, ey);
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
}

function trackBeside(segment: Segment): Track {
  const origin = { x: 0, y: 0 };
  const closest = closestPointOnSegment(
    origin,
    segment,
  );
  const distance = magnitude(closest.x, closest.y);
  return {
    segment,
    circle: null,
    closest,
    distance,
  };
}

/**
 * Returns the track around a corner or a circle,
 * without its closest point.
 */
export function trackAround(circle: Circle): Track {
  const { x, y } = circle.center;
  const gap = magnitude(x, y);
  return {
    segment: null,
    circle,
    closest: null,
    distance: Math.abs(gap - circle.radius),
  };
}

/** Returns where the two tracks cross. */
export function crossingsOf(
  one: Track,
  other: Track,
): readonly Vec2[] {
  const { circle: a, segment: lineA } = one;
  const { circle: b, segment: lineB } = other;
  if (a && b) return circleIntersections(a, b);
  if (a && lineB) {
    return segmentCircleIntersections(lineB, a);
  }
  if (lineA && b) {
    return segmentCircleIntersections(lineA, b);
  }
  return lineA && lineB
    ? linesCross(lineA, lineB)
    : [];
}

/** Returns the crossing of the segments' lines. */
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
