import { createCircleGrid } from '#lib/create-circle-grid.ts';
import { findIntersectingPairs } from '#lib/find-intersecting-pairs.ts';
import { findIntersectingPairsByGrid } from '#lib/find-intersecting-pairs-by-grid.ts';
import type { Circle, IntersectingPair } from '#lib/types.ts';
import { anyCrowd } from '#site/measure/scenes.ts';
import type { Random } from '../../tests/lib/bench/random.ts';
import { detectCollisions, Flatbush, KDBush, RBush } from '../peers.ts';

type Pairs = IntersectingPair[];

/** The libraries that find all pairs, how they do it, and how many circles they can cope with. */
export const finders: {
  name: string;
  find: (circles: readonly Circle[]) => Pairs;
  most: number;
}[] = [
  { name: 'ours, by grid', find: findIntersectingPairsByGrid, most: Infinity },
  { name: 'ours, kept grid, filled anew', find: byKeptGrid, most: Infinity },
  { name: 'ours, double loop', find: findIntersectingPairs, most: 10_000 },
  { name: 'kdbush', find: byKDBush, most: Infinity },
  { name: 'flatbush', find: byFlatbush, most: Infinity },
  { name: 'rbush', find: byRBush, most: Infinity },
  { name: 'detect-collisions', find: byDetectCollisions, most: 1000 },
];

/** Circles of similar size with about one pair each, of very unequal sizes, and in clusters. */
export const crowds = {
  uniform: anyCrowd,
  unequal: (count: number, random: Random) =>
    crowd(count, random, () =>
      random.between(0, 1000) < 1 ? random.between(100, 200) : random.between(1, 2),
    ),
  clustered: (count: number, random: Random) => {
    const side = 10 * Math.sqrt(count);
    const centers = crowd(20, random, () => 0, side).map(({ center }) => center);
    // The sum of three draws makes a cluster that is dense in its middle.
    const draw = () => random.between(-0.05, 0.05) * side;
    const heap = () => draw() + draw() + draw();
    return Array.from({ length: count }, (): Circle => {
      const { x, y } = random.pick(centers);
      return { center: { x: x + heap(), y: y + heap() }, radius: random.between(0.5, 1.5) };
    });
  },
};

function crowd(
  count: number,
  random: Random,
  radius: () => number,
  side = 10 * Math.sqrt(count),
): Circle[] {
  return Array.from({ length: count }, () => ({
    center: { x: random.between(0, side), y: random.between(0, side) },
    radius: radius(),
  }));
}

/** The cost of filling the grid that is meant to be kept between frames. */
function byKeptGrid(circles: readonly Circle[]): Pairs {
  return [...createCircleGrid(circles).pairs()];
}

function touch(a: Circle, b: Circle): boolean {
  const dx = a.center.x - b.center.x;
  const dy = a.center.y - b.center.y;
  const reach = a.radius + b.radius;
  return dx * dx + dy * dy <= reach * reach;
}

/** An index of points, so each search must reach as far as the largest circle. */
export function byKDBush(circles: readonly Circle[]): Pairs {
  const index = new KDBush(circles.length);
  let largest = 0;
  for (const { center, radius } of circles) {
    index.add(center.x, center.y);
    largest = Math.max(largest, radius);
  }
  index.finish();
  const pairs: Pairs = [];
  circles.forEach((circle, i) => {
    const { center, radius } = circle;
    for (const j of index.within(center.x, center.y, radius + largest)) {
      if (j > i && touch(circle, circles[j]!)) pairs.push([i, j]);
    }
  });
  return pairs;
}

/** An index of boxes. */
function byFlatbush(circles: readonly Circle[]): Pairs {
  const index = new Flatbush(circles.length);
  for (const { center, radius } of circles) {
    index.add(center.x - radius, center.y - radius, center.x + radius, center.y + radius);
  }
  index.finish();
  const pairs: Pairs = [];
  circles.forEach((circle, i) => {
    const { center, radius: r } = circle;
    const found = index.search(
      ...([center.x - r, center.y - r, center.x + r, center.y + r] as const),
      (j) => j > i && touch(circle, circles[j]!),
    );
    for (const j of found) pairs.push([i, j]);
  });
  return pairs;
}

function byRBush(circles: readonly Circle[]): Pairs {
  const index = new RBush<{ minX: number; minY: number; maxX: number; maxY: number; i: number }>();
  const boxes = circles.map(({ center: { x, y }, radius: r }, i) => {
    return { minX: x - r, minY: y - r, maxX: x + r, maxY: y + r, i };
  });
  index.load(boxes);
  const pairs: Pairs = [];
  for (const box of boxes) {
    for (const { i } of index.search(box)) {
      if (i > box.i && touch(circles[box.i]!, circles[i]!)) pairs.push([box.i, i]);
    }
  }
  return pairs;
}

/** It reports each pair from both sides. */
function byDetectCollisions(circles: readonly Circle[]): Pairs {
  const system = new detectCollisions.System();
  circles.forEach(({ center, radius }, i) => {
    system.createCircle(center, radius, { userData: i });
  });
  const pairs: Pairs = [];
  system.checkAll(({ a, b }: { a: { userData: number }; b: { userData: number } }) => {
    if (a.userData < b.userData) pairs.push([a.userData, b.userData]);
  });
  return pairs;
}
