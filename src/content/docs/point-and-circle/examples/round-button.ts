import { pointInCircle } from '#lib/index.ts';

declare function press(): void;
declare const canvas: HTMLCanvasElement;

// --- shown from here ---
const button = {
  center: { x: 200, y: 120 },
  radius: 40,
};

canvas.onpointerdown = (event) => {
  const point = { x: event.offsetX, y: event.offsetY };
  if (pointInCircle(point, button)) press();
};
