import { expect, test } from 'vitest';
import { figure } from '#chapters/several-at-once/figures/tracks.ts';
import { lengthOf, scenes } from '#chapters/several-at-once/scenes.ts';
import { outlineOf } from '#chapters/several-at-once/tracks.ts';
import { distance, signedDistanceToPolygon } from '#lib/index.ts';
import { forAllStates, reading } from '../support.ts';

const { preset, verdictOf } = reading(figure);

test.each([
  ['pillars', 'hit: the nearest free position is 10.2 away'],
  ['corner', 'hit: the nearest free position is 10 away'],
  ['tiles', 'hit: the nearest free position is 8 away'],
])('%s: %s', (name, words) => expect(verdictOf(preset(name))).toBe(words));

test('the nearest free dot is the end of the shortest push', () => {
  forAllStates(figure, 300, (state) => {
    const { push, free } = figure.answer(state);
    const length = lengthOf(push);
    if (length === 0) return;
    const nearest = Math.min(...free.map((place) => distance(place, state.circle.center)));
    expect(nearest).toBeCloseTo(length, 6);
  });
});

test('there are free and hollow dots, each on a track', () => {
  for (const { state } of figure.presets) {
    const { free, blocked } = figure.answer(state);
    expect(free.length).toBeGreaterThan(0);
    expect(blocked.length).toBeGreaterThan(0);
    for (const place of [...free, ...blocked]) {
      const gaps = scenes[state.scene].map((obstacle) => signedDistanceToPolygon(place, obstacle));
      const off = Math.min(...gaps.map((gap) => Math.abs(gap - state.circle.radius)));
      expect(off).toBeLessThan(1e-6);
    }
  }
});

test('a circle with its centre on the dashed line touches its obstacle', () => {
  forAllStates(figure, 50, ({ scene, circle: { radius } }) => {
    for (const obstacle of scenes[scene]) {
      for (const place of outlineOf(obstacle, radius)) {
        expect(signedDistanceToPolygon(place, obstacle)).toBeCloseTo(radius, 9);
      }
    }
  });
});

test('floor and wall: two straight pieces cross at p; two pillars: two arcs', () => {
  const endOf = (name: string) => {
    const { scene, circle } = preset(name);
    const { push } = figure.answer(preset(name));
    const place = { x: circle.center.x + push.x, y: circle.center.y + push.y };
    return scenes[scene].map((obstacle) => ({
      gap: signedDistanceToPolygon(place, obstacle) - circle.radius,
      atCorner: obstacle.some((corner) => Math.abs(distance(corner, place) - circle.radius) < 1e-9),
    }));
  };
  const kinds = (name: string) =>
    endOf(name).map(({ gap, atCorner }) => [Math.abs(gap) < 1e-9, atCorner]);
  expect(kinds('corner')).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(kinds('pillars')).toEqual([
    [true, true],
    [true, true],
  ]);
  // One tile only: the centre is above its top.
  expect(kinds('tiles').some(([touches, atCorner]) => touches && !atCorner)).toBe(true);
});
