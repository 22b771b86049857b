import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { along } from '#figure/places.ts';
import {
  type Circle,
  circlesIntersect,
  collideCircles,
  cross,
  distance,
  type Vec2,
} from '#lib/index.ts';
import { depthOfOverlap, normalAcross, normalUp } from '../formulas.ts';

interface State {
  readonly p: Vec2;
  readonly second: CircleValue;
}

// The widest dotted rim is still in the window, so every way out is.
const first: Circle = { center: { x: 34, y: 29 }, radius: 10 };

const at = (x: number, y: number, px: number, py: number): State => ({
  p: { x: px, y: py },
  second: { center: { x, y }, radius: 13 },
});

const free = (rest: string) => ({ word: 'free', rest });

export const figure = defineFigure({
  name: 'circles-way-out',
  version: 1,
  caption: 'Drag $p$ to where you would put the second circle',
  description:
    'Two overlapping circles, and the position p to which you move the second one. The larger dotted circle ' +
    'is the first circle grown by the radius of the second, and if p is not inside it, the ' +
    'circles no longer overlap.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: {
    p: point('p', 'place'),
    second: circle({ center: 'c_2', radius: 'r_2', minRadius: 4, maxRadius: 15 }),
  },
  presets: [
    { name: 'aside', label: 'straight up', state: at(46, 38, 46, 49) },
    { name: 'far', label: 'to the right', state: at(46, 38, 60, 38) },
    { name: 'short', label: 'not far enough', state: at(46, 38, 40, 44) },
    { name: 'concentric', label: 'same centre', state: at(34, 29, 12, 41) },
  ],
  meanings: {
    p: 'where you would put $c_2$',
    d: 'distance from $c_1$ to $c_2$',
    n: 'direction from $c_1$ towards $c_2$, of length 1 (drawn longer)',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ second, p }: State) => ({
    hit: circlesIntersect(first, second),
    contact: collideCircles(first, second),
    left: collideCircles(first, { ...second, center: p }),
    way: distance(second.center, p),
    d: distance(first.center, second.center),
  }),

  calls: {
    collideCirclesSimply: {
      load: () => import('#lib/plain/collide-circles-simply.ts?trace'),
      values: ({ second }) => [first, second],
    },
    collideCircles: {
      load: () => import('#lib/collide-circles.ts?trace'),
      values: ({ second }) => [first, second],
    },
  },

  words: {
    apart: () => free('the circles are apart already'),
    stillDeep: ({ way, left }: { way: number; left: number }) => ({
      word: 'not free',
      rest: `pushed by ${show(way, 1)}, still ${show(left, 1)} deep`,
    }),
    shortest: ({ way }: { way: number }) =>
      free(`pushed by ${show(way, 1)}, which is the shortest push`),
    longer: ({ way, depth }: { way: number; depth: number }) =>
      free(`pushed by ${show(way, 1)}; the shortest push is ${show(depth, 1)}`),
  },

  find: (_state, { contact, left, way }) => {
    if (!contact) return { hit: false, kind: 'apart' };
    if (left && left.depth > 0.05) return { hit: true, kind: 'stillDeep', way, left: left.depth };
    const { depth } = contact;
    if (way - depth < 0.05) return { hit: false, kind: 'shortest', way };
    return { hit: false, kind: 'longer', way, depth };
  },

  commands: [
    {
      name: 'shortest',
      label: 'Use the shortest push',
      idle: (_state, { contact }) => !contact,
      run: (state, { contact }) =>
        contact
          ? { ...state, p: along(state.second.center, contact.normal, contact.depth) }
          : state,
    },
  ],

  formulas: [normalAcross, normalUp, depthOfOverlap],
  values: ({ second }, { contact, d }) => ({
    d,
    s: contact?.depth ?? 0,
    r_1: first.radius,
    r_2: second.radius,
    'c_1.x': first.center.x,
    'c_1.y': first.center.y,
    'c_2.x': second.center.x,
    'c_2.y': second.center.y,
    'n.x': contact?.normal.x ?? 0,
    'n.y': contact?.normal.y ?? 0,
  }),

  *draw({ second, p }, { hit, contact, left, d }) {
    const { center, radius } = second;
    yield mark.circle('grown', 'stroke-border light dotted', {
      ...first,
      radius: first.radius + radius,
    });
    yield mark.circle('first', 'shape', first);
    yield mark.circle('second', hit ? 'disc fill-hit' : 'disc', second);
    yield mark.circle('there', left ? 'stroke-wrong dotted' : 'stroke-circle dotted', {
      center: p,
      radius,
    });
    yield mark.line('distance', 'stroke-faint thin', first.center, center);
    if (contact) {
      const { normal, depth } = contact;
      const out = along(center, normal, depth);
      // The labels n and d are on the same side as p, and s is on the other.
      const side = cross(normal, { x: p.x - center.x, y: p.y - center.y }) < 0 ? -1 : 1;
      yield mark.arrow('push', 'stroke-normal', center, out);
      if (depth > 4) yield mark.symbolAlong('s', center, out, -17 * side);
      const tip = along(contact.point, normal, 3);
      yield mark.arrow('normal', 'stroke-normal bold', contact.point, tip);
      yield mark.symbolAlong('n', contact.point, tip, 15 * side);
      if (d > 6) yield mark.symbolAlong('d', first.center, contact.point, 14 * side);
    }
    yield mark.arrow('way', 'stroke-point firm', center, p);
    yield mark.dot('c_1', 'fill-ink', first.center, 3);
    const towards = contact ? along(first.center, contact.normal, 1) : center;
    yield mark.symbol('c_1', first.center, towards, 20);
    yield mark.symbol('c_2', center, p, 26);
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    yield mark.symbol('p', p, center, 26);
  },
});
