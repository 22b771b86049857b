import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { along, lerp } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { distance, dot } from '#lib/index.ts';
import { fractionOfExit, halfInnerChord } from '../formulas.ts';
import { answer, at, parts, radius, type State, world } from './round-arena.ts';

export const figure = defineFigure({
  name: 'inner-chord',
  version: 1,
  caption: 'Drag the tip of $v$, and watch $d$ and $h$',
  description:
    'The arena, the dashed circle in it, and the line along which the centre of the ball moves. A ' +
    'perpendicular from the middle of the arena meets that line in the middle of the chord that the ' +
    'dashed circle cuts out. The chord ends where the ball touches the rim.',
  world,
  close: { minX: 8, maxX: 88, minY: 1, maxY: 63 },
  parts,
  presets: [
    { name: 'numbers', label: 'whole numbers', state: at([36, 39], [40, 0]) },
    { name: 'behind', label: 'past the closest point', state: at([56, 27], [28, -6]) },
    { name: 'middle', label: 'through the middle', state: at([28, 20], [36, 27]) },
    { name: 'short', label: 'too short', state: at([36, 39], [24, 0]) },
  ],
  meanings: {
    c: 'centre of the ball at the start',
    v: 'its displacement',
    c_1: 'centre of the arena',
    r: 'radius of the ball',
    r_1: 'radius of the arena',
    d: 'distance from $c_1$ to the line of motion',
    h: 'half of the chord that the dashed circle cuts out of the line',
    f: 'how far the centre moves until it is closest to $c_1$, negative if it moves away',
    t: 'fraction of the step: 0 at the start, 1 at the end',
  },
  conventions: [],

  answer: (state: State) => {
    const { ball, arena } = state;
    const { center, velocity } = ball;
    const { cast, isInside, room } = answer(state);
    const l = distance({ x: 0, y: 0 }, velocity);
    const to = { x: arena.center.x - center.x, y: arena.center.y - center.y };
    // Without a displacement, the line has no direction.
    const f = l > 0 ? dot(to, velocity) / l : 0;
    const foot = l > 0 ? along(center, velocity, f / l) : center;
    const d = distance(arena.center, foot);
    return { cast, isInside, room, l, f, foot, d, h: Math.sqrt(Math.max(0, room ** 2 - d ** 2)) };
  },

  calls: {
    castCircleInsideCircleSimply: {
      load: () => import('#lib/plain/cast-circle-inside-circle-simply.ts?trace'),
      values: ({ ball: { center, velocity }, arena }) => [arena, { center, radius }, velocity],
    },
  },

  words: {
    hit: ({ fraction }: { fraction: number }) => hit(`at t = ${show(fraction, 2)}`),
    short: () => miss('the displacement ends inside the dashed circle'),
    outside: () => miss('the ball sticks out, but it moves back in'),
  },

  find: (_state, { cast, isInside }) => {
    if (cast) return { hit: true, kind: 'hit', fraction: cast.fraction };
    return { hit: false, kind: isInside ? 'short' : 'outside' };
  },

  formulas: [halfInnerChord, fractionOfExit],
  values: ({ arena }, { cast, l, f, d, h }) => ({
    r: radius,
    r_1: arena.radius,
    d,
    h,
    f,
    l,
    t: cast?.fraction ?? 0,
  }),
  used: (_state, { cast, d, room }) => ({
    halfInnerChord: d <= room,
    fractionOfExit: cast !== null && cast.fraction > 0 && d <= room,
  }),

  *draw({ ball: { center, velocity }, arena }, { cast, foot, f, d, h, l, room }) {
    const end = along(center, velocity, 1);
    yield mark.circle('arena', 'shape', arena);
    yield mark.circle('room', 'stroke-border dashed', { center: arena.center, radius: room });
    yield mark.circle('ball', 'stroke-circle dashed', { center, radius });
    yield mark.arrow('way', 'stroke-circle firm', center, end);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.dot('c_1', 'fill-ink', arena.center, 3);
    yield mark.symbol('c', center, end, 20);
    yield mark.symbol('v', end, center, 18);
    yield mark.symbol('c_1', arena.center, foot, 20);
    if (l === 0 || d > room) return;
    yield mark.line('d', 'stroke-ink dashed', arena.center, foot);
    yield mark.rightAngle('right', foot, arena.center, end);
    const exit = along(foot, velocity, h / l);
    yield mark.line('chord', 'stroke-point thick', foot, exit);
    yield mark.line('reach', 'stroke-faint thin', arena.center, exit);
    // The labels are on the side of the line away from the middle.
    const to = { x: arena.center.x - center.x, y: arena.center.y - center.y };
    const side = velocity.x * to.y - velocity.y * to.x >= 0 ? -1 : 1;
    if (d > 3) yield mark.symbolAlong('d', foot, arena.center, 13 * side);
    if (h > 6) yield mark.symbolAlong('h', foot, exit, 16 * side);
    if (f > 6) yield mark.symbolAlong('f', center, foot, 16 * side);
    yield mark.labelAlong('room-label', 'r₁ − r', arena.center, exit, -16 * side, {
      of: 'r_1',
      style: 'symbol',
    });
    if (!cast || cast.fraction === 0) return;
    const touch = lerp(center, end, cast.fraction);
    yield mark.circle('touch', 'stroke-point firm', { center: touch, radius }, 'marks');
    yield mark.dot('c-touch', 'fill-circle stroke-paper', touch, 5);
    yield mark.symbol("c'", touch, foot, 24);
  },
});
