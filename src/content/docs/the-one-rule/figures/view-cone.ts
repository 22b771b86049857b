import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { acrossWindow, keepPath, placeable } from '#figure/paths.ts';
import { middle } from '#figure/places.ts';
import {
  type Circle,
  circlesIntersect,
  closestPointOnSegment,
  distance,
  orientation,
  segmentIntersectsCircle,
  toWorld,
  type Vec2,
} from '#lib/index.ts';

type Width = '15' | '30' | '45' | '70' | '120';

export interface State {
  readonly p: Vec2;
  readonly b: Vec2;
  readonly circle: CircleValue;
  /** Half of the whole angle, in degrees. */
  readonly half: Width;
}

export const at = (
  [x, y, radius]: readonly [number, number, number],
  half: Width = '30',
  [px, py]: readonly [number, number] = [20, 24],
  [bx, by]: readonly [number, number] = [64, 34],
): State => ({
  p: { x: px, y: py },
  b: { x: bx, y: by },
  circle: { center: { x, y }, radius },
  half,
});

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const seen = (rest: string) => ({ word: 'seen', rest });

const hidden = (rest: string) => ({ word: 'not seen', rest });

/** A vertical path through the middle of the view. */
const path = keepPath((p: Vec2, b: Vec2) =>
  acrossWindow(placeable(middle(p, b), world), { x: 0, y: -1 }, world),
);

export const figure = defineFigure({
  name: 'view-cone',
  version: 1,
  caption: 'Drag the circle, the guard $p$, or $b$',
  description:
    'A guard at p looks towards b. The field of view is a slice of a disc that reaches from p ' +
    'to b, with two straight edges from p to p1 and p2. Around it is the same shape grown by the ' +
    'radius of a circle, which is seen while its centre c is in the grown shape.',
  world,
  parts: {
    p: point('p', 'guard'),
    b: point('b', 'end of the view'),
    circle: circle({ minRadius: 2, maxRadius: 14 }),
    half: choice<Width>('half angle', [
      { name: '15', label: '15°' },
      { name: '30', label: '30°' },
      { name: '45', label: '45°' },
      { name: '70', label: '70°' },
      { name: '120', label: '120°' },
    ]),
  },
  presets: [
    { name: 'side', label: 'partly in view', state: at([36, 45, 8]) },
    { name: 'within', label: 'in the cone', state: at([50, 36, 8]) },
    { name: 'beyond', label: 'at the end of the range', state: at([70, 42, 9]) },
    { name: 'far', label: 'too far', state: at([80, 44, 9]) },
    { name: 'behind', label: 'behind the guard', state: at([18, 36, 7], '30', [34, 24], [78, 34]) },
    { name: 'wide', label: 'a wide view', state: at([38, 46, 6], '120', [46, 30], [66, 34]) },
  ],
  meanings: {
    p: 'position of the guard',
    b: 'the farthest point straight ahead',
    p_1: 'end of the left edge of the view',
    p_2: 'end of the right edge of the view',
    r: 'radius of the circle',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ p, b, circle, half }: State) => {
    const { center, radius } = circle;
    const range = distance(p, b);
    const ahead = Math.atan2(b.y - p.y, b.x - p.x);
    const angle = (Number(half) * Math.PI) / 180;
    const edge = (turn: number) =>
      toWorld({ x: range, y: 0 }, { center: p, rotation: ahead + turn });
    const [left, right] = [edge(angle), edge(-angle)];
    // Right of the left edge and left of the right edge. In a wide view, either is enough.
    const sides = [orientation(p, left, center) <= 0, orientation(p, right, center) >= 0];
    const isAhead = Number(half) <= 90 ? sides.every(Boolean) : sides.some(Boolean);
    const disc: Circle = { center: p, radius: range };
    const edges = [left, right].map((to) => ({ a: p, b: to }));
    const hit = isAhead
      ? circlesIntersect(disc, circle)
      : edges.some((one) => segmentIntersectsCircle(one, circle));
    const gap = isAhead
      ? distance(p, center) - range
      : Math.min(...edges.map((one) => distance(center, closestPointOnSegment(center, one))));
    return { hit, isAhead, gap, left, right, ahead, angle, range, radius };
  },

  sweep: {
    label: 'circle through the field of view',
    seconds: 7,
    repeat: 'back-and-forth',
    at: ({ p, b, circle, half }, t) => ({
      p,
      b,
      circle: { ...circle, center: placeable(path(p, b)(t), world) },
      half,
    }),
  },

  words: {
    within: () => seen('c is in the cone'),
    beyond: ({ gap }: { gap: number }) => seen(`c is ${show(gap, 1)} beyond the range`),
    side: ({ gap }: { gap: number }) => seen(`c is beside the cone, ${show(gap, 1)} from its edge`),
    far: ({ gap }: { gap: number }) => hidden(`c is ${show(gap, 1)} beyond the range`),
    beside: ({ gap }: { gap: number }) =>
      hidden(`c is beside the cone, ${show(gap, 1)} from its edge`),
  },

  find: (_state, { hit, isAhead, gap }) => {
    if (!isAhead) return { hit, kind: hit ? 'side' : 'beside', gap };
    if (gap <= 0) return { hit, kind: 'within' };
    return { hit, kind: hit ? 'beyond' : 'far', gap };
  },

  *draw({ p, b, circle }, { hit, left, right, ahead, angle, range }, view) {
    const { center, radius } = circle;
    const steps = Math.ceil(angle / 0.05);
    const arc = Array.from({ length: 2 * steps + 1 }, (_, i) =>
      toWorld({ x: range, y: 0 }, { center: p, rotation: ahead + angle * (1 - i / steps) }),
    );
    const wide = view.x(2 * radius) - view.x(0);
    yield {
      ...mark.polygon('grown-border', 'fill-tint stroke-hit round', [p, ...arc], 'ground'),
      attributes: { 'stroke-width': wide + 3 },
    };
    yield {
      ...mark.polygon(
        'grown',
        hit ? 'fill-hit stroke-hit-fill round' : 'fill-tint stroke-tint round',
        [p, ...arc],
        'ground',
      ),
      attributes: { 'stroke-width': wide },
    };
    yield mark.polygon('cone', hit ? 'shape fill-shape-hit' : 'shape', [p, ...arc]);
    yield mark.line('ahead', 'stroke-ink dashed', p, b);
    yield mark.circle('disc', 'disc', circle);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (radius > 5 && !view.sketch) yield mark.symbolAlong('r', center, rim, -14);
    yield mark.dot('c', 'fill-circle', center, 3);
    // In a sketch, beyond the small rim, not on it.
    yield mark.symbol('c', center, rim, view.sketch ? wide / 2 + 10 : 18);
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    yield mark.symbol('p', p, range > 0 ? b : { x: p.x + 1, y: p.y }, 22);
    if (view.sketch) return;
    yield mark.symbol('b', b, p, 20);
    yield mark.symbol('p_1', left, p, 20);
    yield mark.symbol('p_2', right, p, 20);
  },
});
