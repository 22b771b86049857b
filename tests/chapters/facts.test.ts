import { expect, test } from 'vitest';
import { figure as segmentWayOut } from '#chapters/line-and-circle/figures/segment-way-out.ts';
import { figure as sweptChord } from '#chapters/moving-circle/figures/swept-chord.ts';
import { castAmong } from '#lab/judge/scenes/cast-among.ts';
import { boxes } from '#lab/judge/scenes/room-of-boxes.ts';
import {
  assertPolygon,
  type Body,
  bounceCircles,
  boxFromCorners,
  boxIntersectsCircle,
  type Cast,
  type Circle,
  castCircleAgainstCircle,
  castCircleAgainstPolygon,
  castCircleAgainstSegment,
  circleIntersections,
  closestPointOnPolygon,
  closestPointOnSegment,
  collideBoxCircle,
  collideCircles,
  collideConvexPolygonCircle,
  collidePolygonCircle,
  collideSegmentCircle,
  convexPolygonIntersectsCircle,
  distance,
  dot,
  findIntersectingPairs,
  findIntersectingPairsByGrid,
  findIntersectingPairsByMap,
  type MoveOptions,
  moveAndSlide,
  orientation,
  pointInPolygon,
  polygonIntersectsCircle,
  reflect,
  segmentCircleIntersections,
  signedDistanceToOrientedBox,
  slide,
  toWorld,
  ulp,
  type Vec2,
  voronoiRegion,
} from '#lib/index.ts';
import { bounceCirclesSimply } from '#lib/plain/bounce-circles-simply.ts';
import { castCircleAgainstCircleSimply } from '#lib/plain/cast-circle-against-circle-simply.ts';
import { circleIntersectionsSimply } from '#lib/plain/circle-intersections-simply.ts';
import { collideBoxCircleSimply } from '#lib/plain/collide-box-circle-simply.ts';
import { collideCirclesSimply } from '#lib/plain/collide-circles-simply.ts';
import { collideConvexPolygonCircleSimply } from '#lib/plain/collide-convex-polygon-circle-simply.ts';
import { collideSegmentCircleSimply } from '#lib/plain/collide-segment-circle-simply.ts';
import { convexPolygonIntersectsCircleSimply } from '#lib/plain/convex-polygon-intersects-circle-simply.ts';
import { findIntersectingPairsByGridSimply } from '#lib/plain/find-intersecting-pairs-by-grid-simply.ts';
import { moveAndSlideSimply } from '#lib/plain/move-and-slide-simply.ts';
import { orientationSimply } from '#lib/plain/orientation-simply.ts';
import { pointInPolygonSimply } from '#lib/plain/point-in-polygon-simply.ts';
import { segmentCircleIntersectionsSimply } from '#lib/plain/segment-circle-intersections-simply.ts';
import { voronoiRegionSimply } from '#lib/plain/voronoi-region-simply.ts';

/** Two arms 10 wide on both sides of a bay 10 wide. */
const bay: readonly Vec2[] = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 40 },
  { x: 20, y: 40 },
  { x: 20, y: 10 },
  { x: 10, y: 10 },
  { x: 10, y: 40 },
  { x: 0, y: 40 },
];

function moved({ center, radius }: Circle, by: Vec2): Circle {
  return { center: { x: center.x + by.x, y: center.y + by.y }, radius };
}

/** The push away from the closest point of the outline. */
function simplePush({ center, radius }: Circle): Vec2 {
  const { point } = closestPointOnPolygon(center, bay);
  const gap = distance(center, point);
  const isInside = pointInPolygon(center, bay);
  const scale = isInside ? -(radius + gap) / gap : (radius - gap) / gap;
  return { x: (center.x - point.x) * scale, y: (center.y - point.y) * scale };
}

test('out of a bay, the push over the nearest edge alternates for ever, and collidePolygonCircle frees', () => {
  const start: Circle = { center: { x: 8, y: 20 }, radius: 6 };
  const xs = [];
  for (let circle = start; xs.length < 6; ) {
    circle = moved(circle, simplePush(circle));
    xs.push(circle.center.x);
  }
  expect(xs).toEqual([16, 14, 16, 14, 16, 14]);
  const { push } = collidePolygonCircle(bay, start)!;
  expect(push).toEqual({ x: -14, y: 0 });
});

test('a tangent point that was constructed is often not found again, but its foot is near the rim', () => {
  const circle: Circle = { center: { x: 0, y: 0 }, radius: 5 };
  let lost = 0;
  for (let i = 0; i < 1000; i += 1) {
    const [x, y] = [Math.cos(i), Math.sin(i)];
    const touching = {
      a: { x: 5 * x - 9 * y, y: 5 * y + 9 * x },
      b: { x: 5 * x + 7 * y, y: 5 * y - 7 * x },
    };
    if (segmentCircleIntersections(touching, circle).length === 0) lost += 1;
    const foot = closestPointOnSegment(circle.center, touching);
    expect(distance(foot, { x: 5 * x, y: 5 * y })).toBeLessThan(1e-14);
  }
  expect(lost).toBeGreaterThan(350);
  expect(lost).toBeLessThan(650);
});

/** The circle after moving with perfectly elastic bounces in a room of 800 by 600. */
function afterBounces(
  circle: Circle,
  velocity: Vec2,
  frames: number,
  options: MoveOptions,
): Circle {
  const [o, p, q, r] = [
    { x: 0, y: 0 },
    { x: 800, y: 0 },
    { x: 800, y: 600 },
    { x: 0, y: 600 },
  ];
  const walls = [
    { a: o, b: p },
    { a: p, b: q },
    { a: q, b: r },
    { a: r, b: o },
  ];
  function first(ball: Circle, displacement: Vec2): Cast | null {
    const hits = walls.flatMap((wall) => castCircleAgainstSegment(wall, ball, displacement) ?? []);
    return hits.sort((a, b) => a.fraction - b.fraction)[0] ?? null;
  }
  let ball = circle;
  let speed = velocity;
  for (let frame = 0; frame < frames; frame += 1) {
    let way = { x: speed.x / 60, y: speed.y / 60 };
    for (let bounce = 0; bounce < 3; bounce += 1) {
      const move = moveAndSlide(ball, way, first, { ...options, maxSlides: 0 });
      ball = { center: move.center, radius: ball.radius };
      const [contact] = move.contacts;
      if (contact === undefined) break;
      speed = reflect(speed, contact.normal, 1);
      way = reflect(move.remainder, contact.normal, 1);
    }
  }
  return ball;
}

test('an elastic ball stays on its exact path without a margin, and leaves it with one', () => {
  const start: Circle = { center: { x: 600, y: 400 }, radius: 20 };
  const velocity = { x: 300, y: 180 };
  const seconds = 100;
  // Unfolded, the centre flies straight through a row of rooms of 760 by 560.
  const fold = (at: number, size: number) => {
    const rest = ((at % (2 * size)) + 2 * size) % (2 * size);
    return 20 + (rest <= size ? rest : 2 * size - rest);
  };
  const right = { x: fold(580 + 300 * seconds, 760), y: fold(380 + 180 * seconds, 560) };
  const exact = afterBounces(start, velocity, 60 * seconds, { margin: 0 });
  const off = afterBounces(start, velocity, 60 * seconds, {});
  expect(distance(exact.center, right)).toBeLessThan(1e-6);
  expect(distance(off.center, right)).toBeGreaterThan(0.5);
});

test('a rectangle that is drawn turned about its corner has its centre at toWorld of half its size', () => {
  const corner = { center: { x: 100, y: 100 }, rotation: (50 * Math.PI) / 180 };
  const centre = toWorld({ x: 50, y: 50 }, corner);
  expect(centre.x).toBeCloseTo(93.83716, 5);
  expect(centre.y).toBeCloseTo(170.4416, 5);
});

test('a ring that repeats its first corner gives the same answers, and assertPolygon refuses it', () => {
  const ring = [...bay, bay[0]!];
  const differ = [];
  for (let x = -10; x <= 40; x += 2) {
    for (let y = -10; y <= 50; y += 2) {
      const circle = { center: { x, y }, radius: 3 };
      const same =
        polygonIntersectsCircle(bay, circle) === polygonIntersectsCircle(ring, circle) &&
        pointInPolygon(circle.center, bay) === pointInPolygon(circle.center, ring) &&
        castCircleAgainstPolygon(bay, circle, { x: 9, y: 4 })?.fraction ===
          castCircleAgainstPolygon(ring, circle, { x: 9, y: 4 })?.fraction;
      if (!same) differ.push(circle.center);
    }
  }
  expect(differ).toEqual([]);
  expect(() => assertPolygon(ring)).toThrow(RangeError);
});

test('with the centre inside a convex polygon, the depth is the radius plus the distance to the nearest edge', () => {
  const roof: readonly Vec2[] = [
    { x: -15, y: 0 },
    { x: 15, y: 0 },
    { x: 0, y: 5 },
  ];
  const found = collideConvexPolygonCircle(roof, { center: { x: 0, y: 2 }, radius: 1 })!;
  expect(found.normal).toEqual({ x: 0, y: -1 });
  expect(found.depth).toBe(1 + 2);
});

test('the tangents from a point of the radical line are equally long, also if the circles do not cross', () => {
  const one: Circle = { center: { x: 0, y: 0 }, radius: 3 };
  const other: Circle = { center: { x: 10, y: 0 }, radius: 1 };
  const foot = (10 ** 2 + one.radius ** 2 - other.radius ** 2) / (2 * 10);
  const tangent2 = (from: Vec2, { center, radius }: Circle) =>
    distance(from, center) ** 2 - radius ** 2;
  for (const y of [0, 4, 30]) {
    const point = { x: foot, y };
    expect(tangent2(point, one)).toBeCloseTo(tangent2(point, other), 9);
  }
});

test('the slope whose normal has a y of 0.71 is a little less than 45° steep', () => {
  const degrees = (Math.acos(0.71) * 180) / Math.PI;
  expect(degrees).toBeGreaterThan(44);
  expect(degrees).toBeLessThan(45);
});

test('beside a slanted wall, the short code takes a rounding error for the normal', () => {
  const { state } = segmentWayOut.presets[0];
  const wall = { a: state.a, b: state.b };
  const circle: Circle = { center: { x: 39.2, y: 23.4 }, radius: 16 };
  expect(collideSegmentCircleSimply(wall, circle)!.normal).toEqual({ x: 0, y: -1 });
  const { normal } = collideSegmentCircle(wall, circle)!;
  const along = { x: wall.b.x - wall.a.x, y: wall.b.y - wall.a.y };
  expect(dot(normal, along)).toBeCloseTo(0, 12);
});

test('the short grid misses a pair of which rounding puts one circle below 0', () => {
  const circles: Circle[] = [
    { center: { x: 0.3 - 0.2 - 0.1, y: 0 }, radius: 0.5 },
    { center: { x: 1, y: 0 }, radius: 0.5 },
  ];
  expect(circles[0]!.center.x.toExponential(1)).toBe('-2.8e-17');
  expect(findIntersectingPairsByGridSimply(circles)).toEqual([]);
  for (const find of [findIntersectingPairs, findIntersectingPairsByGrid]) {
    expect(find(circles)).toEqual([[0, 1]]);
  }
  expect(findIntersectingPairsByMap(circles)).toEqual([[0, 1]]);
});

test('near the bar, rounding stops the short loop, but not the one to copy', () => {
  const options = { margin: 0.8 };
  const circle: Circle = { center: { x: 73, y: 35 }, radius: 5 };
  const v: Vec2 = { x: -40, y: 26 };
  const gap = Math.min(...boxes.map((box) => signedDistanceToOrientedBox(circle.center, box))) - 5;
  expect(gap).toBeCloseTo(0.36, 2);
  expect(gap).toBeLessThan(options.margin / 2);
  const cast = castAmong(boxes);
  expect(moveAndSlideSimply(circle, v, cast, options).center).toEqual(circle.center);
  const { center } = moveAndSlide(circle, v, cast, options);
  expect(center.x).toBeCloseTo(75.3, 1);
  expect(center.y).toBeCloseTo(56.5, 1);
});

test('a segment that just touches has one point, which the short code misses by rounding', () => {
  const segment = { a: { x: 0, y: 0 }, b: { x: 3, y: 4 } };
  const circle: Circle = { center: { x: 0, y: 5 }, radius: 3 };
  expect(segmentCircleIntersections(segment, circle)).toEqual([{ x: 2.4, y: 3.2 }]);
  expect(segmentCircleIntersectionsSimply(segment, circle)).toEqual([]);
});

test('where a huge and a small circle cross, the short code loses the small difference', () => {
  const huge: Circle = { center: { x: 0, y: 0 }, radius: 1e7 };
  const small: Circle = { center: { x: 1e7, y: 0 }, radius: 0.1 };
  const [left, right] = circleIntersections(huge, small);
  expect([left!.x, right!.x]).toEqual([1e7, 1e7]);
  expect(left!.y).toBeCloseTo(0.1, 8);
  expect(right!.y).toBeCloseTo(-0.1, 8);
  expect(circleIntersectionsSimply(huge, small)).toEqual([small.center]);
  expect(ulp(huge.radius ** 2)).toBe(1 / 64);
});

test('after a slide, the short cast stops a ball at a rim along which it should move', () => {
  const { ball, post } = sweptChord.presets[0].state;
  const way = { x: 49, y: 7 };
  for (const first of [castCircleAgainstCircle, castCircleAgainstCircleSimply]) {
    const hit = first(post, { center: ball.center, radius: 7 }, way)!;
    const center = {
      x: ball.center.x + way.x * hit.fraction,
      y: ball.center.y + way.y * hit.fraction,
    };
    const rest = slide(way, hit.normal);
    expect(dot(rest, hit.normal)).toBeCloseTo(-5e-15, 15);
    expect(dot(rest, hit.normal)).toBeLessThan(0);
    expect(castCircleAgainstCircleSimply(post, { center, radius: 7 }, rest)?.fraction).toBe(0);
    expect(castCircleAgainstCircle(post, { center, radius: 7 }, rest)).toBe(null);
  }
});

test('two immovable bodies keep their velocities, but the short code divides infinity by itself', () => {
  const wall = (x: number): Body => ({ velocity: { x, y: 0 }, mass: Infinity });
  const at = (x: number): Circle => ({ center: { x, y: 0 }, radius: 1 });
  const contact = collideCircles(at(0), at(2))!;
  const [a, b] = [wall(5), wall(-3)];
  expect(bounceCircles(a, b, contact)).toEqual({ a: a.velocity, b: b.velocity });
  const nothing = { x: NaN, y: NaN };
  expect(bounceCirclesSimply(a, b, contact)).toEqual({ a: nothing, b: nothing });
  const [c, d] = [a, b].map((body) => ({ ...body, mass: 0 }));
  expect(bounceCircles(c!, d!, contact)).toEqual({ a: a.velocity, b: b.velocity });
  expect(bounceCirclesSimply(c!, d!, contact)).toEqual({ a: nothing, b: nothing });
});

test('a sign that rounding decides: the short code takes three points for a line', () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 0.1, y: 0.9 },
    { x: 0.3, y: 2.7 },
  ] as const;
  expect([orientationSimply(a, b, c), orientation(a, b, c)]).toEqual([0, 1]);
});

test('a ball that just touches on paper: only the function to copy agrees with the test', () => {
  const box = boxFromCorners({ x: 12, y: 19 }, { x: 48, y: 41 });
  const circle: Circle = { center: { x: 57.6, y: 43.8 }, radius: 10 };
  expect(boxIntersectsCircle(box, circle)).toBe(false);
  expect(collideBoxCircle(box, circle)).toBeNull();
  expect(collideBoxCircleSimply(box, circle)!.depth).toBe(0);
});

test('with all corners in line, the short code takes a far point for the interior', () => {
  const flat = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 8, y: 0 },
  ];
  expect(voronoiRegionSimply({ x: 12, y: 0 }, flat)).toEqual({ kind: 'interior' });
  expect(voronoiRegion({ x: 12, y: 0 }, flat)).toEqual({ kind: 'vertex', index: 2 });
});

test('with a corner in the middle of a slope, the short code is wrong', () => {
  const ramp = [
    { x: 0, y: 0 },
    { x: 7.2, y: 0 },
    { x: 7.2, y: 4 },
    { x: 3.6, y: 2 },
  ];
  const onSlope: Circle = { center: { x: 4.5, y: 2.5 }, radius: 0.5 };
  expect(convexPolygonIntersectsCircleSimply(ramp, onSlope)).toBe(false);
  expect(convexPolygonIntersectsCircle(ramp, onSlope)).toBe(true);
  expect(collideConvexPolygonCircleSimply(ramp, onSlope)).toBeNull();
  expect(collideConvexPolygonCircle(ramp, onSlope)!.depth).toBeCloseTo(0.5, 9);
});

test('on the outline, the short code says that one point is inside and that another is not', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const ends = [
    { x: 2, y: 0 },
    { x: 2, y: 4 },
  ];
  expect(ends.map((p) => pointInPolygonSimply(p, square))).toEqual([true, false]);
  expect(ends.map((p) => pointInPolygon(p, square))).toEqual([true, true]);
});

test('a negative radius is no circle, but the short code adds it', () => {
  const [a, b] = [-1, 5].map((radius, i): Circle => ({ center: { x: 3 * i, y: 0 }, radius }));
  expect(collideCirclesSimply(a!, b!)?.depth).toBe(1);
  expect(collideCircles(a!, b!)).toBe(null);
});
