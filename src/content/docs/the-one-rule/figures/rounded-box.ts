import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { type RadiusValue, radius } from '#figure/parts/radius.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  type Box,
  boxIntersectsCircle,
  closestPointInBox,
  orientation,
  signedDistanceToBox,
  type Vec2,
} from '#lib/index.ts';

interface State {
  readonly circle: CircleValue;
  readonly corner: RadiusValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const box: Box = { center: { x: 44, y: 30 }, halfWidth: 16, halfHeight: 12 };
const knob: Vec2 = { x: 60, y: 18 };
const corners: readonly Vec2[] = [{ x: 60, y: 42 }, { x: 28, y: 42 }, { x: 28, y: 18 }, knob];

const at = (x: number, y: number, r: number, r1: number): State => ({
  circle: { center: { x, y }, radius: r },
  corner: { radius: r1 },
});

/** The outline of the box grown by a radius: a quarter of a circle at each corner. */
function grown(by: number): Vec2[] {
  const quarter = Array.from({ length: 13 }, (_, i) => (i * Math.PI) / 24);
  const outline = corners.flatMap(({ x, y }, i) =>
    quarter.map((turn) => {
      const angle = (i * Math.PI) / 2 + turn;
      return { x: x + by * Math.cos(angle), y: y + by * Math.sin(angle) };
    }),
  );
  return [...outline, outline[0]!];
}

interface Lengths {
  readonly d: number;
  readonly reach: number;
}

const lengths = ({ d, reach }: Lengths) =>
  `d is ${show(d)}, and the radii together are ${show(reach)}`;

export const figure = defineFigure({
  name: 'rounded-box',
  version: 1,
  caption: 'Drag the circle, and change $r_1$',
  description:
    'A box in thick lines, and around it the outline of the rounded rectangle, which is the box ' +
    'grown by the radius r1. A circle with centre c, and a dashed line of length d from c to q, the ' +
    'closest point of the box.',
  world,
  parts: {
    circle: circle({ minRadius: 3, maxRadius: 16 }),
    corner: radius('r_1', knob, 2, 12),
  },
  presets: [
    { name: 'corner', label: 'at a corner', state: at(68, 50, 6, 7) },
    { name: 'side', label: 'beside a side', state: at(78, 26, 7, 7) },
    { name: 'inside', label: 'centre inside', state: at(52, 34, 6, 7) },
  ],
  meanings: {
    r_1: 'radius by which the box is grown, the rounding of its corners',
    r: 'radius of the circle',
    q: 'the closest point of the box',
    d: 'signed distance of $c$ from the box, below 0 inside it',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle: { center, radius }, corner }: State) => {
    const reach = corner.radius + radius;
    const d = signedDistanceToBox(center, box);
    return {
      hit: boxIntersectsCircle(box, { center, radius: reach }),
      reach,
      d,
      q: d > 0 ? closestPointInBox(center, box) : null,
    };
  },

  calls: {
    signedDistanceToBox: {
      load: () => import('#lib/signed-distance-to-box.ts?trace'),
      values: ({ circle: { center } }) => [center, box],
    },
  },

  words: {
    inside: ({ d }: { d: number }) => hit(`c is in the box, and d is ${show(d)}`),
    near: (found: Lengths) => hit(lengths(found)),
    apart: (found: Lengths) => miss(lengths(found)),
  },

  find: (_state, { hit, reach, d }) => {
    if (d < 0) return { hit, kind: 'inside', d };
    return { hit, kind: hit ? 'near' : 'apart', d, reach };
  },

  *draw({ circle, corner }, { hit, d, q }, view) {
    const { center } = circle;
    yield mark.curve('grown', 'stroke-ink light', grown(corner.radius));
    yield mark.polygon('core', 'shape', corners, 'ground');
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    if (q) yield mark.line('distance', 'stroke-ink dashed', center, q);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    const knobRim = rimHandle({ center: knob, ...corner }, world);
    yield mark.line('rounding', 'stroke-ink', knob, knobRim);
    if (!view.sketch) {
      const turns = q !== null && orientation(center, rim, q) > 0;
      if (circle.radius > 5) yield mark.symbolAlong('r', center, rim, turns ? -14 : 14);
      if (corner.radius > 4) yield mark.symbolAlong('r_1', knob, knobRim, 15);
      if (q && d > 10) yield mark.symbolAlong('d', center, q, 14);
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, q ?? rim, 18);
    if (!q) return;
    yield mark.dot('q', 'fill-point stroke-paper', q, view.sketch ? 4 : 6);
    if (!view.sketch) yield mark.symbol('q', q, center, 20);
  },
});
