import type { ProgramCheck } from './check.ts';

declare const balls: readonly {
  readonly rest: number;
  readonly x: number;
  readonly speed: number;
}[];
declare const pace: number;
declare const lifted: number;
// Called by `play` in the page.
declare function lift(count: number): void;

export const check: ProgramCheck = {
  program: 'newtons-cradle',
  keys: ['2', '3', '4', '1'],
  measure: () => {
    let [energy, overlap] = [0, -Infinity];
    balls.forEach(({ rest, x, speed }, i) => {
      energy += (speed ** 2 + (pace * x) ** 2) / 2;
      const next = balls[i + 1];
      if (next) overlap = Math.max(overlap, rest + x + 120 - (next.rest + next.x));
    });
    // The energy of lifting this many balls.
    energy /= (lifted * (300 * pace) ** 2) / 2;
    return { energy, overlap, lifted, x: balls[0]!.x, last: balls[4]!.x };
  },
  within: () => ({
    // Bounces and swings preserve the energy.
    energy: [1 - 1e-9, 1 + 1e-9],
    // The fastest ball's move in 1/32 of a frame, plus a push.
    overlap: [-Infinity, 3],
    lifted: [1, 4],
    x: [-301, 100],
    last: [-100, 301],
  }),
  play: (frame) => {
    if (frame === 4321) lift(3);
  },
  moves: { x: 250, last: 250, lifted: 2 },
};
