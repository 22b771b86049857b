import { describe, expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { collideBoxCircle } from '#lib/collide-box-circle.ts';
import type { Contact } from '#lib/types.ts';
import { compareDistance, offsetFrom } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import {
  collideMendingOnlyMtv,
  collideReplacingDeltaFirst,
  collideTakingPointForDelta,
  overlapsByDistance,
  overlapsByEpsilon,
  printedEpsilon,
  type SquareContact,
} from '#published/circle-square-2d.ts';
import { float32, float64, type Rounding } from '#published/monogame-circles.ts';
import { boxTouches } from '../lib/bench/box-predicate.ts';
import { type BoxAndCircle, everyBoxAndCircle } from '../lib/bench/boxes-and-circles.ts';
import { checkScenes } from '../lib/bench/check-scenes.ts';
import { type Random, randomScenes } from '../lib/bench/random-scenes.ts';
import { disc } from '../lib/bench/shapes.ts';
import { inBothFormats } from './formats.ts';

/** A square of that half side around the origin, and a circle. */
const about = (half: number, x: number, y: number, radius: number): BoxAndCircle => ({
  box: { center: { x: 0, y: 0 }, halfWidth: half, halfHeight: half },
  circle: { center: { x, y }, radius },
});

const moveOf = ({ normal, depth }: Contact) => ({
  x: normal.x * depth + 0,
  y: normal.y * depth + 0,
});
const plain = ({ x, y }: { x: number; y: number }) => ({ x: x + 0, y: y + 0 });

function contacts({ box, circle }: BoxAndCircle, round: Rounding) {
  return {
    onlyMtv: collideMendingOnlyMtv(box, circle, round),
    pointForDelta: collideTakingPointForDelta(box, circle, round),
    deltaFirst: collideReplacingDeltaFirst(box, circle, round),
    ours: collideBoxCircle(box, circle),
  };
}

describe('the closest point is right, and the test that of the open disc', () => {
  inBothFormats('on every box and circle of a small grid', (round) => {
    let touching = 0;
    const count = checkScenes(everyBoxAndCircle(6, 4, 3), ({ box, circle }) => {
      const offset = offsetFrom(box, circle.center);
      const order = compareDistance(offset, box, fromDouble(circle.radius));
      // With the centre inside, the article's distance is minus the radius, which is -0 at 0.
      const inside = compareDistance(offset, box, fromDouble(0)) <= 0;
      const overlap = inside ? circle.radius > 0 : order < 0;
      if (order === 0) touching += 1;
      return (
        overlapsByDistance(box, circle, round) === overlap &&
        overlapsByEpsilon(box, circle, round, 0) === overlap &&
        boxIntersectsCircle(box, circle) === order <= 0
      );
    });
    expect(count).toBe(2 * 16 * 169 * 5);
    expect(touching).toBeGreaterThan(count / 50);
  });

  inBothFormats('so touching is a miss, ours a hit', (round) => {
    for (const { box, circle } of [about(1, 2, 0, 1), about(1, 4, 5, 5)]) {
      expect(overlapsByDistance(box, circle, round)).toBe(false);
      expect(overlapsByEpsilon(box, circle, round)).toBe(false);
      expect(boxIntersectsCircle(box, circle)).toBe(true);
      expect(boxTouches({ box, circle })).toBe(true);
    }
  });
});

describe('an epsilon on a square', () => {
  inBothFormats('radius 0.003 in the middle of a box is a miss', (round) => {
    const scene = about(0.5, 0, 0, 0.003);
    expect(overlapsByEpsilon(scene.box, scene.circle, round)).toBe(false);
    expect(overlapsByEpsilon(scene.box, scene.circle, round, 0)).toBe(true);
    expect(boxIntersectsCircle(scene.box, scene.circle)).toBe(true);
    expect(boxTouches(scene)).toBe(true);
  });

  test('every radius up to its root, 0.003162, misses; the next ones hit', () => {
    const hits = (radius: number) => {
      const { box, circle } = about(0.5, 0, 0, radius);
      return overlapsByEpsilon(box, circle, float64);
    };
    expect(printedEpsilon).toBe(1e-5);
    expect([1e-6, 0.003, 0.003162].map(hits)).toEqual([false, false, false]);
    expect([0.003163, 0.0032, 0.004].map(hits)).toEqual([true, true, true]);
  });

  test('float32: from a radius of 16 on it can vanish in the rounding, from 18.5 on it does', () => {
    const f = Math.fround;
    const vanishes = (radius: number) => f(f(radius * radius) - f(1e-5)) === f(radius * radius);
    // Above 256 the step between squares is 2^-15 = 3.05e-5; a half of that is more than 1e-5.
    expect([15.9, 16, 16.1, 20, 30, 100].map(vanishes)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  /** Of hits from outside, how many still hit after the move that should end it? */
  function stillHit(round: Rounding, epsilon: number) {
    const pixels = (random: Random): BoxAndCircle => ({
      box: {
        center: { x: 0, y: 0 },
        halfWidth: random.between(20, 100),
        halfHeight: random.between(20, 100),
      },
      circle: {
        center: { x: random.between(-300, 300), y: random.between(-200, 200) },
        radius: random.between(5, 60),
      },
    });
    let [hits, still] = [0, 0];
    for (const { box, circle } of randomScenes(20_000, pixels)) {
      const contact = collideMendingOnlyMtv(box, circle, round, epsilon);
      if (contact === null || contact.normal.x ** 2 + contact.normal.y ** 2 === 0) continue;
      const x = round(round(circle.center.x) + contact.mtv.x);
      const y = round(round(circle.center.y) + contact.mtv.y);
      hits += 1;
      if (overlapsByEpsilon(box, { ...circle, center: { x, y } }, round, epsilon)) still += 1;
    }
    return still / hits;
  }

  test('float32, pixels: after the move a third still hits, with it or without', () => {
    const [withIt, without] = [stillHit(float32, printedEpsilon), stillHit(float32, 0)];
    for (const share of [withIt, without]) {
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(0.36);
    }
    expect(Math.abs(without - withIt)).toBeLessThan(0.02);
  });

  test('float64, pixels: there it does what it is for', () => {
    expect(stillHit(float64, printedEpsilon)).toBe(0);
    expect(stillHit(float64, 0)).toBeGreaterThan(0.25);
  });
});

describe('the centre outside: all three agree with ours', () => {
  const box = { center: { x: 10, y: 20 }, halfWidth: 5, halfHeight: 3 };

  inBothFormats('beside a wall', (round) => {
    const { ours, ...theirs } = contacts({ box, circle: disc(17, 21, 3) }, round);
    for (const contact of Object.values(theirs)) {
      expect(contact).toEqual({
        normal: { x: 1, y: 0 },
        mtv: { x: 1, y: 0 },
        point: { x: 15, y: 21 },
        distance: -1,
      });
    }
    expect(ours).toMatchObject({ normal: { x: 1, y: 0 }, depth: 1, point: { x: 15, y: 21 } });
  });

  inBothFormats('apart', (round) => {
    const nothing = { onlyMtv: null, pointForDelta: null, deltaFirst: null, ours: null };
    expect(contacts({ box, circle: disc(17, 21, 1) }, round)).toEqual(nothing);
  });
});

describe('the centre exactly on a wall', () => {
  inBothFormats('a hit with nothing to say; ours moves by (1, 0)', (round) => {
    const { onlyMtv, ours } = contacts(about(1, 1, 0, 1), round);
    expect(plain(onlyMtv!.normal)).toEqual({ x: 0, y: 0 });
    expect(plain(onlyMtv!.mtv)).toEqual({ x: 0, y: 0 });
    expect(ours!.normal).toEqual({ x: 1, y: 0 });
    expect(moveOf(ours!)).toEqual({ x: 1, y: 0 });
  });

  inBothFormats('does not count as inside, on none of the walls', (round) => {
    for (const [x, y] of [[1, 0] as const, [-1, 0] as const, [0, 1] as const, [0, -1] as const]) {
      const { pointForDelta } = contacts(about(1, x, y, 1), round);
      expect(plain(pointForDelta!.mtv)).toEqual({ x: 0, y: 0 });
    }
  });
});

describe('the centre inside', () => {
  inBothFormats('only the move is mended', (round) => {
    const { onlyMtv, ours } = contacts(about(5, 0, 0, 1), round);
    expect(plain(onlyMtv!.normal)).toEqual({ x: 0, y: 0 });
    expect(onlyMtv!.distance).toBe(-1);
    // Of equally near walls: the right one, then the one at high y.
    expect(plain(onlyMtv!.mtv)).toEqual({ x: 6, y: 0 });
    const flat = { center: { x: 0, y: 0 }, halfWidth: 5, halfHeight: 3 };
    const { mtv } = contacts({ box: flat, circle: disc(1, 0, 1) }, round).onlyMtv!;
    expect(plain(mtv)).toEqual({ x: 0, y: 4 });
    expect(ours!.depth).toBe(6);
    expect(ours!.normal).toEqual({ x: 0, y: -1 });
  });

  inBothFormats('"delta becomes that closest point", at its word', (round) => {
    const { pointForDelta, onlyMtv, ours } = contacts(about(5, 3, 0, 1), round);
    expect(plain(pointForDelta!.mtv)).toEqual({ x: 6, y: 0 });
    expect(plain(onlyMtv!.mtv)).toEqual({ x: 3, y: 0 });
    expect(moveOf(ours!)).toEqual({ x: 3, y: 0 });
  });

  inBothFormats('delta replaced before the early exit', (round) => {
    const { deltaFirst, ours } = contacts(about(5, 0, 0, 1), round);
    expect(deltaFirst).toBe(null);
    expect(ours).not.toBe(null);
    expect(contacts(about(5, 4.5, 0, 1), round).deltaFirst!.mtv.x).toBe(1.5);
  });
});

describe('how often, on a small grid', () => {
  const isZero = (contact: SquareContact | null) =>
    contact !== null && contact.normal.x === 0 && contact.normal.y === 0;

  test('the normal is zero exactly where the centre is in the box', () => {
    checkScenes(everyBoxAndCircle(6, 4, 3), (scene) => {
      const inside =
        compareDistance(offsetFrom(scene.box, scene.circle.center), scene.box, fromDouble(0)) <= 0;
      const { onlyMtv } = contacts(scene, float64);
      return onlyMtv === null || isZero(onlyMtv) === inside;
    });
  });

  test('ours never is', () => {
    checkScenes(everyBoxAndCircle(6, 4, 3), (scene) => {
      const { ours } = contacts(scene, float64);
      return ours === null || ours.normal.x !== 0 || ours.normal.y !== 0;
    });
  });

  test('120 x 80, radius 20: of the centres inside a third is taken for a miss', () => {
    const box = { center: { x: 0, y: 0 }, halfWidth: 60, halfHeight: 40 };
    let [inside, missed] = [0, 0];
    for (let x = -59.5; x < 60; x += 1) {
      for (let y = -39.5; y < 40; y += 1) {
        const { deltaFirst, ours } = contacts(
          { box, circle: { center: { x, y }, radius: 20 } },
          float64,
        );
        inside += 1;
        if (deltaFirst === null && ours !== null) missed += 1;
      }
    }
    // The part of the box that is deeper than the radius: 80 x 40 of 120 x 80.
    expect(missed / inside).toBeCloseTo(1 / 3, 2);
  });
});
