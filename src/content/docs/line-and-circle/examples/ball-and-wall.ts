import { type Circle, collideSegmentCircle, type Segment } from '#lib/index.ts';

interface Moving extends Circle {
  center: { x: number; y: number };
}

// --- shown from here ---
const wall: Segment = {
  a: { x: 40, y: 220 },
  b: { x: 260, y: 160 },
};

export function keepOff(ball: Moving): boolean {
  const contact = collideSegmentCircle(wall, ball);
  if (!contact) return false;
  const { normal, depth } = contact;
  ball.center.x += normal.x * depth;
  ball.center.y += normal.y * depth;
  return true;
}
