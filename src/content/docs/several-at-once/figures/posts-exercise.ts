import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type Crowd, crowd } from '#figure/parts/crowd.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { type Circle, shortestWayOut } from '#lib/index.ts';
import { lengthOf, plus } from '../scenes.ts';

export interface State {
  readonly crowd: Crowd;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

/** The ball first, which is also the selected circle. */
const at = (...circles: readonly Circle[]): State => ({ crowd: { circles, selected: 0 } });

const between = at(disc(48, 34, 8), disc(33, 28, 11), disc(63, 28, 11));
const third = at(disc(48, 30, 7), disc(35, 30, 10), disc(61, 30, 10), disc(48, 45, 7));
const ring = at(
  disc(47, 32, 7),
  disc(48, 46, 7),
  disc(34, 37, 7),
  disc(38, 20, 7),
  disc(58, 20, 7),
  disc(62, 37, 7),
);
const starts = [at(disc(46, 36, 8), disc(40, 28, 11)), between, third, ring];

/** The first preset with so many circles, or the ring with more posts below it. */
function deal(count: number): readonly Circle[] {
  const known = starts.find(({ crowd }) => crowd.circles.length === count);
  if (known) return known.crowd.circles;
  return ring.crowd.circles.slice(0, count);
}

/** The selected circle, and all the others as posts. */
function parted({ crowd: { circles, selected } }: State) {
  const posts = circles.filter((_, i) => i !== selected);
  const none = { segments: [], boxes: [], orientedBoxes: [], polygons: [] };
  return { ball: circles[selected]!, obstacles: { circles: posts, ...none } };
}

export const figure = defineFigure({
  name: 'posts-exercise',
  version: 1,
  caption: 'Drag any circle; the selected one is pushed',
  description:
    'Round posts and a circle that overlaps some of them. A dashed track around each post ' +
    'shows where the centre of the circle is when the two touch. A bold arrow is the ' +
    'shortest push, which ends at the centre of a dotted circle that just touches.',
  world,
  parts: {
    crowd: crowd({ deal, most: 6, bounds: { minX: 4, maxX: 92, minY: 4, maxY: 60 } }),
  },
  presets: [
    { name: 'between', label: 'between two posts', state: between },
    { name: 'one', label: 'one post', state: starts[0]! },
    { name: 'third', label: 'a third post', state: third },
    { name: 'ring', label: 'in a ring', state: ring },
  ],
  meanings: { k: 'number of circles' },
  conventions: ['touching', 'filled'],

  answer: (state: State) => {
    const { ball, obstacles } = parted(state);
    return { push: shortestWayOut(obstacles, ball)! };
  },

  calls: {
    shortestWayOutSimply: {
      load: () => import('#lib/plain/shortest-way-out-simply.ts?trace'),
      values: (state) => {
        const { ball, obstacles } = parted(state);
        return [obstacles, ball];
      },
      state: ([{ circles }, ball]) => ({ crowd: { circles: [ball, ...circles], selected: 0 } }),
    },
  },

  words: {
    free: () => miss('the circle is free'),
    push: ({ length }: { length: number }) => hit(`the shortest push is ${show(length, 1)} long`),
  },

  find: (_state, { push }) => {
    const length = lengthOf(push);
    return length === 0 ? { hit: false, kind: 'free' } : { hit: true, kind: 'push', length };
  },

  *draw(state, { push }) {
    const { ball, obstacles } = parted(state);
    const { center, radius } = ball;
    for (const [i, post] of obstacles.circles.entries()) {
      yield mark.circle(`track-${i}`, 'stroke-border light dashed', {
        center: post.center,
        radius: post.radius + radius,
      });
      yield mark.circle(`post-${i}`, 'shape', post);
    }
    const isFree = lengthOf(push) === 0;
    yield mark.circle('disc', isFree ? 'disc' : 'disc fill-hit', ball);
    yield mark.dot('c', 'fill-circle', center, 3);
    if (isFree) return;
    const goal = plus(center, push);
    yield mark.circle('pushed', 'stroke-circle dotted', { center: goal, radius });
    yield mark.arrow('push', 'stroke-normal bold', center, goal);
  },
});
