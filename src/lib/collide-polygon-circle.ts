import { areFinite } from './are-finite.ts';
import { closestPointOnPolygon } from './closest-point-on-polygon.ts';
import { meetEdge } from './collide-convex-polygon-circle.ts';
import { magnitude } from './magnitude.ts';
import { orientation } from './orientation.ts';
import { pointInPolygon } from './point-in-polygon.ts';
import { polygonIntersectsCircle } from './polygon-intersects-circle.ts';
import { polygonWayOut } from './polygon-way-out.ts';
import { turnSeenFromInside } from './turn-seen-from-inside.ts';
import type {
  Circle,
  Contact,
  Polygon,
  PolygonContacts,
  Vec2,
} from './types.ts';
import { winding } from './winding.ts';

/**
 * Returns the contacts between the circle and the
 * filled polygon and the shortest way out, or null
 * if they are apart; just touching counts.
 *
 * @example
 * const corner = [{ x: 0, y: 0 }, { x: 9, y: 0 },
 *   { x: 9, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 9 },
 *   { x: 0, y: 9 }];
 * const c = { center: { x: 2, y: 2 }, radius: 2 };
 * const hit = collidePolygonCircle(corner, c);
 * hit?.contacts.length; // 2
 * hit?.push; // { x: 1, y: 1 }
 *
 * @remarks
 * The polygon must be simple, but it may be concave
 * and have either winding. Moving the circle by
 * `push` leaves the two just touching, and no
 * shorter move does. Such a move always exists, but
 * it is not a path, because from a cave it may go
 * through a wall.
 *
 * If the centre is outside, there is a contact for
 * each edge and corner that is within the radius,
 * that is nearer to the centre than its neighbours,
 * and that is seen from its outer side. They are in
 * the order of the outline, and a thin wall does not
 * hide any. Each contact moves the circle off that
 * edge or corner only, while `push` moves it off all
 * of them. If the centre is inside or on the
 * boundary, the only contact is the closest point of
 * the boundary. If several points are equally near,
 * it is the first, and in a corner it is the first
 * of the corner's edges. If the polygon is convex,
 * `push` is that of the deepest contact.
 *
 * If the deepest contact alone moves the circle out,
 * it is the shortest way. Otherwise the circle moves
 * to a position where it touches two edges or
 * corners at once. The search adds edges and
 * corners, nearest first, until none of the rest is
 * as near as the best position.
 *
 * Returns null if the radius is below 0, if the
 * polygon has no edges, or if any number is NaN or
 * infinite.
 *
 * *Accuracy*: if all numbers are finite, the result
 * is null exactly when `polygonIntersectsCircle` is
 * false. The distance after the push is off by at
 * most 96 ulps of the span of
 * `segmentIntersectsCircle`, within its limits. If a
 * gap is as wide as the circle to within that error,
 * it may or may not count as too narrow. The depth
 * of the deepest contact is accurate to a quarter of
 * that error.
 *
 * *Cost*: O(n) if one contact moves the circle out.
 * Otherwise it is at most O(k^2 n), where k is the
 * number of edges and corners that are nearer than
 * the length of the push, because each position
 * where the circle touches two of them costs O(n).
 *
 * @group contact
 * @figure polygon-and-circle/polygon-way-out
 */
export function collidePolygonCircle(
  polygon: Polygon,
  circle: Circle,
): PolygonContacts | null {
  const isHit =
    circle.radius < Infinity &&
    polygonIntersectsCircle(polygon, circle) &&
    areFinite(polygon);
  if (!isHit) return null;
  const turn = winding(polygon);
  const contacts: Contact[] = [];
  if (pointInPolygon(circle.center, polygon)) {
    contacts.push(
      contactFromInside(polygon, circle, turn),
    );
  } else {
    addFromOutside(contacts, polygon, circle, turn);
  }
  const { normal, depth } = deepestOf(contacts);
  const first = {
    x: normal.x * depth,
    y: normal.y * depth,
  };
  const push = polygonWayOut(
    polygon,
    circle,
    turn,
    first,
  );
  return { contacts, push };
}

function deepestOf(
  contacts: readonly Contact[],
): Contact {
  let deepest = contacts[0]!;
  for (const contact of contacts) {
    if (contact.depth > deepest.depth) {
      deepest = contact;
    }
  }
  return deepest;
}

/** Adds each locally nearest edge and corner. */
function addFromOutside(
  contacts: Contact[],
  polygon: Polygon,
  circle: Circle,
  turn: number,
): void {
  const { center, radius } = circle;
  const r2 = radius * radius;
  const n = polygon.length;
  let last = trueEdge(polygon, n - 1, n - 1);
  // The corner's first copy, if it is repeated.
  let corner = 0;
  for (let i = 0; i < n; i += 1) {
    const { x: ex, y: ey } = edgeVector(polygon, i);
    if (ex === 0 && ey === 0) continue;
    const a = polygon[i]!;
    const b = polygon[(i + 1) % n]!;
    const before = edgeVector(polygon, last);
    const dx = center.x - a.x;
    const dy = center.y - a.y;
    const distance2 = dx * dx + dy * dy;
    const along = dx * ex + dy * ey;
    const isBeyondBoth =
      along <= 0 &&
      dx * before.x + dy * before.y >= 0;
    if (
      isBeyondBoth &&
      distance2 <= r2 &&
      distance2 > 1e-200 &&
      isBeforeCorner(polygon, last, i, center, turn)
    ) {
      contacts.push(
        meetCorner(a, corner, circle, distance2),
      );
    }
    const isInFront =
      along > 0 &&
      (center.x - b.x) * ex + (center.y - b.y) * ey <
        0;
    const length2 = ex * ex + ey * ey;
    const cross = ex * dy - ey * dx;
    if (
      isInFront &&
      cross * cross <= r2 * length2 &&
      sideOf(a, b, center, turn) >= 0
    ) {
      contacts.push(
        meetEdge(polygon, circle, i, turn),
      );
    }
    last = i;
    corner = i + 1;
  }
  if (contacts.length === 0) {
    contacts.push(
      nearestFromOutside(polygon, circle, turn),
    );
  }
}

/**
 * Returns whether a centre that is not in front of
 * either edge at a corner sees the corner from
 * outside. If the corner is convex, the centre must
 * not be clearly inside both edges. If the corner is
 * a dent, only rounding at a joint puts a centre
 * there, and it must be clearly outside both.
 */
function isBeforeCorner(
  polygon: Polygon,
  before: number,
  after: number,
  center: Vec2,
  turn: number,
): boolean {
  const n = polygon.length;
  const a = polygon[before]!;
  const b = polygon[after]!;
  const c = polygon[(after + 1) % n]!;
  const one = sideOf(a, b, center, turn);
  const other = sideOf(b, c, center, turn);
  return isDent(a, b, c, turn)
    ? one > 0 && other > 0
    : one >= 0 || other >= 0;
}

/**
 * Returns 1 for a point on the outer side of the
 * line from a to b, and -1 on the inner side. If
 * rounding could decide, the point counts as on the
 * line, which is 0.
 */
function sideOf(
  a: Vec2,
  b: Vec2,
  point: Vec2,
  turn: number,
): number {
  const p = (b.x - a.x) * (point.y - a.y);
  const q = (b.y - a.y) * (point.x - a.x);
  const noise =
    2 ** -51 * (Math.abs(p) + Math.abs(q));
  const side = turn * (q - p);
  if (Math.abs(side) <= noise) return 0;
  return side > 0 ? 1 : -1;
}

/**
 * Returns whether a corner is a dent. This is exact,
 * because a flat corner can round to any sign.
 */
function isDent(
  before: Vec2,
  corner: Vec2,
  after: Vec2,
  turn: number,
): boolean {
  return (
    turn * orientation(before, corner, after) < 0
  );
}

/**
 * Returns the nearest contact of a centre outside,
 * if rounding puts it in front of no edge or corner.
 */
function nearestFromOutside(
  polygon: Polygon,
  circle: Circle,
  turn: number,
): Contact {
  const { center } = circle;
  const { feature } = closestPointOnPolygon(
    center,
    polygon,
  );
  const { index } = feature;
  const { x, y } = polygon[index]!;
  const dx = center.x - x;
  const dy = center.y - y;
  const distance2 = dx * dx + dy * dy;
  const isCorner =
    feature.kind === 'vertex' && distance2 > 1e-200;
  if (isCorner) {
    const corner = polygon[index]!;
    return meetCorner(
      corner,
      index,
      circle,
      distance2,
    );
  }
  const edge = trueEdge(polygon, index, 1);
  const n = polygon.length;
  const a = polygon[edge]!;
  const b = polygon[(edge + 1) % n]!;
  // In a sliver it can be the edge behind.
  const isBehind = sideOf(a, b, center, turn) < 0;
  const facing = isBehind ? -turn : turn;
  return meetEdge(polygon, circle, edge, facing);
}

function contactFromInside(
  polygon: Polygon,
  circle: Circle,
  turn: number,
): Contact {
  const { center, radius } = circle;
  const { feature, point } = closestPointOnPolygon(
    center,
    polygon,
  );
  const { index } = feature;
  if (feature.kind === 'edge') {
    const facing = turnSeenFromInside(
      center,
      point,
      index,
      polygon,
      turn,
    );
    return meetEdge(polygon, circle, index, facing);
  }
  const n = polygon.length;
  const before = trueEdge(
    polygon,
    (index + n - 1) % n,
    n - 1,
  );
  const after = trueEdge(polygon, index, 1);
  const into = edgeVector(polygon, before);
  const out = edgeVector(polygon, after);
  const { x, y } = polygon[index]!;
  const gap = magnitude(center.x - x, center.y - y);
  const isInDent = isDent(
    polygon[before]!,
    polygon[index]!,
    polygon[(after + 1) % n]!,
    turn,
  );
  // Within rounding of the corner the direction is
  // unknown, so an edge decides.
  const size = Math.max(
    Math.abs(into.x),
    Math.abs(into.y),
    Math.abs(out.x),
    Math.abs(out.y),
  );
  if (!isInDent || gap <= 2 ** -48 * size) {
    const first = Math.min(before, after);
    const a = polygon[first]!;
    const b = polygon[(first + 1) % n]!;
    // The centre can be behind one of the two.
    const isBehind = sideOf(a, b, center, turn) > 0;
    const edge = isBehind
      ? Math.max(before, after)
      : first;
    return meetEdge(polygon, circle, edge, turn);
  }
  return {
    normal: {
      x: (x - center.x) / gap,
      y: (y - center.y) / gap,
    },
    depth: radius + gap,
    point: { x, y },
    feature: { kind: 'vertex', index },
  };
}

function meetCorner(
  { x, y }: Vec2,
  index: number,
  { center, radius }: Circle,
  distance2: number,
): Contact {
  const gap = Math.sqrt(distance2);
  return {
    normal: {
      x: (center.x - x) / gap,
      y: (center.y - y) / gap,
    },
    // Rounding could make this negative.
    depth: Math.max(0, radius - gap),
    point: { x, y },
    feature: { kind: 'vertex', index },
  };
}

function edgeVector(
  polygon: Polygon,
  index: number,
): Vec2 {
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  return { x: b.x - a.x, y: b.y - a.y };
}

/**
 * Returns the first edge with a length, starting at
 * this one. The step is 1, or n - 1 to go back by
 * one.
 */
function trueEdge(
  polygon: Polygon,
  index: number,
  step: number,
): number {
  const n = polygon.length;
  let at = index;
  for (let tries = 0; tries < n; tries += 1) {
    const { x, y } = edgeVector(polygon, at);
    if (x !== 0 || y !== 0) break;
    at = (at + step) % n;
  }
  return at;
}
