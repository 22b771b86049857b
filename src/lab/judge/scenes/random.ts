import { convexPolygonFault, distance, polygonFault } from '#lib/index.ts';
import type { Box, Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import type { Dice } from '../dice.ts';

// Shapes in the world of the figures, 96 wide and 64 high.

export const randomPoint = (dice: Dice): Vec2 => ({
  x: dice.between(4, 92),
  y: dice.between(4, 60),
});

export const randomCircle = (dice: Dice): Circle => ({
  center: randomPoint(dice),
  radius: dice.between(3, 20),
});

export function randomSegment(dice: Dice): Segment {
  const a = randomPoint(dice);
  const b = randomPoint(dice);
  if (dice.chance(0.1)) return { a, b: { x: a.x, y: b.y } };
  if (dice.chance(0.1)) return { a, b: { x: b.x, y: a.y } };
  return distance(a, b) > 4 ? { a, b } : randomSegment(dice);
}

export const randomBox = (dice: Dice): Box => ({
  center: { x: dice.between(30, 66), y: dice.between(22, 42) },
  halfWidth: dice.between(4, 24),
  halfHeight: dice.between(4, 18),
});

/** Returns points around a middle, sorted by angle in either direction. */
function around(dice: Dice, count: number, least: number): Vec2[] {
  const middle = { x: dice.between(38, 58), y: dice.between(26, 38) };
  const size = 12 + 14 * dice.next();
  const angles = Array.from({ length: count }, () => 2 * Math.PI * dice.next()).sort(
    (a, b) => a - b,
  );
  const corners = angles.map((angle) => {
    const reach = size * (least + (1 - least) * dice.next());
    return {
      x: dice.toGrid(middle.x + 1.3 * reach * Math.cos(angle)),
      y: dice.toGrid(middle.y + reach * Math.sin(angle)),
    };
  });
  return dice.chance(0.5) ? corners : corners.reverse();
}

export function randomConvex(dice: Dice): Polygon {
  const corners = around(dice, dice.whole(3, 7), 1);
  return convexPolygonFault(corners) === null && isWide(corners) ? corners : randomConvex(dice);
}

export function randomPolygon(dice: Dice): Polygon {
  const corners = around(dice, dice.whole(3, 9), 0.25);
  return polygonFault(corners) === null && isWide(corners) ? corners : randomPolygon(dice);
}

/** Rejects polygons too thin to see. */
function isWide(corners: Polygon): boolean {
  const area = corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return sum + a.x * b.y - a.y * b.x;
  }, 0);
  return Math.abs(area) > 240;
}

/**
 * Returns a circle that often nearly touches a shape. `distanceFrom` is the shape's signed
 * distance.
 */
export function circleNear(dice: Dice, distanceFrom: (center: Vec2) => number): Circle {
  const center = randomPoint(dice);
  const away = Math.abs(distanceFrom(center));
  const beside = away + dice.pick([-1, 1]) * dice.step * dice.whole(1, 12);
  const radius = dice.chance(0.5) ? dice.toGrid(beside) : dice.between(3, 20);
  return radius >= 3 && radius <= 24 ? { center, radius: radius } : circleNear(dice, distanceFrom);
}
