import type { Box, Circle, Polygon, Vec2 } from '#lib/types.ts';
import { nearestFeature, standing } from '#oracle/polygon.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { disc, either, named, type Scene } from './scene.ts';

// Scenes around a figure's fixed shape, so that the figure can show them.

const radius = 5;
/** Integer displacements from a touched corner to the centre of a circle of radius 5. */
const displacements: readonly Vec2[] = [
  [3, 4],
  [4, 3],
  [5, 0],
  [0, 5],
].flatMap(([x = 0, y = 0]) => [
  { x, y },
  { x: -x, y },
  { x, y: -y },
  { x: -x, y: -y },
]);
/** Displacements that are small in x and in y, but longer than the radius. */
const longerDisplacements = displacements
  .slice(0, 8)
  .map(({ x, y }) => ({ x: Math.sign(x) * 4, y: Math.sign(y) * 4 }));

const plus = (a: Vec2, b: Vec2): Vec2 => ({ x: a.x + b.x, y: a.y + b.y });

/** A polygon with integer corners, then a circle that touches a corner or a side, or nearly. */
export function aroundPolygon(polygon: Polygon): Scene[] {
  const at = (center: Vec2) => [polygon, { center, radius }];
  const isNearest = (center: Vec2, index: number) => {
    const feature = nearestFeature(center, polygon);
    const isCorner = feature.kind === 'vertex' && feature.index === index;
    return isCorner && !standing(center, polygon).inside;
  };
  const corners = polygon.slice(0, 6).flatMap((corner, index) => {
    const near = displacements
      .map((displacement) => plus(corner, displacement))
      .find((one) => isNearest(one, index));
    const far = longerDisplacements
      .map((way) => plus(corner, way))
      .find((one) => isNearest(one, index));
    return [
      ...(near ? [named(`touching at corner ${index}`, ...at(near))] : []),
      ...(far ? [named(`beside corner ${index}, apart`, ...at(far))] : []),
    ];
  });
  const sides = polygon.flatMap((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    if (a.y !== b.y) return [];
    const x = Math.round((a.x + b.x) / 2);
    const center = [a.y - radius, a.y + radius]
      .map((y) => ({ x, y }))
      .find((one) => isTouching(one, polygon));
    return center ? [named(`touching at edge ${index}`, ...at(center))] : [];
  });
  const middle = {
    x: Math.round(polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length),
    y: Math.round(polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length),
  };
  const inside = standing(middle, polygon).inside
    ? [named('the centre well inside', ...at(middle))]
    : [];
  return [...corners, ...sides, ...inside, named('the centre on corner 0', ...at(polygon[0]!))];
}

function isTouching(center: Vec2, polygon: Polygon): boolean {
  const { inside, squaredDistance } = standing(center, polygon);
  return !inside && compare(squaredDistance, fromDouble(radius * radius)) === 0;
}

export function aroundBox(box: Box): Scene[] {
  const { center, halfWidth: w, halfHeight: h } = box;
  // A position relative to the middle of the box.
  const at = (across: number, up: number, dx: number, dy: number) => [
    box,
    disc(center.x + across * w + dx, center.y + up * h + dy, radius),
  ];
  return [
    named('touching the right side', ...at(1, 0, 5, 2)),
    named('touching the top side', ...at(0, 1, -3, 5)),
    named('touching the left side', ...at(-1, 0, -5, 1)),
    named('touching the bottom side', ...at(0, -1, 2, -5)),
    named('touching the upper right corner', ...at(1, 1, 3, 4)),
    named('touching the upper left corner', ...at(-1, 1, -4, 3)),
    named('touching the lower left corner', ...at(-1, -1, -3, -4)),
    named('touching the lower right corner', ...at(1, -1, 4, -3)),
    named('near both walls of a corner, but apart', ...at(1, 1, 4, 4)),
    named('near both walls of the lower left corner, but apart', ...at(-1, -1, -4, -4)),
    named('inside, nearest to the right side', ...at(1, 0, -2, 1)),
    named('inside, nearest to the top side', ...at(0, 1, 1, -2)),
    named('inside, nearest to the left side', ...at(-1, 0, 3, 1)),
    named('inside, nearest to the bottom side', ...at(0, -1, 1, 1)),
    either('inside, equally near two walls', ...at(1, 1, -2, -2)),
    named('on the right side', ...at(1, 0, 0, 2)),
    either('on the upper right corner', ...at(1, 1, 0, 0)),
  ];
}

export function aroundBoxByPoints(box: Box): Scene[] {
  return aroundBox(box).map(({ name, values }) =>
    named(name!.replace('touching', '5 from'), (values[1] as Circle).center, box),
  );
}

export function aroundCircle(first: Circle): Scene[] {
  const { center, radius: r } = first;
  const at = (dx: number, dy: number) => [first, disc(center.x + dx, center.y + dy, radius)];
  const reach = r + radius;
  return [
    named('touching on the right', ...at(reach, 0)),
    named('touching below', ...at(0, -reach)),
    named('touching to the upper left', ...at(-0.6 * reach, 0.8 * reach)),
    named('just apart on the right', ...at(reach + 0.1, 0)),
    named('in the corner, apart', ...at(reach - 2, reach - 2)),
    named('overlapping', ...at(6, 8)),
    named('inside, off the centre', ...at(-2, 1)),
    either('the same centre', ...at(0, 0)),
  ];
}
