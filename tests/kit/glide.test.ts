import { expect, test } from 'vitest';
import { figure as movingCircle } from '#chapters/moving-circle/figures/moving-circle.ts';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { figure as capsuleCore } from '#chapters/the-one-rule/figures/capsule-core.ts';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { stateBetween } from '#figure/glide.ts';
import type { Part } from '#figure/part.ts';
import { start } from '#figure/store.ts';
import { figures } from '../support/all-figures.ts';
import { rule } from '../support/rule.ts';

/** Their states are of types of their own, which the kit does not know. */
const between = (figure: AnyFigure, from: object, to: object) =>
  stateBetween(figure, { ...from }, { ...to });

const partsOf = (figure: AnyFigure) => Object.entries<Part<unknown>>(figure.parts);
const numbersOf = (figure: AnyFigure, state: Readonly<Record<string, unknown>>) =>
  partsOf(figure).map(([name, part]) => part.toNumbers(state[name]));

rule('a figure can stop anywhere between two presets', figures, ({ figure }) => {
  for (const [i, to] of figure.presets.entries()) {
    const from = figure.presets.at(i - 1)!;
    const at = between(figure, from.state, to.state);
    for (const t of [0.1, 0.5, 0.9]) {
      const state = at(t);
      const numbers = numbersOf(figure, state);
      for (const [j, [name, part]] of partsOf(figure).entries()) {
        expect(part.fromNumbers(numbers[j]!, figure.world), name).not.toBeNull();
      }
      drawAtBuild(figure, { width: 550, height: 366 }, { model: { ...start(figure), state } });
    }
  }
});

test('numbers change bit by bit, on the grid of their part', () => {
  const [{ state: from }] = pointInCircle.presets;
  const to = { ...from, p: { x: from.p.x + 10, y: from.p.y - 5 } };
  const at = between(pointInCircle, from, to);
  expect(at(0)).toEqual(from);
  expect(at(0.5)).toEqual({ ...from, p: { x: from.p.x + 5, y: from.p.y - 2.5 } });
  expect(at(0.123).p).toEqual({ x: from.p.x + 1.2, y: from.p.y - 0.6 });
});

test('what does not change stays as it is, off the grid too', () => {
  const [{ state: from }] = movingCircle.presets;
  expect(from.t).toBe(0.294);
  const to = { ...from };
  expect(between(movingCircle, from, to)(0.5)).toEqual(from);
});

test('a choice changes at once', () => {
  const [{ state: from }] = capsuleCore.presets;
  const to = { ...from, view: from.view === 'core' ? 'point' : 'core' };
  expect(between(capsuleCore, from, to)(0)).toMatchObject({ view: to.view });
});
