import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-concave.ts';
import type { Polygon } from '#lib/index.ts';
import { areaSign, isConvex } from '#oracle/outline.ts';
import * as oracle from '#oracle/polygon.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';
import {
  anywherePolygonScene,
  everySmallPolygon,
  simpleMakers,
  withEveryCircle,
} from '../../lib/bench/polygons-and-circles.ts';
import { randomScenes } from '../../lib/bench/random-scenes.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const by = (test: State['test'], name: string) => wordsOf({ ...preset(name), test }).word;

test('as it starts, the centre is 6 inside', () => {
  expect(wordsOf(preset('channel')).rest).toMatch(/^centre 6 inside/);
});

describe.each(['channel', 'corner'])('%s', (name) => {
  test('both tests for convex polygons miss it, the other does not', () => {
    const { polygon, circle, test } = preset(name);
    expect(test).toBe('convex');
    expect(oracle.polygonIntersectsCircle(polygon, circle)).toBe(true);
    expect(by('published', name)).toBe('missed hit');
    expect(by('convex', name)).toBe('missed hit');
    expect(by('any', name)).toBe('correct hit');
  });

  test.each(['published', 'convex'] as const)(
    'the edge to blame has the centre on its outer side, beyond r: %s',
    (test) => {
      const state = { ...preset(name), test };
      const { stop } = figure.answer(state);
      const { polygon, circle } = state;
      const [a, b] = [polygon[stop!]!, polygon[(stop! + 1) % polygon.length]!];
      const cross = (b.y - a.y) * (circle.center.x - a.x) - (b.x - a.x) * (circle.center.y - a.y);
      expect(cross / Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThan(circle.radius);
    },
  );

  test('assertConvexPolygon says which corner is a dent', () => {
    expect(wordsOf(preset(name)).rest).toMatch(/; polygon\[\d\] is a dent$/);
  });
});

test('without a dent all three are right', () => {
  expect(wordsOf(preset('filled')).rest).toMatch(/; convex$/);
  for (const test of ['published', 'convex', 'any'] as const) {
    expect(by(test, 'filled')).toBe('correct hit');
  }
});

test('the L is that of the table, 11 times as large', () => {
  const { polygon, circle } = preset('corner');
  expect(polygon.map(({ x, y }) => [(x - 26) / 11, (y - 6) / 11])).toEqual([
    [0, 0],
    [4, 0],
    [4, 2],
    [2, 2],
    [2, 4],
    [0, 4],
  ]);
  expect([(circle.center.x - 26) / 11, (circle.center.y - 6) / 11, circle.radius / 11]).toEqual([
    2, 4, 1,
  ]);
});

test('counter-clockwise, with a dent: the published walk can miss, and never invents', () => {
  const isDented = (polygon: Polygon) => areaSign(polygon) === 1 && !isConvex(polygon);
  const random = randomScenes(1000, (one) => {
    const { polygon, circle } = anywherePolygonScene(one, 600, simpleMakers.concave!);
    const isLeft = areaSign(polygon) === 1;
    return {
      polygon: isLeft ? polygon : polygon.toReversed(),
      circle: { ...circle, radius: circle.radius / 10 },
    };
  });
  const small = withEveryCircle(everySmallPolygon.filter(isDented));
  const scenes = [...small, ...[...random].filter(({ polygon }) => isDented(polygon))];
  expect(scenes.length).toBeGreaterThan(1500);
  let missed = 0;
  for (const { polygon, circle } of scenes) {
    const said = intersectsInOnePass(polygon, circle, float64);
    const right = oracle.polygonIntersectsCircle(polygon, circle);
    if (said) expect(right).toBe(true);
    if (right && !said) missed += 1;
  }
  expect(missed).toBeGreaterThan(0);
});
