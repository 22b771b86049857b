import type { Circle, Vec2 } from '#lib/index.ts';

// Plain grids that count their work. The library's grids are faster, but do not report it.

export type Pair = readonly [number, number];

/** The diameter of the largest circle. */
export function widest(circles: readonly Circle[]): number {
  return 2 * Math.max(...circles.map(({ radius }) => radius));
}

/** A cell by its column and row. */
export function cellOf({ x, y }: Vec2, width: number): Vec2 {
  return { x: Math.floor(x / width), y: Math.floor(y / width) };
}

/** How many rings of cells around a circle's own cell can contain circles that touch it. */
export function ringsFor(circles: readonly Circle[], width: number): number {
  return Math.ceil(widest(circles) / width - 1e-9);
}

export interface Work {
  /** The pairs tested, each once. */
  readonly tests: readonly Pair[];
  /** The total number of cells looked up. */
  readonly cells: number;
}

/** The cost of one grid with cells of that width. */
export function oneGrid(circles: readonly Circle[], width: number): Work {
  const rings = ringsFor(circles, width);
  const at = circles.map(({ center }) => cellOf(center, width));
  const tests = pairsWhere(circles.length, (i, j) => isNear(at[i]!, at[j]!, rings));
  return { tests, cells: circles.length * (2 * rings + 1) ** 2 };
}

/** The number of tests and cell lookups of one grid, as in `oneGrid`, but without the pairs. */
export function workOf(circles: readonly Circle[], width: number): number {
  const rings = ringsFor(circles, width);
  const columns = circles.map(({ center }) => Math.floor(center.x / width));
  const rows = circles.map(({ center }) => Math.floor(center.y / width));
  let work = circles.length * (2 * rings + 1) ** 2;
  for (let i = 0; i < circles.length; i += 1) {
    for (let j = i + 1; j < circles.length; j += 1) {
      const isAcross = Math.abs(columns[i]! - columns[j]!) <= rings;
      if (isAcross && Math.abs(rows[i]! - rows[j]!) <= rings) work += 1;
    }
  }
  return work;
}

/** The level of each circle, 0 for the largest. Each level's cells are 1/4 as wide as the last. */
export function levelsOf(circles: readonly Circle[]): number[] {
  const largest = widest(circles);
  return circles.map(({ radius }) => Math.floor(Math.log2(largest / (2 * radius)) / 2 + 1e-9));
}

export function widthOf(circles: readonly Circle[], level: number): number {
  return widest(circles) / 4 ** level;
}

/** The cost of several levels. Each circle searches its own grid and all coarser grids. */
export function manyGrids(circles: readonly Circle[]): Work {
  const levels = levelsOf(circles);
  const used = [...new Set(levels)];
  const tests = pairsWhere(circles.length, (i, j) => {
    const width = widthOf(circles, Math.min(levels[i]!, levels[j]!));
    return isNear(cellOf(circles[i]!.center, width), cellOf(circles[j]!.center, width), 1);
  });
  const grids = levels.map((own) => used.filter((level) => level <= own).length);
  return { tests, cells: 9 * grids.reduce((sum, one) => sum + one, 0) };
}

function isNear(a: Vec2, b: Vec2, rings: number): boolean {
  return Math.abs(a.x - b.x) <= rings && Math.abs(a.y - b.y) <= rings;
}

function pairsWhere(count: number, isTested: (i: number, j: number) => boolean): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i += 1) {
    for (let j = i + 1; j < count; j += 1) if (isTested(i, j)) pairs.push([i, j]);
  }
  return pairs;
}
