import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toTenths } from '#figure/numbers.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { along, lerp } from '#figure/places.ts';
import { castAmong } from '#lab/judge/scenes/cast-among.ts';
import { boxes } from '#lab/judge/scenes/room-of-boxes.ts';
import {
  type Cast,
  type Circle,
  type CircleCast,
  distance,
  dot,
  moveAndSlide,
  toWorld,
  type Vec2,
} from '#lib/index.ts';

export interface State {
  readonly ball: MovingCircle;
}

/** One straight part of the move: its start, its displacement and its hit. */
interface Leg {
  readonly center: Vec2;
  readonly way: Vec2;
  readonly hit: Cast | null;
}

const radius = 5;
/** Far more than the usual thousandth of the radius, so that the gap is visible. */
const options = { margin: 0.8 };
const zero = { x: 0, y: 0 };

const cast = castAmong(boxes);
const corners = boxes.map((box) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => toWorld({ x: x * box.halfWidth, y: y * box.halfHeight }, box)),
);

const at = (x: number, y: number, vx: number, vy: number): State => ({
  ball: { center: { x, y }, velocity: { x: vx, y: vy } },
});

const circleOf = ({ ball }: State): Circle => ({ center: ball.center, radius });

interface Left {
  readonly left: number;
}

const length = 46;

export const figure = defineFigure({
  name: 'collide-and-slide',
  version: 1,
  caption: 'Drag the circle, or the tip of $v$',
  description:
    'A room with a floor, a wall and a slanting bar. An arrow shows where a circle wants to go; an ' +
    'orange path shows how far it gets, with a dotted circle wherever it meets a wall, and the ' +
    'normal there.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: { ball: movingCircle({ center: 'c', velocity: 'v', fastest: 70 }) },
  presets: [
    { name: 'two', label: 'two walls', state: at(8, 17, 60, -14) },
    { name: 'floor', label: 'along the floor', state: at(8, 22, 26, -18) },
    { name: 'acute', label: 'a narrow corner', state: at(78, 34, -36, -29) },
    { name: 'head-on', label: 'head on', state: at(20, 32, 0, -28) },
    { name: 'free', label: 'nothing in the way', state: at(14, 46, 30, 8) },
  ],
  meanings: {
    v: 'the displacement that the circle wants to make in this step',
    n: 'the normal of a wall it meets, of length 1 (drawn longer)',
  },
  conventions: ['yUp'],

  answer: (state: State) => {
    const calls: Leg[] = [];
    // Records the library's own casts, so that the loop is not written twice. Those of a point only
    // test how far a wall extends.
    const recorded: CircleCast = (circle, way) => {
      const hit = cast(circle, way);
      if (circle.radius > 0) calls.push({ center: circle.center, way, hit });
      return hit;
    };
    const { velocity } = state.ball;
    const move = moveAndSlide(circleOf(state), velocity, recorded, options);
    let left = velocity;
    const legs = calls.map(({ center, way, hit }, i): Leg => {
      // Casts go farther than the circle slides, so they may hit a wall that it does not reach.
      const path = along(zero, way, dot(left, way) / dot(way, way));
      const end = calls[i + 1]?.center ?? move.center;
      left = along(zero, left, 1 - distance(center, end) / distance(zero, path));
      return { center, way: path, hit: hit && move.contacts.includes(hit) ? hit : null };
    });
    return { move, legs };
  },

  calls: {
    moveAndSlideSimply: {
      load: () => import('#lib/plain/move-and-slide-simply.ts?trace'),
      values: (state) => [circleOf(state), state.ball.velocity, cast, options],
    },
    moveAndSlide: {
      load: () => import('#lib/move-and-slide.ts?trace'),
      values: (state) => [circleOf(state), state.ball.velocity, cast, options],
    },
  },

  /** The displacement rotates once, wherever the circle is. */
  sweep: {
    label: 'displacement once around',
    seconds: 16,
    at: ({ ball: { center } }, t) => {
      const angle = 2 * Math.PI * t;
      const velocity = {
        x: toTenths(length * Math.cos(angle)) + 0,
        y: toTenths(length * Math.sin(angle)) + 0,
      };
      return { ball: { center, velocity } };
    },
  },

  words: {
    free: () => ({ word: 'free', rest: 'it moves by all of v' }),
    slides: ({ count }: { count: number }) => ({
      word: 'slides',
      rest: `${count === 1 ? 'one contact' : `${count} contacts`}, and it moves on`,
    }),
    headOn: ({ left }: Left) => ({
      word: 'stops',
      rest: `head on, with ${show(left, 1)} of v left over`,
    }),
    stops: ({ left }: Left) => ({
      word: 'stops',
      rest: `in the corner, with ${show(left, 1)} of v left over`,
    }),
  },

  find: (_state, { move: { contacts, remainder } }) => {
    const count = contacts.length;
    if (count === 0) return { hit: false, kind: 'free' };
    const left = distance(zero, remainder);
    if (left > 0.05) return { hit: true, kind: count === 1 ? 'headOn' : 'stops', left };
    return { hit: true, kind: 'slides', count };
  },

  *draw({ ball }, { move, legs }, view) {
    const { center } = ball;
    const end = move.center;
    for (const [i, box] of corners.entries()) {
      yield mark.polygon(`box-${i}`, 'shape', box);
    }
    yield mark.circle('disc', legs[0]?.hit ? 'disc fill-hit' : 'disc', { center, radius });
    yield mark.arrow(
      'v',
      view.sketch ? 'stroke-circle light' : 'stroke-circle firm',
      center,
      tipOf(ball),
    );
    const stops = [...legs.map((leg) => leg.center), end];
    for (const [i, { way, hit }] of legs.entries()) {
      const [from, to] = [stops[i]!, stops[i + 1]!];
      // Without a hit, the path itself shows the whole displacement.
      if (i > 0 && hit && !view.sketch) {
        yield mark.arrow(`way-${i}`, 'stroke-circle light', from, along(from, way, 1));
      }
      yield mark.line(`leg-${i}`, 'stroke-point bold round', from, to);
      if (!hit || view.sketch) continue;
      yield mark.circle(`stop-${i}`, 'stroke-circle dotted', { center: to, radius });
      // If the same wall is hit again, its normal is already drawn.
      const { x, y } = hit.normal;
      const first = legs.findIndex(({ hit }) => hit?.normal.x === x && hit.normal.y === y);
      if (first < i) continue;
      const tip = along(hit.point, hit.normal, 5);
      yield mark.arrow(`normal-${i}`, 'stroke-normal bold', hit.point, tip);
      yield mark.labelAlong(`symbol-n-${i}`, 'n', hit.point, tip, 14, { symbol: 'n' });
    }
    yield mark.circle('end', 'stroke-point firm', { center: end, radius });
    yield mark.dot('end-dot', 'fill-point stroke-paper', end, view.sketch ? 3 : 5);
    yield mark.dot('c', 'fill-circle', center, 3);
    if (view.sketch) return;
    yield mark.symbol('c', center, tipOf(ball), 18);
    // Beside the arrow's first part, before the path leaves it, or at the end of a long arrow.
    const length = distance(zero, ball.velocity);
    const from = length > 55 ? lerp(center, tipOf(ball), 0.7) : center;
    const isFirst = length > 24 && length <= 55;
    const beside = isFirst ? lerp(center, tipOf(ball), 24 / length) : tipOf(ball);
    if (length > 2) yield mark.symbolAlong('v', from, beside, 16);
  },
});
