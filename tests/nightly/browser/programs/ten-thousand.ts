import type { ProgramCheck } from './check.ts';

interface Mover {
  center: { x: number; y: number };
  radius: number;
}
declare const circles: readonly Mover[];
declare const canvas: HTMLCanvasElement;
declare const pointer: { x: number; y: number };
declare function findIntersectingPairsByGrid(all: readonly Mover[]): readonly unknown[];
// Assigned by `play` in the page.
declare let isHeld: boolean;

export const check: ProgramCheck = {
  program: 'ten-thousand',
  keys: ['ArrowUp', 'ArrowLeft', ' '],
  // Ten thousand circles are slow.
  frames: 1200,
  measure: () => {
    let outside = -Infinity;
    let inLarge = 0;
    const [large] = circles;
    for (const { center, radius } of circles) {
      const room = Math.min(
        ...[center.x, center.y, canvas.width - center.x, canvas.height - center.y],
      );
      outside = Math.max(outside, radius - room);
      const gap = Math.hypot(center.x - large!.center.x, center.y - large!.center.y);
      // Wholly inside, so it was passed.
      if (gap < large!.radius - 20) inLarge += 1;
    }
    const one = circles[5000]!.center;
    return {
      count: circles.length,
      outside,
      inLarge: inLarge - 1,
      pairs: findIntersectingPairsByGrid(circles).length,
      x: one.x,
      y: one.y,
    };
  },
  within: () => ({
    count: [10_000, 10_000],
    // A push after the walls were tested lasts until the next frame.
    outside: [-Infinity, 130],
    inLarge: [0, 400],
    pairs: [0, 60_000],
  }),
  // Once the large one is dragged back and forth as fast as possible.
  play: (frame) => {
    if (frame < 800 || frame > 830) return;
    isHeld = frame < 830;
    const isRight = frame % 20 < 10;
    pointer.x = isRight ? canvas.width : 0;
    pointer.y = isRight ? 0 : canvas.height;
  },
  moves: { x: 20, y: 20, pairs: 5 },
};
