import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
declare const balls: readonly {
  readonly center: Place;
  readonly heading: Place;
  readonly path: readonly Place[];
}[];
declare const walls: readonly { readonly a: Place; readonly b: Place }[];
declare const hits: number;
declare const missed: number;
// Assigned by `play` in the page.
declare let speed: number;

export const check: ProgramCheck = {
  program: 'fast-balls',
  keys: ['ArrowUp', 'ArrowDown'],
  measure: () => {
    // The side of each wall and the closest point of everything, computed without the library.
    const kept = window as Window & { sides?: number[][] };
    const sides = balls.map(({ center: { x, y } }) =>
      walls.map(({ a, b }) => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x))),
    );
    kept.sides ??= sides;
    let [through, deepest, drift, jump] = [0, -Infinity, 0, 0];
    balls.forEach(({ center: { x, y }, heading, path }, i) => {
      sides[i]!.forEach((side, j) => {
        if (side !== kept.sides![i]![j]) through += 1;
      });
      const gaps = walls.map(({ a, b }) => {
        const [ex, ey] = [b.x - a.x, b.y - a.y];
        return Math.abs(ex * (y - a.y) - ey * (x - a.x)) / Math.hypot(ex, ey);
      });
      gaps.push(Math.hypot(x - 220, y - 330) - 60);
      const [ox, oy] = [Math.abs(x - 1070) - 80, Math.abs(y - 330) - 50];
      gaps.push(Math.hypot(Math.max(ox, 0), Math.max(oy, 0)) + Math.min(Math.max(ox, oy), 0));
      deepest = Math.max(deepest, 8 - Math.min(...gaps));
      drift = Math.max(drift, Math.abs(Math.hypot(heading.x, heading.y) - 1));
      let length = 0;
      path.slice(1).forEach((to, k) => {
        length += Math.hypot(to.x - path[k]!.x, to.y - path[k]!.y);
      });
      if (length > 0) jump = Math.max(jump, Math.abs(length / (speed / 60) - 1));
    });
    const { x, y } = balls[0]!.center;
    return { through, deepest, drift, jump, hits, missed, x, y };
  },
  within: () => ({
    through: [0, 0],
    // Up to rounding.
    deepest: [-Infinity, 1e-9],
    drift: [0, 1e-9],
    // No ball loses a part of its step.
    jump: [0, 1e-6],
    // A test once per frame visibly misses some.
    hits: [0, Infinity],
    missed: [0, Infinity],
  }),
  // Ever faster, up to 800 pixels per frame.
  play: (frame) => {
    if (frame === 3000) speed = 12000;
    if (frame === 6000) speed = 48000;
  },
  moves: { x: 200, y: 300, hits: 1000, missed: 500 },
};
