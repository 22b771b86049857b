import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
declare const ball: {
  readonly center: Place;
  readonly velocity: Place;
  readonly radius: number;
};
declare const walls: readonly { readonly a: Place; readonly b: Place }[];
declare const gravity: number;
declare const pointer: { x: number; y: number };
// Assigned by `play` in the page.
declare let held: Place | undefined;

export const check: ProgramCheck = {
  program: 'ball-and-wall',
  keys: [' ', 'ArrowRight', ' ', 'ArrowDown'],
  measure: () => {
    const { center, velocity, radius } = ball;
    const { x, y } = center;
    const cross = (from: Place, to: Place, p: Place) =>
      (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
    let [deepest, crossed] = [-Infinity, 0];
    // Stored in the page from frame to frame.
    const kept = window as Window & { before?: Place; isThrown?: boolean };
    const from = kept.before ?? center;
    // A throw makes it faster until it re-enters at the top.
    if (y < from.y - 500) kept.isThrown = false;
    if (held === center) kept.isThrown = true;
    for (const { a, b } of walls) {
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const along = ((x - a.x) * ex + (y - a.y) * ey) / (ex * ex + ey * ey);
      const t = Math.min(Math.max(along, 0), 1);
      const gap = Math.hypot(x - a.x - t * ex, y - a.y - t * ey);
      deepest = Math.max(deepest, radius - gap);
      // Whether the centre passed through, unless it was put back to the top.
      const isThrough =
        cross(a, b, from) * cross(a, b, center) < 0 &&
        cross(from, center, a) * cross(from, center, b) < 0;
      if (isThrough && y > from.y - 500) crossed += 1;
    }
    kept.before = { x, y };
    const speed = Math.hypot(velocity.x, velocity.y);
    const energy = kept.isThrown ? 0 : speed ** 2 / 2 - gravity * y;
    return { deepest, crossed, x, y, speed, energy };
  },
  within: () => ({
    // Where two walls meet, each may push it slightly into the other.
    deepest: [-Infinity, 1],
    crossed: [0, 0],
    x: [40 - 1, 1240 + 1],
    y: [-60 - 1, 860 + 20],
    // It has the most energy at rest at the top, 60 above the window.
    energy: [-Infinity, 1500 * 60 + 1],
  }),
  // For a while it is dragged into the walls as fast as possible.
  play: (frame) => {
    if (frame < 3000 || frame > 5000) return;
    held = frame < 5000 ? ball.center : undefined;
    pointer.x = 640 + 620 * Math.sin(frame * 1.3);
    pointer.y = 400 + 390 * Math.cos(frame * 0.37);
  },
  moves: { x: 500, y: 700, speed: 500 },
};
