import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/start-here/figures/turned-ship.ts';
import { distance, pointInCircleExactly, type Vec2 } from '#lib/index.ts';
import { withinUlpsOfRim } from '#oracle/circle.ts';
import { forAll } from '../../support/for-all.ts';
import { reachable } from '../../support/states.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const start = figure.presets[0].state;
const { preset, wordsOf } = reading(figure);
const turnedTo = (degrees: number): State => ({ ...start, ship: { ...start.ship, degrees } });

describe('turning the ship', () => {
  const degrees = Array.from({ length: 360 }, (_, degree) => degree);

  test('changes its box with every degree', () => {
    for (const degree of degrees) {
      const before = figure.answer(turnedTo(degree)).box;
      const after = figure.answer(turnedTo((degree + 1) % 360)).box;
      const change = Math.max(
        Math.abs(after.halfWidth - before.halfWidth),
        Math.abs(after.halfHeight - before.halfHeight),
      );
      // It could be measured in the drawing, and mostly seen.
      expect(change, `from ${degree} degrees on`).toBeGreaterThan(0.01);
    }
  });

  test('lets the box grow and shrink', () => {
    const areas = degrees.map((degree) => {
      const { halfWidth, halfHeight } = figure.answer(turnedTo(degree)).box;
      return halfWidth * halfHeight;
    });
    const grows = degrees.filter((degree) => areas[(degree + 1) % 360]! > areas[degree]!);
    expect(grows.length).toBeGreaterThan(90);
    expect(grows.length).toBeLessThan(270);
  });

  test('changes neither the circle nor that it holds the ship', () => {
    const { around } = figure.answer(start);
    for (const degree of degrees) {
      const answer = figure.answer(turnedTo(degree));
      expect(answer.around).toEqual(around);
      expect(answer.outside).toBe(0);
      expect(wordsOf(turnedTo(degree)).word).toBe('miss');
    }
  });

  test('keeps every corner as far from the centre, and turns it counter-clockwise', () => {
    const { x, y } = figure.answer(start).around.center;
    for (const degree of [0, 90, 200]) {
      figure.answer(turnedTo(degree)).placed.forEach((place, i) => {
        const own = start.ship.corners[i]!;
        expect(Math.hypot(place.x - x, place.y - y)).toBeCloseTo(Math.hypot(own.x, own.y), 9);
      });
    }
    const [bow] = figure.answer(turnedTo(90)).placed;
    expect(bow!.x).toBeCloseTo(x, 9);
    expect(bow!.y).toBeCloseTo(y + 23, 9);
  });
});

test('answers as the exact test does, except within 3 ulps of the rim', () => {
  forAllStates(figure, 1000, (whole) => {
    const { near, outside, placed, around } = figure.answer(whole);
    const isSure = (place: Vec2) => !withinUlpsOfRim(place, around, 3);
    if (isSure(whole.p)) expect(near).toBe(pointInCircleExactly(whole.p, around));
    if (!placed.every(isSure)) return;
    expect(outside).toBe(placed.filter((one) => !pointInCircleExactly(one, around)).length);
  });
});

describe('the verdict', () => {
  test('is never a wrong miss: whoever misses the circle misses the ship', () => {
    const somewhere = fc.record({
      x: fc.integer({ min: 0, max: 96 }),
      y: fc.integer({ min: 0, max: 64 }),
    });
    forAll(
      fc.property(reachable(figure), somewhere, ({ state }, p) => {
        const whole = { ...(state as unknown as State), p };
        if (wordsOf(whole).word === 'miss') {
          expect(isInPolygon(p, figure.answer(whole).placed)).toBe(false);
        }
      }),
      1000,
    );
  });

  test('counts the corners that stick out', () => {
    forAllStates(figure, 200, (whole) => {
      const { outside, near } = figure.answer(whole);
      const corners = `${outside} corner${outside === 1 ? '' : 's'}`;
      const verdict = wordsOf(whole);
      expect(verdict.hit).toBe(outside === 0 && near);
      if (outside > 0) {
        expect(verdict.word).toBe('no use');
        expect(verdict.rest).toContain(outside === 1 ? '1 corner stick' : corners);
      } else expect(verdict.word).toBe(near ? 'maybe' : 'miss');
    });
  });

  test('speaks of one corner as of one', () => {
    const corners = start.ship.corners.with(0, { x: 26, y: 26 });
    const { rest } = wordsOf({ ...start, ship: { ...start.ship, corners } });
    expect(rest).toBe('1 corner sticks out of the circle');
  });
});

describe('presets do as they say', () => {
  test('far away: outside the circle, and the whole ship inside it', () => {
    expect(figure.answer(preset('far'))).toMatchObject({ near: false, outside: 0 });
    expect(wordsOf(preset('far')).word).toBe('miss');
  });

  test('in the circle only: not on the ship', () => {
    const { near, outside, placed } = figure.answer(preset('near'));
    expect({ near, outside }).toEqual({ near: true, outside: 0 });
    expect(isInPolygon(preset('near').p, placed)).toBe(false);
    expect(wordsOf(preset('near')).word).toBe('maybe');
  });

  test('circle too small: corners stick out', () => {
    expect(figure.answer(preset('small')).outside).toBeGreaterThan(0);
    expect(wordsOf(preset('small')).word).toBe('no use');
  });
});

/** How many edges a ray to the right crosses: an odd number inside. */
function isInPolygon({ x, y }: Vec2, corners: readonly Vec2[]): boolean {
  const crossed = corners.filter((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    if (a.y > y === b.y > y) return false;
    return x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossed.length % 2 === 1;
}

test('half the diagonal of a sprite 30 wide and 40 high is 25', () => {
  expect(distance({ x: 0, y: 0 }, { x: 30, y: 40 }) / 2).toBe(25);
});
