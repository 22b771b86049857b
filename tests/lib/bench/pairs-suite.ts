import { describe, expect, test } from 'vitest';
import { findIntersectingPairs } from '#lib/find-intersecting-pairs.ts';
import type { Circle, IntersectingPair } from '#lib/types.ts';
import { checkScenes, full } from './check-scenes.ts';
import { type Crowd, crowds, lengths, listsOf, shortLengths } from './crowds.ts';
import { neighbour } from './doubles.ts';
import { pythagoreanTriples, replaceEachNumber } from './hard-numbers.ts';
import { Random, randomScenes } from './random-scenes.ts';
import { transformScene, transforms } from './transforms.ts';

const runs = full ? 4_000 : 100;
const shortRuns = full ? 50_000 : 400;

/** Lists of circles that touch the first exactly, or are an ulp off, around borders of cells. */
function* touchingTheFirst(): Generator<Circle[]> {
  for (const { a, b, c } of pythagoreanTriples(30)) {
    for (const part of [0, 1, c / 2, c - 1]) {
      const others = [a, -a].flatMap((x) =>
        [b, -b].flatMap((y) => [
          { center: { x, y }, radius: part },
          { center: { x: neighbour(x, 1), y }, radius: part },
          { center: { x, y: neighbour(y, -1) }, radius: part },
        ]),
      );
      yield [{ center: { x: 0, y: 0 }, radius: c - part }, ...others];
    }
  }
}

/** The tests that every way to find pairs must pass. Returns helpers for further tests. */
export function pairsSuite(
  find: (circles: readonly Circle[]) => readonly IntersectingPair[],
  among: Readonly<Record<string, Crowd>>,
) {
  const same = (list: readonly Circle[]): boolean => {
    const wanted = findIntersectingPairs(list);
    const found = find(list);
    return (
      found.length === wanted.length &&
      found.every(([i, j], k) => i === wanted[k]![0] && j === wanted[k]![1])
    );
  };

  describe('finds the pairs of the double loop, in the same order', () => {
    describe.each(Object.entries(among))('%s', (_, crowd) => {
      test('for many circles', () => {
        expect(checkScenes(randomScenes(runs, listsOf(crowd, lengths)), same)).toBe(runs);
      });

      test('for few circles', () => {
        const lists = randomScenes(shortRuns, listsOf(crowd, shortLengths));
        expect(checkScenes(lists, same)).toBe(shortRuns);
      });
    });

    test('for circles that just touch, and one ulp off, around borders of cells', () => {
      for (const list of touchingTheFirst()) {
        expect(same(list)).toBe(true);
        expect(find(list)).toContainEqual([0, 1]);
      }
    });

    test('and a circle that contains NaN is in no pair', () => {
      const list = listsOf(crowds['equal radii']!, [30])(new Random(3)).slice(0, 6);
      const scene = list.length > 0 ? list : [{ center: { x: 0, y: 0 }, radius: 1 }];
      expect(checkScenes(replaceEachNumber(scene, NaN), same)).toBe(3 * scene.length);
    });

    test('for an empty list and for one circle', () => {
      expect(find([])).toEqual([]);
      expect(find([{ center: { x: 3, y: 4 }, radius: 5 }])).toEqual([]);
    });
  });

  describe('the pairs do not change when the circles are transformed', () => {
    test.each(transforms)('$name', (transform) => {
      checkScenes(randomScenes(runs / 10, listsOf(crowds['whole numbers']!, lengths)), (list) => {
        expect(find(transformScene(list, transform))).toEqual(findIntersectingPairs(list));
        return true;
      });
    });
  });

  return { same, runs };
}
