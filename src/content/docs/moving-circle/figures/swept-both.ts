import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { along, lerp } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { castCircleAgainstCircle, collideCircles, type Vec2 } from '#lib/index.ts';
import { relativeAcross, relativeUp } from '../formulas.ts';

type View = 'world' | 'first';

export interface State {
  readonly first: MovingCircle;
  readonly second: MovingCircle;
  readonly t: number;
  readonly view: View;
}

const axis = { at: 5, left: 16, right: 80 };
const [r1, r2] = [7, 5];

const at = (
  [x1, y1, ux, uy]: readonly [number, number, number, number],
  [x2, y2, vx, vy]: readonly [number, number, number, number],
  view: View = 'world',
  t = 0,
): State => ({
  first: { center: { x: x1, y: y1 }, velocity: { x: ux, y: uy } },
  second: { center: { x: x2, y: y2 }, velocity: { x: vx, y: vy } },
  t,
  view,
});

interface At {
  readonly fraction: number;
}

export const figure = defineFigure({
  name: 'swept-both',
  version: 1,
  caption: 'Press Play in each view, and aim with the tips of $u$ and $v$',
  description:
    'Two balls, each with an arrow for its displacement in one step. Both move at once, and ' +
    'their paths may cross without a hit. In the other view the first ball stands still, and the second ' +
    'moves by the difference of the displacements.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: {
    first: movingCircle({ center: 'c_1', velocity: 'u', fastest: 80 }),
    second: movingCircle({ center: 'c_2', velocity: 'v', fastest: 80 }),
    t: numberOnAxis('t', { ...axis, min: 0, max: 1, step: 0.01, ends: [axis.left, axis.right] }),
    view: choice<View>('seen', [
      { name: 'world', label: 'as they move' },
      { name: 'first', label: 'from the first' },
    ]),
  },
  presets: [
    { name: 'meet', label: 'they meet', state: at([20, 22, 40, 14], [78, 14, -32, 34]) },
    {
      name: 'seen',
      label: 'the same from the first',
      state: at([20, 22, 40, 14], [78, 14, -32, 34], 'first'),
    },
    { name: 'cross', label: 'paths cross, no hit', state: at([38, 20, 40, 6], [52, 56, -4, -42]) },
    { name: 'chase', label: 'side by side', state: at([16, 20, 50, 16], [20, 40, 50, 16]) },
  ],
  meanings: {
    c_1: 'centre of the first ball at the start',
    u: 'displacement of the first ball',
    c_2: 'centre of the second ball at the start',
    v: 'displacement of the second ball',
    e: 'displacement of the second, seen from the first',
    t: 'fraction of the step: 0 at the start, 1 at the end',
  },
  conventions: ['filled', 'yUp'],

  answer: ({ first, second, t }: State) => {
    const { velocity: u } = first;
    const { velocity: v } = second;
    const e = { x: v.x - u.x, y: v.y - u.y };
    const bodies = [
      { center: first.center, radius: r1 },
      { center: second.center, radius: r2 },
    ] as const;
    return {
      e,
      cast: castCircleAgainstCircle(...bodies, e),
      now: collideCircles(
        { center: along(first.center, u, t), radius: r1 },
        { center: along(second.center, v, t), radius: r2 },
      ),
    };
  },

  sweep: {
    label: 'both balls through one step, in slow motion',
    seconds: 8,
    repeat: 'back-and-forth',
    at: (state, t) => ({ ...state, t: toStep(t, 0.001) }),
  },

  words: {
    never: () => miss('the balls do not meet in this step'),
    notYet: ({ fraction }: At) => ({
      word: 'not yet',
      rest: `the balls will touch at t = ${show(fraction, 2)}`,
    }),
    since: ({ fraction }: At) => hit(`the balls touch at t = ${show(fraction, 2)}`),
  },

  find: ({ t }, { cast }) => {
    if (!cast) return { hit: false, kind: 'never' };
    const { fraction } = cast;
    return fraction > t
      ? { hit: false, kind: 'notYet', fraction }
      : { hit: true, kind: 'since', fraction };
  },

  formulas: [relativeAcross, relativeUp],
  values: ({ first: { velocity: u }, second: { velocity: v } }, { e }) => ({
    'u.x': u.x,
    'u.y': u.y,
    'v.x': v.x,
    'v.y': v.y,
    'e.x': e.x,
    'e.y': e.y,
  }),

  *draw({ first, second, t, view }, { e, cast, now }) {
    const isStill = view === 'first';
    const rest: Vec2 = { x: 0, y: 0 };
    const [u, v] = isStill ? [rest, e] : [first.velocity, second.velocity];
    const [from1, from2] = [first.center, second.center];
    const [to1, to2] = [along(from1, u, 1), along(from2, v, 1)];
    const [here1, here2] = [along(from1, u, t), along(from2, v, t)];
    if (isStill) {
      yield mark.circle(
        'grown',
        'fill-tint stroke-border',
        { center: from1, radius: r1 + r2 },
        'ground',
      );
      yield mark.capsule('swept-2', 'fill-circle-tint', from2, to2, r2, 'ground');
    } else {
      yield mark.capsule('swept-1', 'fill-tint', from1, to1, r1, 'ground');
      yield mark.capsule('swept-2', 'fill-circle-tint soft', from2, to2, r2, 'ground');
    }
    yield mark.circle('first', 'fill-shape stroke-point firm', { center: here1, radius: r1 });
    yield mark.circle('second', now ? 'disc fill-hit' : 'disc', { center: here2, radius: r2 });
    if (isStill) {
      yield mark.arrow('e', 'stroke-circle firm', from2, to2);
      yield mark.symbolAlong('e', lerp(from2, to2, 0.6), to2, 18);
    }
    yield mark.arrow('u', isStill ? 'stroke-faint thin' : 'stroke-point firm', from1, tipOf(first));
    yield mark.arrow(
      'v',
      isStill ? 'stroke-faint thin' : 'stroke-circle firm',
      from2,
      tipOf(second),
    );
    yield mark.symbolAlong('u', lerp(from1, tipOf(first), 0.7), tipOf(first), 18);
    yield mark.symbolAlong('v', lerp(from2, tipOf(second), 0.7), tipOf(second), 18);
    if (cast) {
      const touch = (from: Vec2, way: Vec2) => along(from, way, cast.fraction);
      yield mark.circle(
        'touch-1',
        'stroke-point dashed',
        { center: touch(from1, u), radius: r1 },
        'marks',
      );
      yield mark.circle(
        'touch-2',
        'stroke-circle dashed',
        { center: touch(from2, v), radius: r2 },
        'marks',
      );
    }
    yield mark.dot('c_1', 'fill-ink', from1, 3);
    yield mark.dot('c_2', 'fill-circle', from2, 3);
    yield mark.symbol('c_1', from1, tipOf(first), 20);
    yield mark.symbol('c_2', from2, tipOf(second), 20);
    const [left, right] = [axis.left, axis.right].map((x) => ({ x, y: axis.at })) as [Vec2, Vec2];
    yield mark.line('axis', 'stroke-border', left, right);
    yield mark.label('axis-0', '0', left, { dx: -22, dy: 5, style: 'small' });
    yield mark.label('axis-1', '1', right, { dx: 15, dy: 5, style: 'small' });
    if (cast) {
      const meeting = lerp(left, right, cast.fraction);
      yield mark.line(
        'axis-touch',
        'stroke-ink bold',
        along(meeting, { x: 0, y: 1 }, -1.2),
        along(meeting, { x: 0, y: 1 }, 1.2),
      );
    }
    const here = lerp(left, right, t);
    yield mark.symbol('t', here, along(here, { x: 0, y: -1 }, 1), 20);
  },
});
