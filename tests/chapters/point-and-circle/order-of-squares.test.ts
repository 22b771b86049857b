import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/point-and-circle/figures/order-of-squares.ts';
import { liveOf } from '#figure/live.ts';
import { show } from '#figure/numbers.ts';
import { type Model, reduce, start } from '#figure/store.ts';
import { compare, fromDouble, square } from '#oracle/rational.ts';
import { forAll } from '../../support/for-all.ts';
import { dragged } from '../../support/states.ts';
import { reading } from '../support.ts';

const sweep = figure.sweep!;

type State = (typeof figure.presets)[0]['state'];

/** Everything that can be dragged to: tenths from -4 to 4. */
const tenths = Array.from({ length: 81 }, (_, i) => (i - 40) / 10);
const pairs = tenths.flatMap((u) => tenths.map((v) => ({ u, v })));
const keeps = (state: State) => figure.verdict(state, figure.answer(state)).hit;

test('the squares are compared right', () => {
  for (const { u, v } of pairs) {
    expect(figure.answer({ u, v })).toEqual({
      numbers: compare(fromDouble(u), fromDouble(v)) <= 0,
      squares: compare(square(fromDouble(u)), square(fromDouble(v))) <= 0,
    });
  }
});

describe('what the chapter says', () => {
  test('of two numbers that are not negative, the greater has the greater square', () => {
    const positive = pairs.filter(({ u, v }) => u >= 0 && v >= 0);
    expect(positive).toHaveLength(41 * 41);
    for (const { u, v } of positive) {
      expect(keeps({ u, v })).toBe(true);
      expect(Math.sign(u - v)).toBe(Math.sign(u * u - v * v));
    }
  });

  test('with both below zero the order is always reversed', () => {
    const negative = pairs.filter(({ u, v }) => u < 0 && v < 0 && u !== v);
    expect(negative).toHaveLength(40 * 39);
    for (const { u, v } of negative) {
      expect(keeps({ u, v })).toBe(false);
      expect(Math.sign(u - v)).toBe(-Math.sign(u * u - v * v));
    }
  });

  test('with one below zero the order can be reversed, and need not be', () => {
    const mixed = pairs.filter(({ u, v }) => u < 0 !== v < 0);
    const reversed = mixed.filter((pair) => !keeps(pair));
    expect(reversed.length).toBeGreaterThan(mixed.length / 4);
    expect(reversed.length).toBeLessThan((mixed.length * 3) / 4);
  });

  test('-3 is less than 2, but its square is greater', () => {
    expect(figure.answer({ u: -3, v: 2 })).toEqual({ numbers: true, squares: false });
  });

  test('Play brings u in from the left, where the order is reversed', () => {
    const state = { u: 0, v: 2 };
    const start = sweep.at(state, 0);
    expect(start).toEqual({ u: -4, v: 2 });
    expect(keeps(start)).toBe(false);
    expect(sweep.at(state, 1)).toEqual({ u: 4, v: 2 });
  });

  test('presets do as they say', () => {
    const { preset } = reading(figure);
    const belowZero = ({ u, v }: State) => [u, v].filter((number) => number < 0).length;
    const names = ['positive', 'one-negative', 'both-negative'];
    expect(names.map((name) => belowZero(preset(name)))).toEqual([0, 1, 2]);
    expect(names.map((name) => keeps(preset(name)))).toEqual([true, false, false]);
    expect(preset('one-negative')).toEqual({ u: -3, v: 2 });
  });
});

test('the verdict says what the formulas show', () => {
  forAll(
    fc.property(dragged(figure), ({ state }) => {
      const { u, v } = state as unknown as State;
      const answer = figure.answer({ u, v });
      const live = liveOf(figure, state, answer);
      expect(live['numbersInOrder.holds']).toBe(answer.numbers);
      expect(live['squaresInOrder.holds']).toBe(answer.squares);
      const { word, rest } = figure.verdict({ u, v }, answer);
      if (u !== v && u * u === v * v) {
        expect({ word, rest }).toEqual({
          word: 'order lost',
          rest: `both squares are ${show(u * u)}`,
        });
        return;
      }
      expect(word).toBe(keeps({ u, v }) ? 'same order' : 'order reversed');
      const [first = '', link, second = ''] = rest.split(/, (and|but) /);
      expect(link).toBe(keeps({ u, v }) ? 'and' : 'but');
      for (const said of [first, second]) expect(isTrue(said), said).toBe(true);
    }),
    1000,
  );
});

test('what is said of written numbers is true as it is printed', () => {
  for (const [u, v] of [
    ['0.004', '0'],
    ['1.001', '1'],
    ['1e-170', '0'],
  ] as const) {
    const write = (model: Model, field: string, text: string) =>
      reduce(figure, model, { type: 'write', field, text });
    const { state } = write(write(start(figure), 'u.at', u), 'v.at', v);
    const { rest } = figure.verdict(
      state as unknown as State,
      figure.answer(state as unknown as State),
    );
    for (const said of rest.split(/, (?:and|but) /)) expect(isTrue(said), rest).toBe(true);
  }
});

/** Is "−3 ≤ 2" true of the numbers as printed? */
function isTrue(said: string): boolean {
  const [, left, sign, right] = /^(\S+) ([≤>]) (\S+)$/.exec(said) ?? [];
  const [l, r] = [left, right].map((text) => Number(text?.replace('−', '-')));
  return sign === '≤' ? l! <= r! : l! > r!;
}
