import { expect, test } from 'vitest';
import { show } from '#figure/numbers.ts';
import { castCircleAgainstBox, moveAndSlide, moveOnGround } from '#lib/index.ts';
import type { Circle, Vec2 } from '#lib/types.ts';

// What the chapter says of moving platforms. tests/lib has the rest.

test('1000 a second are 16.7 in a frame, and the distance does not change', () => {
  const by = { x: 0, y: 1000 / 60 };
  expect(show(by.y, 1)).toBe('16.7');
  const player = { center: { x: 0, y: 8.008 }, radius: 8 };
  const lift = { center: { x: 0, y: by.y - 3 }, halfWidth: 20, halfHeight: 3 };
  const cast = (circle: Circle, way: Vec2) => castCircleAgainstBox(lift, circle, way);
  const { center } = moveOnGround(player, { x: 0, y: -1 }, cast, {
    wasOnFloor: true,
    platform: by,
  });
  expect(center).toEqual({ x: 0, y: 8.008 + by.y });
});

test('the code of the push moves the player out of the way, and finds that it is crushed', () => {
  const by = { x: 3, y: 0 };
  const block = { center: { x: 0, y: 0 }, halfWidth: 5, halfHeight: 20 };
  const push = (wall: number) => {
    const player = { center: { x: 15, y: 0 }, radius: 8 };
    const walls = { center: { x: wall + 5, y: 0 }, halfWidth: 5, halfHeight: 40 };
    const hit = castCircleAgainstBox(block, player, { x: -by.x, y: -by.y });
    const rest = 1 - hit!.fraction;
    return moveAndSlide(
      player,
      { x: rest * by.x, y: rest * by.y },
      (circle, way) => castCircleAgainstBox(walls, circle, way),
      { maxSlides: 0 },
    );
  };
  const free = push(60);
  expect(free.center.x).toBeCloseTo(16, 12);
  expect(free.contacts).toEqual([]);
  expect(push(23.5).contacts).toHaveLength(1);
});
