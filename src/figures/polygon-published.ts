import { type Polygon, polygonIntersectsCircle, type Vec2 } from '../lib/index.ts';
import {
  polygonCircleByLines,
  polygonCircleWithInside,
} from '../lib/published/jeffrey-thompson-polygon-circle.ts';
import { float64 } from '../lib/published/monogame-circles.ts';
import { defineFigure } from './kit/figure.ts';
import { show } from './kit/numbers.ts';
import { faultOf } from './kit/outline-fault.ts';
import type { World } from './kit/part.ts';
import { choice } from './kit/parts/choice.ts';
import { circle, type HeldCircle, rimHandle } from './kit/parts/circle.ts';
import { polygon } from './kit/parts/polygon.ts';
import type { Stage } from './kit/stage.ts';

// Corners and centre stand on whole numbers, as they do where a program works in pixels: there a
// centre is often exactly as high as a corner.

export type Test = 'edges' | 'inside' | 'mended';

export interface State {
  readonly circle: HeldCircle;
  readonly island: Polygon;
  readonly test: Test;
}

const tests = {
  edges: (island: Polygon, one: HeldCircle) => polygonCircleByLines(island, one, float64),
  inside: (island: Polygon, one: HeldCircle) => polygonCircleWithInside(island, one, float64),
  mended: polygonIntersectsCircle,
};

const world: World = { minX: 0, maxX: 36, minY: 0, maxY: 24, inset: 1 };
const columns = Array.from({ length: 35 }, (_, i) => i + 1);
const rows = Array.from({ length: 23 }, (_, i) => i + 1);

const corners = (...places: [number, number][]): Polygon => places.map(([x, y]) => ({ x, y }));
const bay = corners([8, 4], [20, 2], [32, 7], [29, 20], [20, 11], [13, 22], [4, 15]);
const trapezoid = corners([8, 2], [28, 2], [23, 22], [13, 22]);
const diamond = corners([18, 2], [28, 12], [18, 22], [8, 12]);
const triangle = corners([22, 12], [32, 2], [32, 22]);

export const at = (x: number, y: number, r: number, island: Polygon, test: Test): State => ({
  circle: { center: { x, y }, radius: r },
  island,
  test,
});

export const figure = defineFigure({
  name: 'polygon-published',
  version: 1,
  caption: 'Drag the circle over coloured places',
  description:
    'A polygon and a circle, on whole numbers. Places of the centre where the chosen test is wrong ' +
    'are coloured: rows level with corners, or the inside.',
  world,
  parts: {
    circle: circle({ minRadius: 1, maxRadius: 8, step: 1 }),
    island: polygon({ most: 8, symbols: false, step: 1 }),
    test: choice<Test>('test', [
      { name: 'edges', label: 'edges only' },
      { name: 'inside', label: 'with inside' },
      { name: 'mended', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'bay', label: 'a bay', state: at(16, 7, 2, bay, 'inside') },
    { name: 'diamond', label: 'the diamond', state: at(18, 12, 5, diamond, 'inside') },
    { name: 'ghost', label: 'the ghost', state: at(8, 12, 5, triangle, 'inside') },
    { name: 'trapezoid', label: 'the trapezoid', state: at(18, 12, 3, trapezoid, 'edges') },
  ],
  symbols: ['c', 'r'],
  conventions: ['touching', 'wholeUnits'],

  answer: (state: State) => ({ ...judge(state), map: mapOf(state) }),

  verdict: (_state, { fault, said, truth, map }) => {
    if (fault) return { hit: false, word: 'no polygon', rest: fault.says };
    const word = said === truth ? `right ${nameOf(said)}` : said ? 'invented hit' : 'missed hit';
    const wrong = map.invented.length + map.missed.length;
    const places = columns.length * rows.length;
    const share = wrong === 0 ? 'wrong nowhere' : `wrong in ${wrong} of ${grouped(places)} places`;
    return { hit: said, word, rest: share };
  },

  draw: (stage, state, answer) => {
    const size = { x: 1, y: 1 };
    const cells = (places: readonly Vec2[]) =>
      places.map(({ x, y }) => ({ x: x - 0.5, y: y - 0.5 }));
    const invented = cells(answer.map.invented);
    stage.boxes('missed', 'cells missed', cells(answer.map.missed), size);
    stage.boxes('invented', 'cells invented', invented, size);
    stage.hatch('invented-hatch', 'hatch invented-hatch', invented, size);
    drawScene(stage, state, answer, world);
  },
});

/** What the chosen test says of the circle where it is, and what is true. */
export function judge({ circle, island, test }: State) {
  return {
    fault: faultOf(island),
    said: tests[test](island, circle),
    truth: polygonIntersectsCircle(island, circle),
  };
}

export function drawScene(
  stage: Stage,
  { circle, island }: State,
  { fault, said }: ReturnType<typeof judge>,
  window: World,
): void {
  stage.polygon('island', 'outline open', island);
  for (const i of fault?.edges ?? []) {
    const [a, b] = [island[i], island[(i + 1) % island.length]];
    if (a && b) stage.line(`edge-${i}`, 'clash', a, b, 'shapes');
  }
  // Where there are no handles.
  if (stage.sketch) {
    for (const [i, at] of island.entries()) stage.dot(`corner-${i}`, 'corner', at, 2);
  }
  const rim = rimHandle(circle, window);
  stage.circle('disc', said && !fault ? 'disc hit' : 'disc', circle);
  stage.line('radius', 'radius', circle.center, rim);
  if (circle.radius > 2) stage.symbolAlong('r', circle.center, rim, -14);
  stage.dot('c', 'centre', circle.center, 3);
  stage.symbol('c', circle.center, rim);
}

interface WrongPlaces {
  readonly invented: readonly Vec2[];
  readonly missed: readonly Vec2[];
}

let last: { island: Polygon; radius: number; test: Test; map: WrongPlaces } | null = null;

/** Where the test is wrong, centre by centre; made anew only when it would differ. */
function mapOf({ circle: { radius }, island, test }: State): WrongPlaces {
  if (last?.island !== island || last.radius !== radius || last.test !== test) {
    last = { island, radius, test, map: makeMap(radius, island, test) };
  }
  return last.map;
}

function makeMap(radius: number, island: Polygon, test: Test): WrongPlaces {
  const invented: Vec2[] = [];
  const missed: Vec2[] = [];
  if (test === 'mended' || faultOf(island)) return { invented, missed };
  for (const y of rows) {
    for (const x of columns) {
      const center = { x, y };
      const said = tests[test](island, { center, radius });
      const truth = polygonIntersectsCircle(island, { center, radius });
      if (said && !truth) invented.push(center);
      if (!said && truth) missed.push(center);
    }
  }
  return { invented, missed };
}

const nameOf = (hit: boolean) => (hit ? 'hit' : 'miss');

/** With a thin gap between thousands. */
function grouped(value: number): string {
  return show(value).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
