import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { point } from '#figure/parts/point.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { distance, type Vec2 } from '#lib/index.ts';
import {
  buttonOnPage,
  type Code,
  compare,
  onPage,
  outlineOnPage,
  pixelTaken,
  type Shown,
  survey,
} from '../surveys/pointer-on-canvas.ts';

export interface State {
  readonly p: Vec2;
  readonly shown: Shown;
  readonly code: Code;
}

const at = (x: number, y: number, shown: Shown, code: Code): State => ({
  p: { x, y },
  shown,
  code,
});

interface Found {
  readonly judgement: Judgement;
  readonly away: number;
}

export const figure = defineFigure({
  name: 'pointer-on-canvas',
  version: 1,
  caption: 'Drag the pointer $p$, and choose what the code does',
  description:
    'A window with a canvas in it, and on the canvas a round button. The map shows for each position ' +
    'of the pointer p whether the code is right. It is hatched for false hits and dotted for missed ' +
    'hits. A small ring is the point that the code tests. Thin lines represent the rest of the page.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: {
    p: point('p', 'point'),
    shown: choice<Shown>('shown at', [
      { name: 'full', label: 'full size' },
      { name: 'half', label: 'half size' },
    ]),
    code: choice<Code>('code', [
      { name: 'window', label: 'window' },
      { name: 'corner', label: 'minus corner' },
      { name: 'scaled', label: 'scaled' },
    ]),
  },
  presets: [
    { name: 'half', label: 'half size, not scaled', state: at(23, 48.5, 'half', 'corner') },
    { name: 'full', label: 'full size', state: at(34, 44, 'full', 'corner') },
    { name: 'window', label: 'corner forgotten', state: at(43, 38, 'full', 'window') },
    { name: 'scaled', label: 'scaled', state: at(23, 48.5, 'half', 'scaled') },
  ],
  meanings: { p: 'the pointer, where the reader sees it' },
  conventions: ['touching'],

  answer: (state: State) => {
    const { test, truth } = compare(state);
    const looksAt = onPage(pixelTaken(state.p, state), state.shown);
    return {
      said: test(state.p),
      right: truth(state.p),
      looksAt,
      away: distance(state.p, looksAt),
    };
  },

  truthOf: 'p',
  truth: survey,

  words: {
    there: ({ judgement }: Found) => judgedAs(judgement, 'the code tests p itself'),
    elsewhere: ({ judgement, away }: Found) =>
      judgedAs(judgement, `the code tests a point ${show(away, 1)} from p`),
  },

  find: (_state, { said, right, away }) => {
    const { judgement } = judged(said, right);
    return { hit: said, kind: away < 0.05 ? 'there' : 'elsewhere', judgement, away };
  },

  *draw({ p, shown }, { looksAt, away }) {
    const outline = outlineOnPage(shown);
    const corner = outline[0]!;
    yield mark.polygon('canvas', 'shape fill-none', outline);
    yield mark.circle('button', 'stroke-ink firm', buttonOnPage(shown));
    // The origin of the canvas's pixels.
    const { x, y } = corner;
    yield mark.line('corner-across', 'stroke-ink', { x: x - 1, y }, { x: x + 1, y });
    yield mark.line('corner-up', 'stroke-ink', { x, y: y - 1 }, { x, y: y + 1 });
    yield mark.label('corner-name', '(0, 0)', corner, { dx: -8, dy: -6, style: 'small middle' });
    yield mark.label('canvas-name', 'canvas', outline[3]!, { dx: 8, dy: -9 });
    const { center, radius } = buttonOnPage(shown);
    const below = { x: center.x, y: center.y - radius };
    yield mark.label('button-name', 'button', below, { dy: 15, style: 'note middle' });
    if (shown === 'half') yield mark.lines('page', 'stroke-border hairline', textOnPage, 'ground');
    if (away > 1) {
      yield mark.line('way', 'stroke-ink dashed', p, looksAt);
      yield mark.dot('looks-at', 'fill-paper stroke-ink', looksAt, 5);
    }
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    yield mark.label('symbol-p', 'p', p, { symbol: 'p', dy: -21 });
  },
});

/** Lines of text beside and below the smaller canvas: the rest of the page. */
const textOnPage = [
  ...[57, 53, 49, 45, 41, 37].map((y, i) => textLine(55, i === 5 ? 74 : 90, y)),
  ...[26, 22, 18, 14].map((y, i) => textLine(10, i === 3 ? 52 : 90, y)),
];

function textLine(from: number, to: number, y: number): readonly [Vec2, Vec2] {
  return [
    { x: from, y },
    { x: to, y },
  ];
}
