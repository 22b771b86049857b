import { describe, expect, test } from 'vitest';
import { show } from '#figure/numbers.ts';
import { castCircleAgainstBox, moveOnGround, shortestWayOut } from '#lib/index.ts';
import type { Circle, Obstacles, Vec2 } from '#lib/types.ts';

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

describe('the code of the push', () => {
  const shapes = { circles: [], segments: [], boxes: [], orientedBoxes: [], polygons: [] };
  const floor = { center: { x: 0, y: -10 }, halfWidth: 500, halfHeight: 10 };
  const block = (face: number) => ({
    center: { x: face - 50, y: 50 },
    halfWidth: 50,
    halfHeight: 100,
  });
  const push = (face: number, player: Circle, others: Partial<Obstacles>) => {
    const boxes = [block(face), floor, ...(others.boxes ?? [])];
    return shortestWayOut({ ...shapes, ...others, boxes }, player, { limit: player.radius });
  };

  test('moves the player out of the way', () => {
    const player = { center: { x: 10, y: 8.004 }, radius: 8 };
    expect(push(2, player, {})).toEqual({ x: 0, y: 0 });
    expect(push(5, player, {})).toEqual({ x: 3, y: 0 });
  });

  test('finds that the player is crushed', () => {
    const player = { center: { x: 10, y: 8.004 }, radius: 8 };
    const wall = { center: { x: 69, y: 50 }, halfWidth: 50, halfHeight: 100 };
    expect(push(3, player, { boxes: [wall] })).toEqual({ x: 1, y: 0 });
    expect(push(4, player, { boxes: [wall] })).toBeNull();
  });

  test('pushes the player up a slope, as fast as the wall moves', () => {
    const slope = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 100 },
    ];
    let player = { center: { x: -20, y: 8 }, radius: 8 };
    for (let face = -28; face <= 60; face += 1.5) {
      const out = push(face, player, { polygons: [slope] })!;
      player = { ...player, center: { x: player.center.x + out.x, y: player.center.y + out.y } };
      expect(player.center.x - 8).toBeCloseTo(Math.max(face, -28), 9);
    }
    expect(player.center.y).toBeGreaterThan(35);
  });
});
