import * as mark from '#figure/marks.ts';
import type { Circle, Vec2 } from '#lib/index.ts';
import { cellOf } from './grids.ts';

interface Window {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** The grid lines, and the cells in that many rings around a point, tinted. */
export function* drawCells(
  key: string,
  window: Window,
  width: number,
  around: Vec2,
  rings: number,
): Iterable<mark.Mark> {
  const { x, y } = cellOf(around, width);
  const clampX = (value: number) => Math.min(Math.max(value, window.minX), window.maxX);
  const clampY = (value: number) => Math.min(Math.max(value, window.minY), window.maxY);
  const [left, right] = [clampX((x - rings) * width), clampX((x + rings + 1) * width)];
  const [low, high] = [clampY((y - rings) * width), clampY((y + rings + 1) * width)];
  const corners = [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
  yield mark.polygon(`${key}-near`, 'fill-lit', corners, 'ground');
  const lines: [Vec2, Vec2][] = [];
  for (const at of steps(window.minX, window.maxX, width)) {
    lines.push([
      { x: at, y: window.minY },
      { x: at, y: window.maxY },
    ]);
  }
  for (const at of steps(window.minY, window.maxY, width)) {
    lines.push([
      { x: window.minX, y: at },
      { x: window.maxX, y: at },
    ]);
  }
  yield mark.lines(`${key}-lines`, 'stroke-border hairline', lines, 'ground');
}

function steps(min: number, max: number, width: number): number[] {
  const first = Math.ceil(min / width);
  const last = Math.floor(max / width);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * width);
}

/** The circles, filled if they touch another. The selected circle is its own mark. */
export function* drawDiscs(
  key: string,
  circles: readonly Circle[],
  hits: ReadonlySet<number>,
  selected = -1,
): Iterable<mark.Mark> {
  const style = (hit: boolean) => `disc${hit ? ' fill-hit' : ''} regular`;
  for (const hit of [false, true]) {
    const some = circles.filter((_, i) => i !== selected && hits.has(i) === hit);
    yield mark.discs(`${key}-${hit ? 'hits' : 'misses'}`, style(hit), some);
  }
  const one = circles[selected];
  if (one)
    yield mark.circle(`${key}-selected`, `disc${hits.has(selected) ? ' fill-hit' : ''} firm`, one);
}

/** The number with thin gaps between thousands, from 10,000 up. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, value >= 1e4 ? '\u202f' : '');
}
