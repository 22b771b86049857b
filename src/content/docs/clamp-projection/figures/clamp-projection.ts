import { defineFigure } from '#figure/figure.ts';
import { closestInCircle } from '#figure/formulas/closest-point.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type BoxValue, box, cornersOf, placeBox, placeUpright } from '#figure/parts/box.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { innerWindow } from '#figure/parts/point.ts';
import { flights, keepPath, placeable, polyline } from '#figure/paths.ts';
import { along } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import { boxFeature } from '#figure/words/box.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  boxIntersectsCircle,
  closestPointInBox,
  collideBoxCircle,
  distance,
  type Feature,
  signedDistanceToBox,
  type Vec2,
} from '#lib/index.ts';
import { clampAcross, clampUp } from '../formulas.ts';

export interface State {
  readonly circle: CircleValue;
  readonly box: BoxValue;
}

const world = { minX: -12, maxX: 84, minY: -12, maxY: 52, inset: 8 };
/** The position of the two number lines. */
const line = -5.5;

const crate: BoxValue = { center: { x: 30, y: 30 }, halfWidth: 18, halfHeight: 11, degrees: 0 };

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  box: crate,
});

interface Over {
  readonly feature: Feature;
}

interface Deep extends Over {
  readonly depth: number;
}

const { minX, maxX, minY, maxY } = innerWindow(world);

/** Points on the right and lower edges of the window, all far from the crate. */
const starts = [
  { x: maxX, y: maxY },
  { x: maxX, y: 20 },
  { x: maxX, y: minY },
  { x: 40, y: minY },
  { x: 15, y: minY },
  { x: minX, y: minY },
];

/** Flies to the middle of the box again and again, from a different side each time. */
const path = keepPath((box: BoxValue, radius: number) => {
  const upright = placeUpright(box);
  const hits = (center: { x: number; y: number }) =>
    boxIntersectsCircle(upright, { center, radius });
  return polyline([...flights(starts, box.center, hits), ...starts.slice(-1)]);
});

export const figure = defineFigure({
  name: 'clamp-projection',
  version: 1,
  caption: 'Drag $c$, the rim or the box',
  description:
    'A box and a circle. Below them and to their left are two number lines. Each shows the stretch that ' +
    'the box covers, the coordinate of the centre c, and that coordinate clamped to the stretch. ' +
    'Together the two clamped coordinates give q, the closest point of the box.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 24 }),
    box: box({ minHalf: 4, maxHalf: 30 }),
  },
  presets: [
    { name: 'corner', label: 'at a corner', state: at(54, 11, 16) },
    { name: 'side', label: 'at a side', state: at(58, 27, 16) },
    { name: 'near', label: 'near miss', state: at(56, 9, 12) },
    { name: 'touching', label: 'touching', state: at(54, 11, 10) },
    { name: 'inside', label: 'inside', state: at(41, 27, 9) },
    { name: 'wall', label: 'on a side', state: at(48, 27, 12) },
  ],
  meanings: { d: 'distance from $c$ to $q$' },
  conventions: ['touching', 'halfExtents', 'yUp'],

  answer: ({ circle, box }: State) => {
    const placed = placeBox(box);
    const upright = placeUpright(box);
    const closest = closestPointInBox(circle.center, upright);
    const contact = collideBoxCircle(upright, circle);
    return {
      placed,
      upright,
      closest,
      contact,
      hit: boxIntersectsCircle(upright, circle),
      d: distance(circle.center, closest),
      signed: signedDistanceToBox(circle.center, upright),
      moved: contact && along(circle.center, contact.normal, contact.depth),
    };
  },

  calls: {
    boxIntersectsCircleByClamp: {
      load: () => import('#lib/variants/box-intersects-circle-by-clamp.ts?trace'),
      values: ({ box, circle }) => [placeBox(box), circle],
    },
    boxIntersectsCircle: {
      load: () => import('#lib/box-intersects-circle.ts?trace'),
      values: ({ box, circle }) => [placeBox(box), circle],
    },
    closestPointInBox: {
      load: () => import('#lib/closest-point-in-box.ts?trace'),
      values: ({ box, circle }) => [circle.center, placeBox(box)],
    },
  },

  sweep: {
    label: 'ball that flies at the box',
    seconds: 14,
    repeat: 'back-and-forth',
    at: ({ circle, box }, t) => {
      const center = placeable(path(box, circle.radius)(t), world);
      return { circle: { ...circle, center }, box };
    },
  },

  words: {
    rounding: () => miss('only rounding keeps them apart'),
    hairApart: () => miss('less than 0.05 apart'),
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
    touching: ({ feature }: Over) => hit(`just touching the ${boxFeature(feature)}`),
    deep: ({ depth, feature }: Deep) =>
      hit(`${show(depth, 1)} deep, at the ${boxFeature(feature)}`),
    inside: ({ depth, feature }: Deep) =>
      hit(`${show(depth, 1)} deep, centre inside, nearest is the ${boxFeature(feature)}`),
    onWall: ({ depth, feature }: Deep) =>
      hit(`${show(depth, 1)} deep, centre on the ${boxFeature(feature)}`),
  },

  find: ({ circle }, { hit, contact, d, signed }) => {
    if (!hit || !contact) {
      const gap = signed - circle.radius;
      if (gap < 1e-9) return { hit, kind: 'rounding' };
      return gap < 0.05 ? { hit, kind: 'hairApart' } : { hit, kind: 'apart', gap };
    }
    const { depth, feature } = contact;
    if (depth < 0.05) return { hit, kind: 'touching', feature };
    const within = signed < 0 ? 'inside' : 'onWall';
    return { hit, kind: d > 0 ? 'deep' : within, depth, feature };
  },

  formulas: [clampAcross, clampUp, closestInCircle],
  values: ({ circle: { center, radius }, box }, { closest, d }) => ({
    d,
    'c.x': center.x,
    'c.y': center.y,
    r: radius,
    'm.x': box.center.x,
    'm.y': box.center.y,
    w: box.halfWidth,
    h: box.halfHeight,
    'q.x': closest.x,
    'q.y': closest.y,
  }),

  *draw({ circle, box }, { placed, closest, hit, d }, view) {
    const { center, radius } = circle;
    const corners = cornersOf(placed);
    const rim = rimHandle(circle, world);

    yield* numberLines(view, center, closest, corners);
    yield mark.polygon('box', 'shape', corners);
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.line('distance', 'stroke-ink dashed', center, closest);
    yield mark.dot('c', 'fill-circle', center, 3);
    const beside = d > 0 ? { dx: 19, dy: 4 } : { dx: -16, dy: -9 };
    yield mark.label('symbol-c', 'c', center, { symbol: 'c', ...beside });
    if (d > 0) yield mark.dot('closest', 'fill-point stroke-paper', closest, 6);
    const above = closest.y === center.y ? { dx: -13, dy: -11 } : { dx: 15, dy: -7 };
    const aside = d > 0 ? above : { dx: -18, dy: 20 };
    yield mark.label('symbol-q', 'q', closest, { symbol: 'q', ...aside });
    if (!view.sketch) {
      if (radius > 4) yield mark.symbolAlong('r', center, rim, -13);
      if (d > 5) yield mark.symbolAlong('d', closest, center, 13);
      yield mark.label('symbol-m', 'm', box.center, { symbol: 'm', dx: -19, dy: 4 });
    }
    if (d === 0) yield mark.dot('closest-ring', 'stroke-point firm', center, 11);
  },
});

/** Each axis with the box's interval, the centre's coordinate and the clamped coordinate. */
function* numberLines(
  view: Projection,
  center: Vec2,
  closest: Vec2,
  corners: readonly Vec2[],
): Iterable<mark.Mark> {
  const [low, , high] = corners;
  if (!low || !high) return;
  const below = (x: number) => ({ x, y: line });
  const beside = (y: number) => ({ x: line, y });
  const { minX, maxX, minY, maxY } = innerWindow(world);
  yield mark.line('across-line', 'stroke-faint thin', below(minX - 2), below(maxX + 2), 'ground');
  yield mark.line('up-line', 'stroke-faint thin', beside(minY - 2), beside(maxY + 2), 'ground');
  for (const [key, from, to] of [
    ['left', low, below(low.x)],
    ['right', { x: high.x, y: low.y }, below(high.x)],
    ['bottom', low, beside(low.y)],
    ['top', { x: low.x, y: high.y }, beside(high.y)],
  ] as const) {
    yield mark.line(`wall-${key}`, 'stroke-border light dotted', from, to, 'ground');
  }
  yield mark.line('across-interval', 'stroke-ink thick', below(low.x), below(high.x), 'ground');
  yield mark.line('up-interval', 'stroke-ink thick', beside(low.y), beside(high.y), 'ground');

  yield mark.line('c-down', 'stroke-circle light dashed', center, below(center.x), 'ground');
  yield mark.line('c-left', 'stroke-circle light dashed', center, beside(center.y), 'ground');
  if (closest.x !== center.x) {
    yield mark.line('q-down', 'stroke-point light dashed', closest, below(closest.x), 'ground');
  }
  if (closest.y !== center.y) {
    yield mark.line('q-left', 'stroke-point light dashed', closest, beside(closest.y), 'ground');
  }
  yield mark.dot('c-across', 'fill-paper stroke-circle firm', below(center.x), 7);
  yield mark.dot('c-up', 'fill-paper stroke-circle firm', beside(center.y), 7);
  yield mark.dot('q-across', 'fill-point stroke-paper', below(closest.x), 5);
  yield mark.dot('q-up', 'fill-point stroke-paper', beside(closest.y), 5);
  if (view.sketch) return;
  // Labels are outside the lines, clear of each other.
  const across = center.x < closest.x ? -12 : 12;
  const up = center.y < closest.y ? 10 : -10;
  const name = (key: string, symbol: string, at: Vec2, dx: number, dy: number) =>
    mark.label(key, symbol, at, { symbol, of: symbol.slice(0, 1), dx, dy });
  yield name('c-across-name', 'c_x', below(center.x), across, 24);
  yield name('q-across-name', 'q_x', below(closest.x), -across, 24);
  yield name('c-up-name', 'c_y', beside(center.y), -16, 6 + up);
  yield name('q-up-name', 'q_y', beside(closest.y), -16, 6 - up);
}
