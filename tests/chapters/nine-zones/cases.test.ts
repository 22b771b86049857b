import { describe, expect, test } from 'vitest';
import { nineZonesCases, table } from '#chapters/nine-zones/cases.ts';
import { assertCircle, boxIntersectsCircleByZone, boxZone } from '#lib/index.ts';
import { offsetFrom, touches } from '#oracle/box.ts';
import {
  intersectsWithClosedCorner,
  intersectsWithOpenCorner,
  zoneByWalls,
} from '#published/circle-box-revised.ts';
import { float32 } from '#published/monogame-circles.ts';
import { everyBoxAndCircle } from '../../lib/bench/boxes-and-circles.ts';
import { chapters } from '../../support/chapters.ts';

const { text } = chapters.find(({ name }) => name === 'nine-zones')!;

/** The case, the row that the chapter prints, and the words in it. */
function row(title: string) {
  const index = nineZonesCases.findIndex((one) => one.title === title);
  const [given, printed] = [nineZonesCases[index], table.rows[index]];
  if (!given || !printed) throw new Error(`There is no case "${title}".`);
  const { box, circle } = given;
  const said = printed.answers.map((answer) => answer.said + (answer.wrong ? ' ×' : ''));
  const truth = () => touches(offsetFrom(box, circle.center), box, circle.radius);
  return { ...given, printed, said, truth };
}

const float = (value: number) => float32(value);

test('each case has its own title', () => {
  expect(new Set(nineZonesCases.map(({ title }) => title)).size).toBe(3);
  expect(table.columns).toEqual([
    'published (32-bit float), corner <',
    'published (32-bit float), corner ≤',
    'ours',
  ]);
});

test('the head tells the truth: the centre is at height 0, and the box is a square', () => {
  for (const { box } of nineZonesCases) {
    expect(box.center.y).toBe(0);
    expect(box.halfWidth).toBe(box.halfHeight);
  }
});

test('touching a corner: with < a miss, and that is wrong where touching counts', () => {
  const { said, printed, truth } = row('touching a corner');
  expect(said).toEqual(['miss ×', 'hit', 'hit']);
  expect(printed.right).toBe('hit');
  expect(truth()).toBe(true);
  expect((4 - 1) ** 2 + (5 - 1) ** 2).toBe(5 ** 2);
});

test('touching in decimals: each is right about the numbers it was given', () => {
  const { said, printed, truth } = row('touching in decimals');
  expect(said).toEqual(['miss', 'miss', 'hit']);
  expect(printed.right).toBe('on paper: hit; for the 32-bit numbers: miss');
  expect(truth()).toBe(true);
  const tenth = float(0.1);
  const box = { center: { x: tenth, y: 0 }, halfWidth: tenth, halfHeight: tenth };
  expect(touches(offsetFrom(box, { x: float(0.3), y: 0 }), box, tenth)).toBe(false);
  // "32 bits store a 0.3 that is a little too large, 64 bits one that is a little too small."
  expect(float(0.3)).toBeGreaterThan(0.3);
  expect(BigInt(0.3 * 2 ** 54) * 10n).toBeLessThan(3n * 2n ** 54n);
});

test('beside a wall: both columns say hit, and no number is too large', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 1, halfHeight: 1 };
  const wall = { center: { x: 6, y: 0 }, radius: 5 };
  expect(intersectsWithOpenCorner(box, wall, float32)).toBe(true);
  expect(intersectsWithClosedCorner(box, wall, float32)).toBe(true);
  // Squared, all of these are infinite.
  const far = { center: { x: 1e300, y: 0 }, radius: 1e200 };
  expect(boxIntersectsCircleByZone(box, far)).toBe(false);
  expect(boxIntersectsCircleByZone(box, { ...far, radius: 1e300 })).toBe(true);
});

test('a centre that is not a number: zone 4 for the article, outside for ours', () => {
  const { said, printed, box, circle } = row('a centre that is not a number');
  expect(said).toEqual(['hit', 'hit', 'miss']);
  expect(printed.right).toBeNull();
  expect(zoneByWalls(circle.center, box, float32)).toBe(4);
  expect(boxZone(circle.center, box)).not.toBe(4);
  expect(() => assertCircle(circle)).toThrow('circle.center.x is NaN');
  expect(printed.refused).toContain('assertCircle throws: circle.center.x is NaN');
});

describe('what the chapter says around the table', () => {
  test('43,200 scenes of small whole numbers, none wrong, in 32 bits and with ≤', () => {
    let count = 0;
    const sizes = new Set<string>();
    const places = new Set<string>();
    let touching = 0;
    for (const { box, circle } of everyBoxAndCircle(7, 5, 3)) {
      count += 1;
      sizes.add(`${box.halfWidth} ${box.halfHeight}`);
      places.add(`${box.center.x} ${box.center.y}`);
      const truth = touches(offsetFrom(box, circle.center), box, circle.radius);
      if (intersectsWithClosedCorner(box, circle, float32) !== truth) throw new Error('wrong');
      if (intersectsWithOpenCorner(box, circle, float32) !== truth) touching += 1;
    }
    expect(count).toBe(43200);
    expect(touching).toBeGreaterThan(0);
    expect([sizes.size, places.size]).toEqual([16, 2]);
    expect(text).toContain('all 43\u202f200 scenes of small whole numbers');
  });
});
