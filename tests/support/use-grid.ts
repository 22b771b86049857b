import type { CircleGrid } from '#lib/types.ts';

/** Records what a grid returns as comparable data, and returns other values unchanged. */
export function withGridUsed(value: unknown): unknown {
  return isGrid(value) ? use(value) : value;
}

function isGrid(value: unknown): value is CircleGrid {
  return typeof value === 'object' && value !== null && 'circlesNear' in value;
}

function use(grid: CircleGrid) {
  const disc = (x: number, y: number, radius: number) => ({ center: { x, y }, radius });
  const copy = (pairs: CircleGrid['pairs']) => pairs().map(([i, j]) => [i, j]);
  const answers: unknown[] = [copy(grid.pairs), grid.circlesNear(disc(2, 3, 9))];
  for (let id = 100; id < 130; id += 1) {
    grid.insert(id, disc((id * 7) % 31, (id * 5) % 29, id % 10 === 0 ? 12 : id % 3));
  }
  answers.push(copy(grid.pairs));
  grid.move(104, disc(9, 9, 3));
  answers.push(copy(grid.pairs), [104, 104, 3000].map(grid.remove), copy(grid.pairs));
  for (let id = 105; id < 130; id += 1) grid.move(id, disc(id - 100, 2, 1e-9 * id));
  answers.push(copy(grid.pairs), grid.circlesNear(disc(9, 2, 1)));
  const way = { x: 40, y: -3 };
  answers.push(grid.cast(disc(-20, 4, 0), way), grid.castAll(disc(-20, 4, 1), way));
  for (const wrong of [
    () => grid.insert(105, disc(0, 0, 1)),
    () => grid.move(104, disc(0, 0, 1)),
  ]) {
    try {
      wrong();
    } catch (error) {
      answers.push(String(error));
    }
  }
  return answers;
}
