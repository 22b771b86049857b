import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toTenths } from '#figure/numbers.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import type { Vec2 } from '#lib/index.ts';
import { differenceOfSquares, numbersInOrder, squaresInOrder } from '../formulas.ts';

export interface State {
  readonly u: number;
  readonly v: number;
}

export const reach = 4;
const range = { at: 0, min: -reach, max: reach };

interface Pair {
  readonly u: number;
  readonly v: number;
}

const compare = (x: number, y: number) => `${show(x)} ${x <= y ? '≤' : '>'} ${show(y)}`;

const squares = ({ u, v }: Pair) => compare(u * u, v * v);

export const figure = defineFigure({
  name: 'order-of-squares',
  version: 1,
  caption: 'Drag $u$ and $v$ along the line',
  description:
    'A number line with two numbers, u and v. Above each, the curve of the squares gives its ' +
    'square, which is carried over to the vertical axis.',
  world: { minX: -4.6, maxX: 4.6, minY: -2.6, maxY: 17.5, stretch: true },
  parts: { u: numberOnAxis('u', range), v: numberOnAxis('v', range) },
  presets: [
    { name: 'positive', label: 'neither negative', state: { u: 2, v: 3.4 } },
    { name: 'one-negative', label: 'one negative', state: { u: -3, v: 2 } },
    { name: 'both-negative', label: 'both negative', state: { u: -3.4, v: -2 } },
  ],
  conventions: [],
  sweep: {
    label: 'u along the line',
    seconds: 10,
    repeat: 'back-and-forth',
    at: ({ v }, t) => ({ u: toTenths(reach * (2 * t - 1)), v }),
  },

  answer: ({ u, v }: State) => ({ numbers: u <= v, squares: u * u <= v * v }),

  words: {
    lost: ({ u }: Pair) => ({ word: 'order lost', rest: `both squares are ${show(u * u)}` }),
    same: ({ u, v }: Pair) => ({
      word: 'same order',
      rest: `${compare(u, v)}, and ${squares({ u, v })}`,
    }),
    reversed: ({ u, v }: Pair) => ({
      word: 'order reversed',
      rest: `${compare(u, v)}, but ${squares({ u, v })}`,
    }),
  },

  find: ({ u, v }, { numbers, squares }) => {
    if (u !== v && u * u === v * v) return { hit: false, kind: 'lost', u, v };
    const same = numbers === squares;
    return { hit: same, kind: same ? 'same' : 'reversed', u, v };
  },

  formulas: [numbersInOrder, squaresInOrder, differenceOfSquares],
  values: ({ u, v }) => ({ u, v }),

  *draw({ u, v }, _answer, view) {
    yield mark.line('horizontal-axis', 'stroke-faint thin', { x: -4.4, y: 0 }, { x: 4.4, y: 0 });
    yield mark.line('vertical-axis', 'stroke-faint thin', { x: 0, y: 0 }, { x: 0, y: 17 });
    for (let x = -reach; x <= reach; x += 1) {
      yield mark.line(`tick-${x}`, 'stroke-faint thin', { x, y: 0 }, { x, y: -0.35 });
      if (x % 2 === 0 && !view.sketch) {
        yield mark.label(
          `tick-label-${x}`,
          show(x),
          { x, y: 0 },
          { dy: 33, style: 'small middle' },
        );
      }
    }
    yield mark.curve('squares', 'stroke-ink', parabola);
    yield* square('u', u);
    yield* square('v', v);
  },
});

/** From a number up to the curve, and across to its square on the vertical axis. */
function* square(name: 'u' | 'v', value: number): Iterable<mark.Mark> {
  const foot = { x: value, y: 0 };
  const top = { x: value, y: value * value };
  const carried = { x: 0, y: value * value };
  const line = name === 'u' ? 'stroke-point light dashed' : 'stroke-circle light dashed';
  const dot = name === 'u' ? 'fill-point' : 'fill-circle';
  yield mark.line(`${name}-up`, line, foot, top);
  yield mark.line(`${name}-across`, line, top, carried);
  yield mark.dot(`${name}-square`, dot, carried, 4.5);
  yield mark.dot(`${name}-foot`, dot, foot, 6);
  yield mark.label(`${name}-name`, name, foot, { symbol: name, dy: -12, dx: value < 0 ? -15 : 15 });
  const side = value > 0 || (value === 0 && name === 'v') ? -1 : 1;
  yield mark.label(`${name}-value`, `${name}² = ${show(value * value)}`, carried, {
    dx: side * 10,
    dy: 5,
    of: name,
    style: side < 0 ? 'note end' : 'note',
  });
}

const parabola: Vec2[] = Array.from({ length: 83 }, (_, i) => {
  const x = (i - 41) / 10;
  return { x, y: x * x };
});
