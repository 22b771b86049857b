import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/circle-and-circle/figures/circles-slip.ts';
import * as oracle from '#oracle/circle.ts';
import { sharesOver } from '../../support/shares.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];
const { preset } = reading(figure);
const said = (state: State) => figure.verdict(state, figure.answer(state));

/** Of all hits on the map, the part that is missed. */
function missedOnMap(name: string): number {
  const [, rightHit = 0, falseHit = 0, missedHit = 0] = sharesOver(figure, preset(name));
  expect(falseHit).toBe(0);
  return missedHit / (rightHit + missedHit);
}

describe('squares added', () => {
  test('25 apart, radii of 16 and 12: a missed hit, one of 49 %', () => {
    const { first, second } = preset('between');
    expect(Math.hypot(second.center.x - first.center.x, second.center.y - first.center.y)).toBe(25);
    expect([first.radius, second.radius]).toEqual([16, 12]);
    expect(said(preset('between'))).toEqual({
      hit: false,
      word: 'missed hit',
      rest: 'this test misses 49 % of all hits',
    });
    expect([2 * 16 * 12, (16 + 12) ** 2]).toEqual([384, 784]);
    expect(Math.round((100 * 384) / 784)).toBe(49);
  });

  test('the map has the same part: 49 %, half with equal radii, less with unequal ones', () => {
    expect(missedOnMap('between')).toBeCloseTo(384 / 784, 2);
    expect(missedOnMap('equal')).toBeCloseTo(0.5, 2);
    expect(said(preset('equal')).rest).toContain('50 %');
    expect(missedOnMap('small')).toBeCloseTo((2 * 22 * 4) / 26 ** 2, 2);
    expect(missedOnMap('sum')).toBe(0);
  });

  test('never more than half, and no false hit anywhere', () => {
    forAllStates(figure, 500, ({ first, second }) => {
      const { said, missed } = figure.answer({ first, second, compared: 'parts' });
      expect(missed).toBeLessThanOrEqual(0.5);
      if (!said) return;
      const near = oracle.withinUlpsOfTouching(first, second, 4);
      expect(oracle.circlesIntersect(first, second) || near).toBe(true);
    });
  });
});

test('the sum squared is right everywhere', () => {
  forAllStates(figure, 200, ({ first, second }) => {
    const { said, right } = figure.answer({ first, second, compared: 'sum' });
    expect(said).toBe(right);
  });
});
