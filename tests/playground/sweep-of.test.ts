import { expect, test } from 'vitest';
import { movedParts } from '#figure/sweep.ts';
import { examples } from '#lab/playground/examples.ts';
import { kinds } from '#lab/playground/kinds.ts';
import { sweepOf } from '#lab/playground/sweep-of.ts';

const stateOf = (shapes: (typeof examples)[0]['shapes']) =>
  Object.fromEntries(shapes.map(({ name, value }) => [name, value]));

test('each example has one shape that moves across the window at its own height', () => {
  const found = examples.map(({ shapes, call }) => {
    const state = stateOf(shapes);
    const sweep = sweepOf(shapes, call.inputs)!;
    const [name = '', ...others] = movedParts(sweep, state);
    const ends = [0, 1].map((t) => {
      const value = sweep.at(state, t)[name];
      return value.center ?? value;
    });
    const { y } =
      (state[name] as { center?: { y: number } }).center ?? (state[name] as { y: number });
    return [name, others, ends[0].x, ends[1].x, ends[0].y === y && ends[1].y === y];
  });
  expect(found.map(([name]) => name)).toEqual(examples.map(({ moved }) => moved));
  for (const [, ...rest] of found) expect(rest).toEqual([[], 3, 93, true]);
});

test('nothing moves if the function has only a segment and a polygon, or nothing', () => {
  const shapes = (['segment', 'polygon'] as const).map((kind) => ({
    name: kind,
    kind,
    value: kinds[kind].first,
  }));
  expect(sweepOf(shapes, ['segment', 'polygon'])).toBeUndefined();
  expect(sweepOf([], [])).toBeUndefined();
});
