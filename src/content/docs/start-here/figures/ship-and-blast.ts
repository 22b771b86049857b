import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { circlesIntersect, distance, polygonIntersectsCircle } from '#lib/index.ts';
import { hull } from '../fleet-of-ships.ts';

interface State {
  readonly ship: CircleValue;
  readonly blast: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const disc = (x: number, y: number, radius: number) => ({ center: { x, y }, radius });
const ship = disc(36, 32, 20);
/** The distance of the hull's farthest corner from its middle. */
const reach = Math.max(...hull.map((corner) => distance(corner, { x: 0, y: 0 })));

/** The ship, as large as its circle allows. */
function cornersIn({ center, radius }: CircleValue) {
  const scale = radius / reach;
  return hull.map(({ x, y }) => ({ x: center.x + scale * x, y: center.y + scale * y }));
}

export const figure = defineFigure({
  name: 'ship-and-blast',
  version: 1,
  caption: 'Drag the ship, the blast or a rim',
  description:
    'A ship in its circle, with centre c1 and radius r1, and a blast: a circle with centre c2 and ' +
    'radius r2. The circle of the ship is drawn solid if the blast touches it, and the ship is ' +
    'filled if the blast touches the ship.',
  world,
  parts: {
    ship: circle({ center: 'c_1', radius: 'r_1', minRadius: 2, maxRadius: 30 }),
    blast: circle({ center: 'c_2', radius: 'r_2', minRadius: 2, maxRadius: 30 }),
  },
  presets: [
    { name: 'clear', label: 'clear', state: { ship, blast: disc(74, 48, 12) } },
    { name: 'maybe', label: 'maybe, but a miss', state: { ship, blast: disc(56, 52, 12) } },
    { name: 'touching', label: 'the rims touch', state: { ship, blast: disc(60, 50, 10) } },
    { name: 'hit', label: 'hit', state: { ship, blast: disc(62, 34, 12) } },
  ],
  meanings: {
    c_1: 'centre of the ship and its circle',
    r_1: 'radius of this circle, up to the farthest corner of the ship',
    c_2: 'centre of the blast',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ ship, blast }: State) => {
    const corners = cornersIn(ship);
    const maybe = circlesIntersect(ship, blast);
    return { corners, maybe, hit: maybe && polygonIntersectsCircle(corners, blast) };
  },

  calls: {
    circlesIntersect: {
      load: () => import('#lib/circles-intersect.ts?trace'),
      values: ({ ship, blast }) => [ship, blast],
    },
  },
  truthOf: 'blast',

  words: {
    clear: () => miss('the circles are apart, so no exact test is needed'),
    miss: () => miss('the circles touch, but the ship is missed'),
    hit: () => hit('the circles touch, and so do the blast and the ship'),
  },

  find: (_state, { maybe, hit }) => {
    if (!maybe) return { hit, kind: 'clear' };
    return { hit, kind: hit ? 'hit' : 'miss' };
  },

  *draw({ ship, blast }, { corners, maybe, hit }) {
    const rims = [rimHandle(ship, world), rimHandle(blast, world)] as const;
    yield mark.circle('ring', maybe ? 'stroke-hit firm' : 'stroke-ink dotted', ship);
    yield mark.polygon('hull', hit ? 'shape fill-hit-line' : 'shape', corners);
    yield mark.circle('blast', hit ? 'disc fill-hit' : 'disc', blast);
    yield mark.line('between', 'stroke-ink thin dashed', ship.center, blast.center);
    yield mark.line('radius-1', 'stroke-ink', ship.center, rims[0]);
    yield mark.line('radius-2', 'stroke-circle', blast.center, rims[1]);
    if (ship.radius > 6) yield mark.symbolAlong('r_1', ship.center, rims[0], -14);
    if (blast.radius > 6) yield mark.symbolAlong('r_2', blast.center, rims[1], -14);
    yield mark.dot('c_1', 'fill-ink', ship.center, 3);
    yield mark.dot('c_2', 'fill-circle', blast.center, 3);
    yield mark.symbol('c_1', ship.center, blast.center, 24);
    yield mark.symbol('c_2', blast.center, ship.center, 24);
  },
});
