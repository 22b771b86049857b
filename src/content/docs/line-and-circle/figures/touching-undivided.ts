import { defineFigure } from '#figure/figure.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { point } from '#figure/parts/point.ts';
import { hitOrMiss } from '#figure/words/verdict.ts';
import {
  closestPointOnSegment,
  projectionParameter,
  segmentIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';
import { nearLine } from '../formulas.ts';

// Whole numbers only, so that nothing is rounded and every cell is judged correctly.

type Radius = '1' | '2' | '3' | '5';

interface State {
  readonly c: Vec2;
  readonly b: Vec2;
  readonly radius: Radius;
}

const a: Vec2 = { x: 0, y: 0 };
const radii: readonly Radius[] = ['1', '2', '3', '5'];
const world = { minX: -4.75, maxX: 11.75, minY: -1.5, maxY: 9.5, inset: 0.5 };
const places: readonly Vec2[] = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) => ({ x: column - 4, y: row - 1 })),
).flat();

const at = (
  [x, y]: readonly [number, number],
  [bx, by]: readonly [number, number],
  radius: Radius,
): State => ({ c: { x, y }, b: { x: bx, y: by }, radius });

interface Sides {
  readonly hit: boolean;
  /** The cross product, squared. */
  readonly left: number;
  /** Radius times length, squared. */
  readonly right: number;
}

export const figure = defineFigure({
  name: 'touching-undivided',
  version: 2,
  caption: 'Drag $c$ or $b$ from cell to cell',
  description:
    'A segment from a, at the origin, to a point b with whole coordinates, and a cell for ' +
    'each centre with whole coordinates. The cells whose circle touches the segment are filled. ' +
    'The area of the triangle ' +
    'between the segment and c is half the cross product, and its height is the distance of c from the line.',
  world,
  parts: {
    c: point('c', 'centre', { step: 1 }),
    b: point('b', 'end', { step: 1 }),
    radius: choice(
      'radius',
      radii.map((name) => ({ name, label: name })),
    ),
  },
  presets: [
    { name: 'tangent', label: 'touching at (5, 5)', state: at([5, 5], [6, 8], '1') },
    { name: 'two', label: 'touching with radius 2', state: at([6, 7], [8, 6], '2') },
    { name: 'level', label: 'level segment', state: at([3, 2], [8, 0], '2') },
    { name: 'past', label: 'past the end', state: at([8, 8], [6, 8], '1') },
  ],
  meanings: { e: 'the vector from $a$ to $b$' },
  conventions: ['touching', 'centerCells'],

  answer: (state: State) => {
    const { b, c, radius } = state;
    const segment = { a, b };
    const t = projectionParameter(c, segment);
    return {
      hit: segmentIntersectsCircle(segment, { center: c, radius: Number(radius) }),
      isBetween: t > 0 && t < 1,
      q: closestPointOnSegment(c, segment),
      hits: hitsOf(b, Number(radius)),
    };
  },

  calls: {
    segmentIntersectsCircle: {
      load: () => import('#lib/segment-intersects-circle.ts?trace'),
      values: ({ b, c, radius }) => [
        { a, b },
        { center: c, radius: Number(radius) },
      ],
    },
  },

  words: {
    between: ({ hit, left, right }: Sides) =>
      hitOrMiss(hit, `${show(left)} is ${hit ? 'not above' : 'above'} ${show(right)}`),
    atEnd: ({ hit }: { hit: boolean }) => hitOrMiss(hit, 'the distance from an end decides'),
  },

  find: (state, { hit, isBetween }) =>
    isBetween ? { hit, kind: 'between', ...sidesOf(state) } : { hit, kind: 'atEnd' },

  formulas: [nearLine],
  values: valuesOf,

  *draw(state, { hit, hits, isBetween, q }) {
    const { b, c, radius } = state;
    const corners = hits.map(({ x, y }) => ({ x: x - side / 2, y: y - side / 2 }));
    yield mark.boxes('hits', 'fill-hit', corners, { x: side, y: side });
    const disc = { center: c, radius: Number(radius) };
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', disc);
    if (isBetween) yield mark.polygon('triangle', 'fill-lit soft stroke-focus light', [a, b, c]);
    yield mark.line('height', 'stroke-ink dashed', c, q);
    if (isBetween && (c.x !== q.x || c.y !== q.y)) yield mark.rightAngle('square', q, c, a);
    yield mark.line('segment', 'stroke-ink firm round', a, b);
    yield mark.dot('pin', 'fill-ink', a, 4);
    yield mark.dot('c-dot', 'fill-circle', c, 3);
    yield mark.symbol('c', c, a);
    yield mark.symbol('a', a, b);
    yield mark.symbol('b', b, a);
    if (isBetween) {
      const area = Math.sqrt(sidesOf(state).left);
      yield mark.label(
        'area-size',
        `twice the area: ${show(area)}`,
        { x: 11.2, y: -0.9 },
        { style: 'note end' },
      );
    }
  },
});

/** The side of a cell, a little less than the step, so that cells have gaps between them. */
const side = 0.95;

function valuesOf({ b, c, radius }: State) {
  return {
    'c.x': c.x,
    'c.y': c.y,
    'e.x': b.x - a.x,
    'e.y': b.y - a.y,
    r: Number(radius),
  };
}

/** Both sides of the formula, which are exact because they are whole numbers. */
function sidesOf(state: State) {
  const values = valuesOf(state);
  return {
    left: evaluate(nearLine.left, values, doubles),
    right: evaluate(nearLine.right, values, doubles),
  };
}

/** All cells that are hits. Computed again only if something other than c changes. */
function hitsOf(b: Vec2, radius: number): readonly Vec2[] {
  const setting = [b.x, b.y, radius].join();
  if (last?.setting !== setting) {
    const isHit = (center: Vec2) => segmentIntersectsCircle({ a, b }, { center, radius });
    last = { setting, hits: places.filter(isHit) };
  }
  return last.hits;
}

let last: { setting: string; hits: readonly Vec2[] } | null = null;
