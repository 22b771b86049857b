import { expect, test } from 'vitest';
import { figure } from '#chapters/nine-zones/figures/nine-zones.ts';
import { boxFromRectangle, boxIntersectsCircle, boxZone } from '#lib/index.ts';
import { chapters } from '../../support/chapters.ts';
import { reading } from '../support.ts';

const { text } = chapters.find(({ name }) => name === 'nine-zones')!;
const { preset } = reading(figure);

function gapsOf(name: string) {
  const { box, circle } = preset(name);
  const [right, up] = [circle.center.x - box.center.x, circle.center.y - box.center.y];
  const gapX = Math.abs(right) - box.halfWidth;
  const gapY = Math.abs(up) - box.halfHeight;
  return { right, up, gapX, gapY };
}

test('past a corner, the column is 2, the row is 0, and the gaps are 11 and 10', () => {
  const { box, circle } = preset('past-a-corner');
  expect([box.halfWidth, box.halfHeight]).toEqual([20, 12]);
  expect(gapsOf('past-a-corner')).toEqual({ right: 31, up: -22, gapX: 11, gapY: 10 });
  expect(text).toContain(`The zone is 2 + 3 · 0 = ${boxZone(circle.center, box)}`);
});

test('at a side the gaps are 14 and −10, and the circle misses by Pythagoras', () => {
  const { box, circle } = preset('side');
  expect(gapsOf('side')).toMatchObject({ gapX: 14, gapY: -10 });
  expect(circle.radius).toBe(12);
  expect(boxIntersectsCircle(box, circle)).toBe(false);
});

test('at a corner the gaps are 8 and 9, the radius is 15', () => {
  expect(gapsOf('corner')).toMatchObject({ gapX: 8, gapY: 9 });
  expect(preset('corner').circle.radius).toBe(15);
  expect(Math.round(Math.hypot(8, 9))).toBe(12);
});

test('the whole call misses', () => {
  const call = 'boxFromRectangle(40, 30, 80, 50), { center: { x: 150, y: 60 }, radius: 20 }';
  expect(text).toContain(call);
  const box = boxFromRectangle(40, 30, 80, 50);
  expect(boxIntersectsCircle(box, { center: { x: 150, y: 60 }, radius: 20 })).toBe(false);
});
