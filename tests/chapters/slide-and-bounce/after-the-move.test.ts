import { describe, expect, test } from 'vitest';
import { placeIn, radius, wallsAt } from '#chapters/slide-and-bounce/corner-walk.ts';
import {
  type CircleCast,
  castCircleAgainstBox,
  castCircleAgainstSegment,
  moveAndSlide,
  reflect,
  type Segment,
  slide,
  type Vec2,
} from '#lib/index.ts';
import { chapters } from '../../support/chapters.ts';

// The text's advice about the velocity after `moveAndSlide`, and its program of a player.

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const length = ({ x, y }: Vec2) => Math.hypot(x, y);

const among =
  <T>(
    things: readonly T[],
    cast: (thing: T, ...values: Parameters<CircleCast>) => ReturnType<CircleCast>,
  ): CircleCast =>
  (circle, way) =>
    things
      .map((thing) => cast(thing, circle, way))
      .filter((one) => one !== null)
      .sort((a, b) => a.fraction - b.fraction)[0] ?? null;
const amongWalls = (walls: readonly Segment[]) => among(walls, castCircleAgainstSegment);
const floor = amongWalls([{ a: { x: -900, y: 0 }, b: { x: 900, y: 0 } }]);

/** The velocity after each frame: what it has really moved. */
function walk(cast: CircleCast, start: Vec2, first: Vec2, pull: Vec2, frames: number) {
  const dt = 1 / 60;
  let [center, velocity] = [start, first];
  return Array.from({ length: frames }, () => {
    const before = center;
    const way = { x: (velocity.x + pull.x * dt) * dt, y: (velocity.y + pull.y * dt) * dt };
    center = moveAndSlide({ center, radius }, way, cast).center;
    velocity = { x: (center.x - before.x) / dt, y: (center.y - before.y) / dt };
    return velocity;
  });
}

describe('slide: the new velocity is what it has really moved', () => {
  test.each([0, -10])(
    'met in mid-step with a pull of %d, a wall costs no speed along it',
    (pull) => {
      // The floor is met in the first frame, half way down.
      const run = walk(floor, { x: 0, y: radius + 0.04 }, { x: 3, y: -4 }, { x: 0, y: pull }, 20);
      for (const { x } of run) expect(x).toBeCloseTo(3, 9);
      // Some speed into the wall remains, and is gone after the next frame; what the pull gives in
      // one frame may still lead through the nearer half of the margin.
      expect(run[0]!.y).toBeLessThan(-1);
      for (const { y } of run.slice(1)) expect(y).toBeGreaterThan(pull / 60 - 1e-9);
      expect(run.at(-1)!.y).toBeCloseTo(0, 9);
    },
  );

  test('over the seams of tiles it stays', () => {
    const tiles = Array.from({ length: 60 }, (_, i) => ({
      center: { x: 6 * i, y: -3 },
      halfWidth: 3,
      halfHeight: 3,
    }));
    const cast = among(tiles, castCircleAgainstBox);
    const run = walk(cast, { x: 6, y: radius + 0.1 }, { x: 180, y: 0 }, { x: 0, y: -10 }, 90);
    for (const { x } of run) expect(x).toBeCloseTo(180, 9);
  });

  test.each([20, 60, 90, 120, 160])('pressed into a corner of %d degrees it is 0', (wall) => {
    const cast = amongWalls(wallsAt(radians(wall)));
    const middle = radians(180 + wall / 2);
    for (const lean of [-0.8, 0, 0.3]) {
      const turn = middle + lean * radians(90 - wall / 2);
      const pull = { x: 600 * Math.cos(turn), y: 600 * Math.sin(turn) };
      const run = walk(cast, placeIn(radians(wall)), { x: 0, y: 0 }, pull, 60);
      for (const velocity of run.slice(20)) expect(length(velocity)).toBeLessThan(1e-6);
    }
  });

  test('slid by one contact after the other, it would lead out of an obtuse corner', () => {
    const v = { x: -0.5, y: -Math.sqrt(3) / 2 };
    const [up, aside] = [
      { x: 0, y: 1 },
      { x: Math.sqrt(3) / 2, y: 0.5 },
    ];
    const left = slide(slide(v, up), aside);
    expect(left.x).toBeCloseTo(-0.125, 9);
    expect(left.y).toBeCloseTo(0.217, 3);
    const cast = amongWalls(wallsAt(radians(120)));
    const place = placeIn(radians(120));
    const run = walk(cast, place, { x: 60 * v.x, y: 60 * v.y }, { x: 0, y: 0 }, 3);
    expect(length(run.at(-1)!)).toBeLessThan(1e-6);
  });
});

describe('bounce', () => {
  test('with the remainder reflected and used, a bounce costs no part of the frame', () => {
    const v = { x: 3, y: -4 };
    const start = { center: { x: 0, y: radius + 1.5 }, radius };
    const once = { maxSlides: 0, margin: 0 };
    const { center, contacts, remainder } = moveAndSlide(start, v, floor, once);
    const [{ normal } = { normal: v }] = contacts;
    expect(normal.y).toBe(1);
    const on = moveAndSlide({ center, radius }, reflect(remainder, normal, 1), floor, once);
    // 1.5 down and 2.5 up again.
    expect(on.center.x).toBeCloseTo(3, 12);
    expect(on.center.y).toBeCloseTo(radius + 2.5, 12);
    expect(on.contacts).toEqual([]);
  });

  test('restitution: 1 keeps the speed, one half comes back half as fast, 0 slides', () => {
    const [v, up] = [
      { x: 24, y: -18 },
      { x: 0, y: 1 },
    ];
    expect(reflect(v, up, 1)).toEqual({ x: 24, y: 18 });
    expect(reflect(v, up, 0.5)).toEqual({ x: 24, y: 9 });
    expect(reflect(v, up, 0)).toEqual(slide(v, up));
    expect(slide(v, up)).toEqual({ x: 24, y: 0 });
  });
});

test('the player of the text slides over the seams of tiles and stops at a wall', () => {
  const { text } = chapters.find(({ name }) => name === 'slide-and-bounce')!;
  const blocks = [...text.matchAll(/<code>\{`(.*?)`\}<\/code>/gs)];
  expect(blocks).toHaveLength(2);
  const code = blocks.map(([, block]) => block).join('\n');
  const box = (x: number, y: number, halfWidth: number, halfHeight: number) => ({
    center: { x, y },
    halfWidth,
    halfHeight,
  });
  const walls = [...Array.from({ length: 20 }, (_, i) => box(6 * i, -3, 3, 3)), box(103, 0, 3, 30)];
  const player = { center: { x: 6, y: radius + 0.1 }, radius };
  const velocity = { x: 180, y: -10 };
  const names = ['castCircleAgainstBox', 'moveAndSlide', 'walls', 'player', 'velocity'];
  const make = new Function(...names, `${code}\nreturn { cast, step, speed: () => velocity };`);
  const { cast, step, speed } = make(castCircleAgainstBox, moveAndSlide, walls, player, velocity);
  expect(cast(player, { x: 0, y: 9 })).toBeNull();
  const xs = Array.from({ length: 60 }, () => {
    step(1 / 60);
    return speed().x as number;
  });
  // The wall's side is at 100, so the player gets there in frame 30 or 31.
  for (const x of xs.slice(0, 28)) expect(x).toBeCloseTo(180, 9);
  expect(player.center.x).toBeCloseTo(100 - radius * 1.001, 9);
  expect(length(speed())).toBeLessThan(1e-6);
});
