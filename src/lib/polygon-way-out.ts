import { closestPointOnPolygon } from './closest-point-on-polygon.ts';
import { closestPointOnSegment } from './closest-point-on-segment.ts';
import { magnitude } from './magnitude.ts';
import { signedDistanceToPolygon } from './signed-distance-to-polygon.ts';
import {
  addTracks,
  crossingsOf,
  type Track,
} from './tracks.ts';
import type {
  Circle,
  Polygon,
  Vec2,
} from './types.ts';

/**
 * Returns the shortest move of the circle after
 * which it just touches the polygon from outside.
 * `first` is tried first, so if it moves the circle
 * out, it must be the shortest.
 *
 * If the circle touches an edge or a corner, its
 * centre is on a track beside that edge or around
 * that corner. The shortest way ends where the track
 * beside an edge is closest to the centre, or where
 * two tracks cross.
 */
export function polygonWayOut(
  polygon: Polygon,
  { center, radius }: Circle,
  turn: number,
  first: Vec2,
): Vec2 {
  const way = noWay(polygon, center, radius, 1);
  // There is always room to the right of everything.
  way.best = rightmost(way.seen, radius);
  way.length = magnitude(way.best.x, way.best.y);
  if (touches(way, first)) return first;
  // No way out is shorter than `first`.
  const least =
    magnitude(first.x, first.y) -
    2 ** -46 * way.span;
  followTracks(way, polygon, turn, least);
  return way.best;
}

/** The shortest way so far, and its scene. */
export interface Way {
  /** The corners relative to the circle's centre. */
  readonly seen: Polygon;
  readonly radius: number;
  readonly span: number;
  /** 1 if the way leads out, -1 if it leads in. */
  readonly side: number;
  best: Vec2;
  /** Infinity if there is no way yet. */
  length: number;
  /**
   * The edge that blocked the last position tried,
   * because it often blocks the next.
   */
  inTheWay: number;
}

/** Returns the scene, without a way yet. */
export function noWay(
  polygon: Polygon,
  center: Vec2,
  radius: number,
  side: number,
): Way {
  // Everything is relative to the centre, so that a
  // scene far from the origin loses no digits.
  const seen: Vec2[] = [];
  let [left, right, low, high] = [0, 0, 0, 0];
  for (const corner of polygon) {
    const x = corner.x - center.x;
    const y = corner.y - center.y;
    seen.push({ x, y });
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  const span = Math.max(
    radius,
    right - left,
    high - low,
  );
  return {
    seen,
    radius,
    span,
    side,
    best: { x: 0, y: 0 },
    length: Infinity,
    inTheWay: 0,
  };
}

/**
 * Tries all positions, not nearer than `least`, at
 * which a track is closest to the centre or two
 * tracks cross. `turn` is 1 if, where y
 * points up, the tracks are to the right of the
 * edges, and -1 if they are to the left.
 */
export function followTracks(
  way: Way,
  polygon: Polygon,
  turn: number,
  least: number,
): void {
  const tracks: Track[] = [];
  addTracks(
    tracks,
    polygon,
    way.seen,
    way.radius,
    turn,
  );
  tracks.sort(
    (one, other) => one.distance - other.distance,
  );
  for (const [i, track] of tracks.entries()) {
    // This track and the next ones are farther.
    if (track.distance >= way.length) break;
    // A track around a corner has no closest point,
    // because it is never the result. If the corner
    // is within the radius, `first` is as long as
    // the way there, and if not, the circle can end
    // nearer, where two tracks cross.
    if (track.closest) {
      consider(way, track.closest, least);
    }
    for (let j = 0; j < i; j += 1) {
      const points = crossingsOf(track, tracks[j]!);
      for (const point of points) {
        consider(way, point, least);
      }
    }
  }
}

/** Returns where it touches the rightmost corner. */
function rightmost(
  seen: Polygon,
  radius: number,
): Vec2 {
  let last = seen[0]!;
  for (const corner of seen) {
    if (corner.x > last.x) last = corner;
  }
  return { x: last.x + radius, y: last.y };
}

function touches(way: Way, place: Vec2): boolean {
  const { seen, radius, span, side } = way;
  const gap =
    side * signedDistanceToPolygon(place, seen);
  return Math.abs(gap - radius) <= 2 ** -47 * span;
}

/** Uses a position if it is nearer and free. */
export function consider(
  way: Way,
  place: Vec2,
  least: number,
): void {
  const { seen, radius, span } = way;
  const length = magnitude(place.x, place.y);
  if (!(length >= least && length < way.length)) {
    return;
  }
  const a = seen[way.inTheWay]!;
  const b = seen[(way.inTheWay + 1) % seen.length]!;
  const edge = { a, b };
  const { x, y } = closestPointOnSegment(
    place,
    edge,
  );
  const gap = magnitude(place.x - x, place.y - y);
  if (gap < radius - 2 ** -46 * span) return;
  if (touches(way, place)) {
    way.best = place;
    way.length = length;
    return;
  }
  const { feature } = closestPointOnPolygon(
    place,
    seen,
  );
  way.inTheWay = feature.index;
}
