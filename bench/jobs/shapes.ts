// The shapes of other libraries, built before timing starts; only the circle is new in each call.
import type { Circle, OrientedBox, Polygon } from '#lib/types.ts';
import { matter, p2, planck, sat } from '../peers.ts';

const { CircleShape, CollidePolygonCircle, Manifold, PolygonShape, Settings, Transform, Vec2 } =
  planck;
Settings.maxPolygonVertices = 1024;

const still = Transform.identity();
const manifold = new Manifold();
const planckCircle = new CircleShape(1);

export function planckPolygon(polygon: Polygon) {
  const shape = new PolygonShape(polygon.map(({ x, y }) => new Vec2(x, y)));
  // Planck gives polygons a skin of 0.01. Without the skin, its job is the same as ours.
  shape.m_radius = 0;
  return { shape, at: still };
}

export function planckBox({ center, halfWidth, halfHeight, rotation }: OrientedBox) {
  const shape = new PolygonShape([
    new Vec2(-halfWidth, -halfHeight),
    new Vec2(halfWidth, -halfHeight),
    new Vec2(halfWidth, halfHeight),
    new Vec2(-halfWidth, halfHeight),
  ]);
  shape.m_radius = 0;
  return { shape, at: new Transform(new Vec2(center.x, center.y), rotation) };
}

/** The work of each call if only the angle of the box is known. */
export function turnTo(built: ReturnType<typeof planckBox>, { rotation }: OrientedBox) {
  built.at.q.setAngle(rotation);
  return built;
}

const contact = { normalX: 0, normalY: 0, depth: 0, x: 0, y: 0 };

/**
 * Computes planck's manifold, and from it the normal, depth and point of our contacts in world
 * coordinates. Every call overwrites the same object. Returns the depth, or -1 without contact.
 */
export function planckDepth(built: ReturnType<typeof planckPolygon>, circle: Circle): number {
  if (!planckTouches(built, circle)) return -1;
  const { center, radius } = circle;
  const { localNormal, localPoint } = manifold;
  const { p, q } = built.at;
  const dx = center.x - p.x;
  const dy = center.y - p.y;
  const x = q.c * dx + q.s * dy - localPoint.x;
  const y = q.c * dy - q.s * dx - localPoint.y;
  const gap = localNormal.x * x + localNormal.y * y;
  contact.normalX = q.c * localNormal.x - q.s * localNormal.y;
  contact.normalY = q.s * localNormal.x + q.c * localNormal.y;
  contact.depth = Math.max(0, radius - gap);
  contact.x = center.x - contact.normalX * gap;
  contact.y = center.y - contact.normalY * gap;
  return contact.depth;
}

/** Tests only whether there is a manifold. */
export function planckTouches(
  { shape, at }: ReturnType<typeof planckPolygon>,
  { center, radius }: Circle,
): boolean {
  planckCircle.m_p.x = center.x;
  planckCircle.m_p.y = center.y;
  planckCircle.m_radius = radius;
  CollidePolygonCircle(manifold, shape, at, planckCircle, still);
  return manifold.pointCount > 0;
}

const satCircle = new sat.Circle(new sat.Vector(), 0);
const response = new sat.Response();

export function satPolygon(polygon: Polygon) {
  return new sat.Polygon(
    new sat.Vector(),
    polygon.map(({ x, y }) => new sat.Vector(x, y)),
  );
}

export function satBox({ center, halfWidth, halfHeight, rotation }: OrientedBox) {
  const polygon = satPolygon([
    { x: -halfWidth, y: -halfHeight },
    { x: halfWidth, y: -halfHeight },
    { x: halfWidth, y: halfHeight },
    { x: -halfWidth, y: halfHeight },
  ]);
  polygon.pos.x = center.x;
  polygon.pos.y = center.y;
  return polygon.setAngle(rotation);
}

export function satTouches(polygon: ReturnType<typeof satPolygon>, circle: Circle): boolean {
  return sat.testPolygonCircle(polygon, fillSatCircle(satCircle, circle));
}

export function satDepth(polygon: ReturnType<typeof satPolygon>, circle: Circle): number {
  response.clear();
  return sat.testPolygonCircle(polygon, fillSatCircle(satCircle, circle), response)
    ? response.overlap
    : -1;
}

export function fillSatCircle(into: typeof satCircle, { center, radius }: Circle) {
  into.pos.x = center.x;
  into.pos.y = center.y;
  into.r = radius;
  return into;
}

const narrowphase = new p2.Narrowphase();
const p2Circle = new p2.Circle({ radius: 1 });
const p2CircleBody = new p2.Body();
p2CircleBody.addShape(p2Circle);
const p2Zero = [0, 0];

export function p2Polygon(polygon: Polygon) {
  const shape = new p2.Convex({ vertices: polygon.map(({ x, y }) => [x, y]) });
  const body = new p2.Body();
  body.addShape(shape);
  return { shape, body };
}

export function p2Touches(
  { shape, body }: ReturnType<typeof p2Polygon>,
  { center, radius }: Circle,
): boolean {
  p2CircleBody.position[0] = center.x;
  p2CircleBody.position[1] = center.y;
  p2Circle.radius = radius;
  const found = narrowphase.circleConvex(
    ...[p2CircleBody, p2Circle, p2CircleBody.position, 0],
    ...[body, shape, p2Zero, 0, true, radius],
  );
  return found > 0;
}

/** In matter a circle is a polygon of at most 26 corners. This one of radius 1 is scaled. */
export function matterPolygon(polygon: Polygon) {
  const vertices = matter.Vertices.create(
    polygon.map(({ x, y }) => ({ x, y })),
    null,
  );
  const position = matter.Vertices.centre(vertices);
  return matter.Body.create({ position, vertices });
}

export function matterTouches(
  body: ReturnType<typeof matterPolygon>,
  { center, radius }: Circle,
): boolean {
  const circle = matter.Bodies.circle(center.x, center.y, radius);
  return matter.Collision.collides(body, circle) !== null;
}
