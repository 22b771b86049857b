import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/nine-zones/figures/nine-zones-notch.ts';
import { liveOf } from '#figure/live.ts';
import { boxIntersectsCircleByZone, boxZone } from '#lib/index.ts';
import { offsetFrom, touches } from '#oracle/box.ts';
import { chapters } from '../../support/chapters.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const { text } = chapters.find(({ name }) => name === 'nine-zones')!;

/** The same map by the exact oracle, and by sums of whole and half numbers, which are exact too. */
function exactMap({ box, circle: { radius } }: State) {
  const count = { hits: 0, falseHits: 0 };
  for (let x = 1; x < 96; x += 2) {
    for (let y = 1; y < 64; y += 2) {
      const across = Math.abs(x - box.center.x) <= box.halfWidth + radius;
      const up = Math.abs(y - box.center.y) <= box.halfHeight + radius;
      const hit = touches(offsetFrom(box, { x, y }), box, radius);
      if (hit) count.hits += 1;
      if (hit) expect(across && up).toBe(true);
      if (!hit && across && up) count.falseHits += 1;
    }
  }
  return count;
}

describe('the map', () => {
  test.each(figure.presets)('is the exact one: $name', ({ state }) => {
    const { hits, falseHits } = figure.answer(state);
    expect({ hits: hits.length, falseHits: falseHits.length }).toEqual(exactMap(state));
  });

  test('the numbers of the chapter', () => {
    const count = (name: string) => {
      const { hits, falseHits } = figure.answer(preset(name));
      return { falseHits: falseHits.length, all: hits.length + falseHits.length };
    };
    const small = count('small');
    const large = count('large');
    expect(text).toContain(`${small.falseHits} of the ${small.all} reported cells are false`);
    expect(text).toContain(`${large.falseHits} of ${large.all} are`);
    expect(small.falseHits * 10).toBeLessThan(large.falseHits);
  });

  test('the notches are 21 in 100 of the square around the circle, whatever the box', () => {
    expect(text).toContain('which is 21 % of the square, however large the box is');
    const radius = 200;
    const share = (halfWidth: number, halfHeight: number) => {
      const box = { center: { x: 0, y: 0 }, halfWidth, halfHeight };
      let falseHits = 0;
      // One notch, and every notch is the same.
      for (let x = halfWidth + 0.5; x < halfWidth + radius; x += 1) {
        for (let y = halfHeight + 0.5; y < halfHeight + radius; y += 1) {
          if (!boxIntersectsCircleByZone(box, { center: { x, y }, radius })) falseHits += 1;
        }
      }
      return (4 * falseHits) / (2 * radius) ** 2;
    };
    expect(share(10, 20)).toBeCloseTo(1 - Math.PI / 4, 3);
    expect(share(3, 2)).toBeCloseTo(0.2146, 3);
  });

  test('is made again when the box or the radius changes', () => {
    const notch = preset('notch');
    const before = figure.answer(notch).hits.length;
    const box = { ...notch.box, halfWidth: notch.box.halfWidth - 4 };
    expect(figure.answer({ ...notch, box }).hits.length).toBeLessThan(before);
    const circle = { ...notch.circle, radius: 20 };
    expect(figure.answer({ ...notch, circle }).hits.length).toBeGreaterThan(before);
    expect(figure.answer(notch).hits.length).toBe(before);
  });
});

describe('the verdict', () => {
  test.each(figure.presets)('$name: a false hit, and by zone none', ({ state }) => {
    const { hits, falseHits } = figure.answer(state);
    const all = hits.length + falseHits.length;
    expect(wordsOf(state)).toEqual({
      hit: true,
      word: 'false hit',
      rest: `${falseHits.length} of the ${all} reported cells are false`,
    });
    expect(wordsOf({ ...state, test: 'zones' })).toEqual({
      hit: false,
      word: 'correct miss',
      rest: `all ${hits.length} cells are true hits`,
    });
  });

  test('bounding boxes never miss a hit', () => {
    forAllStates(figure, 1000, ({ box, circle }) => {
      if (!touches(offsetFrom(box, circle.center), box, circle.radius)) return;
      const { said } = figure.answer({ box, circle, test: 'sums' });
      expect(said).toBe(true);
    });
  });
});

test('beside a wall one comparison is already settled, and the other decides', () => {
  const { box } = preset('notch');
  let sides = 0;
  for (let x = 3; x <= 93; x += 3) {
    for (let y = 3; y <= 61; y += 3) {
      for (const radius of [2, 8, 20]) {
        const state: State = { box, circle: { center: { x, y }, radius }, test: 'zones' };
        const live = liveOf(figure, state, figure.answer(state));
        const zone = boxZone(state.circle.center, box);
        const [across, up] = [live['sumAcross.holds'], live['sumUp.holds']];
        const { said } = figure.answer(state);
        if (zone === 3 || zone === 5) expect([up, across]).toEqual([true, said]);
        if (zone === 1 || zone === 7) expect([across, up]).toEqual([true, said]);
        if (zone % 2 === 1) sides += 1;
        expect(figure.answer({ ...state, test: 'sums' }).said).toBe(across === true && up === true);
      }
    }
  }
  expect(sides).toBeGreaterThan(500);
});
