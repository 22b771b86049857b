import { expect, test } from 'vitest';
import { letter, line, type Name, placesOfNames } from '#lab/playground/name-places.ts';

const size = { width: 550, height: 366 };

const boxesOf = (names: readonly Name[]) =>
  placesOfNames(names, [], size).map(({ dx, dy }, i) => {
    const { name, x, y } = names[i]!;
    const [left, base] = [x + dx, y + dy];
    const right = left + name.length * letter;
    return { left, right, top: base - line.above, bottom: base + line.below };
  });

test('a name that has room stands below its place, to the right', () => {
  expect(placesOfNames([{ name: 'box', x: 100, y: 100 }], [], size)).toEqual([{ dx: 8, dy: 20 }]);
});

test('names of one place are over each other never, and all in the drawing', () => {
  for (const [x, y] of [
    [100, 100],
    [549, 100],
    [0, 365],
    [549, 365],
    [0, 0],
  ] as const) {
    const names = Array.from({ length: 12 }, (_, i) => ({ name: `circle${i + 1}`, x, y }));
    const boxes = boxesOf(names);
    for (const [i, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(size.width);
      expect(a.top).toBeGreaterThanOrEqual(0);
      expect(a.bottom).toBeLessThanOrEqual(size.height);
      for (const b of boxes.slice(i + 1)) {
        const isApart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(isApart).toBe(true);
      }
    }
  }
});

test('names far from each other do not move for each other', () => {
  const names = [
    { name: 'box', x: 100, y: 100 },
    { name: 'circle', x: 300, y: 100 },
  ];
  expect(placesOfNames(names, [], size)).toEqual([
    { dx: 8, dy: 20 },
    { dx: 8, dy: 20 },
  ]);
});

test('a name is over no handle, not even its own point', () => {
  const at = { x: 100, y: 100 };
  const name = { name: 'point', ...at };
  expect(placesOfNames([name], [at], size)).toEqual([{ dx: 8, dy: 20 }]);
  const [aside] = placesOfNames([name], [at, { x: 120, y: 115 }], size);
  expect(aside).not.toEqual({ dx: 8, dy: 20 });
});

test('a name near the right edge stays beneath its place', () => {
  expect(placesOfNames([{ name: 'circle2', x: 520, y: 100 }], [], size)).toEqual([
    { dx: 550 - 520 - 7 * letter, dy: 20 },
  ]);
});
