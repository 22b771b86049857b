import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { figure, type State } from '#chapters/nine-zones/figures/nine-zones.ts';
import { findPreset } from '#figure/all-figures.ts';
import { countOperations } from '#trace/source/cost.ts';
import { Library } from '#trace/source/library.ts';
import { countRun } from '#trace/source/run-cost.ts';
import { library } from '../support/library.ts';

const none = {
  additions: 0,
  multiplications: 0,
  divisions: 0,
  comparisons: 0,
  extremes: 0,
  absolutes: 0,
  roots: 0,
};

describe('a function of each operation', () => {
  const root = mkdtempSync(join(tmpdir(), 'run-cost-'));
  const folder = join(root, 'src/lib');
  mkdirSync(folder, { recursive: true });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ['return a;', none],
    ['if (a < b) return a + b; return a * b * 2;', { ...none, comparisons: 1, additions: 1 }],
    ['if (a > b) return a + b; return a * b * 2;', { ...none, comparisons: 1, multiplications: 2 }],
    ['return a > b && b > 0;', { ...none, comparisons: 1 }],
    ['for (let i = 0; i < 3; i += 1) a -= b; return a;', { ...none, comparisons: 4, additions: 6 }],
    [
      'return Math.max(Math.sqrt(b), Math.abs(a) / b);',
      { ...none, roots: 1, extremes: 1, absolutes: 1, divisions: 1 },
    ],
    ['return two(a) - two(b);', { ...none, additions: 3, multiplications: 2 }],
  ])('%s', (body, expected) => {
    const two = 'function two(a: number) {\n  return a * a + 1;\n}\n';
    const one = `export function one(a: number, b: number) {\n  ${body}\n}\n\n${two}`;
    writeFileSync(join(folder, 'one.ts'), one);
    expect(countRun(new Library(root), 'one', [1, 4])).toEqual(expected);
  });
});

test('of a function that always goes one way it is what stands there', () => {
  const vectors = [
    { x: 3, y: 9 },
    { x: 1, y: 2 },
  ];
  expect(countRun(library, 'dot', vectors)).toEqual(
    countOperations(library.findFunction('dot'), library),
  );
});

describe('what the chapter on nine zones says of its cases', () => {
  const cost = (preset: string) =>
    countRun(library, 'boxIntersectsCircleByZone', Object.values(findPreset(figure, preset).state));

  test('all look up the zone and measure two gaps; only a corner takes three squares more', () => {
    const inside = cost('inside');
    expect(inside).toEqual({
      ...none,
      additions: 7,
      multiplications: 1,
      comparisons: 10,
      absolutes: 2,
    });
    expect(cost('past-a-corner')).toMatchObject({ additions: 8, multiplications: 4 });
    for (const preset of ['side', 'corner', 'inside', 'past-a-corner']) {
      expect(cost(preset)).toMatchObject({ absolutes: 2, roots: 0, divisions: 0, extremes: 0 });
    }
    expect(cost('side')).toMatchObject({ additions: 7, multiplications: 1 });
  });

  test('two to four comparisons find the zone, up to five choose its test, and one or two decide', () => {
    const { box } = findPreset(figure, 'inside').state as unknown as State;
    const toChoose = [5, 3, 5, 1, 5, 2, 5, 4, 5];
    const found = [10, 40, 60].flatMap((y, row) =>
      [5, 30, 80].map((x, column) => {
        const center = { x, y };
        const zone = countRun(library, 'boxZone', [center, box]).comparisons;
        const circle = { center, radius: 5 };
        const whole = countRun(library, 'boxIntersectsCircleByZone', [box, circle]).comparisons;
        const isCorner = y !== 40 && x !== 30;
        expect(whole).toBe(zone + toChoose[3 * row + column]! + (isCorner ? 2 : 1));
        return zone;
      }),
    );
    expect(found).toEqual([2, 3, 3, 3, 4, 4, 3, 4, 4]);
  });
});
