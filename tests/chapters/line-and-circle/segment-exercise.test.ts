import { expect, test } from 'vitest';
import { at } from '#chapters/line-and-circle/figures/segment-and-circle.ts';
import { figure } from '#chapters/line-and-circle/figures/segment-exercise.ts';

type State = (typeof figure.presets)[0]['state'];

const judge = (name: string, state: State) =>
  figure.questions!.find((one) => one.name === name)!.judge(state, figure.answer(state));

test.each<[string, State, boolean, RegExp]>([
  // The line through (14, 18) and (62, 38) goes on through (86, 48).
  ['line-only', at([86, 48, 3]), true, /clamped/],
  ['line-only', at([65, 41, 8]), false, /touches the segment/],
  ['line-only', at([20, 50, 8]), false, /thin line/],
  ['line-only', at([20, 50, 8], [30, 30], [30, 30]), false, /single point/],
  ['far-past', at([50, 30, 10], [30, 30], [40, 30]), false, /is 2\./],
  ['far-past', at([51, 30, 11], [30, 30], [40, 30]), true, /reaches back/],
  ['far-past', at([51, 30, 10.9], [30, 30], [40, 30]), false, /this is a miss/],
  ['far-past', at([50, 30, 10], [30, 30], [30, 30]), false, /one point/],
])('%s: %j is %s', (name, state, right, says) => {
  expect(judge(name, state)).toMatchObject({ right, says: expect.stringMatching(says) });
});
