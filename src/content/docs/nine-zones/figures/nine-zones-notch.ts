import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { type BoxValue, box, cornersOf, placeBox } from '#figure/parts/box.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import {
  type Box,
  boxesIntersect,
  boxIntersectsCircleByZone,
  type Circle,
  type Vec2,
} from '#lib/index.ts';
import { sumAcross, sumUp } from '../formulas.ts';

// A map in which each cell represents a circle centred on the cell.

type Test = 'sums' | 'zones';

interface State {
  readonly box: BoxValue;
  readonly circle: CircleValue;
  readonly test: Test;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const side = 2;
const places: readonly Vec2[] = Array.from({ length: 32 * 48 }, (_, i) => ({
  x: side * (i % 48) + 1,
  y: side * Math.floor(i / 48) + 1,
}));

const at = (halfWidth: number, halfHeight: number, c: Vec2, radius: number): State => ({
  box: { center: { x: 42, y: 28 }, halfWidth, halfHeight, degrees: 0 },
  circle: { center: c, radius },
  test: 'sums',
});

interface Cells {
  readonly judgement: Judgement;
  readonly wrong: number;
  readonly all: number;
}

export const figure = defineFigure({
  name: 'nine-zones-notch',
  version: 1,
  caption: 'Drag $c$ into a notch',
  description:
    'A box and a map of the positions of the circle’s centre. Around the box is a field of hits, and ' +
    'at its four corners are hatched notches, where the bounding boxes overlap and the circle misses.',
  world,
  parts: {
    box: box({ maxHalf: 26 }),
    circle: circle({ minRadius: 2, maxRadius: 26 }),
    test: choice<Test>('test', [
      { name: 'sums', label: 'bounding boxes' },
      { name: 'zones', label: 'by zone' },
    ]),
  },
  presets: [
    { name: 'notch', label: 'in a notch', state: at(18, 10, { x: 71.5, y: 47.5 }, 14) },
    { name: 'small', label: 'a small circle', state: at(24, 16, { x: 69, y: 47.5 }, 4) },
    { name: 'large', label: 'a large circle', state: at(4, 2, { x: 58.5, y: 41 }, 16) },
  ],
  conventions: ['touching', 'map', 'yUp'],

  answer: ({ box, circle, test }: State) => ({
    ...judgeAll(box, circle.radius),
    said: test === 'sums' ? boundsOverlap(box, circle) : boxIntersectsCircleByZone(box, circle),
    truth: boxIntersectsCircleByZone(box, circle),
  }),

  words: {
    allRight: ({ judgement, all }: Cells) => judgedAs(judgement, `all ${all} cells are true hits`),
    someFalse: ({ judgement, wrong, all }: Cells) =>
      judgedAs(judgement, `${wrong} of the ${all} reported cells are false`),
  },

  formulas: [sumAcross, sumUp],
  values: ({ box: { center: m, halfWidth, halfHeight }, circle: { center: c, radius } }) => ({
    'c.x': c.x,
    'c.y': c.y,
    'm.x': m.x,
    'm.y': m.y,
    w: halfWidth,
    h: halfHeight,
    r: radius,
  }),

  find: ({ test }, { said, truth, hits, falseHits }) => {
    const wrong = test === 'sums' ? falseHits.length : 0;
    const { judgement } = judged(said, truth);
    const kind = wrong === 0 ? 'allRight' : 'someFalse';
    return { hit: said, kind, judgement, wrong, all: hits.length + wrong };
  },

  *draw({ box, circle, test }, { hits, falseHits, truth }) {
    const { center, radius } = circle;
    const cell = { x: side, y: side };
    const none: Vec2[] = [];
    const rim = rimHandle(circle, world);
    const around = { center, halfWidth: radius, halfHeight: radius, degrees: 0 };
    const notches = test === 'sums' ? falseHits : none;
    yield mark.boxes('hits', 'fill-hit', hits, cell);
    yield mark.boxes('false-hits', 'fill-false', notches, cell);
    yield mark.hatch('false-hatch', 'stroke-hatch light', notches, cell);
    yield mark.polygon('box', 'shape', cornersOf(placeBox(box)));
    yield mark.polygon('around', 'stroke-border light dotted', cornersOf(placeBox(around)));
    yield mark.circle('disc', truth ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.dot('c', 'fill-circle', center, 3);
    if (radius > 4) yield mark.symbolAlong('r', center, rim, rim.x < center.x ? 13 : -13);
    yield mark.symbol('c', center, rim);
    yield mark.label('symbol-m', 'm', box.center, { symbol: 'm', dx: -20, dy: 6 });
  },
});

/** Whether the box and the bounding box of the circle overlap. */
function boundsOverlap(box: Box, { center, radius }: Circle): boolean {
  return boxesIntersect(box, { center, halfWidth: radius, halfHeight: radius });
}

/** The lower left corners of the cells that hit, and of the false hits. */
interface Map {
  readonly hits: readonly Vec2[];
  readonly falseHits: readonly Vec2[];
}

/** Computed again only when the box or the radius changes. */
function judgeAll(box: BoxValue, radius: number): Map {
  if (last?.box !== box || last.radius !== radius) {
    const hits: Vec2[] = [];
    const falseHits: Vec2[] = [];
    for (const center of places) {
      const circle = { center, radius };
      if (!boundsOverlap(box, circle)) continue;
      const cells = boxIntersectsCircleByZone(box, circle) ? hits : falseHits;
      cells.push({ x: center.x - side / 2, y: center.y - side / 2 });
    }
    last = { box, radius, map: { hits, falseHits } };
  }
  return last.map;
}

let last: { box: BoxValue; radius: number; map: Map } | null = null;
