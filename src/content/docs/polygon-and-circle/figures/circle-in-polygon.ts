import { defineFigure } from '#figure/figure.ts';
import type { Said } from '#figure/finding.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { faultOf } from '#figure/outline-fault.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { aside } from '#figure/places.ts';
import { noPolygon } from '#figure/words/polygon.ts';
import {
  closestPointOnPolygon,
  type Polygon,
  polygonContainsCircle,
  signedDistanceToPolygon,
} from '#lib/index.ts';

interface State {
  readonly circle: CircleValue;
  readonly island: Polygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

// One edge goes 3 across and 4 up, so that touching is possible in whole numbers.
const island: Polygon = [
  { x: 12, y: 8 },
  { x: 54, y: 8 },
  { x: 84, y: 48 },
  { x: 44, y: 30 },
  { x: 12, y: 56 },
];

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  island,
});

const inside = (rest: string): Said => ({ word: 'inside', rest });

const not = (rest: string): Said => ({ word: 'not inside', rest });

export const figure = defineFigure({
  name: 'circle-in-polygon',
  version: 1,
  caption: 'Drag the circle and the corners',
  description:
    'A polygon of five corners with a bay, and a circle, filled if all of it is in the polygon. ' +
    'A dashed line goes from its centre c to q, the closest point of the outline.',
  world,
  parts: {
    circle: circle({ minRadius: 1, maxRadius: 12 }),
    island: polygon({ most: 7, symbols: false }),
  },
  presets: [
    { name: 'inside', label: 'inside', state: at(30, 22, 8) },
    { name: 'out', label: 'sticking out', state: at(60, 22, 11) },
    { name: 'touching', label: 'touching inside', state: at(52, 22, 10) },
    { name: 'bay', label: 'in the bay', state: at(44, 50, 8) },
  ],
  meanings: { q: 'the closest point of the outline', d: 'distance from $c$ to $q$' },
  conventions: ['onOutline', 'eitherWay'],

  answer: ({ circle, island }: State) => ({
    fault: faultOf(island),
    hit: polygonContainsCircle(island, circle),
    signed: signedDistanceToPolygon(circle.center, island),
    q: closestPointOnPolygon(circle.center, island).point,
  }),

  calls: {
    polygonContainsCircle: {
      load: () => import('#lib/polygon-contains-circle.ts?trace'),
      values: ({ island, circle }) => [island, circle],
    },
  },

  words: {
    noPolygon,
    inside: ({ room }: { readonly room: number }) =>
      inside(`its rim is ${show(room, 1)} from the nearest edge`),
    touching: () => inside('it touches the outline from inside'),
    out: ({ out }: { readonly out: number }) => not(`it sticks out by ${show(out, 1)}`),
    outside: () => not('the centre is outside'),
  },

  find: ({ circle }, { fault, hit, signed }) => {
    if (fault) return { hit: false, kind: 'noPolygon', fault };
    if (!hit && signed >= 0) return { hit, kind: 'outside' };
    const room = -signed - circle.radius;
    if (!hit) return { hit, kind: 'out', out: -room };
    return room < 0.05 ? { hit, kind: 'touching' } : { hit, kind: 'inside', room };
  },

  *draw({ circle, island }, { fault, hit, signed, q }, view) {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    const away = Math.abs(signed);
    yield mark.polygon('island', fault ? 'shape fill-none' : 'shape', island);
    for (const i of fault?.edges ?? []) {
      const [a, b] = [island[i], island[(i + 1) % island.length]];
      if (a && b) yield mark.line(`edge-${i}`, 'stroke-wrong bold dashed-long', a, b, 'shapes');
    }
    yield mark.circle('disc', hit && !fault ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (circle.radius > 4 && !view.sketch) yield mark.symbolAlong('r', center, rim, -14);
    yield mark.dot('c', 'fill-circle', center, 3);
    const isClose = away < 1;
    yield mark.symbol('c', center, isClose ? rim : q);
    if (fault) return;
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    if (away > 7 && !view.sketch) yield mark.symbolAlong('d', center, q, 13);
    yield mark.dot('q', 'fill-point stroke-paper', q, 5.5);
    yield mark.symbol('q', q, isClose ? aside(q, center, rim, 1) : center, 17);
  },
});
