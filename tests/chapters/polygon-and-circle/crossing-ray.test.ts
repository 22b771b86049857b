import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/crossing-ray.ts';
import * as oracle from '#oracle/polygon.ts';
import { polygonPoint } from '#published/jeffrey-thompson-polygon-circle.ts';
import { float64 } from '#published/monogame-circles.ts';
import { forAllStates, reading } from '../support.ts';

const sweep = figure.sweep!;

type State = (typeof figure.presets)[0]['state'];

const { preset } = reading(figure);
const said = (state: State) => {
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};
const moved = (name: string, x: number, y: number): State => ({ ...preset(name), p: { x, y } });
const counted = (state: State) =>
  figure.answer(state).crossings.flatMap(({ edge, counted }) => (counted ? edge : []));

test.each([
  ['five', 'inside: 5 crossings: odd', true],
  ['four', 'outside: 4 crossings: even', false],
  ['turn', 'inside: 3 crossings: odd', true],
  ['pass', 'inside: 1 crossing: odd', true],
  ['diamond', 'outside: no crossing counted, which is wrong', true],
  ['ghost', 'inside: 1 crossing counted, which is wrong', false],
])('%s: %s', (name, words, truth) => {
  const { p, island } = preset(name);
  expect(said(preset(name))).toBe(words);
  expect(oracle.pointInPolygon(p, island)).toBe(truth);
});

test('the bays: into the left one and below them, four and one', () => {
  expect(said(moved('five', 31, 44))).toBe('outside: 4 crossings: even');
  expect(said(moved('five', 50, 16))).toBe('inside: 1 crossing: odd');
});

describe('level with a corner', () => {
  test('at a turn from above both edges of corner 4 are counted; the published test drops them', () => {
    const { p, island } = preset('turn');
    expect(island[4]!.y).toBe(p.y);
    expect(counted(preset('turn'))).toEqual([3, 4, 1]);
    const published = { ...preset('turn'), rule: 'published' as const };
    expect(counted(published)).toEqual([1]);
    expect(said(published)).toBe('inside: 1 crossing: odd');
  });

  test('at a turn from below neither is', () => {
    const level = moved('five', 20, 54);
    expect(level.island[2]!.y).toBe(54);
    expect(counted(level)).toEqual([4, 3]);
  });

  test('at a pass the upper edge alone is, and the published test drops it', () => {
    const { p, island } = preset('pass');
    expect(island[2]!.y).toBe(p.y);
    expect(island[3]!.y).toBeGreaterThan(p.y);
    expect(counted(preset('pass'))).toEqual([2]);
    expect(said({ ...preset('pass'), rule: 'published' })).toBe(
      'outside: no crossing counted, which is wrong',
    );
  });

  test('a hair higher the published test is right in diamond and ghost', () => {
    expect(said(moved('diamond', 48, 32.1))).toBe('inside: 1 crossing: odd');
    expect(said(moved('ghost', 8, 32.1))).toBe('outside: 2 crossings: even');
  });
});

test('the sweep takes p from the bottom of the window to the top, straight up', () => {
  const [start, ...rest] = [0, 0.5, 1].map((t) => sweep.at(preset('five'), t).p);
  expect(start).toEqual({ x: 16.5, y: 3 });
  expect(rest).toEqual([
    { x: 16.5, y: 32 },
    { x: 16.5, y: 61 },
  ]);
});

test('errata D2 and D3, twelve times as large', () => {
  const scaled = (x: number, y: number) => ({ x: 24 + 12 * x, y: 8 + 12 * y });
  expect(preset('diamond').island).toEqual([
    scaled(2, 0),
    scaled(4, 2),
    scaled(2, 4),
    scaled(0, 2),
  ]);
  expect(preset('diamond').p).toEqual(scaled(2, 2));
  const aside = (x: number, y: number) => ({ x: 32 + 12 * x, y: 8 + 12 * y });
  expect(preset('ghost').island).toEqual([aside(2, 2), aside(4, 0), aside(4, 4)]);
  expect(preset('ghost').p.y).toBe(aside(0, 2).y);
});

test('says what is true, and counts what the chosen test counts', () => {
  const seen = { ours: 0, published: 0, wrong: 0 };
  forAllStates(figure, 1000, (one) => {
    const { fault, onOutline, said, crossings } = figure.answer(one);
    if (fault || onOutline) return;
    const odd = crossings.filter(({ counted }) => counted).length % 2 === 1;
    expect(odd).toBe(said);
    const truth = oracle.pointInPolygon(one.p, one.island);
    const { rest } = figure.verdict(one, figure.answer(one));
    if (one.rule === 'ours') {
      seen.ours += 1;
      expect(said).toBe(truth);
    } else {
      seen.published += 1;
      expect(said).toBe(polygonPoint(one.p, one.island, float64));
      expect(rest.endsWith('wrong')).toBe(said !== truth);
      if (said !== truth) {
        seen.wrong += 1;
        expect(one.island.some(({ y }) => y === one.p.y)).toBe(true);
      }
    }
  });
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
});

test('on the outline it is inside, and the published test is not blamed', () => {
  const onEdge = { ...moved('diamond', 60, 20), rule: 'ours' as const };
  expect(said(onEdge)).toBe('inside: on the outline');
  expect(said({ ...onEdge, rule: 'published' })).toMatch(
    /on the outline, where either answer is right$/,
  );
});
