import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
declare const ball: { center: Place; radius: number };
declare const table: { center: Place; radius: number };
// Assigned by `play` in the page.
declare let velocity: Place;

export const check: ProgramCheck = {
  program: 'round-billiard',
  keys: ['ArrowRight', 'Enter', 'ArrowLeft'],
  measure: () => {
    const { x, y } = ball.center;
    const away = Math.hypot(x - table.center.x, y - table.center.y);
    return {
      outside: away + ball.radius - table.radius,
      speed: Math.hypot(velocity.x, velocity.y),
      x,
      y,
    };
  },
  // Up to rounding.
  within: () => ({ outside: [-Infinity, 1e-9], speed: [0, 100_000] }),
  // A shot now and then, because friction stops the ball. One is much faster than the table is wide.
  play: (frame) => {
    if (frame % 300 === 0) velocity = { x: 1000, y: frame / 10 };
    if (frame === 3000) velocity = { x: 80_000, y: 30_000 };
  },
  moves: { x: 100, y: 100 },
};
