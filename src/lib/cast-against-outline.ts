import { castAgainstCorner } from './cast-against-corner.ts';
import {
  castAgainstEdge,
  earlierCast,
} from './cast-against-edge.ts';
import { castFromContact } from './cast-from-contact.ts';
import { closestPointOnPolygon } from './closest-point-on-polygon.ts';
import { magnitude } from './magnitude.ts';
import { orientation } from './orientation.ts';
import { outwardNormal } from './outward-normal.ts';
import { spread } from './spread.ts';
import { turnSeenFromInside } from './turn-seen-from-inside.ts';
import type {
  Cast,
  Circle,
  Polygon,
  Vec2,
} from './types.ts';

/**
 * Returns where a moving circle hits the outline of
 * a polygon, one side of which is solid, or null. If
 * y points up, the solid is to the left of each edge
 * if `turn` is 1, and to the right if `turn` is -1.
 * `isInSolid` means that the centre starts in it.
 */
export function castAgainstOutline(
  target: Polygon,
  turn: number,
  isInSolid: boolean,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const { center } = circle;
  if (isInSolid) {
    const inside = castFromInside(
      target,
      turn,
      circle,
      displacement,
    );
    if (inside !== null) return inside;
  }
  const edges = edgesOf(target, turn);
  let first: Cast | null = null;
  let before = edges[edges.length - 1]!;
  for (const [i, edge] of edges.entries()) {
    const { a, b, index, way } = edge;
    const after = edges[(i + 1) % edges.length]!;
    const isFree =
      leavesCorner(
        before,
        edge,
        turn,
        center,
        displacement,
      ) ||
      leavesCorner(
        edge,
        after,
        turn,
        center,
        displacement,
      );
    if (!isFree) {
      const onEdge = castAgainstEdge(
        { a, b },
        index,
        turn,
        circle,
        displacement,
        true,
      );
      first = earlierCast(first, onEdge);
    }
    // Beside a dent, an edge is always nearer.
    const bend = bendBetween(before, edge);
    if (turn * bend > 0) {
      const onCorner = castAgainstCorner(
        a,
        index,
        before.way,
        way,
        bend,
        circle,
        displacement,
      );
      first = earlierCast(first, onCorner);
    }
    before = edge;
  }
  return first;
}

interface PolygonEdge {
  readonly index: number;
  readonly a: Vec2;
  readonly b: Vec2;
  readonly way: Vec2;
  /** Points outward and is as long as the edge. */
  readonly normal: Vec2;
}

/** Returns the edges that have a length. */
function edgesOf(
  polygon: Polygon,
  turn: number,
): PolygonEdge[] {
  const edges: PolygonEdge[] = [];
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length]!;
    const x = b.x - a.x;
    const y = b.y - a.y;
    if (x === 0 && y === 0) continue;
    edges.push({
      index,
      a,
      b,
      way: { x, y },
      normal: { x: turn * y, y: -turn * x },
    });
  }
  return edges;
}

/**
 * Returns which way the outline turns at the corner
 * between two edges. This is exact, because a
 * rounded cross product can have any sign at the tip
 * of a needle.
 */
function bendBetween(
  before: PolygonEdge,
  after: PolygonEdge,
): number {
  const p = before.way.x * after.way.y;
  const q = before.way.y * after.way.x;
  const noise = 2e-15 * Math.abs(p);
  if (p - q > noise) return 1;
  if (q - p > noise) return -1;
  return orientation(before.a, after.a, after.b);
}

/**
 * Returns whether the centre is in the corner
 * between the edges and moves away from one of them.
 */
function leavesCorner(
  before: PolygonEdge,
  after: PolygonEdge,
  turn: number,
  center: Vec2,
  displacement: Vec2,
): boolean {
  const { a } = after;
  return (
    center.x === a.x &&
    center.y === a.y &&
    turn * bendBetween(before, after) > 0 &&
    (leaves(before, displacement) ||
      leaves(after, displacement))
  );
}

function leaves(
  { normal }: PolygonEdge,
  displacement: Vec2,
): boolean {
  return (
    normal.x * displacement.x +
      normal.y * displacement.y >=
    0
  );
}

/**
 * Returns the cast at the closest point for a centre
 * in the solid, or null.
 */
function castFromInside(
  polygon: Polygon,
  turn: number,
  { center }: Circle,
  displacement: Vec2,
): Cast | null {
  const { point, feature } = closestPointOnPolygon(
    center,
    polygon,
  );
  const { index, kind } = feature;
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  const isEdge = kind === 'edge';
  const x = isEdge ? b.x - a.x : a.x - center.x;
  const y = isEdge ? b.y - a.y : a.y - center.y;
  const length = magnitude(x, y);
  // Within rounding of a corner the direction is
  // unknown, so the edges decide.
  const isIn = length <= 2 ** -49 * spread(polygon);
  // Lengths near underflow have lost their digits.
  const isKnown =
    length > 1e-300 && (isEdge || !isIn);
  if (!isKnown) return null;
  const facing = turnSeenFromInside(
    center,
    point,
    index,
    polygon,
    turn,
  );
  const normal = isEdge
    ? outwardNormal(a, b, facing, length)
    : { x: x / length, y: y / length };
  return castFromContact(
    { point, normal, depth: 0, feature },
    displacement,
  );
}
