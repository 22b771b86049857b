import { defineFigure } from '#figure/figure.ts';
import type { Said } from '#figure/finding.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { along } from '#figure/places.ts';
import { distance, keepCircleInsideCircle } from '#lib/index.ts';
import { depthBack, whollyInside } from '../formulas.ts';

export interface State {
  readonly arena: CircleValue;
  readonly ball: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 2 };
const disc = (x: number, y: number, radius: number): CircleValue => ({ center: { x, y }, radius });
const arena = disc(44, 32, 29);

export const at = (
  [x, y, radius]: readonly [number, number, number],
  outer: CircleValue = arena,
): State => ({ arena: outer, ball: disc(x, y, radius) });

const inside = (rest: string): Said => ({ word: 'inside', rest });

const out = (rest: string): Said => ({ word: 'sticks out', rest });

export const figure = defineFigure({
  name: 'keep-inside',
  version: 1,
  caption: 'Drag the ball, or either rim',
  description:
    'A round arena, and a ball that sticks out of it. An arrow pushes the ball towards the middle of ' +
    'the arena, and a dotted circle shows where it then touches the rim from inside.',
  world,
  close: { minX: 8, maxX: 90, minY: 1, maxY: 63 },
  parts: {
    arena: circle({ center: 'c_1', radius: 'r_1', minRadius: 6, maxRadius: 30 }),
    ball: circle({ minRadius: 2, maxRadius: 20 }),
  },
  presets: [
    { name: 'out', label: 'sticks out', state: at([72, 53, 9]) },
    { name: 'inside', label: 'inside', state: at([54, 38, 9]) },
    { name: 'touching', label: 'touches the rim', state: at([56, 48, 9]) },
    { name: 'outside', label: 'outside', state: at([84, 12, 7]) },
    { name: 'large', label: 'too large', state: at([52, 36, 16], disc(44, 32, 12)) },
  ],
  meanings: {
    c_1: 'centre of the arena',
    r_1: 'radius of the arena',
    c: 'centre of the ball',
    r: 'radius of the ball',
    d: 'distance from $c_1$ to $c$',
    s: 'the depth, or how far to push',
  },
  conventions: ['yUp'],

  answer: ({ arena, ball }: State) => ({
    push: keepCircleInsideCircle(arena, ball),
    room: Math.max(0, arena.radius - ball.radius),
    fits: ball.radius <= arena.radius,
    d: distance(arena.center, ball.center),
  }),

  calls: {
    keepCircleInsideCircle: {
      load: () => import('#lib/keep-circle-inside-circle.ts?trace'),
      values: ({ arena, ball }) => [arena, ball],
    },
    keepCircleInsideCircleSimply: {
      load: () => import('#lib/plain/keep-circle-inside-circle-simply.ts?trace'),
      values: ({ arena, ball }) => [arena, ball],
    },
  },
  truthOf: 'ball',

  words: {
    inside: ({ gap }: { gap: number }) => inside(`the rims are ${show(gap, 1)} apart`),
    touching: () => inside('the ball touches the rim'),
    out: ({ depth }: { depth: number }) => out(`push it back by ${show(depth, 1)}`),
    large: ({ depth }: { depth: number }) =>
      out(`the ball does not fit, so push it to the middle, by ${show(depth, 1)}`),
  },

  find: (_state, { push, room, fits, d }) => {
    if (!fits) return { hit: false, kind: 'large', depth: push?.depth ?? 0 };
    if (!push) {
      return room - d < 0.05
        ? { hit: true, kind: 'touching' }
        : { hit: true, kind: 'inside', gap: room - d };
    }
    const { depth } = push;
    return depth < 0.05 ? { hit: true, kind: 'touching' } : { hit: false, kind: 'out', depth };
  },

  formulas: [whollyInside, depthBack],
  values: ({ arena, ball }, { push, d }) => ({
    r_1: arena.radius,
    r: ball.radius,
    d,
    s: push?.depth ?? 0,
  }),
  used: (_state, { push, fits }) => ({ whollyInside: fits, depthBack: fits && push !== null }),

  *draw({ arena, ball }, { push, room, d }, view) {
    const [middle, center] = [arena.center, ball.center];
    yield mark.circle('arena', 'shape', arena);
    if (room > 0)
      yield mark.circle('room', 'stroke-border dashed', { center: middle, radius: room });
    yield mark.circle('ball', push ? 'disc' : 'disc fill-hit', ball);
    yield mark.line('distance', 'stroke-ink dashed', middle, center);
    const rim = rimHandle(ball, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (push && push.depth > 0.05) {
      const there = along(center, push.normal, push.depth);
      yield mark.circle('there', 'stroke-circle dotted', { center: there, radius: ball.radius });
      yield mark.arrow('push', 'stroke-normal bold', center, there);
      if (!view.sketch && push.depth > 5) yield mark.symbolAlong('s', center, there, 15);
    }
    yield mark.dot('c_1', 'fill-ink', middle, 3);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c_1', middle, center, 20);
    yield mark.symbol('c', center, middle, 20);
    if (view.sketch) return;
    if (ball.radius > 5) yield mark.symbolAlong('r', center, rim, -14);
    const other = rimHandle(arena, world);
    yield mark.line('arena-radius', 'stroke-ink', middle, other);
    yield mark.symbolAlong('r_1', middle, other, -14);
    if (d > 14)
      yield mark.symbolAlong('d', middle, push ? along(middle, push.normal, -room) : center, -14);
  },
});
