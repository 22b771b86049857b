import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { point } from '#figure/parts/point.ts';
import { acrossWindow, placeable } from '#figure/paths.ts';
import {
  type Polygon,
  pointInPolygon,
  signedDistanceToPolygon,
  toWorld,
  type Vec2,
} from '#lib/index.ts';
import { crossingsTowards } from '../turned-ray.ts';
import { figure as level } from './crossing-ray.ts';

export interface State {
  readonly p: Vec2;
  readonly u: Vec2;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

/** So many bays and capes that it is hard to distinguish land from sea at a glance. */
export const island: Polygon = (
  [
    [5, 8],
    [30, 6],
    [36, 47],
    [42, 6],
    [60, 8],
    [66, 46],
    [72, 6],
    [87, 10],
    [88, 56],
    [83, 58],
    [79, 20],
    [74, 58],
    [57, 57],
    [51, 18],
    [45, 58],
    [28, 57],
    [22, 19],
    [16, 58],
    [4, 54],
  ] as const
).map(([x, y]) => ({ x, y }));

const at = (x: number, y: number, ux: number, uy: number): State => ({
  p: { x, y },
  u: { x: ux, y: uy },
});

const { onOutline, odd, even } = level.words;

const arm = { x: 13, y: 0 };

export const figure = defineFigure({
  name: 'turning-ray',
  version: 1,
  caption: 'Turn the ray by $u$, and drag $p$',
  description:
    'An island with deep bays from above and below, and a point p. From p a ray runs through u to the ' +
    'edge of the window, and each crossing of the outline is a dot with a number.',
  world,
  parts: { p: point('p', 'point'), u: point('u', 'aim') },
  presets: [
    { name: 'land', label: 'on land?', state: at(29, 32, 42, 34) },
    { name: 'bay', label: 'in a bay?', state: at(51, 42, 60, 34) },
    { name: 'cape', label: 'on a cape?', state: at(84.5, 40, 75, 46) },
    { name: 'below', label: 'from below?', state: at(36, 20, 26, 28) },
  ],
  meanings: { u: 'sets the direction of the ray, and nothing else' },
  conventions: ['onOutline', 'eitherWay'],

  answer: ({ p, u }: State) => ({
    inside: pointInPolygon(p, island),
    // So near the outline that rounding decides which side the rotated point is on.
    onOutline: Math.abs(signedDistanceToPolygon(p, island)) < 1e-9,
    crossings: crossingsTowards(p, u, island),
  }),

  words: { onOutline, odd, even },

  find: (_state, { inside: hit, onOutline, crossings: { length: count } }) => {
    if (onOutline) return { hit, kind: 'onOutline' };
    return { hit, kind: hit ? 'odd' : 'even', count };
  },

  sweep: {
    label: 'ray once around p',
    seconds: 14,
    repeat: 'loop',
    at: ({ p }, t) => {
      const aim = toWorld(arm, { center: p, rotation: 2 * Math.PI * t });
      return { p, u: placeable(aim, world) };
    },
  },

  *draw({ p, u }, { inside, crossings }, view) {
    yield mark.polygon('island', 'shape', island);
    const towards = p.x === u.x && p.y === u.y ? { x: p.x + 1, y: p.y } : u;
    const end = acrossWindow(p, { x: towards.x - p.x, y: towards.y - p.y }, world)(1);
    yield mark.arrow('ray', 'stroke-point firm', p, end);
    for (const [i, at] of crossings.entries()) {
      yield mark.dot(`crossing-${i}`, 'fill-focus stroke-paper', at, 5);
      if (!view.sketch) yield mark.label(`count-${i}`, String(i + 1), at, { dx: 7, dy: -8 });
    }
    yield mark.dot('p', inside ? 'fill-point stroke-paper' : 'fill-paper stroke-point', p, 6);
    yield mark.symbol('p', p, towards);
    if (!view.sketch) yield mark.symbol('u', u, p);
  },
});
