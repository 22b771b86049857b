import type { World } from '#figure/part.ts';
import { boundingBox, type Circle, type Vec2 } from '#lib/index.ts';
import type { Shape } from './exhibit.ts';

/** The size of a drawing at build time. The page may scale it. */
export const size = { width: 356, height: 222 };

export function cornersOf(shape: Shape): readonly Vec2[] {
  switch (shape.kind) {
    case 'polygon':
      return shape.polygon;
    case 'segment':
      return [shape.segment.a, shape.segment.b];
    case 'box': {
      const { center, halfWidth: w, halfHeight: h } = shape.box;
      const at = (x: number, y: number) => ({ x: center.x + x, y: center.y + y });
      return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
    }
    case 'circles':
      return shape.circles.flatMap(around);
  }
}

/** Returns a window around the shape and the circles. */
export function windowAround(shape: Shape, circle: Circle, ghosts: readonly Circle[]): World {
  const box = boundingBox([...cornersOf(shape), ...[circle, ...ghosts].flatMap(around)]);
  const { center, halfWidth, halfHeight } = box;
  const needed = Math.max(halfWidth, (halfHeight * size.width) / size.height);
  const half = needed * 1.3 || 1;
  const up = (half * size.height) / size.width;
  return {
    minX: center.x - half,
    maxX: center.x + half,
    minY: center.y - up,
    maxY: center.y + up,
  };
}

/** The grid of a drag, which is a power of ten. */
export function unitOf({ minX, maxX }: World): number {
  return 10 ** Math.floor(Math.log10((maxX - minX) / 60));
}

function around({ center, radius }: Circle): Vec2[] {
  const { x, y } = center;
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ];
}
