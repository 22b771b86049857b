import { collideCircles, findIntersectingPairs, reflect } from '#lib/index.ts';

interface Ball {
  center: { x: number; y: number };
  velocity: { x: number; y: number };
  radius: number;
}

declare const balls: Ball[];

// --- shown from here ---
const pairs = findIntersectingPairs(balls);
for (const [i, j] of pairs) {
  const [a, b] = [balls[i]!, balls[j]!];
  const contact = collideCircles(a, b);
  // Parted by an earlier push.
  if (!contact) continue;

  const { normal, depth } = contact;
  b.center = {
    x: b.center.x + normal.x * depth,
    y: b.center.y + normal.y * depth,
  };
  b.velocity = reflect(b.velocity, normal, 0.8);
}
