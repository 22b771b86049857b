import { expect, test } from 'vitest';
import { jobs } from '#components/cheat-sheet-jobs.ts';
import * as library from '#lib/index.ts';
import { figures } from '../../support/all-figures.ts';

const disc = (x: number, y: number, radius: number) => ({ center: { x, y }, radius });
const zero = { x: 0, y: 0 };
/** The row of this job, so that a test fails if its rule goes. */
const rule = (job: string) => jobs.find((one) => one.job === job)!.rule;

test('each job has a picture and functions of the library', () => {
  for (const { fns, picture } of jobs) {
    for (const fn of fns) expect(library).toHaveProperty(fn);
    const presets = figures.find(({ name }) => name === picture[0])?.figure.presets;
    expect(presets?.map(({ name }) => name)).toContain(picture[1]);
  }
});

test('out of several at once: every obstacle is at least r away', () => {
  expect(rule('out of several at once')).toContain('at least r from every obstacle');
  const circles = [disc(0, 0, 5), disc(9, 2, 4), disc(4, 9, 3)];
  const none = { segments: [], boxes: [], orientedBoxes: [], polygons: [] };
  const ball = disc(4, 3, 2);
  const push = library.shortestWayOut({ ...none, circles }, ball)!;
  const c = { x: ball.center.x + push.x, y: ball.center.y + push.y };
  const gaps = circles.map((one) => library.distance(c, one.center) - one.radius - ball.radius);
  expect(Math.min(...gaps)).toBeCloseTo(0, 9);
});

test('inside a circle: depth = d + r − R, towards the middle', () => {
  expect(rule('inside a circle')).toBe('depth = d + r − R, n from c to the middle of the arena');
  const contact = library.keepCircleInsideCircle(disc(0, 0, 10), disc(6, 8, 3))!;
  expect(contact.depth).toBeCloseTo(10 + 3 - 10, 12);
  expect(contact.normal.x).toBeCloseTo(-0.6, 12);
  expect(contact.normal.y).toBeCloseTo(-0.8, 12);
});

test('walk on slopes: a floor of up to 45°', () => {
  expect(rule('walk on slopes')).toContain('n·up ≥ cos 45°');
  for (const [degrees, isOnFloor] of [
    [44, true],
    [46, false],
  ] as const) {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [100 * Math.cos(angle), 100 * Math.sin(angle)];
    const slope = { a: { x: -x, y: -y }, b: { x, y } };
    const start = { x: -6 * Math.sin(angle), y: 6 * Math.cos(angle) };
    const move = library.moveOnGround({ center: start, radius: 5 }, { x: 0, y: -3 }, (one, way) =>
      library.castCircleAgainstSegment(slope, one, way),
    );
    expect(move.isOnFloor).toBe(isOnFloor);
  }
});

test('bounce in flight: w² = b² + 2 g s', () => {
  expect(rule('bounce in flight')).toContain('w² = b² + 2 g s');
  const floor = { a: { x: -99, y: 0 }, b: { x: 99, y: 0 } };
  const [g, s, b] = [16, 8, 12];
  const w = Math.sqrt(b * b + 2 * g * s);
  const hit = (2 * s) / (b + w);
  const { velocity } = library.moveAndBounce(
    disc(0, 2 + s, 2),
    { x: 3, y: -b },
    hit + 0.1,
    (one, way) => library.castCircleAgainstSegment(floor, one, way),
    { gravity: { x: 0, y: -g } },
  );
  expect(velocity.x).toBeCloseTo(3, 9);
  expect(velocity.y).toBeCloseTo(w - 0.1 * g, 9);
});

test('shoot into a crowd: the first hit, and every hit in order', () => {
  expect(rule('shoot into a crowd')).toContain('smallest fraction');
  const crowd = [disc(30, 0, 2), disc(10, 0, 2), disc(20, 1, 2)];
  const grid = library.createCircleGrid(crowd);
  const way = { x: 40, y: 0 };
  const all = grid.castAll(disc(0, 0, 1), way).map(({ fraction }) => fraction);
  expect(all).toHaveLength(3);
  expect(all).toEqual([...all].sort((one, other) => one - other));
  expect(grid.cast(disc(0, 0, 1), way)!.fraction).toBe(all[0]);
});

test('separate a heap: half of r + s − d for each circle, and a little more', () => {
  expect(rule('separate a heap')).toContain('each circle of a pair away by (r + s − d) / 2');
  const { centers } = library.separateCircles([disc(0, 0, 5), disc(6, 0, 3)]);
  const push = (5 + 3 - 6) / 2;
  expect(centers[0]!.x).toBeCloseTo(-push - 8 / 512, 12);
  expect(centers[1]!.x).toBeCloseTo(6 + push + 8 / 512, 12);
});

test('tangents and belts: open l² = d² − (r − s)², crossed l² = d² − (r + s)²', () => {
  expect(rule('tangents and belts')).toBe('open l² = d² − (r − s)², crossed l² = d² − (r + s)²');
  const [d, r, s] = [50, 22, 8];
  for (const { kind, segment } of library.commonTangents(disc(0, 0, r), disc(30, 40, s))) {
    const apart = kind === 'outer' ? r - s : r + s;
    expect(library.distance(segment.a, segment.b) ** 2).toBeCloseTo(d * d - apart * apart, 9);
  }
  const [one] = library.tangentPoints({ x: 30, y: 40 }, disc(0, 0, r));
  expect(library.distance({ x: 30, y: 40 }, one!) ** 2).toBeCloseTo(d * d - r * r, 9);
});

test('fillet: its centre is r + t from one centre, and s + t or s − t from the other', () => {
  expect(rule('fillet')).toBe('centres where the rims of r + t and s + t cross');
  const [r, s, t] = [13, 9, 8];
  const coins = library.circlesTouchingCircles(disc(32, 34, r), disc(64, 34, s), t);
  expect(coins).toHaveLength(2);
  for (const { center } of coins) {
    expect(library.distance(center, { x: 32, y: 34 })).toBeCloseTo(r + t, 9);
    expect(library.distance(center, { x: 64, y: 34 })).toBeCloseTo(s + t, 9);
  }
  const [inner] = library.circleIntersections(disc(0, 0, 30 - t), disc(10, 0, s + t));
  expect(library.collideCircles(disc(10, 0, s), { center: inner!, radius: t })!.depth).toBeCloseTo(
    0,
    9,
  );
  expect(30 - library.distance(inner!, zero)).toBeCloseTo(t, 9);
});

test('bounding circle: two points or three on its rim', () => {
  expect(rule('bounding circle')).toContain('two or three of the points');
  for (const [points, count] of [
    [[zero, { x: 8, y: 0 }, { x: 4, y: 1 }], 2],
    [[zero, { x: 8, y: 0 }, { x: 4, y: 7 }], 3],
  ] as const) {
    const { center, radius } = library.enclosingCircle(points)!;
    const onRim = points.filter((one) => Math.abs(library.distance(one, center) - radius) < 1e-9);
    expect(onRim).toHaveLength(count);
  }
});
