import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { type CircleValue, circle } from '#figure/parts/circle.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { along, lerp } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  castCircleAgainstCircle,
  circlesIntersect,
  closestPointOnSegment,
  collideCircles,
  distance,
} from '#lib/index.ts';

export interface State {
  readonly ball: MovingCircle;
  readonly post: CircleValue;
  readonly t: number;
}

export const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
/** Of the ball. */
export const radius = 7;
/** The slider of time, at the bottom. */
const axis = { at: 5, left: 16, right: 80 };

export const at = (
  [x, y]: readonly [number, number],
  [vx, vy]: readonly [number, number],
  post: readonly [number, number, number] = [50, 36, 9],
  t = 1,
): State => ({
  ball: { center: { x, y }, velocity: { x: vx, y: vy } },
  post: { center: { x: post[0], y: post[1] }, radius: post[2] },
  t,
});

const moment = (fraction: number) => `t = ${show(fraction, 2)}`;

interface At {
  readonly fraction: number;
}

export const figure = defineFigure({
  name: 'moving-circle',
  version: 1,
  caption: 'Press Play, or drag $t$. Then drag the ball or the tip of $v$',
  description:
    'A ball, an arrow for its displacement in one step, and a round post in its way. The area ' +
    'that the ball sweeps is a capsule. A circle shows where the ball first touches the post, ' +
    'and a slider at the bottom moves the ball through the step.',
  world,
  close: { minX: 0, maxX: 96, minY: 9, maxY: 64 },
  parts: {
    ball: movingCircle({ center: 'c', velocity: 'v', fastest: 80 }),
    post: circle({ center: 'c_1', radius: 'r_1', minRadius: 2, maxRadius: 16 }),
    t: numberOnAxis('t', { ...axis, min: 0, max: 1, step: 0.01, ends: [axis.left, axis.right] }),
  },
  presets: [
    { name: 'over', label: 'steps over it', state: at([16, 24], [64, 24], undefined, 0.294) },
    { name: 'into', label: 'ends inside', state: at([16, 24], [33, 12]) },
    { name: 'past', label: 'passes', state: at([14, 50], [66, 4], [50, 30, 9]) },
    { name: 'short', label: 'falls short', state: at([16, 24], [16, 6]) },
    { name: 'grazing', label: 'grazes it', state: at([16, 20], [64, 0]) },
    { name: 'leaving', label: 'touches, leaves', state: at([61, 28], [24, -6], [52, 40, 8]) },
  ],
  meanings: {
    c: 'centre of the ball at the start of the step',
    v: 'its displacement in one step, velocity times time',
    t: 'fraction of the step: 0 at the start, 1 at the end',
    q: 'the point where the two first touch',
    c_1: 'centre of the post',
    r_1: 'radius of the post',
  },
  conventions: ['filled', 'yUp'],

  answer: ({ ball: { center, velocity }, post, t }: State) => {
    const moving = { center, radius };
    const end = tipOf({ center, velocity });
    const here = { center: lerp(center, end, t), radius };
    const path = { a: center, b: end };
    return {
      cast: castCircleAgainstCircle(post, moving, velocity),
      starts: circlesIntersect(post, moving),
      /** The result of a test at the end only. */
      ends: circlesIntersect(post, { center: end, radius }),
      here,
      now: collideCircles(post, here),
      gap: distance(post.center, closestPointOnSegment(post.center, path)) - radius - post.radius,
    };
  },

  calls: {
    castCircleAgainstCircle: {
      load: () => import('#lib/cast-circle-against-circle.ts?trace'),
      values: ({ ball: { center, velocity }, post }) => [post, { center, radius }, velocity],
    },
  },

  sweep: {
    label: 'ball through one step, in slow motion',
    seconds: 8,
    repeat: 'back-and-forth',
    at: ({ ball, post }, t) => ({ ball, post, t: toStep(t, 0.001) }),
  },

  words: {
    leaves: () => miss('the two touch, but the ball moves away'),
    passes: ({ gap }: { gap: number }) =>
      miss(
        gap < 0.05
          ? 'the ball only grazes the post'
          : `the ball stays ${show(gap, 1)} away from the post`,
      ),
    notYet: ({ fraction }: At) => ({
      word: 'not yet',
      rest: `it will touch at ${moment(fraction)}`,
    }),
    through: ({ fraction }: At) =>
      hit(`at ${moment(fraction)}, but a test at the end of the step misses it`),
    behind: ({ fraction }: At) =>
      hit(`at ${moment(fraction)}, and here the ball is behind the post`),
    since: ({ fraction, depth }: At & { depth: number }) =>
      hit(
        depth < 1
          ? `at ${moment(fraction)}, and the ball has just met the post`
          : `at ${moment(fraction)}, and here the ball is ${show(depth, 1)} deep`,
      ),
  },

  find: ({ t }, { cast, starts, ends, now, gap }) => {
    if (!cast) {
      return starts
        ? { hit: false, kind: 'leaves' }
        : { hit: false, kind: 'passes', gap: Math.max(0, gap) };
    }
    const { fraction } = cast;
    if (t < fraction) return { hit: false, kind: 'notYet', fraction };
    if (t === 1 && !ends) return { hit: true, kind: 'through', fraction };
    if (!now) return { hit: true, kind: 'behind', fraction };
    return { hit: true, kind: 'since', fraction, depth: now.depth };
  },

  *draw({ ball, post, t }, { cast, here, now }, view) {
    const { center } = ball;
    const end = tipOf(ball);
    yield mark.capsule('swept', 'fill-circle-tint', center, end, radius, 'ground');
    yield mark.circle('post', 'shape', post);
    yield mark.circle('start', 'stroke-circle dashed', { center, radius });
    yield mark.circle('end', 'stroke-circle dashed', { center: end, radius });
    yield mark.circle('ball', now ? 'disc fill-hit' : 'disc', here);
    yield mark.arrow('way', 'stroke-circle firm', center, end);
    if (cast) {
      const { fraction, point, normal } = cast;
      const touch = lerp(center, end, fraction);
      yield mark.circle('touch', 'stroke-point firm', { center: touch, radius }, 'marks');
      const tip = along(point, normal, 4.5);
      yield mark.arrow('normal', 'stroke-normal bold', point, tip);
      yield mark.dot('c-touch', 'fill-circle', touch, 3.5);
      yield mark.dot('q', 'fill-point stroke-paper', point, 6);
      if (!view.sketch) {
        yield mark.symbolAlong('n', point, tip, 15);
        yield mark.symbol('q', point, touch, 20);
        yield mark.symbol("c'", touch, point, 22);
      }
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.dot('c_1', 'fill-ink', post.center, 3);
    yield mark.symbol('c_1', post.center, cast?.point ?? center, 18);
    yield mark.symbol('c', center, end, view.sketch ? 17 : 22);
    yield mark.symbolAlong('v', lerp(center, end, 0.6), end, -18);
    if (view.sketch) return;
    const rim = { x: center.x, y: center.y + radius };
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.label(
      'r',
      'r',
      { x: center.x, y: center.y + radius / 2 },
      { symbol: 'r', dx: -10, dy: 7 },
    );
    const [left, right] = [axis.left, axis.right].map((x) => ({ x, y: axis.at })) as [
      typeof center,
      typeof center,
    ];
    yield mark.line('axis', 'stroke-border', left, right);
    yield mark.label('axis-0', '0', left, { dx: -22, dy: 5, style: 'small' });
    yield mark.label('axis-1', '1', right, { dx: 15, dy: 5, style: 'small' });
    if (cast) {
      const meeting = lerp(left, right, cast.fraction);
      yield mark.line(
        'axis-touch',
        'stroke-point bold',
        along(meeting, { x: 0, y: 1 }, -3),
        along(meeting, { x: 0, y: 1 }, 3),
      );
    }
    yield mark.symbol(
      't',
      lerp(left, right, t),
      along(lerp(left, right, t), { x: 0, y: -1 }, 1),
      24,
    );
  },
});
