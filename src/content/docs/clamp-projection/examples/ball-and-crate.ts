import { collideOrientedBoxCircle } from '#lib/index.ts';

// --- shown from here ---
const crate = {
  center: { x: 320, y: 200 },
  halfWidth: 60,
  halfHeight: 40,
  rotation: 0.3,
};
const ball = {
  center: { x: 250, y: 160 },
  radius: 24,
};
const velocity = { x: 90, y: 30 };

export function keepBallOut(): void {
  const hit = collideOrientedBoxCircle(crate, ball);
  if (!hit) return;
  const { normal, depth } = hit;
  const { x, y } = normal;
  ball.center.x += x * depth;
  ball.center.y += y * depth;
  // Keep the speed along the wall.
  const into = velocity.x * x + velocity.y * y;
  if (into > 0) return;
  velocity.x -= x * into;
  velocity.y -= y * into;
}
