import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { ulp } from '#lib/index.ts';
import { storedAs, storedFrom } from '../storage.ts';

type Digits = '3' | '4' | '5';

interface State {
  readonly u: number;
  readonly digits: Digits;
}

const high = 3;
/** The powers of two on the ruler. */
const powers = [4, 8, 16, 32, 64];

interface Kept {
  readonly u: number;
  readonly v: number;
  readonly step: number;
}

export const figure = defineFigure({
  name: 'marks-on-a-ruler',
  version: 1,
  caption: 'Drag $u$ along the ruler',
  description:
    'A ruler from 4 to 64 with a mark at every number that a few binary digits can store. ' +
    'The distance between marks doubles at 8, 16 and 32. A number u between two marks is stored as the nearest mark, v.',
  world: { minX: 0.8, maxX: 67.2, minY: -2.4, maxY: 4.4, stretch: true },
  pageWide: true,
  parts: {
    u: numberOnAxis('u', { at: high, min: 4, max: 64 }),
    digits: choice<Digits>('digits', [
      { name: '3', label: '3' },
      { name: '4', label: '4' },
      { name: '5', label: '5' },
    ]),
  },
  presets: [
    { name: 'large', label: 'a large number', state: { u: 42.7, digits: '3' } },
    { name: 'small', label: 'a small one', state: { u: 5.2, digits: '3' } },
    { name: 'mark', label: 'on a mark', state: { u: 6, digits: '3' } },
    { name: 'more', label: 'more digits', state: { u: 42.7, digits: '5' } },
  ],
  meanings: { u: 'the number we mean', v: 'the number that is stored' },
  conventions: [],

  answer: ({ u, digits }: State) => ({
    v: storedAs(u, Number(digits)),
    step: ulp(u, Number(digits)),
    marks: storedFrom(4, 64, Number(digits)),
  }),

  words: {
    exact: ({ u, step }: Kept) => ({
      word: 'exact',
      rest: `${show(u)} is a mark; marks there are ${show(step)} apart`,
    }),
    rounded: ({ u, v, step }: Kept) => ({
      word: 'rounded',
      rest: `${show(u)} is stored as ${show(v)}; marks there are ${show(step)} apart`,
    }),
  },

  find: ({ u }, { v, step }) => ({
    hit: u === v,
    kind: u === v ? 'exact' : 'rounded',
    u,
    v,
    step,
  }),

  *draw({ u, digits }, { v, marks }, view) {
    yield mark.line('ruler', 'stroke-ink', { x: 4, y: 0 }, { x: 64, y: 0 });
    yield mark.lines(
      'marks',
      'stroke-ink thin',
      marks.map((x) => [
        { x, y: 0 },
        { x, y: 0.6 },
      ]),
    );
    for (const x of powers) {
      yield mark.line(`power-${x}`, 'stroke-ink firm', { x, y: 0 }, { x, y: 1 });
      yield mark.label(`power-label-${x}`, show(x), { x, y: 0 }, { dy: 22, style: 'small middle' });
    }
    for (const x of powers.slice(0, -1)) {
      const text = `${show(ulp(x, Number(digits)))} apart`;
      const middle = { x: 1.5 * x, y: 0 };
      // On a phone there is no room for the first label beside the next one, so it is above the ruler.
      const dy = view.across(x) < 30 ? -26 : 39;
      if (!view.sketch) yield mark.label(`step-${x}`, text, middle, { dy, style: 'small middle' });
    }
    yield mark.line('axis', 'stroke-faint thin', { x: 4, y: high }, { x: 64, y: high });
    yield mark.line('way', 'stroke-point light dashed', { x: u, y: high }, { x: v, y: 0 });
    yield mark.dot('u', 'fill-point stroke-paper', { x: u, y: high }, 6);
    yield mark.label('u-name', 'u', { x: u, y: high }, { symbol: 'u', dy: -13 });
    yield mark.dot('v', 'fill-circle', { x: v, y: 0 }, 5);
    const side = u > v ? -1 : 1;
    yield mark.label('v-name', 'v', { x: v, y: 0 }, { symbol: 'v', dx: side * 14, dy: -7 });
  },
});
