import { describe, expect, test } from 'vitest';
import { cellsAlong, isInCells } from '#chapters/crowds/cells-along.ts';
import {
  figure as castThroughCrowd,
  cells,
  circles,
} from '#chapters/crowds/figures/cast-through-crowd.ts';
import { figure as comeApart } from '#chapters/crowds/figures/come-apart.ts';
import * as library from '#lib/index.ts';
import type { Circle, CircleHit } from '#lib/types.ts';
import { chapters } from '../../support/chapters.ts';
import { forAllStates, reading } from '../support.ts';

const crowd = reading(castThroughCrowd);
const heap = reading(comeApart);
const said = (name: string) => crowd.wordsOf(crowd.preset(name));

describe('casting through a crowd', () => {
  test('10 of 90 tests up to the hit at 0.83, and 14 for all three; a ball needs 6', () => {
    expect(said('ray')).toMatchObject({
      word: 'circle 88',
      rest: 'at a fraction of 0.83, 10 of 90 circles tested',
    });
    expect(said('all')).toMatchObject({ word: '3 hits', rest: '14 of 90 circles tested' });
    expect(said('ball').rest).toContain('6 of 90');
    expect(circles).toHaveLength(90);
  });

  test('every circle that is hit has its centre in a tinted cell', () => {
    let hits = 0;
    forAllStates(castThroughCrowd, 200, (state) => {
      const { found, corners } = castThroughCrowd.answer(state);
      hits += found.length;
      for (const { id } of found) {
        expect(isInCells(circles[id]!.center, corners, cells.width)).toBe(true);
      }
    });
    expect(hits).toBeGreaterThan(50);
  });

  test('the cells are those that the way comes near, and no others', () => {
    const along = cellsAlong(cells, { x: 4, y: 4 }, { x: 16, y: 0 }, 3);
    expect(along.map(({ x, y }) => [x / 8, y / 8])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    const wider = cellsAlong(cells, { x: 4, y: 4 }, { x: 0, y: 8 }, 5);
    expect(wider.map(({ x, y }) => [x / 8, y / 8])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 2],
    ]);
  });
});

describe('crowds that come apart', () => {
  const overlaps = (name: string) =>
    Array.from({ length: 21 }, (_, rounds) => {
      return comeApart.answer({ ...heap.preset(name), rounds }).overlap;
    });
  const roundsOf = (name: string) => overlaps(name).indexOf(0);

  test('a row: 4, then 3, then 0.7, and after four rounds nothing', () => {
    const [start, one, two] = overlaps('row');
    expect([start, Math.round(one!), Math.round(10 * two!)]).toEqual([4, 3, 7]);
    expect(roundsOf('row')).toBe(4);
  });

  test('six need 5 rounds, a heap of 24 needs 20, and a hundred need about 85', () => {
    expect(roundsOf('six')).toBe(5);
    expect(roundsOf('heap')).toBe(20);
    expect(heap.preset('heap').crowd.circles).toHaveLength(24);
    const [start, eighth] = [overlaps('heap')[0]!, overlaps('heap')[8]!];
    expect(eighth).toBeLessThan(start / 10);
    const separate = (length: number) =>
      library.separateCircles(
        Array.from({ length }, () => ({ center: { x: 0, y: 0 }, radius: 5 })),
      );
    expect(separate(100)).toMatchObject({ rounds: 84, overlap: 0 });
    expect(separate(150).overlap).toBeGreaterThan(0.1);
  });

  test('the immovable one stays, and nine surround it', () => {
    const state = heap.preset('fixed');
    const { moved } = comeApart.answer(state);
    expect(moved[0]!.center).toEqual(state.crowd.circles[0]!.center);
    const angles = moved
      .slice(1)
      .map(({ center: { x, y } }) => Math.atan2(y - 45, x - 48))
      .sort((a, b) => a - b);
    expect(angles).toHaveLength(9);
    const gaps = angles.map((one, i) => (angles[i + 1] ?? angles[0]! + 2 * Math.PI) - one);
    expect(Math.max(...gaps)).toBeLessThan(1.5);
  });

  test('the golden angle is about 137.5 degrees', () => {
    expect(180 * (3 - Math.sqrt(5))).toBeCloseTo(137.5, 1);
  });

  test('two with one centre have the normal (1, 0)', () => {
    const one = { center: { x: 3, y: 4 }, radius: 5 };
    expect(library.collideCircles(one, one)!.normal).toEqual({ x: 1, y: 0 });
  });
});

describe('the code in the text', () => {
  const { text } = chapters.find(({ name }) => name === 'crowds')!;
  const codes = [...text.matchAll(/<pre [^>]*><code>\{`([^`]*)`\}<\/code>/g)].map(
    ([, code]) => code,
  );
  const run = (begins: string, names: string, ...values: readonly unknown[]) => {
    const code = codes.find((one) => one!.includes(begins));
    return new Function(...Object.keys(library), ...names.split(' '), `${code}\nreturn ${begins};`)(
      ...Object.values(library),
      ...values,
    );
  };
  const disc = (x: number): Circle => ({ center: { x, y: 0 }, radius: 1 });

  test('a shot removes the nearest enemy, and then the next', () => {
    const shoot = run('shoot', 'enemies', [disc(9), disc(5)]) as (
      ...values: unknown[]
    ) => CircleHit | null;
    const shots = [0, 1, 2].map(() => shoot({ x: 0, y: 0 }, { x: 20, y: 0 }));
    expect(shots.map((hit) => hit && [hit.id, hit.fraction])).toEqual([[1, 0.2], [0, 0.4], null]);
  });

  test('balls are pushed apart by mass', () => {
    const balls = [
      { ...disc(0), mass: Infinity },
      { ...disc(1), mass: 1 },
    ];
    run('pushApart', '')(balls);
    expect(balls[0]!.center).toEqual({ x: 0, y: 0 });
    expect(library.findIntersectingPairs(balls)).toEqual([]);
  });
});
