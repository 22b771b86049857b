import { expect, test } from 'vitest';
import { figure } from '#chapters/point-and-circle/figures/point-exercise.ts';

type State = (typeof figure.presets)[0]['state'];

const judge = (name: string, state: State) =>
  figure.questions!.find((one) => one.name === name)!.judge(state, figure.answer(state));

const at = (x: number, y: number, radius: number): State => ({
  p: { x, y },
  circle: { center: { x: 0, y: 0 }, radius },
});

test.each<[string, State, boolean, RegExp]>([
  ['rim', at(7, -24, 25), true, /squares of both legs add up/],
  ['rim', at(0, -25, 25), false, /one leg is 0/],
  ['rim', at(25, 0, 25), false, /one leg is 0/],
  ['rim', at(7, 24.5, 25), false, /0\.48 outside/],
  ['rim', at(7, 23.5, 25), false, /0\.48 inside/],
  // On paper on the rim, and just outside as 64 bits hold the numbers.
  ['rim', at(0.8, 1.5, 1.7), false, /Less than 0\.005 outside/],
  ['short-legs', at(20, -20, 25), true, /needs both/],
  ['short-legs', at(15, 20, 25), false, /this is a hit/],
  ['short-legs', at(3, 25, 25), false, /leg is 25, and r is 25/],
  ['quarter', at(7.5, -10, 25), true, /Half the distance/],
  ['quarter', at(0, 12.6, 25), false, /is 158\.76\. A quarter of the square of r is 156\.25/],
  ['short-legs', at(-30, 3, 25), false, /leg is 30/],
])('%s: %j is %s', (name, state, right, says) => {
  expect(judge(name, state)).toMatchObject({ right, says: expect.stringMatching(says) });
});
