import { leadsInwards } from './cast-from-contact.ts';
import { magnitude } from './magnitude.ts';
import { slide } from './slide.ts';
import type {
  Cast,
  Circle,
  CircleCast,
  Move,
  MoveOptions,
  Vec2,
} from './types.ts';

/**
 * Moves a circle and slides it along walls; you pass
 * `cast`, which finds the first hit of the circle.
 *
 * @example
 * const center = { x: 9, y: 0 };
 * const wall = { center, halfWidth: 4,
 *   halfHeight: 20 };
 * const c = { center: { x: 0, y: 0 }, radius: 2 };
 * const v = { x: 6, y: 8 };
 * const move = moveAndSlide(c, v, (circle, way) =>
 *   castCircleAgainstBox(wall, circle, way));
 * Math.round(1000 * move.center.x); // 2998
 * Math.round(1000 * move.center.y); // 8000
 * move.contacts[0]?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * `cast` is your own function. It casts the circle
 * against everything that it can hit, with functions
 * such as `castCircleAgainstBox`, and returns the
 * cast with the smallest fraction, or null. The
 * circle moves to the first contact, then along the
 * wall by the result of `slide`, and so on. If it
 * touches two walls, it slides along the one whose
 * direction points away from the other, but if each
 * direction points into the other wall, as in an
 * acute corner, it stops.
 *
 * `center` is the final position, and `contacts` are
 * the casts of the walls that it hit, in order. If
 * the circle had to stop before a wall, in a corner,
 * or after `maxSlides` slides, 4 by default and
 * never more than 1000, `remainder` is the unused
 * part of the displacement. Otherwise the remainder
 * is 0.
 *
 * `margin`, a thousandth of the radius by default,
 * is how far from a wall the circle stops, along
 * the wall's normal, so that the seam between two
 * tiles does not catch it. The circle never comes
 * nearer than half a margin. In a wedge it stops a
 * whole margin from both walls, and it needs a gap
 * that is wider than the circle by about one and a
 * half margins. In steps shorter than half a margin
 * it may stop between half and one margin away. If
 * the circle starts nearer, or overlaps a wall while
 * its centre is outside, it may move away from the
 * wall or along it, but not deeper into it, and it
 * is not pushed out.
 *
 * Along a wall, `cast` is called with a displacement
 * as long as the whole remainder, even if the circle
 * moves less, because in a flat valley the
 * circle stops only if both sides are found. If the
 * wall that it hits is nearly in line with its path,
 * `cast` is called once more with a radius of 0,
 * because only a wall that extends to the circle may
 * stop it that early. If a valley is flatter still,
 * has short sides, or has a gap at its bottom, the
 * circle may step to and fro by up to twenty
 * margins.
 *
 * If the displacement is 0, infinite or NaN, or if
 * the radius or the margin is below 0, infinite or
 * NaN, the circle does not move, and the remainder
 * is the whole displacement.
 *
 * *Accuracy*: if there is a margin, the circle is
 * never inside the shapes that the casts find, and
 * is nearer than half the margin by at most 64 ulps
 * of the span of `castCircleAgainstPolygon`. The
 * position where it stops is also rounded, away from
 * the wall that it hit last, but perhaps towards
 * another one. Along a wall it may come nearer by
 * 2^-50 of the distance that it moves, and only this
 * error adds up from call to call.
 *
 * *Cost*: at most `maxSlides` + 1 casts, or twice as
 * many if all walls are nearly in line.
 *
 * @group response
 * @figure slide-and-bounce/collide-and-slide
 */
export function moveAndSlide(
  circle: Circle,
  displacement: Vec2,
  cast: CircleCast,
  options: MoveOptions = {},
): Move {
  const { maxSlides = 4 } = options;
  const most = Math.min(maxSlides, 1000);
  const { margin = circle.radius / 1000 } = options;
  const halfMargin = margin / 2;
  const radius = circle.radius + halfMargin;
  const isValid =
    circle.radius >= 0 &&
    margin >= 0 &&
    radius < Infinity;
  const contacts: Cast[] = [];
  let walls: Vec2[] = [];
  let wall: Vec2 = { x: 0, y: 0 };
  let { center } = circle;
  let remainder = displacement;
  let way = displacement;
  for (let i = 0; i <= most; i += 1) {
    if (!isValid || !leadsAnywhere(way)) break;
    const end = placeAfter(center, way, wall);
    const step = {
      x: end.x - center.x,
      y: end.y - center.y,
    };
    // In a flat valley a short path along one side
    // would not reach the other, so look farther
    // ahead.
    const ahead =
      magnitude(remainder.x, remainder.y) /
      magnitude(way.x, way.y);
    const look = {
      x: step.x * ahead,
      y: step.y * ahead,
    };
    const grown = { center, radius };
    const hit = cast(grown, look);
    const stop = hit
      ? stopBefore(
          hit,
          look,
          halfMargin,
          grown,
          cast,
          1 / ahead,
        )
      : Infinity;
    const moved = stop * ahead;
    // A wall beyond the step stops the circle only
    // if the remainder also points into that wall.
    const isFar =
      hit !== null &&
      hit.fraction * ahead > 1 &&
      !leadsInwards(remainder, hit.normal);
    if (hit === null || isFar || moved > 1) {
      center = end;
      remainder = { x: 0, y: 0 };
      break;
    }
    wall = hit.normal;
    // If only rounding points inwards, the wall is
    // not hit.
    if (leadsInwards(way, wall)) contacts.push(hit);
    remainder = {
      x: remainder.x * (1 - moved),
      y: remainder.y * (1 - moved),
    };
    const done = {
      x: step.x * moved,
      y: step.y * moved,
    };
    center = placeAfter(center, done, wall);
    // Walls hit on the spot are all touched at once.
    const path = magnitude(done.x, done.y);
    if (path > margin / 100) walls = [];
    walls.push(wall);
    way = freeWay(remainder, walls);
  }
  return { center, remainder, contacts };
}

/**
 * Returns the end of a path, as doubles can store
 * it. If rounding would move the end into the wall,
 * it is lifted off the wall by the largest error
 * that rounding can make.
 */
export function placeAfter(
  { x, y }: Vec2,
  way: Vec2,
  wall: Vec2,
): Vec2 {
  const end = { x: x + way.x, y: y + way.y };
  const errorX = end.x - x - way.x;
  const errorY = end.y - y - way.y;
  if (errorX * wall.x + errorY * wall.y >= 0) {
    return end;
  }
  const lift =
    2 ** -52 *
    Math.max(Math.abs(end.x), Math.abs(end.y));
  return {
    x: x + (way.x + lift * wall.x),
    y: y + (way.y + lift * wall.y),
  };
}

/** Returns false for 0, infinity and NaN. */
export function leadsAnywhere({
  x,
  y,
}: Vec2): boolean {
  const size = Math.abs(x) + Math.abs(y);
  return size > 0 && size < Infinity;
}

/**
 * Returns the fraction of the displacement at which
 * the circle still has this gap to the wall,
 * measured along the wall's normal. The fraction is
 * at most `most`.
 */
export function stopBefore(
  { fraction, normal }: Cast,
  displacement: Vec2,
  gap: number,
  { center, radius }: Circle,
  cast: CircleCast,
  most: number,
): number {
  const { x, y } = displacement;
  const length = magnitude(x, y);
  const speed = -(x * normal.x + y * normal.y);
  // A shorter step would be lost in rounding.
  const rounding =
    2 ** -50 *
    Math.max(Math.abs(center.x), Math.abs(center.y));
  const isBeyond = fraction * speed > gap + rounding;
  const atWall = isBeyond
    ? fraction - gap / speed
    : 0;
  // If the angle is small, a wall is within the gap
  // from far away, but a corner only from nearby.
  const sine = radius * (speed / length);
  const side =
    Math.sqrt(gap) * Math.sqrt(2 * radius + gap);
  const slant = magnitude(sine, side) + sine;
  const nearby = side * (side / slant);
  const atCorner = fraction - nearby / length;
  const isSame =
    fraction * speed <= rounding ||
    (atCorner - atWall) * length <= 2 * gap;
  const end = Math.min(atCorner, most);
  if (isSame || !(end > atWall)) return atWall;
  // So test whether the wall extends to there.
  const foot = {
    center: {
      x: x * end + center.x,
      y: y * end + center.y,
    },
    radius: 0,
  };
  const depth = radius + 2 * gap;
  const below = cast(foot, {
    x: -depth * normal.x,
    y: -depth * normal.y,
  });
  if (below === null) return atCorner;
  // Another wall may be there, so it counts only if
  // it is about as steep as the wall that was hit.
  const { normal: found } = below;
  const isWall =
    x * found.x + y * found.y < -speed / 2;
  return isWall ? atWall : atCorner;
}

/**
 * Returns the rest of the displacement along one of
 * the walls, if it does not point into another, or
 * (0, 0).
 */
export function freeWay(
  displacement: Vec2,
  walls: readonly Vec2[],
): Vec2 {
  const length = magnitude(
    displacement.x,
    displacement.y,
  );
  for (const [i, wall] of walls.entries()) {
    // Slide twice, because if the rest is short, its
    // rounding error may point into the wall.
    const way = slide(
      slide(displacement, wall),
      wall,
    );
    // Head on, only rounding is left.
    const left = magnitude(way.x, way.y);
    if (
      left > 2 ** -48 * length &&
      !leadsIntoAnother(way, walls, i)
    ) {
      return way;
    }
  }
  return { x: 0, y: 0 };
}

/**
 * Returns whether a direction points into a wall
 * other than `own`.
 */
function leadsIntoAnother(
  way: Vec2,
  walls: readonly Vec2[],
  own: number,
): boolean {
  for (const [i, wall] of walls.entries()) {
    if (i !== own && leadsInwards(way, wall)) {
      return true;
    }
  }
  return false;
}
