import type { ProgramCheck } from './check.ts';

interface Vector {
  x: number;
  y: number;
}
declare const ball: { readonly center: Vector; readonly radius: number };
declare const boxes: readonly {
  readonly center: Vector;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly rotation: number;
}[];
declare const velocity: Vector;
declare const canvas: HTMLCanvasElement;

export const check: ProgramCheck = {
  program: 'ball-and-crates',
  keys: ['ArrowUp', 'ArrowRight', ' '],
  measure: () => {
    const { x, y } = ball.center;
    const room = Math.min(x, y, canvas.width - x, canvas.height - y);
    // The depth of the rim in a box, from the distances to its sides in the box's frame.
    const depths = boxes.map(({ center, halfWidth, halfHeight, rotation }) => {
      const [dx, dy] = [x - center.x, y - center.y];
      const across = Math.abs(dx * Math.cos(rotation) + dy * Math.sin(rotation)) - halfWidth;
      const up = Math.abs(dy * Math.cos(rotation) - dx * Math.sin(rotation)) - halfHeight;
      const outside = Math.hypot(Math.max(across, 0), Math.max(up, 0));
      return ball.radius - outside - Math.min(Math.max(across, up), 0);
    });
    return {
      outside: ball.radius - room,
      deepest: Math.max(...depths),
      speed: Math.hypot(velocity.x, velocity.y),
      x,
      y,
    };
  },
  within: ({ speed = NaN }) => ({
    outside: [-Infinity, 1e-9],
    deepest: [-Infinity, 1e-9],
    // A bounce changes only the direction, up to rounding.
    speed: [speed * (1 - 1e-9), speed * (1 + 1e-9)],
  }),
  moves: { x: 300, y: 200 },
};
