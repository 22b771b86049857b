import { defineFigure } from '#figure/figure.ts';
import type { Said } from '#figure/finding.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { circleContainsCircle, distance } from '#lib/index.ts';

interface State {
  readonly first: CircleValue;
  readonly second: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const radii = { minRadius: 2, maxRadius: 30 };
const disc = (x: number, y: number, radius: number) => ({ center: { x, y }, radius });
const outer = disc(44, 32, 26);

const inside = (rest: string): Said => ({ word: 'inside', rest });

const not = (rest: string): Said => ({ word: 'not inside', rest });

export const figure = defineFigure({
  name: 'circle-in-circle',
  version: 1,
  caption: 'Drag either circle or its rim',
  description:
    'Two circles with centres c1 and c2 and radii r1 and r2. A dashed line between the centres is ' +
    'the distance d. The second circle is filled if all of it is in the first.',
  world,
  close: { minX: 6, maxX: 90, minY: 2, maxY: 62 },
  parts: {
    first: circle({ center: 'c_1', radius: 'r_1', ...radii }),
    second: circle({ center: 'c_2', radius: 'r_2', ...radii }),
  },
  presets: [
    { name: 'inside', label: 'inside', state: { first: outer, second: disc(52, 36, 9) } },
    { name: 'out', label: 'sticking out', state: { first: outer, second: disc(64, 40, 11) } },
    {
      name: 'touching',
      label: 'touching inside',
      state: { first: outer, second: disc(56, 41, 11) },
    },
    {
      name: 'larger',
      label: 'the inner one larger',
      state: { first: disc(44, 32, 12), second: disc(46, 34, 20) },
    },
  ],
  meanings: { d: 'distance from $c_1$ to $c_2$' },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ first, second }: State) => ({
    hit: circleContainsCircle(first, second),
    d: distance(first.center, second.center),
  }),

  calls: {
    circleContainsCircle: {
      load: () => import('#lib/circle-contains-circle.ts?trace'),
      values: ({ first, second }) => [first, second],
    },
  },
  truthOf: 'second',

  words: {
    inside: ({ room }: { room: number }) => inside(`the rims are ${show(room, 1)} apart`),
    touching: () => inside('it touches the rim from inside'),
    out: ({ out }: { out: number }) => not(`it sticks out by ${show(out, 1)}`),
  },

  find: ({ first, second }, { hit, d }) => {
    const room = first.radius - second.radius - d;
    if (!hit) return { hit, kind: 'out', out: -room };
    return room < 0.05 ? { hit, kind: 'touching' } : { hit, kind: 'inside', room };
  },

  *draw({ first, second }, { hit, d }, view) {
    const [a, b] = [first.center, second.center];
    const rims = [rimHandle(first, world), rimHandle(second, world)] as const;
    yield mark.circle('first', 'shape', first);
    yield mark.circle('second', hit ? 'disc fill-hit' : 'disc', second);
    yield mark.line('radius-1', 'stroke-ink', a, rims[0]);
    yield mark.line('radius-2', 'stroke-circle', b, rims[1]);
    if (first.radius > 6 && !view.sketch) yield mark.symbolAlong('r_1', a, rims[0], -14);
    if (second.radius > 6 && !view.sketch) yield mark.symbolAlong('r_2', b, rims[1], -14);
    yield mark.line('distance', 'stroke-ink dashed', a, b);
    if (d > 12) yield mark.symbolAlong('d', a, b, 14);
    yield mark.dot('c_1', 'fill-ink', a, 3);
    yield mark.dot('c_2', 'fill-circle', b, 3);
    yield mark.symbol('c_1', a, d > 0 ? b : rims[0], 24);
    yield mark.symbol('c_2', b, a, 24);
  },
});
