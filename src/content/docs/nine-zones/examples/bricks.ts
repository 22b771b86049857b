import { type Box, boxIntersectsCircleByZone, boxZone, type Circle } from '#lib/index.ts';

declare const ball: Circle;
declare const bricks: Box[];
declare const velocity: { x: number; y: number };

// --- shown from here ---
const hit = bricks.find((brick) => {
  return boxIntersectsCircleByZone(brick, ball);
});

if (hit) {
  const zone = boxZone(ball.center, hit);
  const aside = zone === 3 || zone === 5;
  const above = zone === 1 || zone === 7;
  // Elsewhere it flies back as it came.
  if (!above) velocity.x = -velocity.x;
  if (!aside) velocity.y = -velocity.y;
}
