import type { ProgramCheck } from './check.ts';

interface Ball {
  center: { x: number; y: number };
  velocity: { x: number; y: number };
  radius: number;
  mass: number;
}
declare const balls: readonly Ball[];
declare const canvas: HTMLCanvasElement;
declare const pointer: { x: number; y: number };
// Assigned by `play` in the page.
declare let held: Ball | undefined;

export const check: ProgramCheck = {
  program: 'bouncing-balls',
  keys: [' ', 'ArrowRight', 'ArrowDown', ' '],
  measure: () => {
    let [outside, deepest, energy, fastest, passed] = [-Infinity, -Infinity, 0, 0, 0];
    // Stored in the page from frame to frame.
    const kept = window as Window & { before?: Ball['center'][]; energy?: number };
    const before = kept.before ?? balls.map(({ center }) => ({ ...center }));
    balls.forEach(({ center, velocity, radius, mass }, i) => {
      const { x, y } = center;
      const room = Math.min(x, y, canvas.width - x, canvas.height - y);
      outside = Math.max(outside, radius - room);
      const speed = Math.hypot(velocity.x, velocity.y);
      energy += (mass * speed ** 2) / 2;
      fastest = Math.max(fastest, speed);
      for (let j = i + 1; j < balls.length; j += 1) {
        const other = balls[j]!;
        const [dx, dy] = [x - other.center.x, y - other.center.y];
        const gap = Math.hypot(dx, dy);
        deepest = Math.max(deepest, radius + other.radius - gap);
        // Whether one passed straight through the other.
        const [fromX, fromY] = [before[i]!.x - before[j]!.x, before[i]!.y - before[j]!.y];
        const isThrough =
          fromX * dx + fromY * dy < 0 &&
          Math.abs(fromX * dy - fromY * dx) <
            ((radius + other.radius) / 2) * Math.hypot(dx - fromX, dy - fromY);
        if (isThrough) passed += 1;
      }
    });
    kept.before = balls.map(({ center }) => ({ ...center }));
    // A throw adds energy, which is then preserved.
    if (held || kept.energy === undefined) kept.energy = energy;
    energy /= kept.energy;
    const [{ center } = { center: { x: NaN, y: NaN } }] = balls;
    return { count: balls.length, outside, deepest, energy, fastest, passed, ...center };
  },
  within: ({ count = NaN }) => ({
    count: [count, count],
    outside: [-Infinity, 1e-9],
    // Where three meet, a push may drive one into the next for a frame: 8 of a radius of 28.
    deepest: [-Infinity, 12],
    // Every bounce preserves the energy, up to rounding.
    energy: [1 - 1e-9, 1 + 1e-9],
    passed: [0, 0],
  }),
  // One throw sends a large ball across the others as fast as possible.
  play: (frame) => {
    if (frame < 8000 || frame > 8030) return;
    held = frame < 8030 ? balls[3] : undefined;
    const isRight = frame % 20 < 10;
    pointer.x = isRight ? canvas.width : 0;
    pointer.y = isRight ? 0 : canvas.height;
  },
  moves: { x: 300, y: 200 },
};
