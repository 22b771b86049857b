import { collideCircles } from './collide-circles.ts';
import { findIntersectingPairsByGrid } from './find-intersecting-pairs-by-grid.ts';
import type {
  Circle,
  IntersectingPair,
  SeparateOptions,
  Separation,
  Vec2,
} from './types.ts';

/**
 * Returns new centres for the circles of a crowd, so
 * that no two overlap, by pushing each pair apart in
 * rounds.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 5 };
 * const b = { center: { x: 6, y: 0 }, radius: 5 };
 * const masses = [Infinity, 1];
 * const apart =
 *   separateCircles([a, b], { masses });
 * apart.centers; // [{ x: 0, y: 0 },
 * //   { x: 10.0390625, y: 0 }]
 * apart.rounds; // 1
 * apart.overlap; // 0
 *
 * @remarks
 * In each round, the pairs that overlap are pushed
 * apart in the order of `findIntersectingPairs`. The
 * push is along the normal. It is longer than the
 * depth by a 256th of the sum of the radii, so that
 * the rounds end. A pair that only touches does not
 * overlap. Each of the two moves by half of the
 * push, or by its share if you pass `masses`, one
 * for each circle. A heavier circle moves less, and
 * a circle with a mass of Infinity is immovable.
 *
 * If circles in one place were pushed apart only in
 * pairs, they would all form a row. So the first
 * round begins by spreading circles whose centres
 * are nearer to each other than a 16th of the sum of
 * their radii, like the seeds of a sunflower. Of two
 * such circles the lighter one moves, or the later
 * one if their masses are equal. The k-th circle in
 * one place moves in the direction of k golden
 * angles, by the square root of k times a quarter of
 * that sum. Nothing is random, so the same list
 * gives the same result.
 *
 * `overlap` is the largest depth that remains, or 0
 * if no two circles overlap. The rounds end when it
 * is 0, when no circle moves any more, or after
 * `maxRounds` rounds, 100 by default and never more
 * than 10,000, because without room they would not
 * end. Six circles in one place need 5 rounds, and a
 * hundred about 85.
 *
 * A circle keeps its centre if it overlaps no other
 * in any round, if its radius is below 0 or
 * infinite, if its centre is infinite, or if one of
 * its numbers is NaN. Two circles also keep their
 * centres if both are immovable or both masses are
 * 0. Points do not overlap points.
 *
 * *Accuracy*: it is as accurate as `collideCircles`,
 * so if `overlap` is 0, no two circles overlap by
 * more than that error.
 *
 * *Cost*: that of `findIntersectingPairsByGrid` for
 * each round.
 *
 * @group response
 * @figure crowds/come-apart
 */
export function separateCircles(
  circles: readonly Circle[],
  options: SeparateOptions = {},
): Separation {
  const { maxRounds = 100, masses = [] } = options;
  const most = Math.min(maxRounds, 10000);
  const moved: Circle[] = [];
  for (const circle of circles) moved.push(circle);
  let rounds = 0;
  let isMoving = true;
  while (true) {
    const pairs = findNearPairs(moved);
    const overlap = deepestOverlap(moved, pairs);
    if (
      overlap === 0 ||
      !(rounds < most) ||
      !isMoving
    ) {
      const centers: Vec2[] = [];
      for (const { center } of moved) {
        centers.push(center);
      }
      return { centers, rounds, overlap };
    }
    const isSpread =
      rounds === 0 &&
      spreadOut(moved, pairs, masses);
    if (isSpread) {
      // Once spread, they have other neighbours.
      const nearPairs = findNearPairs(moved);
      pushApart(moved, nearPairs, masses);
    } else {
      isMoving = pushApart(moved, pairs, masses);
    }
    rounds += 1;
  }
}

/**
 * Returns the pairs that overlap, and the pairs that
 * may overlap after a neighbour is pushed.
 */
function findNearPairs(
  circles: readonly Circle[],
): IntersectingPair[] {
  const grown: Circle[] = [];
  for (const { center, radius } of circles) {
    grown.push({ center, radius: 1.125 * radius });
  }
  return findIntersectingPairsByGrid(grown);
}

/** Returns the largest depth of the pairs, or 0. */
function deepestOverlap(
  circles: readonly Circle[],
  pairs: readonly IntersectingPair[],
): number {
  let deepest = 0;
  for (const pair of pairs) {
    const contact = collideCircles(
      circles[pair[0]]!,
      circles[pair[1]]!,
    );
    if (contact && contact.depth > deepest) {
      deepest = contact.depth;
    }
  }
  return deepest;
}

/**
 * Pushes the circles of each pair apart and returns
 * whether any circle has moved.
 */
function pushApart(
  moved: Circle[],
  pairs: readonly IntersectingPair[],
  masses: readonly number[],
): boolean {
  let isMoving = false;
  for (const pair of pairs) {
    const i = pair[0];
    const j = pair[1];
    const a = moved[i]!;
    const b = moved[j]!;
    // An earlier push may have separated the two.
    const contact = collideCircles(a, b);
    if (!contact || !(contact.depth > 0)) continue;
    const { normal, depth } = contact;
    const push = depth + (a.radius + b.radius) / 256;
    const shareA = shareOf(masses, i, j);
    const shareB = shareOf(masses, j, i);
    if (!(shareA >= 0 && shareB >= 0)) continue;
    moved[i] = pushed(a, normal, -push * shareA);
    moved[j] = pushed(b, normal, push * shareB);
    // Far out, a push can be lost in rounding.
    if (
      isElsewhere(a, moved[i]!) ||
      isElsewhere(b, moved[j]!)
    ) {
      isMoving = true;
    }
  }
  return isMoving;
}

function pushed(
  { center, radius }: Circle,
  normal: Vec2,
  length: number,
): Circle {
  return {
    center: {
      x: center.x + length * normal.x,
      y: center.y + length * normal.y,
    },
    radius,
  };
}

function isElsewhere(a: Circle, b: Circle): boolean {
  return (
    a.center.x !== b.center.x ||
    a.center.y !== b.center.y
  );
}

/**
 * Returns how much of a push moves circle i. Two
 * immovable circles give NaN.
 */
function shareOf(
  masses: readonly number[],
  i: number,
  j: number,
): number {
  const massA = massOf(masses, i);
  return 1 / (1 + massA / massOf(masses, j));
}

function massOf(
  masses: readonly number[],
  i: number,
): number {
  return i < masses.length ? masses[i]! : 1;
}

/**
 * Spreads circles that are almost in one place, like
 * the seeds of a sunflower, and returns whether any
 * circle has moved.
 */
function spreadOut(
  moved: Circle[],
  pairs: readonly IntersectingPair[],
  masses: readonly number[],
): boolean {
  const places: number[] = [];
  const widths: number[] = [];
  for (let i = 0; i < moved.length; i += 1) {
    places.push(0);
    widths.push(0);
  }
  for (const pair of pairs) {
    const i = pair[0];
    const j = pair[1];
    const a = moved[i]!;
    const b = moved[j]!;
    const contact = collideCircles(a, b);
    if (!contact) continue;
    const reach = a.radius + b.radius;
    if (!(contact.depth > (15 / 16) * reach)) {
      continue;
    }
    if (!(shareOf(masses, i, j) >= 0)) continue;
    const isLighter =
      massOf(masses, i) < massOf(masses, j);
    const s = isLighter ? i : j;
    places[s]! += 1;
    widths[s] = Math.max(widths[s]!, reach);
  }
  let isSpread = false;
  for (let i = 0; i < moved.length; i += 1) {
    const place = places[i]!;
    if (place === 0) continue;
    isSpread = true;
    const away = (Math.sqrt(place) * widths[i]!) / 4;
    const direction = goldenDirection(place);
    moved[i] = pushed(moved[i]!, direction, away);
  }
  return isSpread;
}

/**
 * Returns the direction after `count` golden angles.
 * It computes a power of a complex number by
 * squaring, because the sine of the same angle can
 * differ between languages.
 */
function goldenDirection(count: number): Vec2 {
  let x = 1;
  let y = 0;
  // The cosine and the sine of pi (3 - sqrt(5)).
  let cos = -0.7373688780783197;
  let sin = 0.6754902942615238;
  let rest = count;
  while (rest > 0) {
    if (rest % 2 === 1) {
      const across = x * cos - y * sin;
      y = x * sin + y * cos;
      x = across;
    }
    const twice = cos * cos - sin * sin;
    sin = 2 * cos * sin;
    cos = twice;
    rest = Math.floor(rest / 2);
  }
  return { x, y };
}
