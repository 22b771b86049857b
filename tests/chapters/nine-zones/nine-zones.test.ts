import { describe, expect, test } from 'vitest';
import { figure, isCorner, type State } from '#chapters/nine-zones/figures/nine-zones.ts';
import { liveOf } from '#figure/live.ts';
import { show } from '#figure/numbers.ts';
import { compareDistance, offsetFrom, touches, ulps, zone } from '#oracle/box.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import { forAllStates, reading } from '../support.ts';

const sweep = figure.sweep!;

const { preset, verdictOf, wordsOf } = reading(figure);
const answerTo = (name: string) => figure.answer(preset(name));
const offset = ({ box, circle }: State) => offsetFrom(box, circle.center);
const truth = (state: State) => touches(offset(state), state.box, state.circle.radius);

/** A circle of this radius, so far from the box's centre (34, 40), whose half sides are 20 and 12. */
const away = (x: number, y: number, radius: number): State => ({
  box: preset('inside').box,
  circle: { center: { x: 34 + x, y: 40 + y }, radius },
});

describe('presets do as they say', () => {
  test('past a corner: gaps of 11 and 10, both less than the radius of 14, and a miss', () => {
    const values = figure.values!(preset('past-a-corner'), answerTo('past-a-corner'));
    expect([values['g.x'], values['g.y'], values.r]).toEqual([11, 10, 14]);
    expect(11 ** 2 + 10 ** 2).toBeGreaterThan(14 ** 2);
    expect(answerTo('past-a-corner')).toMatchObject({ zone: 2, hit: false });
    expect(truth(preset('past-a-corner'))).toBe(false);
    // "Seen from the side they overlap, and from above as well."
    const { box, circle } = preset('past-a-corner');
    expect(circle.center.x - circle.radius).toBeLessThan(box.center.x + box.halfWidth);
    expect(circle.center.y + circle.radius).toBeGreaterThan(box.center.y - box.halfHeight);
  });

  test('at a corner: gaps of 8 and 9, and a hit', () => {
    const values = figure.values!(preset('corner'), answerTo('corner'));
    expect([values['g.x'], values['g.y'], values.r]).toEqual([8, 9, 15]);
    expect(answerTo('corner')).toMatchObject({ zone: 2, hit: true, q: { x: 54, y: 28 } });
    expect(truth(preset('corner'))).toBe(true);
  });

  test('touching a corner: gaps of 9 and 12, and a radius of 15', () => {
    const values = figure.values!(preset('touching'), answerTo('touching'));
    expect([values['g.x'], values['g.y'], values.r]).toEqual([9, 12, 15]);
    expect(wordsOf(preset('touching')).rest).toBe('zone 2, just touching the corner');
  });

  test('beside a wall: 14 to the side, radius 12', () => {
    expect(answerTo('side')).toMatchObject({ zone: 5, hit: false, d: 14 });
    expect(wordsOf(preset('side')).rest).toBe('zone 5, 14 to the side, radius\u00a012');
  });

  test('inside', () => {
    expect(answerTo('inside')).toMatchObject({ zone: 4, hit: true });
    expect(wordsOf(preset('inside')).rest).toBe('zone 4, the centre is inside');
  });

  test('between two zones: level with the lower wall, and the middle zone counts', () => {
    const { box, circle } = preset('line');
    expect(circle.center.y).toBe(box.center.y - box.halfHeight);
    expect(answerTo('line')).toMatchObject({ zone: 5, hit: true, d: 20 });
  });
});

test('the zone is the one the exact test finds, and the answer is the exact one', () => {
  forAllStates(figure, 2000, (scene) => {
    const answer = figure.answer(scene);
    const { radius } = scene.circle;
    const { halfWidth, halfHeight } = scene.box;
    const hair = ulps(4, radius, halfWidth, halfHeight);
    const near =
      compareDistance(offset(scene), scene.box, sub(fromDouble(radius), hair)) >= 0 &&
      compareDistance(offset(scene), scene.box, add(fromDouble(radius), hair)) <= 0;
    expect(answer.hit === truth(scene) || near).toBe(true);
    const walls = [Math.abs(scene.circle.center.x - scene.box.center.x) - halfWidth];
    walls.push(Math.abs(scene.circle.center.y - scene.box.center.y) - halfHeight);
    if (walls.every((gap) => Math.abs(gap) > 1e-9)) {
      expect(answer.zone).toBe(zone(offset(scene), scene.box));
    }
  });
});

test('what the idea says of q: still beyond a corner, along the wall in an odd zone', () => {
  for (let x = -30; x <= 30; x += 3) {
    for (let y = -20; y <= 20; y += 3) {
      const { zone, q } = figure.answer(away(x, y, 5));
      const corner = { x: 34 + 20 * Math.sign(x), y: 40 + 12 * Math.sign(y) };
      if (zone === 4) expect(q).toEqual({ x: 34 + x, y: 40 + y });
      else if (isCorner(zone)) expect(q).toEqual(corner);
      else
        expect([q.x === corner.x && q.y === 40 + y, q.y === corner.y && q.x === 34 + x]).toContain(
          true,
        );
      expect(zone % 2 === 1).toBe(Math.abs(x) > 20 !== Math.abs(y) > 12);
    }
  }
});

test('the corner zones are the even ones without the box', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(isCorner)).toEqual([0, 2, 6, 8]);
});

describe('the verdict', () => {
  test('tells what is measured and how far it is', () => {
    expect(verdictOf(away(29, 24, 16))).toBe('hit: zone 8, 15 to the corner, radius\u00a016');
    expect(wordsOf(away(0, -20, 6)).rest).toBe('zone 1, 8 to the side, radius\u00a06');
  });

  test('tells touching from almost', () => {
    expect(wordsOf(away(29, 24, 15)).rest).toBe('zone 8, just touching the corner');
    expect(wordsOf(away(-30, 2, 10)).rest).toBe('zone 3, just touching the side');
    expect(wordsOf(away(-30, 2, 9.99))).toMatchObject({
      hit: false,
      rest: 'zone 3, just short of the side',
    });
    expect(wordsOf(away(-30, 2, 10.01))).toMatchObject({
      hit: true,
      rest: 'zone 3, just reaching the side',
    });
  });

  test('never gives two equal numbers and calls it a miss or a hit', () => {
    forAllStates(figure, 1000, (state) => {
      const { rest } = wordsOf(state);
      const found = /, (\S+) to the \w+, radius\u00a0(\S+)$/.exec(rest);
      if (found) expect(found[1]).not.toBe(found[2]);
    });
  });
});

describe('the formulas', () => {
  test('each case’s own formula holds where the answer is a hit', () => {
    forAllStates(figure, 1000, (state) => {
      const answer = figure.answer(state);
      const live = liveOf(figure, state, answer);
      const { zone, hit } = answer;
      if (zone === 4) expect(hit).toBe(true);
      else if (isCorner(zone)) expect(live['cornerReached.holds']).toBe(hit);
      else expect(live[zone === 1 || zone === 7 ? 'wallUp.holds' : 'wallAcross.holds']).toBe(hit);
    });
  });

  test('of the three tests the zone’s own is used, inside the box none', () => {
    const tests = ['wallAcross', 'wallUp', 'cornerReached'];
    const used = (state: State) => {
      const live = liveOf(figure, state, figure.answer(state));
      return tests.filter((name) => live[`${name}.used`] === true);
    };
    expect(used(away(0, 0, 5))).toEqual([]);
    for (const x of [-30, 30]) expect(used(away(x, 3, 5))).toEqual(['wallAcross']);
    for (const y of [-20, 20]) expect(used(away(3, y, 5))).toEqual(['wallUp']);
    for (const [x, y] of [
      [-30, -20],
      [30, 20],
      [-30, 20],
      [30, -20],
    ] as const)
      expect(used(away(x, y, 5))).toEqual(['cornerReached']);
  });

  test('what is always computed is never dimmed', () => {
    const live = liveOf(figure, away(30, 20, 5), figure.answer(away(30, 20, 5)));
    expect([live['gapAcross.used'], live['gapUp.used']]).toEqual([undefined, undefined]);
  });

  test('the corner’s serves the corner zones only: beside the box its square hides a gap below 0', () => {
    const state = away(25, 0, 6);
    const live = liveOf(figure, state, figure.answer(state));
    expect(live['gapUp.right']).toBe(-12);
    expect(figure.answer(state)).toMatchObject({ zone: 5, hit: true });
    expect(live['cornerReached.holds']).toBe(false);
  });
});

test('the legs that are drawn are the gaps', () => {
  const state = away(29, -24, 10);
  const { q } = figure.answer(state);
  const values = figure.values!(state, figure.answer(state));
  expect(show(values['g.x']!)).toBe(show(Math.abs(state.circle.center.x - q.x)));
  expect(show(values['g.y']!)).toBe(show(Math.abs(state.circle.center.y - q.y)));
});

describe('the sweep', () => {
  const moments = Array.from({ length: 401 }, (_, i) => sweep.at(preset('past-a-corner'), i / 400));

  test('leads through all nine zones', () => {
    const zones = moments.map((state) => figure.answer(state).zone);
    expect([...new Set(zones)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('touches each wall, and misses at each corner', () => {
    for (const corner of [0, 2, 6, 8]) {
      const hits = moments.filter((state) => figure.answer(state).zone === corner);
      expect(hits.some((state) => !figure.answer(state).hit)).toBe(true);
    }
    const beside = moments.filter((state) => figure.answer(state).zone % 2 === 1);
    expect(beside.every((state) => figure.answer(state).hit)).toBe(true);
  });
});
