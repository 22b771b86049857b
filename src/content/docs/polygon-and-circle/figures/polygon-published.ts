import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { faultOf } from '#figure/outline-fault.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { noPolygon } from '#figure/words/polygon.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { type Polygon, polygonIntersectsCircle, signedDistanceToPolygon } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { survey, type Test, tests } from '../surveys/polygon-published.ts';

// Corners and centre have whole coordinates, as in a program that works in pixels, where a
// centre is often exactly level with a corner.

interface State {
  readonly circle: CircleValue;
  readonly island: Polygon;
  readonly test: Test;
}

const world = { minX: 0, maxX: 36, minY: 0, maxY: 24, inset: 1 };

const corners = (...places: [number, number][]): Polygon => places.map(([x, y]) => ({ x, y }));
const bay = corners([8, 4], [20, 2], [32, 7], [29, 20], [20, 11], [13, 22], [4, 15]);
const trapezoid = corners([8, 2], [28, 2], [23, 22], [13, 22]);
const diamond = corners([18, 2], [28, 12], [18, 22], [8, 12]);
const triangle = corners([22, 12], [32, 2], [32, 22]);
// On a circle of radius 10, rounded to whole numbers. Each corner has a different height.
const octagon = corners(
  [32, 13],
  [28, 20],
  [21, 22],
  [14, 18],
  [12, 11],
  [16, 4],
  [23, 2],
  [30, 6],
);

const at = (x: number, y: number, r: number, island: Polygon, test: Test): State => ({
  circle: { center: { x, y }, radius: r },
  island,
  test,
});

interface Level {
  readonly judgement: Judgement;
  readonly isLevel: boolean;
}

const level = ({ isLevel }: Level) => (isLevel ? 'level with a corner' : 'not level with a corner');

export const figure = defineFigure({
  name: 'polygon-published',
  version: 1,
  caption: 'Drag the circle over hatched and dotted places',
  description:
    'A polygon and a circle with whole coordinates, over a map of the positions of its centre. ' +
    'The map is hatched or dotted where the chosen test is wrong, inside or in rows level with ' +
    'corners.',
  world,
  parts: {
    circle: circle({ minRadius: 1, maxRadius: 8, step: 1 }),
    island: polygon({ most: 8, symbols: false, step: 1 }),
    test: choice<Test>('test', [
      { name: 'edges', label: 'edges only' },
      { name: 'inside', label: 'with inside' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'bay', label: 'a bay', state: at(16, 7, 2, bay, 'inside') },
    { name: 'diamond', label: 'the diamond', state: at(18, 12, 5, diamond, 'inside') },
    { name: 'ghost', label: 'the ghost', state: at(8, 12, 5, triangle, 'inside') },
    { name: 'octagon', label: 'an octagon', state: at(5, 18, 3, octagon, 'inside') },
    { name: 'trapezoid', label: 'the trapezoid', state: at(18, 12, 3, trapezoid, 'edges') },
    { name: 'small', label: 'a smaller circle', state: at(18, 12, 1, trapezoid, 'edges') },
  ],
  conventions: ['touching', 'wholeUnits', 'map'],

  answer: ({ circle, island, test }: State) => ({
    fault: faultOf(island),
    /** The chosen test's result for the circle, and the true answer. */
    said: tests[test](island, circle),
    truth: polygonIntersectsCircle(island, circle),
    away: signedDistanceToPolygon(circle.center, island),
    isLevel: island.some(({ y }) => y === circle.center.y),
  }),

  calls: {
    polygonCircleWithInside: {
      load: () => import('#published/jeffrey-thompson-polygon-circle.ts?trace'),
      values: ({ island, circle }) => [island, circle, float64],
    },
  },

  truth: survey,

  words: {
    noPolygon,
    inside: (found: Level) => judgedAs(found.judgement, `inside, ${level(found)}`),
    touching: (found: Level) => judgedAs(found.judgement, `they touch, ${level(found)}`),
    apart: (found: Level & { gap: number }) =>
      judgedAs(found.judgement, `${show(found.gap, 1)} apart, ${level(found)}`),
  },

  find: ({ circle: { radius } }, { fault, said, truth, away, isLevel }) => {
    if (fault) return { hit: false, kind: 'noPolygon', fault };
    const { judgement } = judged(said, truth);
    const inside = away < 0 ? 'inside' : 'touching';
    return { hit: said, kind: truth ? inside : 'apart', judgement, isLevel, gap: away - radius };
  },

  *draw({ circle, island }, { fault, said, truth }, view) {
    yield mark.polygon('island', 'shape fill-none', island);
    for (const i of fault?.edges ?? []) {
      const [a, b] = [island[i], island[(i + 1) % island.length]];
      if (a && b) yield mark.line(`edge-${i}`, 'stroke-wrong bold dashed-long', a, b, 'shapes');
    }
    // A sketch has no handles.
    if (view.sketch) {
      for (const [i, at] of island.entries())
        yield mark.dot(`corner-${i}`, 'fill-paper stroke-ink', at, 2);
    }
    const rim = rimHandle(circle, world);
    yield mark.circle('disc', fault ? 'disc' : judged(said, truth).style, circle);
    yield mark.line('radius', 'stroke-circle', circle.center, rim);
    if (circle.radius > 2) yield mark.symbolAlong('r', circle.center, rim, -14);
    yield mark.dot('c', 'fill-circle', circle.center, 3);
    yield mark.symbol('c', circle.center, rim);
  },
});
