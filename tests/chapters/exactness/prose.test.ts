import { describe, expect, test } from 'vitest';
import { figure as rim } from '#chapters/exactness/figures/rim-magnified.ts';
import {
  type Box,
  boxIntersectsCircle,
  convexPolygonIntersectsCircle,
  pointInCircle,
  pointInCircleExactly,
  signedDistanceToBox,
  ulp,
} from '#lib/index.ts';
import {
  collideMendingOnlyMtv,
  overlapsByEpsilon,
  printedEpsilon,
} from '#published/circle-square-2d.ts';
import { float32 } from '#published/monogame-circles.ts';
import { chapters } from '../../support/chapters.ts';

// Numbers of the chapter that no figure shows.

const { text } = chapters.find(({ name }) => name === 'exactness')!;
const says = (words: string) => expect(text).toContain(words);

test('the table of gaps', () => {
  const rows = [...text.matchAll(/^ *\| ([\d\u00a0]+) \| ([\d.e-]+) \| ([\d.e-]+) \|$/gm)].map(
    ([, near, narrow, wide]) => [near!.replaceAll('\u00a0', ''), narrow, wide].map(Number),
  );
  expect(rows.map(([near]) => near)).toEqual([1, 1e3, 1e6, 1e9]);
  const twoDigits = (value: number) => Number(value.toPrecision(2));
  for (const [near, narrow, wide] of rows) {
    expect(narrow).toBe(twoDigits(ulp(near!, 24)));
    expect(wide).toBe(twoDigits(ulp(near!)));
  }
});

test('how far a float keeps millimetres, and tenths of a pixel', () => {
  says('millimetres up to 16\u00a0384 metres');
  expect(ulp(16_383, 24)).toBeLessThan(0.001);
  expect(ulp(16_384, 24)).toBeGreaterThan(0.001);
  says('tenths of a pixel up to a million');
  expect(ulp(1e6, 24)).toBeLessThan(0.1);
  expect(ulp(2e6, 24)).toBeGreaterThan(0.1);
});

test('64 bits: how far whole numbers go, and how much farther out it all begins', () => {
  says(`up to ${String(2 ** 53).replace(/\B(?=(\d{3})+$)/g, '\u00a0')} in 64 bits`);
  expect(2 ** 53 + 1).toBe(2 ** 53);
  says('half a billion times farther out');
  expect(ulp(1, 24) / ulp(1) / 1e9).toBeCloseTo(0.5, 1);
});

test('NaN in a corner may go unnoticed, in the circle it is a miss', () => {
  says('A NaN in a polygon’s corner may go unnoticed');
  const corner = (x: number, y: number) => ({ x, y });
  const square = [corner(0, 0), corner(8, 0), corner(8, 8), corner(0, 8)];
  const circle = { center: corner(4, -1), radius: 2 };
  const broken = square.toSpliced(3, 0, corner(Number.NaN, 8));
  expect(convexPolygonIntersectsCircle(broken, circle)).toBe(true);
  expect(convexPolygonIntersectsCircle(square, { ...circle, radius: Number.NaN })).toBe(false);
  expect(convexPolygonIntersectsCircle(square, { ...circle, center: corner(4, Number.NaN) })).toBe(
    false,
  );
});

test('three ulps of a radius of 100, eight of a span of 1000', () => {
  says(`three ulps are ${(3 * ulp(100)).toPrecision(2)}`);
  says(`For a span of 1000, 8 ulps are ${(8 * ulp(1000)).toPrecision(2)}`);
  expect(8 * ulp(1000) * 1e9).toBeLessThan(0.001);
});

test('(0.3, 0.4) is in the circle of 0.5 for the fast test, and outside as it is stored', () => {
  says('the point (0.3, 0.4) is just outside the circle of radius 0.5');
  const [point, circle] = [
    { x: 0.3, y: 0.4 },
    { center: { x: 0, y: 0 }, radius: 0.5 },
  ];
  expect(pointInCircle(point, circle)).toBe(true);
  expect(pointInCircleExactly(point, circle)).toBe(false);
});

test('in metres the epsilon costs a band of 1.25 micrometres around a circle of 4', () => {
  const box: Box = { center: { x: 0, y: 0 }, halfWidth: 12, halfHeight: 8 };
  const missed = (deep: number) =>
    !overlapsByEpsilon(box, { center: { x: 16 - deep, y: 0 }, radius: 4 }, (value) => value);
  says('1.25 micrometres');
  expect([missed(1.2e-6), missed(1.3e-6)]).toEqual([true, false]);
});

describe('the epsilon at the scale of its article', () => {
  /** The share of circles, radius 0.5 to 2, that still hit after the move that should free them. */
  function stillHit(epsilon: number): number {
    const random = generator(1);
    const between = (min: number, max: number) => float32(min + (max - min) * random());
    let [found, still] = [0, 0];
    while (found < 4000) {
      const box = {
        center: { x: between(-4, 4), y: between(-4, 4) },
        halfWidth: between(0.5, 2),
        halfHeight: between(0.5, 2),
      };
      const center = { x: between(-8, 8), y: between(-8, 8) };
      const circle = { center, radius: between(0.5, 2) };
      if (signedDistanceToBox(center, box) <= 0 || !boxIntersectsCircle(box, circle)) continue;
      const contact = collideMendingOnlyMtv(box, circle, float32);
      if (!contact) continue;
      found += 1;
      const moved = {
        x: float32(center.x + contact.mtv.x),
        y: float32(center.y + contact.mtv.y),
      };
      if (overlapsByEpsilon(box, { ...circle, center: moved }, float32, epsilon)) still += 1;
    }
    return still / found;
  }

  test('frees the circle, where without it about one in three is still a hit', () => {
    expect(stillHit(printedEpsilon)).toBeLessThan(0.001);
    expect(stillHit(0)).toBeGreaterThan(0.3);
    expect(stillHit(0)).toBeLessThan(0.4);
  });
});

test('the tolerances: at least 8 ulps of any number, in both formats', () => {
  says('times 1e-6 in 32 bits, or times 2e-15 in 64. Both are at least 8 ulps');
  // An ulp is largest for its number just at a power of two.
  for (let size = 2 ** -20; size < 2 ** 40; size *= 2) {
    expect(1e-6 * size).toBeGreaterThan(8 * ulp(size, 24));
    expect(2e-15 * size).toBeGreaterThan(8 * ulp(size));
  }
});

test('the stretched rim: its cells and rows', () => {
  says('0.00049 in the preset *32 bits*. Vertically, one row is 0.5 there');
  expect(Number(ulp(4096, 24).toPrecision(2))).toBe(0.00049);
  const { place } = rim.answer(rim.presets[0].state);
  expect(place(0, 1).y).toBe(0.5);
  expect(place(1, 0).x - place(0, 0).x).toBe(ulp(4096, 24));
});

test('a multiple of 4096 is exact in 32 bits, and so is the shift by it', () => {
  says('moves its origin along by multiples of 4096');
  const origin = Math.round(100_000_000 / 4096) * 4096;
  expect([origin, origin + 4096].map(Math.fround)).toEqual([origin, origin + 4096]);
  const random = generator(4);
  for (let i = 0; i < 2000; i += 1) {
    const x = Math.fround(2048 + 4096 * random());
    expect(Math.fround(x - 4096)).toBe(x - 4096);
  }
});

test('the upper ship of the program stands still: 2 is less than half of a gap', () => {
  says(
    'At 60 frames a second, the upper one adds 2 to its position in each frame, but an ulp there is 8',
  );
  const place = Math.fround(100_000_000 - 500);
  expect(ulp(place, 24)).toBe(8);
  expect(Math.fround(place + 120 / 60)).toBe(place);
});

/** Numbers from 0 to 1, the same in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
