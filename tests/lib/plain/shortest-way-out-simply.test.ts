import { expect } from 'vitest';
import { shortestWayOutSimply } from '#lib/plain/shortest-way-out-simply.ts';
import { shortestWayOut } from '#lib/shortest-way-out.ts';
import type { Circle } from '#lib/types.ts';
import { integers } from '../bench/grids.ts';
import { testEach } from '../bench/in-each.ts';
import { Random } from '../bench/random-scenes.ts';

testEach('the way is as long as that of shortestWayOut, in any unit', [1e-12, 1, 1e12], (unit) => {
  const random = new Random(1);
  const coordinate = () => unit * (random.integer(-5, 5) + 1 / 3);
  const post = (): Circle => ({
    center: { x: coordinate(), y: coordinate() },
    radius: unit * random.integer(0, 4),
  });
  for (let i = 0; i < 300; i += 1) {
    const circles = integers(1, random.integer(1, 5)).map(post);
    const obstacles = { circles, segments: [], boxes: [], orientedBoxes: [], polygons: [] };
    const circle = { center: { x: 0, y: 0 }, radius: unit * random.integer(0, 2) };
    const [plain, wanted] = [shortestWayOutSimply, shortestWayOut].map((fn) => {
      const { x, y } = fn(obstacles, circle)!;
      return Math.hypot(x, y) / unit;
    });
    expect(plain).toBeCloseTo(wanted!, 6);
  }
});
