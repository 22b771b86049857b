import { expect, test } from 'vitest';
import { figure } from '#chapters/on-the-ground/figures/snap.ts';
import { frames, ground, radius, runOf, speed } from '#chapters/on-the-ground/walker.ts';
import { show } from '#figure/numbers.ts';
import { distance } from '#lib/index.ts';
import { reading } from '../support.ts';

const { preset, wordsOf } = reading(figure);
const inAir = (method: 'slide' | 'loose' | 'snap') =>
  runOf(method).flatMap(({ isOnFloor }, i) => (isOnFloor ? [] : [i]));

test('the slope is 32° steep, and falls by 1.9 in a walk of 3, less than the snap', () => {
  const [a, b] = [ground[1]!, ground[2]!];
  const tangent = (a.y - b.y) / (b.x - a.x);
  expect(show((Math.atan(tangent) * 180) / Math.PI, 0)).toBe('32');
  expect(speed).toBe(3);
  expect(show(speed * tangent, 1)).toBe('1.9');
  expect(speed * tangent).toBeLessThan(radius);
});

test('a slide leaves the crest and flies for 13 frames', () => {
  expect(inAir('slide')).toEqual(Array.from({ length: 13 }, (_, i) => i + 8));
  expect(wordsOf(preset('leaves'))).toMatchObject({ hit: true, word: 'in the air' });
});

test('a walk without snapping flies too, straight on along the plateau', () => {
  expect(inAir('loose')).toHaveLength(13);
  expect(runOf('loose')[7]!.center.y).toBe(runOf('loose')[0]!.center.y);
  expect(wordsOf(preset('walks-off'))).toMatchObject({ hit: true });
});

test('a walk that snaps is on the floor in each frame, and moves by 3 down the slope', () => {
  expect(runOf('snap')).toHaveLength(frames + 1);
  expect(inAir('snap')).toEqual([]);
  const run = runOf('snap').map(({ center }) => center);
  for (let i = 8; i <= 21; i += 1) expect(distance(run[i - 1]!, run[i]!)).toBeCloseTo(3, 9);
  expect(wordsOf(preset('snaps'))).toMatchObject({ word: 'on the floor', rest: 'moved 3' });
  expect(preset('arrives')).toEqual({ t: 24, method: 'snap' });
});
