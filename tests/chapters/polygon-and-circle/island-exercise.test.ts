import { expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/island-exercise.ts';
import { at } from '#chapters/polygon-and-circle/figures/polygon-and-circle.ts';
import * as oracle from '#oracle/polygon.ts';

type State = ReturnType<typeof at>;

const judge = (name: string, state: State) => {
  const question = figure.questions!.find((one) => one.name === name)!;
  return question.judge(state, figure.answer(state));
};
const start = figure.presets[0].state;

test('the start answers none of the questions', () => {
  for (const { name } of figure.questions!) expect(judge(name, start).right).toBe(false);
});

test('the solutions are what is asked for, by the exact test', () => {
  const [inland, outside, deep] = figure.questions!.map(({ solution }) => solution);
  const hits = ({ island, circle }: State) => oracle.polygonIntersectsCircle(island, circle);
  const touches = ({ island, circle }: State) =>
    oracle.polygonOutlineIntersectsCircle(island, circle);
  expect([hits(inland!), touches(inland!)]).toEqual([true, false]);
  expect(hits(outside!)).toBe(false);
  expect(figure.answer(outside!).count).toBe(4);
  expect(hits(deep!)).toBe(true);
  expect(figure.answer(deep!).depth).toBeGreaterThanOrEqual(20);
});

test('tells what is not yet right', () => {
  expect(judge('inland', start).says).toMatch(/^(That is a miss|A hit, but)/);
  expect(judge('inland', at(28, 26, 6, 'outline')).says).toBe('That is a miss.');
  expect(judge('inland', at(53, 38, 10)).says).toBe('A hit, but the circle touches an edge.');
  expect(judge('four-times', at(28, 26, 6)).says).toBe('That is a hit. Go out to sea.');
  expect(judge('four-times', at(54, 52, 4)).says).toBe('The ray crosses the outline 2 times.');
  expect(judge('deep', at(3, 61, 4)).says).toBe('They do not touch, so no push is needed.');
  expect(judge('deep', at(53, 38, 10)).says).toMatch(/^The depth is/);
});
