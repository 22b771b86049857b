import type { World } from './part.ts';
import { innerWindow } from './parts/point.ts';
import { raster } from './paths.ts';
import type { Projection } from './projection.ts';

/**
 * Returns the part of a map that a sweep along `raster` has passed, as a value of `clip-path`. It
 * is the finished rows and the finished part of the current row, and the whole map at the end.
 */
export function uncovered(world: World, rows: number, t: number, view: Projection): string {
  if (t >= 1) return '';
  const { minY, maxY } = innerWindow(world);
  const row = Math.min(Math.floor(t * rows), rows - 1);
  const { width, height } = view.size;
  const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
  // The first and last rows extend to the edges, although no centre reaches them.
  const edge = (above: number) => {
    if (above === 0 || above === rows) return percent(above / rows);
    return percent(view.y(maxY - (above / rows) * (maxY - minY)) / height);
  };
  const x = percent(view.x(raster(world, rows)(t).x) / width);
  const [begun, open] = row % 2 === 0 ? ['0%', '100%'] : ['100%', '0%'];
  const [top, bottom] = [edge(row), edge(row + 1)];
  const corners = [
    [begun, '0%'],
    [open, '0%'],
    [open, top],
    [x, top],
    [x, bottom],
    [begun, bottom],
  ];
  return `polygon(${corners.map((corner) => corner.join(' ')).join(', ')})`;
}
