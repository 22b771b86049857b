import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type Crowd, crowd } from '#figure/parts/crowd.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { type Circle, findIntersectingPairs, separateCircles, type Vec2 } from '#lib/index.ts';
import { dealIn } from '../../many-circles/deal.ts';
import { drawDiscs } from '../../many-circles/drawing.ts';

type Mass = 'equal' | 'fixed';

export interface State {
  readonly crowd: Crowd;
  readonly rounds: number;
  readonly mass: Mass;
}

const bounds = { minX: 4, maxX: 92, minY: 14, maxY: 76 };
const middle = { x: 48, y: 45 };
const mostRounds = 20;
const axis = { at: 5, left: 16, right: 80 };

/** All in one place, and smaller the more there are. */
function inOnePlace(count: number): Circle[] {
  const radius = toStep(Math.min(8, 26 / Math.sqrt(count)), 0.1);
  return Array.from({ length: count }, () => ({ center: middle, radius }));
}

const heap = dealIn({ minX: 38, maxX: 58, minY: 35, maxY: 55 }, (fraction) => 3 + 2 * fraction);

const at = (circles: readonly Circle[], rounds: number, mass: Mass = 'equal'): State => ({
  crowd: { circles, selected: 0 },
  rounds,
  mass,
});

const row = [32, 48, 64].map((x) => ({ center: { x, y: middle.y }, radius: 10 }));
const around = [
  { center: middle, radius: 12 },
  ...Array.from({ length: 9 }, () => ({ center: middle, radius: 5 })),
];

/** The crowds of the presets, which an address gives by their number of circles. */
const crowds: Readonly<Record<number, readonly Circle[]>> = { 3: row, 10: around, 24: heap(24) };

interface Found {
  readonly rounds: number;
  readonly overlap: number;
}

const after = (rounds: number) => `after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;

export const figure = defineFigure({
  name: 'come-apart',
  version: 1,
  caption: 'Press Play, or drag $t$ from round to round',
  description:
    'A crowd of circles that overlap. Dashed rims show where they start, and solid rims show where ' +
    'the rounds have pushed them. A line joins the old and the new centre of each circle, and ' +
    'circles that still touch another are filled. A slider at the bottom sets the number of rounds.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 80 },
  close: { minX: 0, maxX: 96, minY: 9, maxY: 80 },
  parts: {
    crowd: crowd({ deal: (count) => crowds[count] ?? inOnePlace(count), most: 40, bounds }),
    rounds: numberOnAxis('t', {
      ...axis,
      min: 0,
      max: mostRounds,
      step: 1,
      ends: [axis.left, axis.right],
    }),
    mass: choice<Mass>('the selected circle is', [
      { name: 'equal', label: 'like the others' },
      { name: 'fixed', label: 'immovable' },
    ]),
  },
  presets: [
    { name: 'six', label: 'six in one place', state: at(inOnePlace(6), 5) },
    { name: 'row', label: 'a row', state: at(row, 2) },
    { name: 'heap', label: 'a heap', state: at(crowds[24]!, 8) },
    { name: 'fixed', label: 'around an immovable one', state: at(around, 8, 'fixed') },
  ],
  meanings: { t: 'number of rounds of pushes', k: 'number of circles' },
  conventions: ['touching', 'filled'],

  answer: ({ crowd: { circles, selected }, rounds: maxRounds, mass }: State) => {
    const masses = circles.map((_, i) => (mass === 'fixed' && i === selected ? Infinity : 1));
    const { centers, overlap, rounds } = separateCircles(circles, { maxRounds, masses });
    const moved = circles.map(({ radius }, i) => ({ center: centers[i]!, radius }));
    return { centers, moved, overlap, rounds, hits: new Set(findIntersectingPairs(moved).flat()) };
  },

  sweep: {
    label: 'rounds, one after the other',
    seconds: 10,
    repeat: 'loop',
    at: ({ crowd, mass }, t) => ({ crowd, mass, rounds: toStep(t * mostRounds, 1) }),
  },

  words: {
    start: ({ overlap }: Found) => ({
      word: 'at the start',
      rest: `the deepest overlap is ${show(overlap, 1)}`,
    }),
    overlap: ({ rounds, overlap }: Found) => ({
      word: after(rounds),
      rest: `the deepest overlap is ${show(overlap, overlap < 1 ? 2 : 1)}`,
    }),
    apart: ({ rounds }: Found) => ({ word: 'apart', rest: after(rounds) }),
  },

  find: ({ rounds: most }, { overlap, rounds }) => {
    if (overlap === 0) return { hit: false, kind: 'apart', rounds, overlap };
    return { hit: true, kind: most === 0 ? 'start' : 'overlap', rounds: most, overlap };
  },

  *draw({ crowd: { circles, selected }, rounds }, { moved, hits }, view) {
    for (const [i, circle] of circles.entries()) {
      const isOther = circles.findIndex((one) => isSame(one, circle)) === i;
      if (isOther) yield mark.circle(`start-${i}`, 'stroke-border dashed', circle, 'ground');
    }
    yield* drawDiscs('crowd', moved, hits, selected);
    yield mark.lines(
      'ways',
      'stroke-circle thin',
      circles.map(({ center }, i) => [center, moved[i]!.center] as const),
    );
    if (view.sketch) return;
    const [left, right] = [axis.left, axis.right].map((x) => ({ x, y: axis.at })) as [Vec2, Vec2];
    yield mark.line('axis', 'stroke-border', left, right);
    yield mark.label('axis-0', '0', left, { dx: -22, dy: 5, style: 'small' });
    yield mark.label('axis-end', String(mostRounds), right, { dx: 15, dy: 5, style: 'small' });
    const here = { x: left.x + ((right.x - left.x) * rounds) / mostRounds, y: axis.at };
    yield mark.symbol('t', here, { x: here.x, y: here.y - 1 }, 24);
  },
});

function isSame(a: Circle, b: Circle): boolean {
  return a.center.x === b.center.x && a.center.y === b.center.y && a.radius === b.radius;
}
