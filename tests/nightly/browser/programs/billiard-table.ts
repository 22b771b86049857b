import type { ProgramCheck } from './check.ts';

interface Ball {
  center: { readonly x: number; readonly y: number };
  velocity: { readonly x: number; readonly y: number };
  radius: number;
}
declare const balls: readonly Ball[];
declare const cue: Ball;
declare const shots: number;

export const check: ProgramCheck = {
  program: 'billiard-table',
  keys: ['ArrowLeft', 'ArrowDown', ' '],
  measure: () => {
    // Computed without the library.
    const kept = window as Window & { energy?: number; shots?: number };
    let [outside, deepest, energy] = [-Infinity, -Infinity, 0];
    balls.forEach(({ center: { x, y }, velocity, radius }, i) => {
      outside = Math.max(outside, radius - Math.min(x - 20, y - 20, 1260 - x, 620 - y));
      energy += (velocity.x ** 2 + velocity.y ** 2) / 2;
      for (const other of balls.slice(i + 1)) {
        const gap = Math.hypot(x - other.center.x, y - other.center.y);
        deepest = Math.max(deepest, radius + other.radius - gap);
      }
    });
    // Between two shots the energy only falls.
    const isShot =
      kept.shots !== shots ||
      kept.energy === undefined ||
      Math.hypot(cue.velocity.x, cue.velocity.y) > 1600;
    const gain = isShot ? 0 : energy - kept.energy!;
    kept.energy = energy;
    kept.shots = shots;
    const { x, y } = cue.center;
    return { count: balls.length, outside, deepest, gain, energy, shots, x, y };
  },
  within: ({ count = NaN }) => ({
    count: [count, count],
    // Up to rounding.
    outside: [-Infinity, 1e-6],
    deepest: [-Infinity, 1e-6],
    gain: [-Infinity, 1e-6],
    energy: [0, 4e6],
    shots: [0, 500],
  }),
  // One shot is as hard as possible.
  play: (frame) => {
    if (frame === 5000) cue.velocity = { x: 1500, y: 1000 };
  },
  moves: { x: 100, y: 100, shots: 1 },
};
