import {
  castCircleAgainstPolygon,
  closestPointOnPolygon,
  collideConvexPolygonCircle,
  collidePolygonCircle,
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleBranchFree,
  convexPolygonIntersectsCircleByNearestVertex,
  pointInPolygon,
  polygonIntersectsCircle,
  polygonIntersectsCircleByEdges,
  signedDistanceToPolygon,
  voronoiRegion,
} from '#lib/index.ts';
import type { Polygon } from '#lib/types.ts';
import { startsInContact } from '#oracle/cast.ts';
import { isFreeAfter } from '#oracle/locally-nearest.ts';
import * as oracle from '#oracle/polygon.ts';
import { spanOf } from '#oracle/span.ts';
import { rule } from '../support/rule.ts';
import { statedBound } from './attack/stated.ts';
import { type CastScene, castIsNear, judgedPolygon } from './bench/casts.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { hardCorners } from './bench/hard-corners.ts';
import { randomScenes } from './bench/random-scenes.ts';
import {
  depthIsRight,
  moveLeavesTouching,
  nearlyTouches,
  polygonShape,
} from './bench/shape-contacts.ts';
import { isConvex } from './bench/simple-polygons.ts';

type Scene = CastScene<Polygon>;

const castBound = statedBound('castCircleAgainstPolygon', 'of the span from touching');
const testBound = statedBound('polygonIntersectsCircle');
const pushBound = statedBound('collidePolygonCircle');
const contactBound = statedBound('collideConvexPolygonCircle');

const predicates = [polygonIntersectsCircle, polygonIntersectsCircleByEdges];
const convexPredicates = [
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleBranchFree,
  convexPolygonIntersectsCircleByNearestVertex,
];

/** Rules that the functions of a polygon must keep in each scene. */
const rules: Readonly<Record<string, (scene: Scene) => boolean>> = {
  'a cast meets what is in its way, and nothing else': (scene) => {
    const judged = judgedPolygon(scene);
    const { target, circle, displacement } = scene;
    const cast = castCircleAgainstPolygon(target, circle, displacement);
    return startsInContact(judged.stage) || castIsNear(judged, cast, castBound);
  },

  'a path that ends deep inside does not pass between two edges': (scene) => {
    const { target, circle, displacement } = scene;
    const { x, y } = circle.center;
    const end = { x: x + displacement.x, y: y + displacement.y };
    const span = spanOf([...target, circle.center, end], circle.radius);
    const isDeep = -signedDistanceToPolygon(end, target) > castBound * Number.EPSILON * span;
    if (!isDeep || startsInContact(judgedPolygon(scene).stage)) return true;
    return castCircleAgainstPolygon(target, circle, displacement) !== null;
  },

  'a hit where they touch': ({ target, circle }) => {
    const truth = oracle.polygonIntersectsCircle(target, circle);
    const isNear = () => nearlyTouches(polygonShape(target), circle, testBound);
    const tests = isConvex(target) ? [...predicates, ...convexPredicates] : predicates;
    return tests.every((test) => test(target, circle) === truth || isNear());
  },

  'the deepest contact is that of the nearest part, and the push is the shortest': ({
    target,
    circle,
  }) => {
    const hit = collidePolygonCircle(target, circle);
    if (hit === null) return true;
    const shape = polygonShape(target);
    const deepest = hit.contacts.reduce((a, b) => (b.depth > a.depth ? b : a));
    const span = spanOf([...target, circle.center], circle.radius);
    const slack = pushBound * Number.EPSILON * span;
    const further = deepest.depth + slack;
    const alone = { x: deepest.normal.x * further, y: deepest.normal.y * further };
    const { x, y } = hit.push;
    return (
      depthIsRight(shape, circle, deepest, pushBound / 4) &&
      moveLeavesTouching(shape, circle, hit.push, 1, pushBound) &&
      (Math.hypot(x, y) <= deepest.depth + slack || !isFreeAfter(target, circle, alone))
    );
  },

  'the contact with a convex polygon leads out': ({ target, circle }) => {
    if (!isConvex(target)) return true;
    const contact = collideConvexPolygonCircle(target, circle);
    if (contact === null) return true;
    const shape = polygonShape(target);
    const { normal, depth } = contact;
    return (
      depthIsRight(shape, circle, contact, contactBound) &&
      moveLeavesTouching(shape, circle, normal, depth, contactBound)
    );
  },

  'the closest point and the signed distance agree with the truth': ({ target, circle }) => {
    const { center } = circle;
    const shape = polygonShape(target);
    const distance = signedDistanceToPolygon(center, target);
    const { point } = closestPointOnPolygon(center, target);
    const away = Math.hypot(center.x - point.x, center.y - point.y);
    const isAt = (value: number) =>
      depthIsRight(shape, { center, radius: 0 }, { ...noContact, depth: -value }, 24);
    return isAt(distance) && isAt(pointInPolygon(center, target) ? -away : away);
  },

  'the interior is the inside': ({ target, circle: { center } }) => {
    if (!isConvex(target)) return true;
    const isInside = voronoiRegion(center, target).kind === 'interior';
    return (
      isInside === oracle.pointInPolygon(center, target) ||
      nearlyTouches(polygonShape(target), { center, radius: 0 }, testBound)
    );
  },
};

const noContact = {
  normal: { x: 1, y: 0 },
  point: { x: 0, y: 0 },
  feature: { kind: 'edge', index: 0 },
} as const;

const count = runs(250, 250_000);
const groups = Object.entries(hardCorners).map(([name, make]) => ({ name, make }));

for (const [title, isRight] of Object.entries(rules)) {
  rule(title, groups, ({ make }) => {
    checkScenes(randomScenes(count, make), isRight);
  });
}
