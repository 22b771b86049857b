import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/polygon-way-out.ts';
import { clashes } from '#oracle/outline.ts';
import * as oracle from '#oracle/polygon.ts';
import { forAllStates, reading } from '../support.ts';

const sweep = figure.sweep!;

type State = (typeof figure.presets)[0]['state'];

const { preset } = reading(figure);
const said = (state: State) => {
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};
const push = (state: State) =>
  figure.commands!.find(({ name }) => name === 'push')!.run(state, figure.answer(state), '');

test.each([
  ['inland', 'hit: 19.4 deep, and one push frees it'],
  ['shore', 'hit: 2.8 deep, and one push frees it'],
  ['ridge', 'hit: 23.4 deep, and one push frees it'],
  ['bay', 'hit: 4.5 deep, and one push is not enough'],
  ['outline', 'hit: centre on the outline, so the push has no direction'],
])('%s: %s', (name, words) => expect(said(preset(name))).toBe(words));

test('first it starts with the centre inside, where d is negative', () => {
  const { signed, depth } = figure.answer(figure.presets[0].state);
  expect(signed).toBeLessThan(0);
  expect(depth).toBeGreaterThan(figure.presets[0].state.circle.radius);
});

test('on the outline there is nothing to press', () => {
  const state = preset('outline');
  const [command] = figure.commands!;
  expect(command!.idle!(state, figure.answer(state), '')).toBe(true);
});

test('in the bay it is free after a few pushes', () => {
  let state = preset('bay');
  let pushes = 0;
  while (said(state).includes('deep')) {
    state = push(state);
    pushes += 1;
  }
  expect(pushes).toBeGreaterThan(1);
  expect(pushes).toBeLessThan(9);
});

describe('the push', () => {
  test('frees the circle, or is said not to, by the exact test; and no shorter one would', () => {
    const seen = { free: 0, again: 0 };
    forAllStates(figure, 200, (one) => {
      const { fault, depth, goal } = figure.answer(one);
      if (fault || !goal || depth < 0.05) return;
      const { circle, island } = one;
      const moved = Math.hypot(goal.x - circle.center.x, goal.y - circle.center.y);
      expect(moved).toBeCloseTo(depth, 6);
      const isFree = !oracle.polygonIntersectsCircle(island, {
        center: goal,
        radius: circle.radius - 0.05,
      });
      expect(said(one).endsWith('frees it')).toBe(isFree);
      seen[isFree ? 'free' : 'again'] += 1;
      // All around, a push a little shorter still leaves a hit.
      for (let angle = 0; angle < 6; angle += 0.5) {
        const center = {
          x: circle.center.x + 0.99 * depth * Math.cos(angle),
          y: circle.center.y + 0.99 * depth * Math.sin(angle),
        };
        expect(oracle.polygonIntersectsCircle(island, { ...circle, center })).toBe(true);
      }
    });
    expect(seen.free).toBeGreaterThan(10);
    expect(seen.again).toBeGreaterThan(2);
  });

  test('is enough in a polygon without dents', () => {
    const island = [
      { x: 14, y: 10 },
      { x: 80, y: 14 },
      { x: 70, y: 50 },
      { x: 20, y: 52 },
    ];
    const survey = figure.truth!({ ...preset('inland'), island })!;
    for (let x = 0; x < 96; x += 1.3) {
      for (let y = 0; y < 64; y += 1.3) expect(survey.kindAt({ x, y })).toBeLessThan(2);
    }
  });
});

test('the map says what the figure says', () => {
  for (const { name, state } of figure.presets) {
    const kind = figure.truth!(state)!.kindAt(state.circle.center);
    expect([name, kind]).toEqual([name, said(state).includes('one push frees') ? 1 : 2]);
  }
});

test('a crossed outline has no map', () => {
  const { island, circle } = preset('inland');
  const crossed = island.with(4, { x: 34, y: 3 });
  expect(clashes(crossed).length).toBeGreaterThan(0);
  expect(figure.truth!({ circle, island: crossed })).toBeNull();
});

test('on its way across, the push turns round in the middle of the land', () => {
  const moments = Array.from({ length: 400 }, (_, i) => sweep.at(preset('ridge'), i / 400));
  const turns = moments.filter((state, i) => {
    const [before, after] = [moments[i - 1] ?? state, state].map((one) => figure.answer(one));
    if (!before?.goal || !after?.goal || after.signed >= 0 || before.signed >= 0) return false;
    return Math.hypot(after.q.x - before.q.x, after.q.y - before.q.y) > 10;
  });
  expect(turns.length).toBeGreaterThan(0);
});
