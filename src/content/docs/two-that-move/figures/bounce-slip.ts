import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { along } from '#figure/places.ts';
import { miss } from '#figure/words/verdict.ts';
import { bounceCircles, distance, type Vec2 } from '#lib/index.ts';
import { at, contact, first, figure as hero, second, type State as Whole } from './two-balls.ts';

type State = Pick<Whole, 'u' | 'v'>;

const { u, v } = hero.parts;
const velocities = ({ u, v }: Whole): State => ({ u, v });
const still: Vec2 = { x: 0, y: 0 };

export const figure = defineFigure({
  name: 'bounce-slip',
  version: 1,
  caption: 'Drag the tip of $u$ around',
  description:
    'Two equal balls as they meet, the second at rest, and an arrow for the velocity of the first. ' +
    'Dashed arrows show both velocities after the bounce, and the arrow of the second ' +
    'ball begins at its rim. Red arrows show the result of the slip: the first ball stops, and the ' +
    'second gets all of its velocity, even if they only brush.',
  world: { minX: 0, maxX: 96, minY: 2, maxY: 70, inset: 2 },
  parts: { u, v },
  presets: [
    { name: 'brush', label: 'only brushing', state: velocities(at([17, -20], [0, 0])) },
    { name: 'slanted', label: 'slanted', state: velocities(at([24, 0], [0, 0])) },
    { name: 'head', label: 'head on', state: velocities(at([20, 15], [0, 0])) },
  ],
  meanings: {
    u: 'first ball’s velocity before the bounce',
    "u'": 'first ball’s velocity after the bounce',
    v: 'second ball’s velocity before the bounce',
    "v'": 'second ball’s velocity after the bounce',
  },
  conventions: [],

  answer: ({ u, v }: State) => {
    const after = bounceCircles({ velocity: u, mass: 1 }, { velocity: v, mass: 1 }, contact);
    // With equal masses, the 1D formula, applied to x and y separately, swaps the velocities.
    const bounces = after.a !== u;
    return { after, bounces, off: bounces ? distance(after.b, u) : 0 };
  },

  words: {
    parting: () => miss('the balls do not approach each other, so nothing changes'),
    same: () => ({ word: 'the same', rest: 'here the result of the slip is right' }),
    wrong: ({ speed }: { speed: number }) => ({
      word: 'slip is wrong',
      rest: `the second ball should leave along the line of centres, at only ${show(speed, 1)}`,
    }),
    off: ({ off }: { off: number }) => ({
      word: 'slip is wrong',
      rest: `its velocity for the second ball is off by ${show(off, 1)}`,
    }),
  },

  find: ({ v }, { bounces, after, off }) => {
    if (!bounces) return { hit: false, kind: 'parting' };
    if (off < 0.5) return { hit: true, kind: 'same' };
    return distance(still, v) < 0.05
      ? { hit: true, kind: 'wrong', speed: distance(still, after.b) }
      : { hit: true, kind: 'off', off };
  },

  *draw({ u, v }, { after, bounces }) {
    const { point, normal } = contact;
    const [a, b] = [first.center, second.center];
    const across = { x: -normal.y, y: normal.x };
    yield mark.line(
      'tangent',
      'stroke-border dotted',
      along(point, across, -16),
      along(point, across, 16),
      'ground',
    );
    yield mark.line(
      'centres',
      'stroke-faint thin',
      along(a, normal, -first.radius),
      along(b, normal, second.radius),
      'ground',
    );
    yield mark.circle('first', 'fill-shape stroke-point firm', first);
    yield mark.circle('second', 'disc', second);
    const arrow = (key: string, style: string, from: Vec2, velocity: Vec2) =>
      mark.arrow(key, style, from, along(from, velocity, 1));
    const isLong = (velocity: Vec2) => distance(still, velocity) > 3;
    // The handle of v hides the middle of the second ball, so both answers start at its rim.
    const rim = along(b, normal, second.radius);
    const slipRim = along(b, u, second.radius / (distance(still, u) || 1));
    if (bounces) {
      yield arrow('slip-second', 'stroke-wrong firm', slipRim, u);
      yield mark.label('slip-name', 'slip', along(slipRim, u, 1), {
        dx: 10,
        dy: 5,
        style: 'small fill-wrong',
      });
      if (isLong(v)) yield arrow('slip-first', 'stroke-wrong firm', a, v);
      else {
        yield mark.circle('slip-stop', 'stroke-wrong firm', { center: a, radius: 2.2 });
        yield mark.label('slip-stops', 'slip: stops', a, {
          dx: -16,
          dy: -21,
          style: 'small middle fill-wrong',
        });
      }
      yield arrow('u-after', 'stroke-point firm dashed', a, after.a);
      yield arrow('v-after', 'stroke-circle firm dashed', rim, after.b);
      if (isLong(after.a)) yield mark.symbolAlong("u'", a, along(a, after.a, 1.5), -28);
      yield mark.symbol("v'", along(rim, after.b, 1), b, 22);
    }
    yield arrow('u', 'stroke-point firm', a, u);
    yield arrow('v', 'stroke-circle firm', b, v);
    if (isLong(u)) yield mark.symbol('u', along(a, u, 1), a, 18);
    if (isLong(v)) yield mark.symbol('v', along(b, v, 1), b, 16);
    yield mark.dot('c_1', 'fill-point', a, 3);
    yield mark.dot('c_2', 'fill-circle', b, 3);
  },
});
