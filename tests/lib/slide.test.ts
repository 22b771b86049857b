import { describe, expect, test } from 'vitest';
import { castCircleAgainstSegment } from '#lib/cast-circle-against-segment.ts';
import { reflect } from '#lib/reflect.ts';
import { slide } from '#lib/slide.ts';
import type { Vec2 } from '#lib/types.ts';
import { subjects } from './attack/subjects.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';

const runs = full ? 200_000 : 2_000;
const sizes = [1e-150, 1e-6, 1, 600, 1e150];

interface Slide {
  readonly displacement: Vec2;
  readonly normal: Vec2;
}

function anySlide(random: Random, size: number): Slide {
  const angle = random.pick([0, 0.5, 1, random.between(0, 2)]) * Math.PI;
  return {
    displacement: { x: size * random.between(-1, 1), y: size * random.between(-1, 1) },
    normal: { x: Math.cos(angle), y: Math.sin(angle) },
  };
}

describe('along a wall', () => {
  const up = { x: 0, y: 1 };

  test('the component against the normal is removed, and the rest is kept', () => {
    expect(slide({ x: 3, y: -4 }, up)).toEqual({ x: 3, y: 0 });
    expect(slide({ x: 0, y: -4 }, up)).toEqual({ x: 0, y: 0 });
    const after = slide({ x: -5, y: -10 }, { x: 0.6, y: 0.8 });
    expect(after.x).toBeCloseTo(1.6, 14);
    expect(after.y).toBeCloseTo(-1.2, 14);
  });

  test('a displacement that points away or along is returned unchanged', () => {
    for (const displacement of [
      { x: 3, y: 4 },
      { x: 3, y: 0 },
    ]) {
      expect(slide(displacement, up)).toBe(displacement);
    }
  });
});

testEach('the result is that of reflect with a restitution of 0', sizes, (size) => {
  const scenes = randomScenes(runs, (random) => anySlide(random, size));
  const count = checkScenes(scenes, ({ displacement, normal }) => {
    const [slid, bounced] = [slide(displacement, normal), reflect(displacement, normal, 0)];
    return slid.x === bounced.x && slid.y === bounced.y;
  });
  expect(count).toBe(runs);
});

test('is right except for rounding', () => {
  const { error, stated } = subjects.find(({ name }) => name === 'slide')!;
  const scenes = randomScenes(runs, (random) => [0, 1, 2].map(() => random.between(-1, 1)));
  expect(checkScenes(scenes, (numbers) => error(numbers) <= stated)).toBe(runs);
});

test('the result does not hit the wall along which it slides', () => {
  const scenes = randomScenes(runs, (random) => {
    const make = () => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
    return {
      target: { a: make(), b: make() },
      circle: { center: make(), radius: 0.3 },
      to: make(),
    };
  });
  let slid = 0;
  checkScenes(scenes, ({ target, circle, to }) => {
    const displacement = { x: 3 * to.x, y: 3 * to.y };
    const cast = castCircleAgainstSegment(target, circle, displacement);
    if (cast === null || cast.feature.kind === 'vertex') return true;
    const rest = slide(displacement, cast.normal);
    const left = Math.hypot(rest.x, rest.y) / Math.hypot(displacement.x, displacement.y);
    // If it hits almost head-on, the rest is only rounding.
    if (left < 1e-12) return true;
    const center = {
      x: circle.center.x + cast.fraction * displacement.x,
      y: circle.center.y + cast.fraction * displacement.y,
    };
    slid += 1;
    const isFree = (way: Vec2) =>
      castCircleAgainstSegment(target, { ...circle, center }, way) === null;
    // If the rest is short, its rounding is that of the long displacement, so slide it once more.
    return isFree(slide(rest, cast.normal)) && (left < 0.7 || isFree(rest));
  });
  expect(slid).toBeGreaterThan(runs / 20);
});
