import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type BoxValue, box } from '#figure/parts/box.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  closestPointOnPolygon,
  type Polygon,
  polygonIntersectsCircle,
  signedDistanceToPolygon,
} from '#lib/index.ts';

type Count = '8' | '16' | '32';

interface State {
  readonly ellipse: BoxValue;
  readonly circle: CircleValue;
  readonly corners: Count;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

/** The corners of a polygon whose corners are on the ellipse. */
export function ellipsePolygon(
  { center, halfWidth, halfHeight }: Pick<BoxValue, 'center' | 'halfWidth' | 'halfHeight'>,
  count: number,
): Polygon {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return {
      x: center.x + halfWidth * Math.cos(angle),
      y: center.y + halfHeight * Math.sin(angle),
    };
  });
}

/** So many corners that the polygon looks like an ellipse. */
const smooth = 720;

const at = (
  x: number,
  y: number,
  radius: number,
  corners: Count,
  [halfWidth, halfHeight] = [26, 14],
): State => ({
  ellipse: { center: { x: 42, y: 28 }, halfWidth: halfWidth!, halfHeight: halfHeight!, degrees: 0 },
  circle: { center: { x, y }, radius },
  corners,
});

interface Gap {
  readonly gap: number;
}

export const figure = defineFigure({
  name: 'ellipse-as-polygon',
  version: 1,
  caption: 'Drag the circle or the ellipse',
  description:
    'An ellipse, and in it a polygon whose corners are on the ellipse. A circle near it, and a dashed ' +
    'line from the centre of the circle to the closest point of the polygon.',
  world,
  parts: {
    ellipse: box({ minHalf: 4, maxHalf: 30 }),
    circle: circle({ minRadius: 3, maxRadius: 16 }),
    corners: choice<Count>('corners', [
      { name: '8', label: '8' },
      { name: '16', label: '16' },
      { name: '32', label: '32' },
    ]),
  },
  presets: [
    { name: 'eight', label: 'missed with 8', state: at(74.4, 44.2, 14, '8') },
    { name: 'sixteen', label: 'found with 16', state: at(74.4, 44.2, 14, '16') },
    { name: 'corner', label: 'at a corner', state: at(76, 30, 9, '8') },
    { name: 'flat', label: 'a flat ellipse', state: at(60, 42, 10, '16', [30, 4]) },
    { name: 'inside', label: 'centre inside', state: at(50, 30, 8, '16') },
  ],
  meanings: {
    m: 'centre of the ellipse',
    c: 'centre of the circle',
    r: 'its radius',
    q: 'the closest point of the polygon',
  },
  conventions: ['touching', 'filled'],

  answer: ({ ellipse, circle, corners }: State) => {
    const polygon = ellipsePolygon(ellipse, Number(corners));
    const fine = ellipsePolygon(ellipse, smooth);
    return {
      polygon,
      fine,
      hit: polygonIntersectsCircle(polygon, circle),
      gap: signedDistanceToPolygon(circle.center, polygon) - circle.radius,
      toEllipse: signedDistanceToPolygon(circle.center, fine) - circle.radius,
      q: closestPointOnPolygon(circle.center, polygon).point,
    };
  },
  truthOf: 'circle',

  words: {
    deep: ({ gap }: Gap) => hit(`it overlaps the polygon by ${show(-gap, 1)}`),
    missed: ({ gap }: Gap) =>
      miss(`but it overlaps the ellipse by ${show(-gap, 1)}, so use more corners`),
    apart: ({ gap }: Gap) => miss(`${show(gap, 1)} apart`),
  },

  find: (_state, { hit, gap, toEllipse }) => {
    if (hit) return { hit, kind: 'deep', gap: Math.min(0, gap) };
    return toEllipse < -0.05
      ? { hit, kind: 'missed', gap: toEllipse }
      : { hit, kind: 'apart', gap };
  },

  *draw({ ellipse, circle }, { polygon, fine, hit, q }, view) {
    const { center, radius } = circle;
    yield mark.polygon('ellipse', 'fill-tint stroke-border', fine, 'ground');
    yield mark.polygon('polygon', 'stroke-ink firm', polygon);
    yield mark.circle('circle', hit ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.dot('m', 'fill-ink', ellipse.center, 3);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.dot('q', 'fill-point stroke-paper', q, 5);
    yield mark.symbol('c', center, q, 20);
    if (view.sketch) return;
    yield mark.symbol('m', ellipse.center, center, 20);
    yield mark.symbol('q', q, center, 20);
    if (radius > 5) yield mark.symbolAlong('r', center, rim, -14);
  },
});
