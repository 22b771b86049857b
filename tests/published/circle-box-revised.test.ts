import { describe, expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { boxZone } from '#lib/box-zone.ts';
import { boxIntersectsCircleByZone } from '#lib/variants/box-intersects-circle-by-zone.ts';
import {
  intersectsWithClosedCorner,
  intersectsWithOpenCorner,
  zoneByWalls,
} from '#published/circle-box-revised.ts';
import { float32, float64, type Rounding } from '#published/monogame-circles.ts';
import { boxTouches } from '../lib/bench/box-predicate.ts';
import {
  type BoxAndCircle,
  everyBoxAndCircle,
  integerBoxScene,
  touchingCorners,
} from '../lib/bench/boxes-and-circles.ts';
import { checkScenes, runs } from '../lib/bench/check-scenes.ts';
import { randomScenes } from '../lib/bench/random-scenes.ts';
import { inBothFormats } from './formats.ts';

const unit = { center: { x: 0, y: 0 }, halfWidth: 1, halfHeight: 1 };

function answers({ box, circle }: BoxAndCircle, round: Rounding) {
  return {
    closed: intersectsWithClosedCorner(box, circle, round),
    open: intersectsWithOpenCorner(box, circle, round),
    ours: boxIntersectsCircleByZone(box, circle),
  };
}

const about = (x: number, y: number, radius: number, box = unit) => ({
  box,
  circle: { center: { x, y }, radius },
});

describe('the logic is right: closed, no wrong answer', () => {
  inBothFormats('on every box and circle of a small grid', (round) => {
    const count = checkScenes(everyBoxAndCircle(5, 4, 3), (scene) => {
      const { closed, ours } = answers(scene, round);
      const truth = boxTouches(scene);
      const zone = zoneByWalls(scene.circle.center, scene.box, round);
      return closed === truth && ours === truth && zone === boxZone(scene.circle.center, scene.box);
    });
    expect(count).toBe(2 * 16 * 121 * 5);
  });

  test('and on whole numbers up to +-4096, float64', () => {
    const scenes = randomScenes(runs(2_000, 10_000), (random) => integerBoxScene(random, 4096));
    checkScenes(scenes, (scene) => answers(scene, float64).closed === boxTouches(scene));
  });
});

describe('a corner that is just touched', () => {
  inBothFormats('counts or not, as the unseen helper likes; a wall counts', (round) => {
    expect(answers(about(4, 5, 5), round)).toEqual({ closed: true, open: false, ours: true });
    expect(answers(about(6, 0, 5), round)).toEqual({ closed: true, open: true, ours: true });
    expect([boxTouches(about(4, 5, 5)), boxTouches(about(6, 0, 5))]).toEqual([true, true]);
  });

  test('is all that the two readings differ in', () => {
    let differ = 0;
    checkScenes(everyBoxAndCircle(7, 5, 3), (scene) => {
      const { closed, open } = answers(scene, float64);
      if (closed !== open) differ += 1;
      const smaller = { ...scene.circle, radius: scene.circle.radius - 1e-9 };
      return (
        closed === open || (scene.circle.radius > 0 && !boxTouches({ ...scene, circle: smaller }))
      );
    });
    expect(differ).toBeGreaterThan(100);
    const open = [...touchingCorners(unit, 30)].filter((scene) => answers(scene, float64).open);
    expect(open).toEqual([]);
  });
});

describe('numbers that are none, or no length', () => {
  inBothFormats('a centre of NaN is in zone 4, and a hit', (round) => {
    expect(zoneByWalls({ x: NaN, y: NaN }, unit, round)).toBe(4);
    const scene = about(NaN, NaN, 1);
    expect(answers(scene, round)).toEqual({ closed: true, open: true, ours: false });
    expect(boxIntersectsCircle(scene.box, scene.circle)).toBe(false);
  });

  inBothFormats('negative half sides miss what the same box hits', (round) => {
    const negative = { ...unit, halfWidth: -1, halfHeight: -1 };
    const { closed, open } = answers(about(0, 0, 1, negative), round);
    expect({ closed, open }).toEqual({ closed: false, open: false });
    expect(answers(about(0, 0, 1), round)).toEqual({ closed: true, open: true, ours: true });
  });
});

describe('"zone 2 is the top right"', () => {
  test('holds where y points down: there a smaller y is higher', () => {
    expect(zoneByWalls({ x: 9, y: -9 }, unit, float64)).toBe(2);
  });

  test('with y up the top right is zone 8', () => {
    expect(zoneByWalls({ x: 9, y: 9 }, unit, float64)).toBe(8);
  });
});

describe('"no accuracy loss", but for ordinary rounding', () => {
  const tenths = about(0.3, 0, 0.1, {
    center: { x: 0.1, y: 0 },
    halfWidth: 0.1,
    halfHeight: 0.1,
  });

  test('box 0.1, half width 0.1, radius 0.1, circle 0.3: they touch on paper', () => {
    expect(answers(tenths, float32)).toEqual({ closed: false, open: false, ours: true });
    expect(answers(tenths, float64)).toEqual({ closed: true, open: true, ours: true });
  });

  test('each is right about the numbers it was given: 0.3 is more in float32, less in float64', () => {
    const f = Math.fround;
    const given = about(f(0.3), 0, f(0.1), {
      center: { x: f(0.1), y: 0 },
      halfWidth: f(0.1),
      halfHeight: f(0.1),
    });
    expect([boxTouches(given), boxTouches(tenths)]).toEqual([false, true]);
  });
});
