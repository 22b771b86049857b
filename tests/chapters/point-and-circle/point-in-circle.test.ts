import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { liveOf } from '#figure/live.ts';
import { show } from '#figure/numbers.ts';
import { pointInCircleExactly } from '#lib/index.ts';
import { withinUlpsOfRim } from '#oracle/circle.ts';
import { forAll } from '../../support/for-all.ts';
import { dragged } from '../../support/states.ts';
import { forAllStates, reading } from '../support.ts';

const sweep = figure.sweep!;

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);
const at = (px: number, py: number, cx: number, cy: number, radius: number): State => ({
  p: { x: px, y: py },
  circle: { center: { x: cx, y: cy }, radius },
});

describe('presets do as they say', () => {
  test('outside', () => {
    expect(figure.answer(preset('outside')).hit).toBe(false);
  });

  test('inside: the distance is shorter than r', () => {
    const { hit, d } = figure.answer(preset('inside'));
    expect(hit).toBe(true);
    expect(d).toBeLessThan(preset('inside').circle.radius - 1);
  });

  test('touching: legs of 24 and 10, so d is 26, and r is 26 as well', () => {
    const { p, circle } = preset('touching');
    const legs = [p.x - circle.center.x, p.y - circle.center.y];
    expect(legs).toEqual([24, 10]);
    expect(legs.map((leg) => leg ** 2)).toEqual([576, 100]);
    expect([576 + 100, 26 ** 2]).toEqual([676, 676]);
    expect(circle.radius).toBe(26);
    expect(figure.answer(preset('touching'))).toEqual({ hit: true, d: 26 });
    expect(pointInCircleExactly(p, circle)).toBe(true);
    expect(pointInCircleExactly(p, { ...circle, radius: 26 - 1e-12 })).toBe(false);
    expect(verdictOf(preset('touching'))).toBe('hit: on the rim');
  });

  test('touching in decimals: on the rim on paper, and a miss in memory', () => {
    const { p, circle } = preset('decimals');
    const lengths = [p.x - circle.center.x, p.y - circle.center.y, circle.radius];
    const [across, up, radius] = lengths.map((length) => Math.round(10 * length)) as [
      number,
      number,
      number,
    ];
    expect(across ** 2 + up ** 2).toBe(radius ** 2);
    expect(pointInCircleExactly(p, circle)).toBe(false);
    expect(wordsOf(preset('decimals'))).toMatchObject({ word: 'miss', rest: 'just outside' });
  });

  test('on the centre: both legs are 0', () => {
    const { p, circle } = preset('center');
    expect(p).toEqual(circle.center);
    expect(figure.answer(preset('center'))).toEqual({ hit: true, d: 0 });
  });
});

test('Play takes p around the centre, and over the rim four times', () => {
  const hits = Array.from({ length: 400 }, (_, i) => {
    const state = sweep.at(preset('outside'), i / 400);
    return figure.answer(state).hit;
  });
  const crossings = hits.filter((hit, i) => hit !== hits.at(i - 1));
  expect(crossings).toHaveLength(4);
  const { center } = preset('outside').circle;
  const quarters = new Set(
    [0.1, 0.4, 0.6, 0.9].map((t) => {
      const { p } = sweep.at(preset('outside'), t);
      return `${Math.sign(p.x - center.x)} ${Math.sign(p.y - center.y)}`;
    }),
  );
  expect(quarters.size).toBe(4);
});

test('answers as the exact test does, except within 3 ulps of the rim', () => {
  forAllStates(figure, 2000, ({ p, circle }) => {
    const { hit } = figure.answer({ p, circle });
    expect(hit === pointInCircleExactly(p, circle) || withinUlpsOfRim(p, circle, 3)).toBe(true);
  });
});

test('answers as the exact test does wherever whole numbers can put it', () => {
  for (let x = 0; x <= 96; x += 1) {
    for (let radius = 1; radius <= 32; radius += 1) {
      const { p, circle } = at(x, 49, 40, 31, radius);
      expect(figure.answer({ p, circle }).hit).toBe(pointInCircleExactly(p, circle));
    }
  }
});

describe('the verdict', () => {
  test('tells how far from the rim, and on which side', () => {
    expect(verdictOf(at(70, 31, 40, 31, 26))).toBe('miss: 4 outside the rim');
    expect(wordsOf(at(61.5, 31, 40, 31, 26)).rest).toBe('4.5 inside the rim');
    expect(wordsOf(at(66.1, 31, 40, 31, 26)).rest).toBe('0.1 outside the rim');
  });

  test('a miss by less than is shown is a miss just outside', () => {
    expect(verdictOf(at(66.01, 31, 40, 31, 26))).toBe('miss: just outside');
    // On paper these touch.
    expect(wordsOf(at(0.8, 1.5, 0, 0, 1.7))).toMatchObject({ hit: false, rest: 'just outside' });
  });

  test('fits the answer', () => {
    forAllStates(figure, 1000, ({ p, circle }) => {
      const { hit, d } = figure.answer({ p, circle });
      const { word, rest } = wordsOf({ p, circle });
      expect(word).toBe(hit ? 'hit' : 'miss');
      const number = /^(\d+(?:\.\d)?) (inside|outside) the rim$/.exec(rest);
      if (!number) {
        expect(Math.abs(d - circle.radius)).toBeLessThan(0.05);
        return;
      }
      expect(number[2]).toBe(hit ? 'inside' : 'outside');
      expect(number[1]).toBe(show(Math.abs(d - circle.radius), 1));
      expect(number[1]).not.toBe('0');
    });
  });

  test('says "on the rim" only of a point that is there', () => {
    for (const inside of [0.01, 0.04]) {
      expect(wordsOf(at(66 - inside, 31, 40, 31, 26)).rest).not.toBe('on the rim');
    }
  });
});

describe('the drawing', () => {
  test('shows the legs as they are', () => {
    forAll(
      fc.property(dragged(figure), ({ state }) => {
        const values = figure.values!(state as unknown as State, figure.answer(state as never));
        const across = values['p.x']! - values['c.x']!;
        const up = values['p.y']! - values['c.y']!;
        expect(Math.hypot(across, up)).toBeCloseTo(values.d!, 9);
      }),
    );
  });

  test('the formula holds where the answer is a hit', () => {
    forAllStates(figure, 500, (state) => {
      const answer = figure.answer(state);
      expect(liveOf(figure, state, answer)['insideCircle.holds']).toBe(answer.hit);
    });
  });
});
