import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { placeable } from '#figure/paths.ts';
import { middle } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { distance, pointInCircle, type Vec2 } from '#lib/index.ts';
import { distanceToCenter, insideCircle } from '../formulas.ts';

export interface State {
  readonly p: Vec2;
  readonly circle: CircleValue;
}

const at = (px: number, py: number, cx: number, cy: number, radius: number): State => ({
  p: { x: px, y: py },
  circle: { center: { x: cx, y: cy }, radius },
});

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

interface Gap {
  readonly gap: number;
}

/** Half the path's width and height, in radii. The path leaves and enters the circle twice. */
const wide = 1.45;

const high = 0.6;

export const figure = defineFigure({
  name: 'point-in-circle',
  version: 1,
  caption: 'Drag $p$, the circle or its rim',
  description:
    'A circle with centre c and radius r, and a point p. A dashed line from c to p is the ' +
    'distance d. It is the long side of a right triangle whose other sides are the horizontal and ' +
    'the vertical distance.',
  world,
  close: { minX: -5, maxX: 85, minY: 1, maxY: 61 },
  parts: {
    p: point('p', 'point'),
    circle: circle({ minRadius: 4, maxRadius: 32 }),
  },
  presets: [
    { name: 'outside', label: 'outside', state: at(70, 54, 40, 31, 26) },
    { name: 'inside', label: 'inside', state: at(52, 40, 40, 31, 26) },
    { name: 'touching', label: 'touching', state: at(64, 41, 40, 31, 26) },
    { name: 'center', label: 'on the centre', state: at(40, 31, 40, 31, 26) },
    { name: 'decimals', label: 'touching in decimals', state: at(41.1, 37, 40, 31, 6.1) },
  ],
  conventions: ['touching', 'filled', 'yUp'],
  sweep: {
    label: 'point around the centre',
    seconds: 12,
    repeat: 'loop',
    at: ({ circle }, t) => {
      const { center, radius } = circle;
      const angle = 2 * Math.PI * t;
      const x = center.x + wide * radius * Math.cos(angle);
      const y = center.y + high * radius * Math.sin(angle);
      return { p: placeable({ x, y }, world), circle };
    },
  },

  answer: ({ p, circle }: State) => ({
    hit: pointInCircle(p, circle),
    d: distance(p, circle.center),
  }),

  calls: {
    pointInCircle: {
      load: () => import('#lib/point-in-circle.ts?trace'),
      values: ({ p, circle }) => [p, circle],
    },
  },

  words: {
    onRim: () => hit('on the rim'),
    justInside: () => hit('just inside'),
    justOutside: () => miss('just outside'),
    inside: ({ gap }: Gap) => hit(`${show(gap, 1)} inside the rim`),
    outside: ({ gap }: Gap) => miss(`${show(gap, 1)} outside the rim`),
  },

  find: ({ circle }, { hit, d }) => {
    const gap = Math.abs(d - circle.radius);
    if (hit && gap === 0) return { hit, kind: 'onRim' };
    // The test's result decides the side, because the distance is also rounded.
    if (gap < 0.05) return { hit, kind: hit ? 'justInside' : 'justOutside' };
    return { hit, kind: hit ? 'inside' : 'outside', gap };
  },

  formulas: [distanceToCenter, insideCircle],
  values: ({ p, circle: { center, radius } }, { d }) => ({
    d,
    'p.x': p.x,
    'p.y': p.y,
    'c.x': center.x,
    'c.y': center.y,
    r: radius,
  }),

  *draw({ p, circle }, { hit, d }) {
    const { center, radius } = circle;
    const foot = { x: p.x, y: center.y };
    const rim = rimHandle(circle, world);
    const horizontal = p.x - center.x;
    const vertical = p.y - center.y;
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (radius > 4) yield mark.symbolAlong('r', center, rim, vertical < 0 ? 14 : -14);
    yield mark.line('horizontal', 'stroke-faint thin', center, foot);
    yield mark.line('vertical', 'stroke-faint thin', foot, p);
    // The lengths need room beside the triangle's legs.
    if (Math.abs(horizontal) > 3 && Math.abs(vertical) > 3) {
      yield mark.rightAngle('square', foot, center, p);
      yield mark.label('horizontal-length', show(Math.abs(horizontal), 1), middle(center, foot), {
        dy: vertical > 0 ? 19 : -9,
        style: 'note middle',
      });
      yield mark.label('vertical-length', show(Math.abs(vertical), 1), middle(foot, p), {
        dx: horizontal > 0 ? 8 : -8,
        dy: 5,
        style: horizontal > 0 ? 'note' : 'note end',
      });
    }
    yield mark.line('distance', 'stroke-ink dashed', center, p);
    if (d > 6) yield mark.symbolAlong('d', center, p, horizontal * vertical > 0 ? 13 : -13);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, d > 0 ? p : rim);
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    yield mark.symbol('p', p, center);
  },
});
