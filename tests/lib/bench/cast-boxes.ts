import { expect } from 'vitest';
import { toWorld } from '#lib/frame.ts';
import type { Box, Cast, Contact, OrientedBox, Vec2 } from '#lib/types.ts';
import type { CastScene } from './casts.ts';
import { boxFeatures } from './contacts.ts';

type AnyBox = Box | OrientedBox;

export function boxCornersOf(box: AnyBox): Vec2[] {
  const { center, halfWidth, halfHeight, rotation = 0 } = box;
  return boxFeatures.vertex.map(({ x, y }) =>
    toWorld({ x: x * halfWidth, y: y * halfHeight }, { center, rotation }),
  );
}

/** Does the normal, on the box's own axes, belong to the edge, or point outwards at the corner? */
export function boxFeatureIsRight({ feature, normal }: Cast, rotation: number): boolean {
  const { kind, index } = feature;
  const { x, y } = boxFeatures[kind][index]!;
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const local = { x: normal.x * cos + normal.y * sin, y: normal.y * cos - normal.x * sin };
  const slack = 4 * Number.EPSILON;
  return kind === 'edge'
    ? Math.abs(local.x - x) <= slack && Math.abs(local.y - y) <= slack
    : local.x * x >= -slack && local.y * y >= -slack;
}

/**
 * Is the cast right for a circle in contact at the start? If the displacement points inwards, the
 * hit is at once and matches the contact, but if several sides are equally near, the displacement
 * must point into each of them.
 */
export function startsAsBoxContact(
  scene: CastScene<AnyBox>,
  contact: Contact | null,
  cast: Cast | null,
): boolean {
  if (contact === null) return false;
  const { displacement, target, circle } = scene;
  const { normal, point } = contact;
  const inwards = displacement.x * normal.x + displacement.y * normal.y;
  const speed = Math.hypot(displacement.x, displacement.y);
  if (cast === null) return inwards >= -1e-14 * speed || leavesAnotherWall(scene);
  expect(cast.fraction).toBe(0);
  expect(cast.feature).toEqual(contact.feature);
  expect(inwards).toBeLessThan(1e-14 * speed);
  const numbers = [circle.center, ...boxCornersOf(target)].flatMap(({ x, y }) => [x, y]);
  const slack = 16 * Number.EPSILON * Math.max(...numbers.map(Math.abs), circle.radius);
  return Math.hypot(cast.point.x - point.x, cast.point.y - point.y) <= slack;
}

function leavesAnotherWall(scene: CastScene<AnyBox>): boolean {
  const { halfWidth, halfHeight, center, rotation = 0 } = scene.target;
  const { x, y } = scene.circle.center;
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const turn = (vx: number, vy: number) => ({ x: vx * cos + vy * sin, y: vy * cos - vx * sin });
  const local = turn(x - center.x, y - center.y);
  const way = turn(scene.displacement.x, scene.displacement.y);
  const gaps = boxFeatures.edge.map((normal) => ({
    gap: (normal.x === 0 ? halfHeight : halfWidth) - normal.x * local.x - normal.y * local.y,
    along: normal.x * way.x + normal.y * way.y,
  }));
  const nearest = Math.min(...gaps.map(({ gap }) => gap));
  const slack = 1e-14 * Math.max(halfWidth, halfHeight);
  const walls = gaps.filter(({ gap }) => gap <= nearest + slack);
  return nearest >= -slack && walls.some(({ along }) => along >= -1e-14 * Math.hypot(way.x, way.y));
}
