import { describe, expect, test } from 'vitest';
import { nineZonesCases, table } from '#chapters/nine-zones/cases.ts';
import { assertBox, assertCircle, boxIntersectsCircleByZone, boxZone } from '#lib/index.ts';
import {
  intersectsWithClosedCorner,
  intersectsWithOpenCorner,
  zoneByWalls,
} from '#published/circle-box-revised.ts';
import { float32 } from '#published/monogame-circles.ts';
import { everyBoxAndCircle } from '../../lib/bench/boxes-and-circles.ts';
import { offsetFrom, touches } from '../../oracle/box.ts';
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

test('there are as many cases as the heading says, each with its own title', () => {
  expect(nineZonesCases).toHaveLength(7);
  expect(text).toContain('### Seven inputs worth knowing');
  expect(new Set(nineZonesCases.map(({ title }) => title)).size).toBe(7);
  expect(table.columns).toEqual(['published, corner <', 'published, corner ≤', 'ours']);
});

test('the head tells the truth: the centre is at height 0, and the box is a square', () => {
  for (const { box } of nineZonesCases) {
    expect(box.center.y).toBe(0);
    expect(box.halfWidth).toBe(box.halfHeight);
  }
});

test('touching a wall: all agree', () => {
  const { said, printed, truth } = row('touching a wall');
  expect(said).toEqual(['hit', 'hit', 'hit']);
  expect(printed.right).toBe('hit');
  expect(truth()).toBe(true);
  expect(printed.input).toBe('$m_x$ = 0, $w$ = 1, $c$ = (6, 0), $r$ = 5');
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
  expect(printed.right).toBe('hit');
  expect(truth()).toBe(true);
  const tenth = float(0.1);
  const box = { center: { x: tenth, y: 0 }, halfWidth: tenth, halfHeight: tenth };
  expect(touches(offsetFrom(box, { x: float(0.3), y: 0 }), box, tenth)).toBe(false);
  // "32 bits hold a 0.3 that is a little too far right, 64 bits one a little too far left."
  expect(float(0.3)).toBeGreaterThan(0.3);
  expect(BigInt(0.3 * 2 ** 54) * 10n).toBeLessThan(3n * 2n ** 54n);
});

test('too large to square: wrong beyond a corner, right beside a wall', () => {
  const { said, printed, truth, box, circle } = row('too large to square, 32 bits');
  expect(said).toEqual(['miss', 'hit ×', 'miss']);
  expect(printed.right).toBe('miss');
  expect(truth()).toBe(false);
  expect(float(float(1e30) * float(1e30))).toBe(Infinity);
  expect(float(float(1e20) * float(1e20))).toBe(Infinity);
  const beside = { ...circle, center: { x: 1e30, y: 0 } };
  expect(intersectsWithClosedCorner(box, beside, float32)).toBe(false);
  // "Beside a wall nothing is squared: there no number is too large", in 64 bits too.
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
  expect(printed.refused).toContain('assertCircle says: circle.center.x is NaN');
});

test('negative half sides: all miss what the same box hits, and it is refused', () => {
  const { said, printed, box, circle } = row('negative half sides');
  expect(said).toEqual(['miss', 'miss', 'miss']);
  expect(printed.right).toBeNull();
  const mended = { ...box, halfWidth: 1, halfHeight: 1 };
  expect(boxIntersectsCircleByZone(mended, circle)).toBe(true);
  expect(() => assertBox(box)).toThrow('box.halfWidth is -1; it must be 0 or greater.');
  expect(printed.refused).toContain('assertBox says: box.halfWidth is -1');
});

test('negative radius: the square hides the sign, in both', () => {
  const { said, printed, box, circle } = row('negative radius');
  expect(said).toEqual(['hit', 'hit', 'hit']);
  expect(printed.right).toBeNull();
  expect(boxZone(circle.center, box)).toBe(8);
  expect(() => assertCircle(circle)).toThrow('circle.radius is -3');
});

describe('what the chapter says around the table', () => {
  test('every box and circle of a small grid, none wrong, in 32 bits and with ≤', () => {
    let count = 0;
    let touching = 0;
    for (const { box, circle } of everyBoxAndCircle(7, 5, 3)) {
      count += 1;
      const truth = touches(offsetFrom(box, circle.center), box, circle.radius);
      if (intersectsWithClosedCorner(box, circle, float32) !== truth) throw new Error('wrong');
      if (intersectsWithOpenCorner(box, circle, float32) !== truth) touching += 1;
    }
    expect(count).toBe(43200);
    expect(touching).toBeGreaterThan(0);
    expect(text).toContain('43 200 scenes'.replace(' ', '\u202f'));
  });
});
