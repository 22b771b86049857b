import {
  type Circle,
  distance,
  type Feature,
  outwardNormals,
  type Polygon,
  pointInCircle,
  type Vec2,
} from '#lib/index.ts';
import * as mark from './marks.ts';
import { memoize } from './memoize.ts';
import type { World } from './part.ts';
import { isInWindow } from './parts/point.ts';
import { along, middle } from './places.ts';
import type { Projection } from './projection.ts';
import { featureName } from './words/polygon.ts';

/** Cached, because dragging the circle changes neither the polygon nor its normals. */
const normalsOf = memoize(outwardNormals);

/** Larger than any window, even between two arrows in almost opposite directions. */
const far = 4000;

/**
 * Draws the regions around a convex polygon out to the border of the window, a wedge at each corner
 * and a band in front of each edge. The region in focus is highlighted.
 */
export function* drawRegions(polygon: Polygon, focus: Feature): Iterable<mark.Mark> {
  const normals = normalsOf(polygon);
  const n = polygon.length;
  const isLit = (kind: Feature['kind'], index: number) =>
    focus.kind !== 'interior' && focus.kind === kind && focus.index === index;
  for (const [i, corner] of polygon.entries()) {
    const left = along(corner, normals[(i + n - 1) % n]!, far);
    const right = along(corner, normals[i]!, far);
    const end = along(left, normals[i]!, far);
    const style = isLit('vertex', i) ? 'fill-lit' : 'fill-wedge';
    yield mark.polygon(`wedge-${i}`, style, [corner, left, end, right], 'ground');
  }
  const [from, to] = focus.kind === 'edge' ? endsOf(polygon, focus.index) : [far0, far0];
  const normal = focus.kind === 'edge' ? normals[focus.index]! : far0;
  const band = [from, to, along(to, normal, far), along(from, normal, far)];
  yield mark.polygon('band', 'fill-lit', band, 'ground');
  for (const [i, corner] of polygon.entries()) {
    const before = (i + n - 1) % n;
    const border = (key: string, edge: number) => {
      const lit = isLit('vertex', i) || isLit('edge', edge);
      const style = lit ? 'stroke-focus' : 'stroke-border hairline';
      return mark.line(key, style, corner, along(corner, normals[edge]!, far), 'ground');
    };
    yield border(`border-${i}-before`, before);
    yield border(`border-${i}-after`, i);
  }
}

const far0: Vec2 = { x: 0, y: 0 };

interface Name {
  readonly kind: 'vertex' | 'edge';
  readonly index: number;
  /** The farthest position that the window has room for; undefined if there is no room. */
  readonly place: Vec2 | undefined;
}

/** Cached by polygon, because dragging the circle does not move the names. */
const namesOf = memoize((polygon: Polygon) =>
  memoize((world: World): Name[] => {
    const normals = normalsOf(polygon);
    const room = { ...world, minX: world.minX + 4, maxX: world.maxX - 4, inset: 2 };
    const farthest = (steps: readonly number[], place: (steps: number) => Vec2) =>
      steps.map(place).find((one) => isInWindow(one, room));
    return polygon.flatMap((corner, index): Name[] => {
      const before = normals.at(index - 1)!;
      const after = normals[index]!;
      const foot = middle(...endsOf(polygon, index));
      const beyondCorner = farthest([24, 20, 16, 13, 11, 9, 7, 6, 5], (steps) =>
        along(along(corner, before, steps), after, steps),
      );
      const beyondEdge = farthest([20, 16, 13, 11, 9, 7, 5], (steps) => along(foot, after, steps));
      return [
        { kind: 'vertex', index, place: beyondCorner },
        { kind: 'edge', index, place: beyondEdge },
      ];
    });
  }),
);

/** Names the regions as far out as there is room, clear of the circle. */
export function* nameRegions(
  view: Projection,
  polygon: Polygon,
  focus: Feature,
  { world, circle }: { world: World; circle: Circle },
): Iterable<mark.Mark> {
  if (view.sketch) return;
  const hasRoom = view.size.width >= 480;
  const margin = { ...circle, radius: circle.radius + 4 };
  for (const { kind, index, place } of namesOf(polygon)(world)) {
    const at = hasRoom && place && !pointInCircle(place, margin) ? place : undefined;
    const isLit = focus.kind !== 'interior' && focus.kind === kind && focus.index === index;
    yield mark.label(`name-${kind}-${index}`, at ? featureName({ kind, index }) : '', at ?? far0, {
      dy: 5,
      style: isLit ? 'small middle strong' : 'small middle',
    });
  }
}

/** The two corners of an edge. */
export function endsOf(polygon: Polygon, index: number): [Vec2, Vec2] {
  return [polygon[index]!, polygon[(index + 1) % polygon.length]!];
}

/** The symbols of the corners: outside the polygon, or inside it with negative `pixels`. */
export function* nameCorners(view: Projection, polygon: Polygon, pixels = 20): Iterable<mark.Mark> {
  if (view.sketch) return;
  const n = polygon.length;
  for (const [i, corner] of polygon.entries()) {
    // Go one step along both edges, because the label belongs on the opposite side.
    const step = (from: Vec2, to: Vec2) =>
      along(from, along(to, corner, -1), -1 / (distance(corner, to) || 1));
    const far = step(step(corner, polygon[(i + n - 1) % n]!), polygon[(i + 1) % n]!);
    yield mark.symbol(`v_${i}`, corner, far, pixels);
  }
}
