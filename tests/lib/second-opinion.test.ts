import SAT from 'sat';
import { expect, test } from 'vitest';
import {
  type Circle,
  type Contact,
  collideCircles,
  collideConvexPolygonCircle,
  collideOrientedBoxCircle,
  type OrientedBox,
  type Polygon,
  toWorld,
  type Vec2,
  winding,
} from '#lib/index.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { convexPolygon } from './bench/simple-polygons.ts';

// SAT.js is a second opinion, because it was written by others with another method. The results
// must agree, because the shortest way out is unique unless shapes meet in a special way.

const runs = full ? 350_000 : 800;

const anyPoint = (random: Random): Vec2 => ({
  x: random.between(0, 600),
  y: random.between(0, 400),
});
const anyCircle = (random: Random): Circle => ({
  center: anyPoint(random),
  radius: random.between(5, 90),
});

const vector = ({ x, y }: Vec2) => new SAT.Vector(x, y);
const disc = ({ center, radius }: Circle) => new SAT.Circle(vector(center), radius);

/** SAT.js accepts corners in only one winding, and does not report the other. */
function shape(polygon: Polygon) {
  const corners = winding(polygon) > 0 ? polygon : polygon.toReversed();
  return new SAT.Polygon(new SAT.Vector(), corners.map(vector));
}

/** SAT.js returns a vector to subtract from the circle's centre; ours is to be added. */
function sameWayOut(contact: Contact | null, hit: boolean, response: SAT.Response): boolean {
  if (contact === null || !hit) return contact === null && !hit;
  const { normal, depth } = contact;
  const apart = Math.hypot(
    normal.x * depth + response.overlapV.x,
    normal.y * depth + response.overlapV.y,
  );
  return apart < 1e-9;
}

test('SAT.js agrees about a circle and a convex polygon', () => {
  let hits = 0;
  const scenes = randomScenes(runs, (random) => ({
    polygon: convexPolygon(random, () => anyPoint(random)),
    circle: anyCircle(random),
  }));
  checkScenes(scenes, ({ polygon, circle }) => {
    const response = new SAT.Response();
    const hit = SAT.testCirclePolygon(disc(circle), shape(polygon), response);
    if (hit) hits += 1;
    return sameWayOut(collideConvexPolygonCircle(polygon, circle), hit, response);
  });
  expect(hits).toBeGreaterThan(runs / 10);
});

test('SAT.js agrees about a circle and a rotated box', () => {
  let hits = 0;
  const scenes = randomScenes(runs, (random) => ({
    box: {
      center: anyPoint(random),
      halfWidth: random.between(5, 150),
      halfHeight: random.between(5, 150),
      rotation: random.between(-4, 4),
    } satisfies OrientedBox,
    circle: anyCircle(random),
  }));
  checkScenes(scenes, ({ box, circle }) => {
    const { halfWidth: w, halfHeight: h } = box;
    const corners = [
      { x: -w, y: -h },
      { x: w, y: -h },
      { x: w, y: h },
      { x: -w, y: h },
    ].map((corner) => toWorld(corner, box));
    const response = new SAT.Response();
    const hit = SAT.testCirclePolygon(disc(circle), shape(corners), response);
    if (hit) hits += 1;
    return sameWayOut(collideOrientedBoxCircle(box, circle), hit, response);
  });
  expect(hits).toBeGreaterThan(runs / 10);
});

test('SAT.js agrees about two circles, of which the second is moved', () => {
  let hits = 0;
  const scenes = randomScenes(runs, (random) => ({ a: anyCircle(random), b: anyCircle(random) }));
  checkScenes(scenes, ({ a, b }) => {
    const response = new SAT.Response();
    const hit = SAT.testCircleCircle(disc(b), disc(a), response);
    if (hit) hits += 1;
    return sameWayOut(collideCircles(a, b), hit, response);
  });
  expect(hits).toBeGreaterThan(runs / 20);
});
