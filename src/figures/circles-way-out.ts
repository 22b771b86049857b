import { normalAcross, normalUp } from '../formulas/circle-and-circle.ts';
import {
  type Circle,
  circlesIntersect,
  collideCircles,
  distance,
  type Vec2,
} from '../lib/index.ts';
import { defineFigure } from './kit/figure.ts';
import { show } from './kit/numbers.ts';
import { point } from './kit/parts/point.ts';
import { along } from './kit/places.ts';

interface State {
  readonly second: Vec2;
  readonly p: Vec2;
}

const first: Circle = { center: { x: 34, y: 31 }, radius: 16 };
const radius = 11;
const grown: Circle = { ...first, radius: first.radius + radius };

const at = (x: number, y: number, px: number, py: number): State => ({
  second: { x, y },
  p: { x: px, y: py },
});

export const figure = defineFigure({
  name: 'circles-way-out',
  version: 1,
  caption: 'Drag $p$: where would you put the second circle',
  description:
    'Two overlapping circles, and the place p to which the second is to be moved. The dashed rim ' +
    'is that of the first, grown by the radius of the second: from outside it nothing overlaps.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: { p: point('p', 'place'), second: point('c_2', 'centre') },
  presets: [
    { name: 'aside', label: 'straight up', state: at(50, 43, 50, 54) },
    { name: 'far', label: 'to the right', state: at(50, 43, 71, 43) },
    { name: 'short', label: 'not far enough', state: at(50, 43, 44, 51) },
    { name: 'concentric', label: 'one centre', state: at(34, 31, 34, 58) },
  ],
  symbols: ['p', 'c_2', 'c_1', 'd', 'n', 's'],
  meanings: {
    p: 'where you would put $c_2$',
    d: 'distance from $c_1$ to $c_2$',
    n: 'the normal, from $c_1$ to $c_2$',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ second, p }: State) => ({
    hit: circlesIntersect(first, { center: second, radius }),
    contact: collideCircles(first, { center: second, radius }),
    left: collideCircles(first, { center: p, radius }),
    way: distance(second, p),
    d: distance(first.center, second),
  }),

  verdict: (_state, { contact, left, way }) => {
    if (!contact) return { hit: false, word: 'free', rest: 'the circles are apart already' };
    if (left && left.depth > 0.05) {
      return {
        hit: true,
        word: 'not free',
        rest: `after ${show(way, 1)} still ${show(left.depth, 1)} deep`,
      };
    }
    const more = way - contact.depth;
    const rest =
      more < 0.05
        ? `after ${show(way, 1)}, the shortest way there is`
        : `after ${show(way, 1)}; the shortest way is ${show(contact.depth, 1)}`;
    return { hit: false, word: 'free', rest };
  },

  commands: [
    {
      name: 'shortest',
      label: 'Take the shortest way',
      idle: (_state, { contact }) => !contact,
      run: (state, { contact }) =>
        contact ? { ...state, p: along(state.second, contact.normal, contact.depth) } : state,
    },
  ],

  formulas: [normalAcross, normalUp],
  values: ({ second }, { contact, d }) => ({
    d,
    'c_1.x': first.center.x,
    'c_1.y': first.center.y,
    'c_2.x': second.x,
    'c_2.y': second.y,
    'n.x': contact?.normal.x ?? 0,
    'n.y': contact?.normal.y ?? 0,
  }),

  draw: (stage, { second, p }, { hit, contact, left, d }) => {
    stage.circle('grown', 'bounds', grown);
    stage.circle('first', 'outline', first);
    stage.circle('second', hit ? 'disc hit' : 'disc', { center: second, radius });
    stage.circle('there', left ? 'ghost over' : 'ghost', { center: p, radius });
    stage.line('distance', 'thin', first.center, second);
    if (contact) {
      const out = along(second, contact.normal, contact.depth);
      stage.arrow('push', 'normal', second, out);
      if (contact.depth > 4) stage.symbolAlong('s', second, out, -17);
      stage.arrow('normal', 'normal', contact.point, along(contact.point, contact.normal, 4));
    }
    stage.arrow('way', 'way', second, p);
    stage.dot('c_1', 'centre shape', first.center, 3);
    stage.symbol('c_1', first.center, d > 0 ? second : p, 20);
    stage.symbolAlong('c_2', second, along(second, contact?.normal ?? { x: 1, y: 0 }, 0.1), -24);
    stage.dot('p', 'point', p, 6);
    stage.symbol('p', p, second);
  },
});
