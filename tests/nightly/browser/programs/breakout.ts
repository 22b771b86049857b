import type { ProgramCheck } from './check.ts';

interface Box {
  center: { x: number; y: number };
  halfWidth: number;
  halfHeight: number;
}
declare const ball: {
  center: { x: number; y: number };
  velocity: { x: number; y: number };
  radius: number;
};
declare const bricks: readonly Box[];
declare const paddle: Box;
declare const canvas: HTMLCanvasElement;
interface Watched {
  frame: number;
  /** The last frames in which a brick was hit, and in which none was missing. */
  hit: number;
  full: number;
  bricks: number;
}

export const check: ProgramCheck = {
  program: 'breakout',
  keys: ['ArrowLeft', 'ArrowRight'],
  measure: () => {
    const { center, velocity, radius } = ball;
    const { x, y } = center;
    const page = window as { watched?: Watched };
    page.watched ??= { frame: 0, hit: 0, full: 0, bricks: bricks.length };
    const seen = page.watched;
    seen.frame += 1;
    const broken = seen.bricks - bricks.length;
    if (broken !== 0) seen.hit = seen.frame;
    if (bricks.length === 50) seen.full = seen.frame;
    seen.bricks = bricks.length;
    const overlaps = bricks.map((brick) => {
      const across = Math.max(0, Math.abs(x - brick.center.x) - brick.halfWidth);
      const up = Math.max(0, Math.abs(y - brick.center.y) - brick.halfHeight);
      return radius - Math.hypot(across, up);
    });
    const room = Math.min(x, y, canvas.width - x, canvas.height - y);
    return {
      speed: Math.hypot(velocity.x, velocity.y),
      outside: radius - room,
      deepest: Math.max(-1, ...overlaps),
      paddle: Math.abs(paddle.center.x - canvas.width / 2),
      bricks: bricks.length,
      broken,
      unhit: seen.frame - seen.hit,
      unfull: seen.frame - seen.full,
      x,
      y,
    };
  },
  within: ({ speed = NaN }) => ({
    speed: [speed * (1 - 1e-9), speed * (1 + 1e-9)],
    outside: [-Infinity, 1e-9],
    // After each frame the ball is clear of all bricks.
    deepest: [-1, 1e-9],
    paddle: [0, 530],
    bricks: [0, 50],
    // Two adjacent bricks of a row are one wall, so the ball breaks one. In a corner between two
    // walls it breaks two.
    broken: [-50, 2],
    // A brick is hit at least every 20 seconds, and all are back within two minutes.
    unhit: [0, 1200],
    unfull: [0, 7200],
  }),
  moves: { x: 600, y: 300, paddle: 100 },
};
