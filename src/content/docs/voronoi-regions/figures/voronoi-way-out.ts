import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { acrossWindow, keepPath, placeable } from '#figure/paths.ts';
import { along, aside, clearOfRim } from '#figure/places.ts';
import { refusal } from '#figure/refusal.ts';
import { endsOf, nameCorners } from '#figure/regions.ts';
import { featureName, notConvex } from '#figure/words/polygon.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  boundingBox,
  closestPointOnSegment,
  collideConvexPolygonCircle,
  distance,
  type Feature,
  type Polygon,
  pointInPolygon,
  signedDistanceToPolygon,
} from '#lib/index.ts';
import { depthOfContact } from '../formulas.ts';

export interface State {
  readonly circle: CircleValue;
  readonly polygon: Polygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const roof: Polygon = [
  { x: 9, y: 14 },
  { x: 87, y: 14 },
  { x: 48, y: 53 },
];

const crate: Polygon = [
  { x: 24, y: 12 },
  { x: 72, y: 12 },
  { x: 72, y: 52 },
  { x: 24, y: 52 },
];

const at = (polygon: Polygon, x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon,
});

interface Move {
  readonly feature: Feature;
  readonly depth: number;
}

/** Slowly rises through the lower half of the polygon, where each edge in turn is the nearest. */
const path = keepPath((polygon: Polygon) => {
  const { center, halfHeight } = boundingBox(polygon);
  const through = { x: center.x, y: center.y - halfHeight / 2 };
  return acrossWindow(through, { x: 1, y: 0.12 }, world);
});

export const figure = defineFigure({
  name: 'voronoi-way-out',
  version: 1,
  caption: 'Drag $c$ through the polygon, or press Play',
  description:
    'A circle whose centre is in a convex polygon. Dashed lines go from the centre to each edge, ' +
    'with their lengths. The nearest edge is lit, and an arrow points out through it, to a ' +
    'dotted circle that just touches.',
  world,
  parts: { circle: circle({ minRadius: 2, maxRadius: 16 }), polygon: polygon() },
  presets: [
    { name: 'inside', label: 'centre inside', state: at(roof, 48, 25, 6) },
    { name: 'outside', label: 'centre outside', state: at(crate, 76, 28, 7) },
    { name: 'corner', label: 'at a corner', state: at(crate, 75, 56, 8) },
    { name: 'tie', label: 'equally near', state: at(crate, 58, 38, 5) },
  ],
  meanings: {
    q: 'the closest point of the outline to $c$',
    d: 'signed distance from the outline to $c$, negative inside',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, polygon }: State) => {
    const { center } = circle;
    const refused = refusal(polygon);
    const contact = refused ? null : collideConvexPolygonCircle(polygon, circle);
    return {
      refused,
      contact,
      inside: !refused && pointInPolygon(center, polygon),
      d: signedDistanceToPolygon(center, polygon),
      moved: contact ? along(center, contact.normal, contact.depth) : center,
    };
  },

  calls: {
    collideConvexPolygonCircleSimply: {
      load: () => import('#lib/plain/collide-convex-polygon-circle-simply.ts?trace'),
      values: ({ circle, polygon }) => [polygon, circle],
    },
    collideConvexPolygonCircle: {
      load: () => import('#lib/collide-convex-polygon-circle.ts?trace'),
      values: ({ circle, polygon }) => [polygon, circle],
    },
  },

  sweep: {
    label: 'circle through the polygon',
    seconds: 12,
    repeat: 'back-and-forth',
    at: ({ circle, polygon }, t) => ({
      circle: { ...circle, center: placeable(path(polygon)(t), world) },
      polygon,
    }),
  },

  words: {
    notConvex,
    miss: () => miss('no contact, so no push'),
    fromInside: ({ feature, depth, away }: Move & { away: number }) =>
      hit(`${featureName(feature)} is ${show(away, 1)} away, depth ${show(depth, 1)}`),
    fromOutside: ({ feature, depth }: Move) =>
      hit(`${featureName(feature)} was hit, depth ${show(depth, 1)}`),
  },

  find: (_state, { refused, contact, inside, d }) => {
    if (refused) return { hit: false, kind: 'notConvex', refused };
    if (!contact) return { hit: false, kind: 'miss' };
    const { feature, depth } = contact;
    return { hit: true, kind: inside ? 'fromInside' : 'fromOutside', feature, depth, away: -d };
  },

  formulas: [depthOfContact],
  values: ({ circle: { radius } }, { d }) => ({ d, r: radius, s: radius - d }),

  *draw({ circle, polygon }, { contact, inside, moved }, view) {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    const face = contact?.feature.kind === 'edge' ? contact.feature.index : -1;
    yield mark.polygon('polygon', 'shape', polygon);
    yield mark.circle('disc', contact ? 'disc fill-hit' : 'disc', circle);
    for (const i of polygon.keys()) {
      const [a, b] = endsOf(polygon, i);
      const foot = closestPointOnSegment(center, { a, b });
      yield mark.line(
        `edge-${i}`,
        i === face ? 'stroke-focus thick round' : 'hidden',
        a,
        b,
        'shapes',
      );
      yield mark.line(`distance-${i}`, inside ? 'stroke-ink dashed' : 'hidden', center, foot);
      const text = inside && !view.sketch ? show(distance(center, foot), 1) : '';
      const style = i === face ? 'note middle strong' : 'note middle';
      const beside = aside(clearOfRim(center, foot, circle.radius), center, foot, 3);
      yield mark.label(`length-${i}`, text, beside, { dy: 5, style });
    }
    yield mark.circle('moved', contact ? 'stroke-circle dotted' : 'hidden', {
      ...circle,
      center: moved,
    });
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (contact) {
      const { normal, depth, point } = contact;
      if (depth > 0.05) yield mark.arrow('push', 'stroke-normal', center, moved);
      if (depth > 2) yield mark.symbolAlong('s', inside ? point : center, moved, -14);
      const tip = along(point, normal, 4);
      yield mark.arrow('normal', 'stroke-normal bold', point, tip);
      yield mark.symbolAlong('n', point, tip, 14);
      // On the inner side of the outline, opposite the lengths.
      yield mark.symbol('q', point, aside(tip, point, tip, 4), 18);
    }
    yield mark.dot(
      'q',
      contact ? 'fill-point stroke-paper' : 'hidden',
      contact?.point ?? center,
      5,
    );
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, contact ? moved : rim, 18);
    if (circle.radius > 4) yield mark.symbolAlong('r', center, rim, inside ? 14 : -14);
    yield* nameCorners(view, polygon, -20);
  },
});
