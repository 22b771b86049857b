import type { Polygon, Vec2 } from '#lib/types.ts';
import { turnAt } from '#oracle/polygon.ts';
import type { Random } from './random-scenes.ts';

type MakePoint = () => Vec2;

/** The convex hull of a few points, counter-clockwise, no three of its corners in line. */
export function hull(points: readonly Vec2[]): Polygon {
  const sorted = points.toSorted((p, q) => p.x - q.x || p.y - q.y);
  const half = (some: readonly Vec2[]) => {
    const chain: Vec2[] = [];
    for (const point of some) {
      while (chain.length > 1 && turnAt(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A convex polygon with a random first corner and a random winding. */
export function convexPolygon(random: Random, make: MakePoint): Polygon {
  for (;;) {
    const points = Array.from({ length: random.integer(3, 9) }, make);
    const polygon = hull(points);
    if (polygon.length >= 3) return anyOrder(random, polygon);
  }
}

/**
 * A simple polygon, mostly concave. Seen from a point inside, each corner is to the left of the one
 * before. The first corner and the winding are random.
 */
export function starPolygon(random: Random, make: MakePoint): Polygon {
  for (;;) {
    const eye = make();
    const polygon = Array.from({ length: random.integer(3, 9) }, make).sort(
      (p, q) => Math.atan2(p.y - eye.y, p.x - eye.x) - Math.atan2(q.y - eye.y, q.x - eye.x),
    );
    if (polygon.every((corner, i) => turnAt(eye, corner, polygon[(i + 1) % polygon.length]!) > 0)) {
      return anyOrder(random, polygon);
    }
  }
}

/** The polygon with repeated corners and corners in line, doubled to keep whole numbers. */
export function withIdleCorners(random: Random, polygon: Polygon): Polygon {
  return polygon.flatMap((corner, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const twice = { x: 2 * corner.x, y: 2 * corner.y };
    const middle = { x: corner.x + next.x, y: corner.y + next.y };
    return random.pick([[twice], [twice, { ...twice }], [twice, middle], [twice, middle, middle]]);
  });
}

export function anyOrder(random: Random, polygon: Polygon): Polygon {
  const turned = rotated(polygon, random.integer(0, polygon.length - 1));
  return random.pick([turned, turned.toReversed()]);
}

/** The same corners, counted from another one. */
export function rotated(polygon: Polygon, first: number): Polygon {
  return [...polygon.slice(first), ...polygon.slice(0, first)];
}

/** Every simple polygon with this many corners among the points, once for each winding. Corners may
 * be in line, but edges must not fold back. */
export function everySimplePolygon(points: readonly Vec2[], corners: number): Polygon[] {
  const found: Polygon[] = [];
  const grow = (chosen: number[]) => {
    if (chosen.length === corners) {
      const polygon = chosen.map((index) => points[index]!);
      if (isSimple(polygon)) found.push(polygon);
      return;
    }
    for (let index = chosen[0]! + 1; index < points.length; index += 1) {
      if (!chosen.includes(index)) grow([...chosen, index]);
    }
  };
  for (let first = 0; first < points.length; first += 1) grow([first]);
  return found;
}

export function isConvex(polygon: Polygon): boolean {
  const turns = polygon.map((corner, i) => {
    const n = polygon.length;
    return turnAt(corner, polygon[(i + 1) % n]!, polygon[(i + 2) % n]!);
  });
  return !turns.includes(1) || !turns.includes(-1);
}

/** Returns whether not all corners are in line. */
export function hasArea(polygon: Polygon): boolean {
  return polygon.some((corner, i) => {
    const n = polygon.length;
    return turnAt(corner, polygon[(i + 1) % n]!, polygon[(i + 2) % n]!) !== 0;
  });
}

/** Returns whether edges meet only at the corner that two neighbours share. */
export function isSimple(polygon: Polygon): boolean {
  const n = polygon.length;
  const edge = (i: number) => [polygon[i]!, polygon[(i + 1) % n]!] as const;
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      const [a, b] = edge(i);
      const [c, d] = edge(j);
      // Neighbours share a corner, and must not fold back over each other.
      if (j === i + 1 && foldsBack(a, b, d)) return false;
      else if (i === 0 && j === n - 1 && foldsBack(c, d, b)) return false;
      else if (j > i + 1 && !(i === 0 && j === n - 1) && meet(a, b, c, d)) return false;
    }
  }
  return true;
}

function foldsBack(a: Vec2, b: Vec2, c: Vec2): boolean {
  const dot = (a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y);
  return turnAt(a, b, c) === 0 && dot > 0;
}

function meet(a: Vec2, b: Vec2, c: Vec2, d: Vec2): boolean {
  const boxesMeet =
    Math.max(a.x, b.x) >= Math.min(c.x, d.x) &&
    Math.max(c.x, d.x) >= Math.min(a.x, b.x) &&
    Math.max(a.y, b.y) >= Math.min(c.y, d.y) &&
    Math.max(c.y, d.y) >= Math.min(a.y, b.y);
  return (
    boxesMeet && turnAt(a, b, c) * turnAt(a, b, d) <= 0 && turnAt(c, d, a) * turnAt(c, d, b) <= 0
  );
}
