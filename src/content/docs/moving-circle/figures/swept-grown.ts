import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { along, lerp } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  type Cast,
  type Circle,
  castCircleAgainstBox,
  castCircleAgainstCircle,
  castCircleAgainstPolygon,
  castCircleAgainstSegment,
  distance,
  type Polygon,
  type Vec2,
} from '#lib/index.ts';

export type Shape = 'circle' | 'segment' | 'box' | 'bend' | 'polygon';

export interface State {
  readonly ball: MovingCircle;
  readonly shape: Shape;
}

export const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const radius = 6;
const post: Circle = { center: { x: 58, y: 32 }, radius: 9 };
const segment = { a: { x: 50, y: 20 }, b: { x: 66, y: 44 } };
const box = { center: { x: 58, y: 32 }, halfWidth: 13, halfHeight: 8 };
/** Two walls that meet. */
const bend = [
  { x: 66, y: 48 },
  { x: 50, y: 32 },
  { x: 72, y: 20 },
];
/** A block with a notch, as one polygon. */
export const notched: Polygon = [
  { x: 44, y: 16 },
  { x: 72, y: 16 },
  { x: 72, y: 48 },
  { x: 44, y: 48 },
  { x: 58, y: 32 },
];

/** The drawn corners of each shape, or the centre of a circle. */
const corners: Readonly<Record<Shape, readonly Vec2[]>> = {
  circle: [post.center],
  segment: [segment.a, segment.b],
  box: [
    { x: 45, y: 24 },
    { x: 71, y: 24 },
    { x: 71, y: 40 },
    { x: 45, y: 40 },
  ],
  bend,
  polygon: notched,
};

const casts: Readonly<Record<Shape, (circle: Circle, way: Vec2) => Cast | null>> = {
  circle: (circle, way) => castCircleAgainstCircle(post, circle, way),
  segment: (circle, way) => castCircleAgainstSegment(segment, circle, way),
  box: (circle, way) => castCircleAgainstBox(box, circle, way),
  bend: (circle, way) => {
    const [a, b, c] = bend as [Vec2, Vec2, Vec2];
    const one = castCircleAgainstSegment({ a, b }, circle, way);
    const other = castCircleAgainstSegment({ a: b, b: c }, circle, way);
    // The earlier hit of the two.
    return one && other ? (one.fraction <= other.fraction ? one : other) : (one ?? other);
  },
  polygon: (circle, way) => castCircleAgainstPolygon(notched, circle, way),
};

const at = (
  [x, y]: readonly [number, number],
  [vx, vy]: readonly [number, number],
  shape: Shape,
): State => ({ ball: { center: { x, y }, velocity: { x: vx, y: vy } }, shape });

interface At {
  readonly fraction: number;
}

/** The middle of all shapes. */
const middle = { x: 58, y: 32 };

/** How far the tip swings to either side of it, in radians as seen from the ball. */
const fan = 0.85;

const length = 76;

export const figure = defineFigure({
  name: 'swept-grown',
  version: 1,
  caption: 'Press Play, or drag $c$ and the tip of $v$, and choose a shape',
  description:
    'A shape, and around it the shape grown by the radius of the ball, with rounded corners. Where ' +
    'the arrow from the centre of the ball enters the grown shape, the ball touches the shape.',
  world,
  parts: {
    ball: movingCircle({ center: 'c', velocity: 'v', fastest: 80 }),
    shape: choice<Shape>('shape', [
      { name: 'circle', label: 'circle' },
      { name: 'segment', label: 'segment' },
      { name: 'box', label: 'box' },
      { name: 'bend', label: 'two walls' },
      { name: 'polygon', label: 'polygon' },
    ]),
  },
  presets: [
    { name: 'side', label: 'onto a side', state: at([14, 42], [62, -12], 'box') },
    { name: 'corner', label: 'onto a corner', state: at([14, 56], [58, -20], 'box') },
    { name: 'post', label: 'a post', state: at([14, 42], [62, -12], 'circle') },
    { name: 'wall', label: 'a wall', state: at([14, 26], [70, 8], 'segment') },
    { name: 'dent', label: 'into a bend', state: at([84, 36], [-54, -4], 'bend') },
    { name: 'notch', label: 'into a notch', state: at([14, 34], [62, -2], 'polygon') },
    { name: 'along', label: 'touching, along', state: at([48, 46], [36, 0], 'box') },
    { name: 'away', label: 'touching, away', state: at([58, 46], [20, 9], 'box') },
    { name: 'inwards', label: 'touching, inwards', state: at([58, 46], [22, -12], 'box') },
  ],
  meanings: {
    c: 'centre of the ball at the start',
    v: 'its displacement',
    t: 'the fraction of $v$ up to the touch',
    q: 'the point where the two first touch',
  },
  conventions: ['filled', 'yUp'],

  answer: ({ ball: { center, velocity }, shape }: State) => ({
    cast: casts[shape]({ center, radius }, velocity),
  }),

  sweep: {
    label: 'displacement from one side of the shape to the other',
    seconds: 14,
    repeat: 'back-and-forth',
    at: ({ ball: { center }, shape }, t) => {
      const angle = Math.atan2(middle.y - center.y, middle.x - center.x) + fan * (2 * t - 1);
      const long = Math.min(length, 20 + distance(center, middle));
      const tip = (way: number, from: number, least: number, most: number) =>
        toStep(Math.min(Math.max(from + way * long, least), most) - from, 0.001) + 0;
      const velocity = {
        x: tip(Math.cos(angle), center.x, world.minX + 3, world.maxX - 3),
        y: tip(Math.sin(angle), center.y, world.minY + 3, world.maxY - 3),
      };
      return { ball: { center, velocity }, shape };
    },
  },

  words: {
    free: () => miss('the ball is free to move all the way'),
    atOnce: () => hit('at t = 0, because it already touches and moves inwards'),
    corner: ({ fraction }: At) => hit(`at t = ${show(fraction, 2)}, on a corner`),
    side: ({ fraction }: At) => hit(`at t = ${show(fraction, 2)}`),
  },

  find: (_state, { cast }) => {
    if (!cast) return { hit: false, kind: 'free' };
    const { fraction, feature } = cast;
    if (fraction === 0) return { hit: true, kind: 'atOnce' };
    return { hit: true, kind: feature.kind === 'vertex' ? 'corner' : 'side', fraction };
  },

  *draw({ ball, shape }, { cast }, view) {
    const { center } = ball;
    const end = tipOf(ball);
    const outline = corners[shape];
    if (shape === 'circle') {
      yield mark.circle('grown-post', 'fill-tint stroke-border', {
        center: post.center,
        radius: post.radius + radius,
      });
      yield mark.circle('post', 'shape', post);
    } else {
      const isOpen = shape === 'segment' || shape === 'bend';
      const edges = outline
        .map((a, i) => [a, outline[(i + 1) % outline.length]!] as const)
        .slice(0, isOpen ? -1 : outline.length);
      // The areas cover the inner halves of the rims, so that only the common outline is visible.
      for (const [i, [a, b]] of edges.entries()) {
        yield mark.capsule(`rim-${i}`, 'stroke-border bold', a, b, radius, 'ground');
      }
      if (!isOpen) yield mark.polygon('middle', 'fill-tint', outline, 'ground');
      for (const [i, [a, b]] of edges.entries()) {
        yield mark.capsule(`grown-${i}`, 'fill-tint', a, b, radius, 'ground');
      }
      if (isOpen) yield mark.curve('walls', 'stroke-ink bold round', outline);
      else yield mark.polygon('shape', 'shape', outline);
    }
    yield mark.circle('start', 'stroke-circle dashed', { center, radius });
    yield mark.arrow('way', 'stroke-circle firm', center, end);
    if (cast) {
      const { fraction, point, normal } = cast;
      const touch = lerp(center, end, fraction);
      yield mark.circle('touch', 'disc', { center: touch, radius });
      const tip = along(point, normal, 4);
      yield mark.arrow('normal', 'stroke-normal bold', point, tip);
      yield mark.dot('c-touch', 'fill-circle stroke-paper', touch, 5);
      yield mark.dot('q', 'fill-point stroke-paper', point, 6);
      if (!view.sketch) {
        yield mark.symbolAlong('n', point, tip, 15);
        yield mark.symbol('q', point, touch, 20);
        yield mark.symbol("c'", touch, point, 22);
      }
    } else yield mark.circle('end', 'disc', { center: end, radius });
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, end, view.sketch ? 17 : 22);
    yield mark.symbolAlong('v', lerp(center, end, 0.8), end, -16);
    if (view.sketch) return;
    const rim = { x: center.x, y: center.y + radius };
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.label(
      'r',
      'r',
      { x: center.x, y: center.y + radius / 2 },
      { symbol: 'r', dx: -10, dy: 7 },
    );
  },
});
