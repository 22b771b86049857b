import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { point } from '#figure/parts/point.ts';
import { placeable } from '#figure/paths.ts';
import { along } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { type Box, castCircleAgainstBox, collideBoxCircle, type Vec2 } from '#lib/index.ts';
import { noneSteppedOver } from '../formulas.ts';

type Tests = '1' | '2' | '4' | '8';

export interface State {
  readonly c: Vec2;
  readonly v: number;
  readonly tests: Tests;
}

export const world = { minX: 0, maxX: 96, minY: 0, maxY: 60, inset: 3 };
export const radius = 3;
export const wall: Box = { center: { x: 60, y: 31 }, halfWidth: 1, halfHeight: 17 };
const axis = { at: 5, left: 14, right: 62 };
const fastest = 40;

const at = (x: number, y: number, v: number, tests: Tests = '1'): State => ({
  c: { x, y },
  v,
  tests,
});

interface Tested {
  readonly tests: number;
}

/** The first start. The start moves on from here by what the fastest ball flies in a frame. */
const first = 6;

export const figure = defineFigure({
  name: 'swept-steps',
  version: 1,
  caption: 'Drag the speed $v$, or the start $c$',
  description:
    'A ball flies to the right towards a thin upright wall. Its position in each frame is drawn ' +
    'as a circle, and thinner circles in between show further tests. Circles that touch the wall ' +
    'are filled. A slider at the bottom sets how far the ball moves in one frame.',
  world,
  parts: {
    c: point('c', 'centre'),
    v: numberOnAxis('v', { ...axis, min: 2, max: fastest, ends: [axis.left, axis.right] }),
    tests: choice<Tests>('tests a frame', [
      { name: '1', label: '1' },
      { name: '2', label: '2' },
      { name: '4', label: '4' },
      { name: '8', label: '8' },
    ]),
  },
  presets: [
    { name: 'through', label: 'through the wall', state: at(8, 34, 21) },
    { name: 'lucky', label: 'found by luck', state: at(17, 34, 21) },
    { name: 'slow', label: 'slow enough', state: at(17, 34, 8) },
    { name: 'four', label: '4 tests a frame', state: at(10, 34, 21, '4') },
    { name: 'end', label: 'the end of the wall', state: at(10, 50.8, 21, '4') },
  ],
  meanings: {
    c: 'centre of the ball in the first frame',
    v: 'how far the ball moves in one frame',
    k: 'the number of tests in a frame',
    w: 'half the width of the wall',
  },
  conventions: ['touching', 'filled'],

  answer: ({ c, v, tests }: State) => {
    const step = v / Number(tests);
    // Only circles that are wholly in the picture.
    const count = Math.floor((world.maxX - radius - c.x) / step + 1e-9) + 1;
    const tested = Array.from({ length: count }, (_, i) => {
      const center = { x: c.x + i * step, y: c.y };
      return { center, contact: collideBoxCircle(wall, { center, radius }) };
    });
    const flight = { x: world.maxX - c.x, y: 0 };
    return {
      tested,
      found: tested.findIndex(({ contact }) => contact !== null),
      meets: castCircleAgainstBox(wall, { center: c, radius }, flight),
    };
  },

  sweep: {
    label: 'start of the flight, bit by bit to the right',
    seconds: 12,
    repeat: 'back-and-forth',
    at: (state, t) => ({
      ...state,
      c: placeable({ x: first + t * state.v, y: state.c.y }, world),
    }),
  },

  words: {
    found: ({ test, depth }: { test: number; depth: number }) =>
      hit(
        depth < 0.05
          ? `test ${test} finds the ball just touching`
          : `test ${test} finds the ball ${show(depth, 1)} deep`,
      ),
    through: ({ tests }: Tested) =>
      miss(`the ball passes through the wall, and all ${tests} tests miss it`),
    clear: ({ tests }: Tested) =>
      miss(`all ${tests} tests miss, because the ball flies past the wall`),
  },

  find: (_state, { tested, found, meets }) => {
    const contact = tested[found]?.contact;
    if (contact) return { hit: true, kind: 'found', test: found + 1, depth: contact.depth };
    return { hit: false, kind: meets ? 'through' : 'clear', tests: tested.length };
  },

  formulas: [noneSteppedOver],
  values: ({ v, tests }) => ({ v, k: Number(tests), r: radius, w: wall.halfWidth }),
  // Beyond its end, the wall is thinner for the ball.
  used: ({ c }) => ({
    noneSteppedOver: Math.abs(c.y - wall.center.y) <= wall.halfHeight,
  }),

  *draw({ c, v, tests }, { tested, found }, view) {
    const { center, halfWidth: w, halfHeight: h } = wall;
    const frames = Number(tests);
    yield mark.capsule('flight', 'fill-tint', c, { x: 120, y: c.y }, radius, 'ground');
    yield mark.polygon('wall', 'shape', [
      { x: center.x - w, y: center.y - h },
      { x: center.x + w, y: center.y - h },
      { x: center.x + w, y: center.y + h },
      { x: center.x - w, y: center.y + h },
    ]);
    const discs = (key: string, style: string, which: (i: number) => boolean) =>
      mark.discs(
        key,
        style,
        tested.filter((_, i) => which(i)).map((one) => ({ center: one.center, radius })),
      );
    const isFrame = (i: number) => i % frames === 0;
    const isHit = (i: number) => tested[i]?.contact !== null;
    yield discs('between', 'stroke-circle hairline', (i) => !isFrame(i) && !isHit(i));
    yield discs('frames', 'stroke-circle firm', (i) => isFrame(i) && !isHit(i));
    yield discs('hits', 'disc fill-hit', isHit);
    const next = along(c, { x: 1, y: 0 }, v);
    yield mark.arrow('way', 'stroke-circle firm', c, next);
    yield mark.symbolAlong('v', c, next, 18);
    yield mark.dot('c', 'fill-circle', c, 3);
    yield mark.label('c-name', 'c', { x: c.x, y: c.y + radius }, { symbol: 'c', dy: -8 });
    if (view.sketch) return;
    if (found >= 0) {
      const { center: at } = tested[found]!;
      yield mark.label(
        'found',
        'found',
        { x: at.x, y: at.y + radius },
        { dy: -8, style: 'note middle' },
      );
    }
    const [left, right] = [axis.left, axis.right].map((x) => ({ x, y: axis.at })) as [Vec2, Vec2];
    yield mark.line('axis', 'stroke-border', left, right);
    yield mark.label('slow', 'slow', left, { dx: -44, dy: 5, style: 'small' });
    yield mark.label('fast', 'fast', right, { dx: 14, dy: 5, style: 'small' });
    yield mark.line('v-axis', 'stroke-circle firm', left, {
      x: left.x + ((v - 2) / (fastest - 2)) * (right.x - left.x),
      y: axis.at,
    });
    for (const [i, one] of tested.entries()) {
      if (!isFrame(i)) continue;
      const below = { x: one.center.x, y: one.center.y - radius };
      yield mark.label(`frame-${i}`, `${i / frames + 1}`, below, { dy: 18, style: 'small middle' });
    }
  },
});
