import { type Box, type Circle, castCircleAgainstBox, type Vec2 } from '#lib/index.ts';

// A plain grid that shows which cells a cast looks into. The library's grid is faster, but does not
// report them.

export interface Cells {
  readonly width: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Returns the lower left corners of the cells that come within `reach` of the path, because only
 * these can contain the centre of a circle that is hit.
 */
export function cellsAlong(cells: Cells, from: Vec2, way: Vec2, reach: number): Vec2[] {
  const { width, columns, rows } = cells;
  const half = width / 2;
  const tube = { center: from, radius: reach };
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: (i % columns) * width,
    y: Math.floor(i / columns) * width,
  })).filter(({ x, y }) => {
    const cell = { center: { x: x + half, y: y + half }, halfWidth: half, halfHeight: half };
    return isMetBy(cell, tube, way);
  });
}

function isMetBy(cell: Box, tube: Circle, way: Vec2): boolean {
  const dx = Math.max(0, Math.abs(tube.center.x - cell.center.x) - cell.halfWidth);
  const dy = Math.max(0, Math.abs(tube.center.y - cell.center.y) - cell.halfHeight);
  // A cast that starts inside is a hit only if it moves deeper.
  return Math.hypot(dx, dy) <= tube.radius || castCircleAgainstBox(cell, tube, way) !== null;
}

/** Whether a point is in one of the cells. */
export function isInCells(point: Vec2, corners: readonly Vec2[], width: number): boolean {
  return corners.some(
    ({ x, y }) => x <= point.x && point.x < x + width && y <= point.y && point.y < y + width,
  );
}
