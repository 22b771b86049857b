import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/exactness/figures/rim-in-steps.ts';
import { compare, kept, step, stored } from '#chapters/exactness/surveys/rim-in-steps.ts';
import { reduce, start } from '#figure/store.ts';
import { judgements } from '#figure/words/verdict.ts';
import { pointInCircle } from '#oracle/circle.ts';
import { sharesOver } from '../../support/shares.ts';
import { forAllStates, reading } from '../support.ts';

const { preset, wordsOf } = reading(figure);
const powers = Array.from({ length: 21 }, (_, i) => 10 + i);

describe('presets do as they say', () => {
  test.each([
    ['slabs', 2 ** 26, 'falseHit', '4.6 outside; numbers there are 8 apart'],
    ['near', 2 ** 20, 'rightMiss', '4.6 outside; numbers there are 0.13 apart'],
    ['teeth', 2 ** 24, 'falseHit', '0.82 outside; numbers there are 2 apart'],
    ['one', 2 ** 30, 'falseHit', '5 outside; numbers there are 128 apart'],
  ] as const)('%s', (name, away, judgement, rest) => {
    expect(2 ** preset(name).k).toBe(away);
    expect(wordsOf(preset(name))).toMatchObject({ word: judgements[judgement], rest });
  });

  test('two of them are one scene, near and far', () => {
    const { k: _near, ...near } = preset('near');
    const { k: _far, ...far } = preset('slabs');
    expect(near).toEqual(far);
  });
});

test('a step doubles with the distance, and is 8 at 67 million', () => {
  const steps = powers.map((k) => step({ k }));
  for (const [i, one] of steps.slice(1).entries()) expect(one).toBe(2 * steps[i]!);
  expect([2 ** 26, step({ k: 26 })]).toEqual([67_108_864, 8]);
});

test('every place goes to the nearest mark across, by half a step at most; up, by almost nothing', () => {
  for (const k of powers) {
    const wide = step({ k });
    for (let x = 0; x <= 96; x += 0.7) {
      const at = kept({ k }, { x, y: x / 2 });
      expect((at.x + 2 ** k) % wide).toBe(0);
      expect(Math.abs(at.x - x)).toBeLessThanOrEqual(wide / 2 + 1e-12);
      expect(Math.abs(at.y - x / 2)).toBeLessThan(1e-5);
    }
  }
});

test('the farther, the more places are judged wrong; a million away hardly one', () => {
  const wrong = [10, 20, 22, 24, 26].map((k) => {
    const [, , falseHits, missed] = sharesOver(figure, { ...preset('slabs'), k });
    return Math.round(10_000 * (falseHits! + missed!));
  });
  expect([...wrong].sort((a, b) => a - b)).toEqual(wrong);
  expect(wrong[1]).toBeLessThan(10);
  expect(wrong.at(-1)).toBeGreaterThan(300);
});

test('the test itself is right: of what is stored it says the truth, or the point is on the rim', () => {
  forAllStates(figure, 500, (scene) => {
    const [point, circle] = stored(scene, scene.p);
    const said = compare(scene).test(scene.p);
    const { x, y } = kept(scene, scene.p);
    const center = kept(scene, scene.circle.center);
    const gap = Math.hypot(x - center.x, y - center.y) - circle.radius;
    expect(said === pointInCircle(point, circle) || Math.abs(gap) < 1e-12).toBe(true);
  });
});

test('the commands double and halve the distance, as far as the slider goes', () => {
  const press = (model: ReturnType<typeof start>, name: string) =>
    reduce(figure, model, { type: 'command', name });
  let model = start(figure);
  const { k } = preset('slabs');
  expect(press(model, 'twice').state).toMatchObject({ k: k + 1 });
  expect(press(model, 'half').state).toMatchObject({ k: k - 1 });
  for (let i = 0; i < 30; i += 1) model = press(model, 'twice');
  expect(model.state).toMatchObject({ k: 30 });
  for (let i = 0; i < 30; i += 1) model = press(model, 'half');
  expect(model.state).toMatchObject({ k: 10 });
});

test('the handle of the slider goes from end to end of its line', () => {
  const acrossAt = (k: number) => figure.parts.k.handles(k, figure.world)[0]!.at.x;
  expect([10, 20, 30].map(acrossAt)).toEqual([12, 48, 84]);
  expect(figure.parts.k.move(10, 'at', { x: 48.4, y: 0 }, figure.world)).toBe(20);
  expect(figure.parts.k.nudge(20, 'at', { x: 0.1, y: 0 }, figure.world)).toBe(21);
});

test('the slider stops at whole powers only', () => {
  forAllStates(figure, 500, (state) => {
    expect(Number.isInteger(state.k)).toBe(true);
  });
});
