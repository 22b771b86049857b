import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { along, lerp } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { distance, dot, type Vec2 } from '#lib/index.ts';
import { fractionOfContact, halfGrownChord } from '../formulas.ts';
import { at, figure as hero, radius } from './moving-circle.ts';

const { ball, post } = hero.parts;

interface State {
  readonly ball: (typeof hero.presets)[0]['state']['ball'];
  readonly post: (typeof hero.presets)[0]['state']['post'];
}

const without = ({ ball, post }: ReturnType<typeof at>): State => ({ ball, post });

export const figure = defineFigure({
  name: 'swept-chord',
  version: 1,
  caption: 'Drag the tip of $v$, and watch $d$ and $h$',
  description:
    'The post grown by the radius of the ball, and the line along which the centre of the ball ' +
    'moves. A perpendicular from the centre of the post meets that line in the middle of the chord ' +
    'that the grown circle cuts out. The chord begins where the ball touches.',
  world: { minX: 0, maxX: 96, minY: 4, maxY: 64, inset: 3 },
  parts: { ball, post },
  presets: [
    { name: 'numbers', label: 'whole numbers', state: without(at([14, 24], [62, 0], [57, 33, 8])) },
    { name: 'center', label: 'head on', state: without(at([14, 24], [62, 0], [57, 24, 8])) },
    { name: 'near', label: 'nearly past', state: without(at([14, 24], [62, 0], [57, 38.8, 8])) },
    { name: 'past', label: 'past it', state: without(at([14, 20], [62, 0], [57, 38, 8])) },
  ],
  meanings: {
    c: 'centre of the ball at the start',
    v: 'its displacement',
    c_1: 'centre of the post',
    r: 'radius of the ball',
    r_1: 'radius of the post',
    d: 'distance from $c_1$ to the line of motion',
    h: 'half of the chord that the grown circle cuts out of the line',
    f: 'how far the centre moves until it is closest to $c_1$',
    t: 'fraction of the step: 0 at the start, 1 at the end',
  },
  conventions: ['filled'],

  answer: ({ ball: { center, velocity }, post }: State) => {
    const { cast } = hero.answer({ ball: { center, velocity }, post, t: 0 });
    const l = distance({ x: 0, y: 0 }, velocity);
    const to = { x: post.center.x - center.x, y: post.center.y - center.y };
    // Without a displacement, the line has no direction.
    const f = l > 0 ? dot(to, velocity) / l : 0;
    const foot = l > 0 ? along(center, velocity, f / l) : center;
    const d = distance(post.center, foot);
    const reach = radius + post.radius;
    return { cast, l, f, foot, d, reach, h: Math.sqrt(Math.max(0, reach ** 2 - d ** 2)) };
  },

  calls: {
    castCircleAgainstCircleSimply: {
      load: () => import('#lib/plain/cast-circle-against-circle-simply.ts?trace'),
      values: ({ ball: { center, velocity }, post }) => [post, { center, radius }, velocity],
    },
  },

  words: {
    hit: ({ fraction }: { fraction: number }) => hit(`at t = ${show(fraction, 2)}`),
    past: ({ gap }: { gap: number }) =>
      miss(gap < 0.05 ? 'the line only grazes the grown circle' : `d is ${show(gap, 1)} too long`),
    elsewhere: () =>
      miss('the line crosses the grown circle, but the ball does not enter it in this step'),
  },

  find: (_state, { cast, d, reach, h }) => {
    if (cast) return { hit: true, kind: 'hit', fraction: cast.fraction };
    if (d > reach || h === 0) return { hit: false, kind: 'past', gap: Math.max(0, d - reach) };
    return { hit: false, kind: 'elsewhere' };
  },

  formulas: [halfGrownChord, fractionOfContact],
  values: ({ post }, { cast, l, f, d, h }) => ({
    r: radius,
    r_1: post.radius,
    d,
    h,
    f,
    l,
    t: cast?.fraction ?? 0,
  }),
  used: (_state, { cast, d, reach }) => ({
    halfGrownChord: d <= reach,
    fractionOfContact: cast !== null && cast.fraction > 0,
  }),

  *draw({ ball: { center, velocity }, post }, { cast, foot, f, d, h, l, reach }) {
    const end = along(center, velocity, 1);
    yield mark.circle('grown', 'fill-tint stroke-border', { center: post.center, radius: reach });
    yield mark.circle('post', 'shape', post);
    yield mark.circle('ball', 'stroke-circle dashed', { center, radius });
    yield mark.arrow('way', 'stroke-circle firm', center, end);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.dot('c_1', 'fill-ink', post.center, 3);
    yield mark.symbol('c', center, end, 20);
    yield mark.symbol('v', end, center, 18);
    yield mark.symbol('c_1', post.center, foot, 20);
    if (l === 0) return;
    // The displacement's length is labelled on the side away from the post.
    const to = { x: post.center.x - center.x, y: post.center.y - center.y };
    const isLeft = velocity.x * to.y - velocity.y * to.x >= 0;
    const aside = (isLeft ? -1 : 1) * (radius + 4);
    const beside = (at: Vec2, by: number) => ({
      x: at.x - (velocity.y / l) * by,
      y: at.y + (velocity.x / l) * by,
    });
    for (const [key, at] of [
      ['l-from', center],
      ['l-to', end],
    ] as const) {
      yield mark.line(key, 'stroke-faint thin', beside(at, aside - 1), beside(at, aside + 1));
    }
    yield mark.line('l-line', 'stroke-faint thin', beside(center, aside), beside(end, aside));
    yield mark.symbolAlong('l', beside(center, aside), beside(end, aside), isLeft ? -16 : 16);
    yield mark.line('d', 'stroke-ink dashed', post.center, foot);
    yield mark.rightAngle('right', foot, post.center, center);
    if (d > 3) yield mark.symbolAlong('d', foot, post.center, -13);
    if (cast && cast.fraction > 0) {
      const touch = lerp(center, end, cast.fraction);
      yield mark.circle('touch', 'stroke-point firm', { center: touch, radius }, 'marks');
      yield mark.line('chord', 'stroke-point thick', touch, foot);
      yield mark.line('reach', 'stroke-faint thin', post.center, touch);
      yield mark.dot('c-touch', 'fill-circle stroke-paper', touch, 5);
      yield mark.symbol("c'", touch, foot, 24);
      if (h > 3) yield mark.symbolAlong('h', touch, foot, -16);
      if (f - h > 8) {
        yield mark.labelAlong('f-h', 'f − h', center, touch, 16, { of: 'f', style: 'symbol' });
      }
      // The label of the hypotenuse, on the side away from the line of motion.
      const [ex, ey] = [post.center.x - touch.x, post.center.y - touch.y];
      const out = (isLeft ? 16 : -16) / reach;
      const middle = lerp(touch, post.center, 0.3);
      const name = { x: middle.x - ey * out, y: middle.y + ex * out };
      yield mark.line('r+r_1-leader', 'stroke-border thin dotted', middle, name);
      yield mark.label('r+r_1', 'r + r₁', name, {
        dx: -8,
        dy: isLeft ? -2 : 16,
        of: 'r_1',
        style: 'symbol',
      });
    }
  },
});
