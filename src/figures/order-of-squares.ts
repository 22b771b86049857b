import { numbersInOrder, squaresInOrder } from '../formulas/point-and-circle.ts';
import type { Vec2 } from '../lib/index.ts';
import { defineFigure } from './kit/figure.ts';
import { show } from './kit/numbers.ts';
import { numberOnAxis } from './kit/parts/number-on-axis.ts';
import type { Stage } from './kit/stage.ts';

interface State {
  readonly a: number;
  readonly b: number;
}

const reach = 4;
const range = { at: 0, min: -reach, max: reach };

export const figure = defineFigure({
  name: 'order-of-squares',
  version: 1,
  caption: 'Drag $a$ and $b$ along the line',
  description:
    'A number line with two numbers, a and b. Above each, the curve of the squares gives its ' +
    'square, which is carried over to the upright axis.',
  world: { minX: -4.6, maxX: 4.6, minY: -2.6, maxY: 17.5, stretch: true },
  parts: { a: numberOnAxis('a', range), b: numberOnAxis('b', range) },
  presets: [
    { name: 'positive', label: 'none negative', state: { a: 2, b: 3.4 } },
    { name: 'one-negative', label: 'one negative', state: { a: -3, b: 2 } },
    { name: 'both-negative', label: 'both negative', state: { a: -3.4, b: -2 } },
  ],
  symbols: ['a', 'b'],
  conventions: [],

  answer: ({ a, b }: State) => ({ numbers: a <= b, squares: a * a <= b * b }),

  verdict: ({ a, b }, { numbers, squares }) => {
    if (a !== b && a * a === b * b) {
      return { hit: false, word: 'order lost', rest: `both squares are ${show(a * a)}` };
    }
    const same = numbers === squares;
    const compare = (x: number, holds: boolean, y: number) =>
      `${show(x)} ${holds ? '≤' : '>'} ${show(y)}`;
    const link = same ? 'and' : 'but';
    return {
      hit: same,
      word: same ? 'same order' : 'order turned',
      rest: `${compare(a, numbers, b)}, ${link} ${compare(a * a, squares, b * b)}`,
    };
  },

  formulas: [numbersInOrder, squaresInOrder],
  values: ({ a, b }) => ({ a, b }),

  draw: (stage, { a, b }) => {
    stage.line('across', 'axis', { x: -4.4, y: 0 }, { x: 4.4, y: 0 });
    stage.line('up', 'axis', { x: 0, y: 0 }, { x: 0, y: 17 });
    for (let x = -reach; x <= reach; x += 1) {
      stage.line(`tick-${x}`, 'axis', { x, y: 0 }, { x, y: -0.35 });
      if (x % 2 === 0 && !stage.sketch) {
        stage.label(`tick-label-${x}`, show(x), { x, y: 0 }, { dy: 33, look: 'small middle' });
      }
    }
    stage.curve('squares', 'curve', parabola);
    square(stage, 'a', a);
    square(stage, 'b', b);
  },
});

/** From a number up to the curve, and across to where its square stands on the upright axis. */
function square(stage: Stage, name: 'a' | 'b', value: number): void {
  const foot = { x: value, y: 0 };
  const top = { x: value, y: value * value };
  const carried = { x: 0, y: value * value };
  stage.line(`${name}-up`, `drop drop-${name}`, foot, top);
  stage.line(`${name}-across`, `drop drop-${name}`, top, carried);
  stage.dot(`${name}-square`, `square-${name}`, carried, 4.5);
  stage.dot(`${name}-foot`, `square-${name}`, foot, 6);
  stage.label(`${name}-name`, name, foot, { symbol: name, dy: -12, dx: value < 0 ? -15 : 15 });
  const side = value > 0 || (value === 0 && name === 'b') ? -1 : 1;
  stage.label(`${name}-value`, `${name}² = ${show(value * value)}`, carried, {
    dx: side * 10,
    dy: 5,
    of: name,
    look: side < 0 ? 'note end' : 'note',
  });
}

const parabola: Vec2[] = Array.from({ length: 83 }, (_, i) => {
  const x = (i - 41) / 10;
  return { x, y: x * x };
});
