import type { Segment, Vec2 } from '#lib/types.ts';
import { neighbour } from './doubles.ts';
import { touchingEverywhere } from './points-and-circles.ts';
import {
  type MakePolygon,
  nearTouchingSegment,
  type PolygonAndCircle,
  type SegmentAndCircle,
} from './polygons-and-circles.ts';
import type { Random } from './random-scenes.ts';
import type { TwoCircles } from './two-circles.ts';

export type { TwoCircles };

/** A scene of whole numbers with an end on the rim or one unit off, and the other end anywhere. */
export function integerEndOnRim(random: Random): SegmentAndCircle {
  const { point, circle } = random.pick(nearRims);
  const nudge = () => random.pick([0, 0, random.integer(-1, 1)]);
  const a = { x: point.x + nudge(), y: point.y + nudge() };
  const { center } = circle;
  const any = { x: random.integer(-200, 200), y: random.integer(-200, 200) };
  const times = random.integer(-3, 3);
  const away = { x: point.x - center.x, y: point.y - center.y };
  const b = random.pick([
    any,
    random.pick(nearRims).point,
    // The other end is on the line along the radius or along the tangent.
    { x: a.x + times * away.x, y: a.y + times * away.y },
    { x: a.x - times * away.y, y: a.y + times * away.x },
  ]);
  const segment = random.pick([
    { a, b },
    { a: b, b: a },
  ]);
  return { segment, circle };
}

const nearRims = [...touchingEverywhere()].filter(
  ({ circle: { center, radius } }) => center.x === 0 && center.y === 0 && radius < 50,
);

/** A scene of doubles of about this size that nearly touches, crosses, or has an end on the rim. */
export function nearCrossing(random: Random, size: number): SegmentAndCircle {
  const { segment, circle } = nearTouchingSegment(random, size);
  const { center, radius } = circle;
  const end = random.pick([segment.a, segment.b]);
  const toEnd = Math.hypot(end.x - center.x, end.y - center.y);
  const radii = [
    radius,
    toEnd === 0 ? 0 : neighbour(toEnd, random.integer(-3, 3)),
    size * random.between(0, 2),
  ];
  return { segment, circle: { center, radius: Math.abs(random.pick(radii)) } };
}

/** Two circles in whole numbers, often touching from outside or from inside, or one unit off. */
export function integerRims(random: Random, limit: number): TwoCircles {
  const place = () => ({ x: random.integer(-limit, limit), y: random.integer(-limit, limit) });
  const a = { center: place(), radius: random.integer(0, limit) };
  const { point, circle } = random.pick(nearRims);
  const times = random.integer(1, Math.floor(limit / 64));
  const nudge = () => random.pick([0, 0, 0, random.integer(-1, 1)]);
  const center = random.pick([
    { x: a.center.x + times * point.x + nudge(), y: a.center.y + times * point.y + nudge() },
    { x: a.center.x + times * circle.radius, y: a.center.y },
    place(),
    a.center,
  ]);
  const distance = Math.round(Math.hypot(center.x - a.center.x, center.y - a.center.y));
  const radius = random.pick([
    Math.abs(distance - a.radius),
    distance + a.radius,
    random.integer(0, limit),
  ]);
  return { a, b: { center, radius: Math.max(0, radius + nudge()) } };
}

/** Two circles in doubles of about this size, nearly touching, crossing or in any position. */
export function nearRimsTouch(random: Random, size: number): TwoCircles {
  const far = size * random.pick([0, 0, 1, 100]);
  const coordinate = () => far + size * random.between(-1, 1);
  const a = {
    center: { x: coordinate(), y: coordinate() },
    radius: size * random.pick([0, 2 ** -20, 1, 1]) * random.between(0.5, 2),
  };
  const close = random.pick([1, 1, 2 ** -20, 2 ** -2]);
  const b = {
    x: a.center.x + close * size * random.between(-1, 1),
    y: a.center.y + close * size * random.between(-1, 1),
  };
  const distance = Math.hypot(b.x - a.center.x, b.y - a.center.y);
  const radius = random.pick([
    neighbour(distance + a.radius, random.integer(-3, 3)),
    neighbour(distance - a.radius, random.integer(-3, 3)),
    distance + a.radius * random.between(-1, 1),
  ]);
  return { a, b: { center: b, radius: Math.abs(radius) } };
}

/** A scene of whole numbers with a corner on the rim, and often another or a tangent edge. */
export function integerCornerOnRim(random: Random, makePolygon: MakePolygon): PolygonAndCircle {
  const { point, circle } = random.pick(nearRims);
  const { radius } = circle;
  const [dx, dy] = [random.integer(-300, 300), random.integer(-300, 300)];
  const around = nearRims.filter((one) => one.circle.radius === radius).map((one) => one.point);
  const corners = [
    { x: radius, y: 0 },
    { x: radius, y: radius },
    { x: 0, y: -radius },
    { x: 0, y: 0 },
  ];
  let isFirst = true;
  const make = () => {
    const any = { x: random.integer(-60, 60), y: random.integer(-60, 60) };
    const { x, y } = isFirst ? point : random.pick([any, any, ...corners, random.pick(around)]);
    isFirst = false;
    return { x: x + dx, y: y + dy };
  };
  const polygon = makePolygon(random, make);
  return { polygon, circle: { center: { x: dx, y: dy }, radius } };
}

export interface TwoSegments {
  readonly a: Segment;
  readonly b: Segment;
}

/** Two segments in whole numbers, often touching at an end, nearly so, parallel, or on one line. */
export function integerSegments(random: Random, limit: number): TwoSegments {
  const size = random.pick([3, 10, limit / 8]);
  const small = () => random.integer(-size, size);
  const nudge = () => random.pick([0, 0, 0, random.integer(-1, 1)]);
  const from = { x: random.integer(-size, size), y: random.integer(-size, size) };
  const way = { x: random.pick([0, small()]), y: small() };
  const along = (times: number, off = 0): Vec2 => ({
    x: from.x + times * way.x - off * way.y + nudge(),
    y: from.y + times * way.y + off * way.x + nudge(),
  });
  const onLine = () => along(random.integer(-1, 3));
  const a = { a: from, b: { x: from.x + 2 * way.x, y: from.y + 2 * way.y } };
  const c = random.pick([onLine(), { x: small(), y: small() }, a.b]);
  const d = random.pick([onLine(), { x: small(), y: small() }, along(1, 1), along(1, -2), c]);
  return anyWay(random, a, { a: c, b: d });
}

/** Two segments in doubles of about this size, often nearly touching at an end. */
export function nearSegments(random: Random, size: number): TwoSegments {
  const far = size * random.pick([0, 0, 1, 100]);
  const place = () => ({
    x: far + size * random.between(-1, 1),
    y: far + size * random.between(-1, 1),
  });
  const a = { a: place(), b: place() };
  const on = (t: number): Vec2 => ({
    x: neighbour(a.a.x + t * (a.b.x - a.a.x), random.integer(-3, 3)),
    y: neighbour(a.a.y + t * (a.b.y - a.a.y), random.integer(-3, 3)),
  });
  const end = () => random.pick([on(random.between(-0.5, 1.5)), place(), a.a, a.b]);
  return anyWay(random, a, { a: end(), b: end() });
}

/** The two segments in either order, of which b may be reversed. */
export function anyWay(random: Random, a: Segment, b: Segment): TwoSegments {
  const back = random.pick([b, { a: b.b, b: b.a }]);
  return random.pick([
    { a, b: back },
    { a: back, b: a },
  ]);
}
