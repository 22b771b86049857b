import { expect, test } from 'vitest';
import { room } from '#chapters/inside/figures/cast-in-room.ts';
import { figure as innerChord } from '#chapters/inside/figures/inner-chord.ts';
import { figure as keepInside } from '#chapters/inside/figures/keep-inside.ts';
import { figure as roundArena } from '#chapters/inside/figures/round-arena.ts';
import {
  boxFromCorners,
  type Circle,
  castCircleAgainstPolygon,
  castCircleInsideBox,
  castCircleInsideCircle,
  castCircleInsidePolygon,
  circleContainsCircle,
  keepCircleInsideBox,
  keepCircleInsideCircle,
  reflect,
  type Vec2,
} from '#lib/index.ts';
import { castCircleInsideCircleSimply } from '#lib/plain/cast-circle-inside-circle-simply.ts';
import { keepCircleInsideCircleSimply } from '#lib/plain/keep-circle-inside-circle-simply.ts';

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });
const preset = <State>(
  figure: { presets: readonly { name: string; state: State }[] },
  name: string,
) => figure.presets.find((one) => one.name === name)!.state;
const arena = disc(44, 32, 30);

test('sticks out: 28 to the right and 21 above, so 35 away, and pushed back by 15', () => {
  const state = preset(keepInside, 'out');
  const { x, y } = state.ball.center;
  expect([x - state.arena.center.x, y - state.arena.center.y]).toEqual([28, 21]);
  expect([state.arena.radius, state.ball.radius]).toEqual([29, 9]);
  const { d, room: free, push } = keepInside.answer(state);
  expect([d, free, push!.depth]).toEqual([35, 20, 15]);
});

test('too large: pushed to the middle', () => {
  const { arena: outer, ball } = preset(keepInside, 'large');
  const push = keepCircleInsideCircle(outer, ball)!;
  expect(ball.center.x + push.normal.x * push.depth).toBeCloseTo(outer.center.x, 12);
  expect(ball.center.y + push.normal.y * push.depth).toBeCloseTo(outer.center.y, 12);
});

test('the short code takes a ball for touching that sticks out as stored', () => {
  const [outer, inner] = [disc(0, 0, 1.8), disc(0.8, 1.5, 0.1)];
  expect(Math.sqrt(0.8 * 0.8 + 1.5 * 1.5)).toBe(1.7);
  expect(circleContainsCircle(outer, inner)).toBe(false);
  expect(keepCircleInsideCircleSimply(outer, inner)).toBeNull();
  expect(keepCircleInsideCircle(outer, inner)!.depth).toBe(0);
});

test('whole numbers: f is 8, d is 7, h is 24, and t is 0.8', () => {
  const { f, d, h, l, room: free, cast } = innerChord.answer(preset(innerChord, 'numbers'));
  expect([f, d, h, l, free, cast!.fraction]).toEqual([8, 7, 24, 40, 25, 0.8]);
});

test('past the closest point: f is negative, and the same sum is right', () => {
  const { f, h, l, cast } = innerChord.answer(preset(innerChord, 'behind'));
  expect(f).toBeLessThan(0);
  expect((f + h) / l).toBeCloseTo(cast!.fraction, 14);
});

test('a ball that ends exactly at the rim is a hit, and one that fills the arena may not leave', () => {
  expect(castCircleInsideCircle(arena, disc(44, 32, 5), { x: 25, y: 0 })!.fraction).toBe(1);
  const same = disc(44, 32, 30);
  expect(castCircleInsideCircleSimply(arena, same, { x: 3, y: 4 })!.normal.x).toBeNaN();
  const { fraction, normal } = castCircleInsideCircle(arena, same, { x: 3, y: 4 })!;
  expect([fraction, normal]).toEqual([0, { x: -0.6, y: -0.8 }]);
});

test('a ball that is larger than the arena: the short cast is wrong, and the middle is the best place', () => {
  const larger = disc(44, 32, 34);
  expect(castCircleInsideCircleSimply(arena, larger, { x: 3, y: 0 })).toBeNull();
  expect(castCircleInsideCircle(arena, larger, { x: 3, y: 0 })!.fraction).toBe(0);
  const beside = disc(47, 36, 34);
  expect(castCircleInsideCircle(arena, beside, { x: -3, y: -4 })!.fraction).toBe(1);
  expect(castCircleInsideCircle(arena, beside, { x: 3, y: 4 })!.fraction).toBe(0);
  expect([keepCircleInsideCircle(arena, larger), circleContainsCircle(arena, larger)]).toEqual([
    null,
    false,
  ]);
  expect(keepCircleInsideCircle(arena, beside)!.depth).toBe(5);
});

test('from rim to rim it is free at the start, and along the rim it hits at 0', () => {
  const rim = roundArena.answer(preset(roundArena, 'rim'));
  expect(rim.isInside).toBe(true);
  expect(rim.cast!.fraction).toBeGreaterThan(0.5);
  expect(roundArena.answer(preset(roundArena, 'along')).cast!.fraction).toBe(0);
  const outside = roundArena.answer(preset(roundArena, 'outside'));
  expect([outside.isInside, outside.cast!.fraction > 0.5]).toEqual([false, true]);
});

test('after each bounce the path is as far from the middle as before', () => {
  let center: Vec2 = { x: 36, y: 39 };
  let velocity: Vec2 = { x: 400, y: 30 };
  const distances: number[] = [];
  for (let bounces = 0; bounces < 50; bounces += 1) {
    const cast = castCircleInsideCircle(arena, { center, radius: 5 }, velocity)!;
    const { x, y } = { x: center.x - 44, y: center.y - 32 };
    distances.push(Math.abs(x * velocity.y - y * velocity.x) / Math.hypot(velocity.x, velocity.y));
    center = { x: center.x + velocity.x * cast.fraction, y: center.y + velocity.y * cast.fraction };
    velocity = reflect(velocity, cast.normal, 1);
  }
  expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(1e-11);
});

test('in a box from 0 to 96, a ball of radius 5 at 94 goes back to 91', () => {
  const box = boxFromCorners({ x: 0, y: 0 }, { x: 96, y: 96 });
  const { normal, depth } = keepCircleInsideBox(box, disc(94, 40, 5))!;
  expect(94 + normal.x * depth).toBe(91);
});

test('a ray from (5, 4) by (20, 0) leaves the box at (10, 4), after a quarter', () => {
  const box = boxFromCorners({ x: 0, y: 0 }, { x: 10, y: 10 });
  const cast = castCircleInsideBox(box, disc(5, 4, 0), { x: 20, y: 0 })!;
  expect([cast.fraction, cast.point]).toEqual([0.25, { x: 10, y: 4 }]);
});

test('against a room as a solid, the nearest wall decides', () => {
  const ball = disc(14, 20, 5);
  const [left, right] = [-1, 1].map((x) => castCircleAgainstPolygon(room, ball, { x, y: 0 }));
  expect(left).toBeNull();
  expect(right!.fraction).toBe(0);
  expect(castCircleInsidePolygon(room, ball, { x: 1, y: 0 })).toBeNull();
});
