import type { Circle, Vec2 } from '#lib/types.ts';
import type { Rounding } from './monogame-circles.ts';

/**
 * "MonoGame circle collision detection",
 * `Intersects`, first form, which the third form
 * writes on one line: it compares the distance with
 * the sum of the radii. In `float` two circles of
 * radius 2048 at (0,0) and (4096,1) touch.
 */
export function intersectsBySquareRoot(
  a: Circle,
  b: Circle,
  round: Rounding,
): boolean {
  const distance = Math.sqrt(
    squaredDistance(a, b, round),
  );
  return round(distance) <= sumOfRadii(a, b, round);
}

/**
 * The same, second form: it compares squares. Radius
 * -3 hits radius 1 at distance 1. In `float` radius
 * 1e20 hits radius 1e20 at distance 1e30, because
 * both squares are Infinity.
 */
export function intersectsBySquares(
  a: Circle,
  b: Circle,
  round: Rounding,
): boolean {
  const reach = sumOfRadii(a, b, round);
  const squared = squaredDistance(a, b, round);
  return squared <= round(reach * reach);
}

/** An object in the article's game. */
export interface GameObject {
  readonly position: Vec2;
  readonly size: number;
}

/**
 * The same article's list of all pairs, with the
 * `return` that the listing lacks and needs in order
 * to compile. The size is used as the radius, so two
 * objects that are 2 wide are a hit although their
 * centres are 3 apart.
 */
export function findAllIntersections(
  objects: readonly GameObject[],
  round: Rounding,
): [GameObject, GameObject][] {
  const circleOf = (object: GameObject) => ({
    center: object.position,
    radius: object.size,
  });
  return objects.flatMap((one, i) =>
    objects
      .slice(i + 1)
      .filter((other) =>
        intersectsBySquares(
          circleOf(one),
          circleOf(other),
          round,
        ),
      )
      .map((other): [GameObject, GameObject] => [
        one,
        other,
      ]),
  );
}

function sumOfRadii(
  a: Circle,
  b: Circle,
  round: Rounding,
): number {
  return round(round(a.radius) + round(b.radius));
}

function squaredDistance(
  a: Circle,
  b: Circle,
  round: Rounding,
): number {
  const dx = round(
    round(b.center.x) - round(a.center.x),
  );
  const dy = round(
    round(b.center.y) - round(a.center.y),
  );
  return round(round(dx * dx) + round(dy * dy));
}
