import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { point } from '#figure/parts/point.ts';
import type { Vec2 } from '#lib/index.ts';
import { aroundOrigin, place } from '../plane.ts';
import { figure as cross } from './cross-product.ts';
import { figure as dot } from './dot-product.ts';

interface State {
  readonly u: Vec2;
  readonly v: Vec2;
}

const at = (vx: number, vy: number, ux = 3, uy = 1): State => ({
  u: place(ux, uy),
  v: place(vx, vy),
});
/** Products of tenths are hundredths, so anything less is a rounding error. */
const isZero = (value: number) => Math.abs(value) < 0.005;

interface Products {
  readonly dot: number;
  readonly cross: number;
}

export const figure = defineFigure({
  name: 'vectors-exercise',
  version: 1,
  caption: 'Your turn: drag the tips of $u$ and $v$',
  description:
    'Two arrows u and v from the origin of a grid. A thick bar on the line of u is the shadow of v; ' +
    'the half of the plane behind u is tinted.',
  world: aroundOrigin,
  parts: { u: point('u', 'vector'), v: point('v', 'vector') },
  presets: [
    { name: 'start', label: 'start', state: at(2, 3) },
    { name: 'short', label: 'a shorter u', state: at(2, 3, 1, 0) },
  ],
  meanings: {
    u: 'the vector we look along',
    v: 'the vector to compare',
    s: 'the shadow of $v$ on $u$',
  },
  conventions: ['yUp'],

  answer: (state: State) => {
    const { dot: product, length, shadow, foot } = dot.answer(state);
    return { dot: product, length, shadow, foot, cross: cross.answer(state).cross };
  },

  words: {
    products: ({ dot, cross }: Products) => ({
      word: 'products',
      rest: `dot ${show(dot)}, cross ${show(cross)}`,
    }),
  },

  find: (_state, { dot, cross }) => ({ hit: dot > 0, kind: 'products', dot, cross }),

  draw: (state, _answer, view) => dot.draw(state, dot.answer(state), view),

  replies: {
    'behind-right': {
      ahead: ({ dot }: { dot: number }) =>
        `The dot product is ${show(dot)}. Behind u, in the tinted half, it is below 0.`,
      left: ({ cross }: { cross: number }) =>
        `This is behind u, but the cross product is ${show(cross)}. To the right it is below 0.`,
      right: ({ dot, cross }: Products) =>
        `Both are below 0. The dot product is ${show(dot)}, and the cross product is ${show(cross)}.`,
    },
    normal: {
      none: () =>
        'A vector of length 0 does not have a direction. Drag the tip of u away from the origin.',
      noLength: () =>
        'The length of v is 0, so it does not have a direction. Drag its tip away from the origin.',
      slanted: ({ dot }: { dot: number }) =>
        `The dot product is ${show(dot)}. At a right angle it is 0.`,
      otherSide: () => 'This is a right angle, but to the right. Put v on the other side.',
      otherLength: () => 'This is a right angle to the left. Now make v as long as u.',
      right: () => 'The two coordinates have changed places, and one has changed its sign.',
    },
    'same-shadow': {
      none: () =>
        'A vector of length 0 does not have a line. Drag the tip of u away from the origin.',
      elsewhere: ({ shadow, length }: { shadow: number; length: number }) =>
        `The shadow is ${show(shadow)}, but the length of u is ${show(length)}.`,
      inLine: () =>
        'The shadow is right, but v is on the line of u. Move it away at a right angle.',
      right: () => 'Each v on the perpendicular through the tip of u has this shadow.',
    },
  },
  questions: [
    {
      name: 'behind-right',
      ask: 'Place $v$ behind $u$ and to its right.',
      find: (_state, { dot, cross }) => {
        if (dot > 0 || isZero(dot)) return { right: false, kind: 'ahead', dot };
        if (cross > 0 || isZero(cross)) return { right: false, kind: 'left', cross };
        return { right: true, kind: 'right', dot, cross };
      },
      solution: at(-2, -3),
    },
    {
      name: 'normal',
      ask: 'Put $v$ where $u$ would be after a quarter turn to the left.',
      find: ({ u, v }, { dot, cross, length }) => {
        if (length === 0) return { right: false, kind: 'none' };
        if (v.x === 0 && v.y === 0) return { right: false, kind: 'noLength' };
        if (!isZero(dot)) return { right: false, kind: 'slanted', dot };
        if (cross < 0) return { right: false, kind: 'otherSide' };
        const same = isZero(v.x + u.y) && isZero(v.y - u.x);
        return same ? { right: true, kind: 'right' } : { right: false, kind: 'otherLength' };
      },
      solution: at(-1, 3),
    },
    {
      name: 'same-shadow',
      ask: 'Make the shadow of $v$ exactly $u$, with $v$ itself off the line of $u$.',
      find: ({ u }, { foot, shadow, length, cross }) => {
        if (length === 0) return { right: false, kind: 'none' };
        if (!isZero(foot.x - u.x) || !isZero(foot.y - u.y)) {
          return { right: false, kind: 'elsewhere', shadow, length };
        }
        return isZero(cross) ? { right: false, kind: 'inLine' } : { right: true, kind: 'right' };
      },
      solution: at(1, 3, 1, 0),
    },
  ],
});
