import { assertConvexPolygon, collideConvexPolygonCircle } from '#lib/index.ts';

declare const level: { rock: unknown };
declare const ball: { center: { x: number; y: number }; radius: number };
declare const speed: { x: number; y: number };
declare function everyFrame(step: () => void): void;

// --- shown from here ---
const { rock } = level;
assertConvexPolygon(rock, 'rock');

everyFrame(() => {
  const hit = collideConvexPolygonCircle(rock, ball);
  if (!hit) return;
  const { normal, depth } = hit;

  // Out, until they touch.
  ball.center.x += normal.x * depth;
  ball.center.y += normal.y * depth;

  // Keep what runs along the rock.
  const into = normal.x * speed.x + normal.y * speed.y;
  if (into < 0) {
    speed.x -= normal.x * into;
    speed.y -= normal.y * into;
  }
});
