import type { Polygon, Vec2 } from '#lib/types.ts';
import { add, compare, div, fromDouble, mul, type Rational, sign, sub } from './rational.ts';

interface Arrow {
  readonly x: Rational;
  readonly y: Rational;
}

const zero = fromDouble(0);
const one = fromDouble(1);

/** The sign of the cross product, which is 1 if a, b, c turn counter-clockwise with y up. */
export function turnOf(a: Vec2, b: Vec2, c: Vec2): -1 | 0 | 1 {
  return sign(cross(arrow(a, b), arrow(b, c)));
}

/** The sign of the area, from the sum of the cross products. */
export function areaSign(corners: Polygon): -1 | 0 | 1 {
  let area = zero;
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const [x, y] = [fromDouble(corner.x), fromDouble(corner.y)];
    area = add(area, sub(mul(x, fromDouble(next.y)), mul(y, fromDouble(next.x))));
  });
  return sign(area);
}

/** Returns every pair of edges i < j that meet but must not, in order of j, then i. */
export function clashes(corners: Polygon): [number, number][] {
  const count = corners.length;
  const edge = (index: number) => [corners[index]!, corners[(index + 1) % count]!] as const;
  const found: [number, number][] = [];
  for (let j = 1; j < count; j += 1) {
    for (let i = 0; i < j; i += 1) {
      const [a, b] = edge(i);
      const [c, d] = edge(j);
      const next = j === i + 1;
      const last = (j + 1) % count === i;
      if (next ? overlaps(b, a, d) : last ? overlaps(a, b, c) : meet(a, b, c, d))
        found.push([i, j]);
    }
  }
  return found;
}

export function isConvex(corners: Polygon): boolean {
  const count = corners.length;
  const winding = areaSign(corners);
  return corners.every((corner, index) => {
    const before = corners[(index + count - 1) % count]!;
    return turnOf(before, corner, corners[(index + 1) % count]!) !== -winding;
  });
}

/** Do the edges from one corner to two others leave it in the same direction? */
function overlaps(corner: Vec2, one: Vec2, other: Vec2): boolean {
  const [r, s] = [arrow(corner, one), arrow(corner, other)];
  return sign(cross(r, s)) === 0 && sign(dot(r, s)) > 0;
}

/** Solves a + t (b - a) = c + u (d - c): do t and u both lie in [0, 1]? */
function meet(a: Vec2, b: Vec2, c: Vec2, d: Vec2): boolean {
  const [r, s, between] = [arrow(a, b), arrow(c, d), arrow(a, c)];
  const bottom = cross(r, s);
  if (sign(bottom) !== 0) {
    const t = div(cross(between, s), bottom);
    const u = div(cross(between, r), bottom);
    return inUnit(t) && inUnit(u);
  }
  if (sign(cross(between, r)) !== 0) return false;
  // The edges are on one line: express c and d as multiples of the vector from a to b.
  const start = div(dot(between, r), dot(r, r));
  const end = div(dot(arrow(a, d), r), dot(r, r));
  const both = [start, end].every((t) => compare(t, zero) < 0);
  return !both && ![start, end].every((t) => compare(t, one) > 0);
}

function inUnit(t: Rational): boolean {
  return compare(t, zero) >= 0 && compare(t, one) <= 0;
}

function arrow(a: Vec2, b: Vec2): Arrow {
  return {
    x: sub(fromDouble(b.x), fromDouble(a.x)),
    y: sub(fromDouble(b.y), fromDouble(a.y)),
  };
}

function cross(a: Arrow, b: Arrow): Rational {
  return sub(mul(a.x, b.y), mul(a.y, b.x));
}

function dot(a: Arrow, b: Arrow): Rational {
  return add(mul(a.x, b.x), mul(a.y, b.y));
}
