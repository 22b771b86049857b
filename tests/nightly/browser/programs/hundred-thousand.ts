import type { ProgramCheck } from './check.ts';

interface Disc {
  readonly center: { readonly x: number; readonly y: number };
  readonly radius: number;
}
declare const circles: readonly Disc[];
declare const plough: Disc;
declare const canvas: HTMLCanvasElement;
declare const pointer: { x: number; y: number };
declare const moved: ReadonlySet<number>;
// Assigned by `play` in the page.
declare let isHeld: boolean;

export const check: ProgramCheck = {
  program: 'hundred-thousand',
  keys: ['ArrowUp', 'ArrowLeft', ' '],
  // A hundred thousand circles are slow.
  frames: 1200,
  measure: () => {
    let [outside, inPlough] = [-Infinity, 0];
    for (const { center, radius } of circles) {
      outside = Math.max(outside, radius - Math.min(center.x, center.y));
      outside = Math.max(outside, center.x + radius - canvas.width);
      outside = Math.max(outside, center.y + radius - canvas.height);
      const gap = Math.hypot(center.x - plough.center.x, center.y - plough.center.y);
      // Wholly inside, so it was passed.
      if (gap < plough.radius - 10) inPlough += 1;
    }
    const { x, y } = plough.center;
    return { count: circles.length, outside, inPlough, moved: moved.size, x, y };
  },
  within: () => ({
    count: [100_000, 100_000],
    outside: [-Infinity, 0],
    inPlough: [0, 200],
    moved: [0, 60_000],
  }),
  // Once the plough is dragged back and forth as fast as possible.
  play: (frame) => {
    if (frame < 800 || frame > 830) return;
    isHeld = frame < 830;
    const isRight = frame % 20 < 10;
    pointer.x = isRight ? canvas.width : 0;
    pointer.y = isRight ? 0 : canvas.height;
  },
  moves: { x: 20, y: 20, moved: 5 },
};
