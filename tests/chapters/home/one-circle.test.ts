import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/figures/one-circle.ts';
import type { Traced } from '#figure/figure.ts';
import { pointInCircle } from '#lib/index.ts';
import { forAllStates, reading } from '../support.ts';

const sweep = figure.sweep!;

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
});
const touchedIn = (state: State) => {
  const { shapes, crowd } = figure.answer(state);
  const names = shapes.filter(({ hit }) => hit).map(({ name }) => name);
  return crowd.includes(true) ? [...names, 'circles'] : names;
};

describe('a shape lights up', () => {
  test('exactly when the circle has reached its dot', () => {
    forAllStates(figure, 2000, ({ circle }) => {
      for (const { name, hit, closest } of figure.answer({ circle }).shapes) {
        const away = Math.hypot(closest.x - circle.center.x, closest.y - circle.center.y);
        if (Math.abs(away - circle.radius) > 1e-9) expect(hit, name).toBe(away < circle.radius);
      }
    });
  });

  test('also around a centre inside it: the dot is the centre then', () => {
    for (const [name, x, y] of [
      ['box', 20, 60],
      ['rotatedBox', 100, 59],
      ['polygon', 62, 71],
    ] as const) {
      const one = figure.answer(at(x, y, 2)).shapes.find((shape) => shape.name === name)!;
      expect(one.hit, name).toBe(true);
      expect(Math.hypot(one.closest.x - x, one.closest.y - y), name).toBeLessThan(1e-9);
    }
  });
});

describe('the listing', () => {
  const call = figure.calls!.pointInCircle!;
  const returned = (state: State) => (pointInCircle as Traced)(...call.values(state)!);

  test('returns what the verdict says, in every state', () => {
    forAllStates(figure, 5000, (state) => {
      expect(returned(state)).toBe(wordsOf(state).hit);
    });
  });

  test('returns what the verdict says, also where the circle just touches', () => {
    const touching = [
      at(63, 22, 10),
      at(84, 28, 3),
      at(40, 58, 10),
      at(19, 40, 10),
      at(93, 34, 12),
    ];
    const steps = [-1e-12, -1e-15, 0, 1e-15, 1e-12];
    const states = touching.flatMap(({ circle: { center, radius } }) =>
      steps.map((step) => at(center.x, center.y, radius * (1 + step))),
    );
    for (const state of states) expect(returned(state)).toBe(wordsOf(state).hit);
    expect(touching.map((state) => touchedIn(state).length > 0)).toEqual(touching.map(() => true));
  });

  test('is of the polygon in the dent, and of the nearest dot between all shapes', () => {
    const { shapes, q } = figure.answer(preset('dent'));
    expect(q).toEqual(shapes.find(({ name }) => name === 'polygon')!.closest);
    expect(returned(preset('dent'))).toBe(true);
    expect(returned(preset('between'))).toBe(false);
  });
});

describe('the verdict', () => {
  test('names what is touched', () => {
    expect(wordsOf(preset('start'))).toMatchObject({ hit: true, rest: 'the box and the polygon' });
    expect(wordsOf(preset('box')).rest).toBe('the box');
    expect(wordsOf(at(84, 22, 4)).rest).toBe('1 small circle');
    expect(wordsOf(preset('crowd')).rest).toBe('4 small circles');
  });

  test('counts where the names would be too many', () => {
    expect(wordsOf(at(50, 34, 30)).rest).toBe('4 shapes at once');
  });

  test('between them all is a miss', () => {
    expect(wordsOf(preset('between'))).toMatchObject({ hit: false, word: 'miss' });
  });

  test('in the dent the circle touches the polygon, beside it nothing', () => {
    expect(touchedIn(preset('dent'))).toEqual(['polygon']);
    expect(wordsOf(at(61, 52, 8)).hit).toBe(false);
  });
});

test('the circle moves by itself, and meets every shape on its way', () => {
  expect(sweep.autoplay).toBe(true);
  const met = Array.from({ length: 400 }, (_, i) =>
    touchedIn(sweep.at(figure.presets[0].state, i / 400)),
  );
  const all = figure.answer(preset('start')).shapes.map(({ name }) => name);
  expect([...new Set(met.flat())].sort()).toEqual([...all, 'circles'].sort());
});

test('the way of the circle is closed: it goes around again without a jump', () => {
  const { state } = figure.presets[0];
  expect(sweep.at(state, 1)).toEqual(sweep.at(state, 0));
});
