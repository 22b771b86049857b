import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { memoize } from '#figure/memoize.ts';
import { toTenths } from '#figure/numbers.ts';
import { angle, inRadians } from '#figure/parts/angle.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import type { Projection } from '#figure/projection.ts';
import {
  type Circle,
  circlesIntersect,
  distance,
  polygonIntersectsCircle,
  toWorld,
  type Vec2,
} from '#lib/index.ts';
import { fleetAt, type Ship } from '../fleet-of-ships.ts';

export interface State {
  readonly blast: CircleValue;
  readonly t: number;
}

const world = { minX: 0, maxX: 120, minY: 0, maxY: 80, inset: 3 };
/** The helm that steers the fleet, and the distance of its handle. */
const helm = { x: 60, y: 42 };
const arm = 4;

export const at = (x: number, y: number, radius: number, t = 0): State => ({
  blast: { center: { x, y }, radius },
  t,
});

/** Tests the circle of each ship and then, if it is touched, the ship exactly. */
function testAll(ships: readonly Ship[], blast: Circle) {
  return ships.map(({ corners, circle }) => {
    const maybe = circlesIntersect(circle, blast);
    return { maybe, hit: maybe && polygonIntersectsCircle(corners, blast) };
  });
}

const moments = Array.from({ length: 72 }, (_, i) => fleetAt(5 * i));
/** The number of circle tests and exact tests in one lap, with one step every five degrees. */
const lap = memoize((blast: Circle) => {
  const all = moments.flatMap((ships) =>
    ships.map(({ circle }) => circlesIntersect(circle, blast)),
  );
  return { circles: all.length, exact: all.filter(Boolean).length };
});

interface Count {
  readonly ships: number;
  readonly maybes: number;
}

const exact = (maybes: number) => (maybes === 1 ? '1 exact test' : `${maybes} exact tests`);

const tests = ({ ships, maybes }: Count) => `${ships} circle tests, then ${exact(maybes)}`;

export const figure = defineFigure({
  name: 'fleet',
  version: 1,
  caption: 'Drag the blast $c_2$, or play the fleet',
  description:
    'Nine ships with four corners sail around, each in a dotted circle. A larger circle is the blast. ' +
    'If the blast touches the circle of a ship, that circle is drawn solid, and if it touches the ' +
    'ship itself, the ship is filled. A count of the tests is in the corner.',
  world,
  parts: {
    blast: circle({ center: 'c_2', radius: 'r_2', minRadius: 2, maxRadius: 60 }),
    t: angle('t', { center: helm, arm }),
  },
  presets: [
    { name: 'start', label: 'in the fleet', state: at(78, 51, 14, 40) },
    { name: 'maybe', label: 'maybe, but a miss', state: at(84, 59, 10) },
    { name: 'clear', label: 'all clear', state: at(28, 40, 6) },
    { name: 'huge', label: 'far too large', state: at(60, 40, 52) },
  ],
  meanings: {
    c_1: 'centre of the nearest ship and its circle',
    r_1: 'radius of this circle, up to the farthest corner of the ship',
    c_2: 'centre of the blast',
    t: 'how far the fleet has gone around its lap, in degrees (turn the small wheel)',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ blast, t }: State) => {
    const ships = fleetAt(t);
    const said = testAll(ships, blast);
    const away = ships.map(({ circle }) => distance(circle.center, blast.center));
    const nearest = away.indexOf(Math.min(...away));
    return {
      ships,
      said,
      nearest,
      nearestMaybe: said[nearest]!.maybe,
      maybes: said.filter(({ maybe }) => maybe).length,
      hits: said.filter(({ hit }) => hit).length,
    };
  },

  calls: {
    circlesIntersect: {
      load: () => import('#lib/circles-intersect.ts?trace'),
      values: ({ blast, t }) => [nearestCircle(blast, t), blast],
    },
  },

  sweep: {
    label: 'fleet, one lap',
    seconds: 30,
    at: ({ blast }, t) => ({ blast, t: toTenths(360 * t) % 360 }),
  },

  words: {
    clear: ({ ships }: { ships: number }) => ({
      word: 'miss',
      rest: `${ships} circle tests, no exact test`,
    }),
    miss: (count: Count) => ({ word: 'miss', rest: tests(count) }),
    hit: (count: Count & { readonly hits: number }) => ({
      word: `${count.hits} of ${count.ships} hit`,
      rest: tests(count),
    }),
  },

  find: (_state, { ships: { length: ships }, maybes, hits }) => {
    if (maybes === 0) return { hit: false, kind: 'clear', ships };
    if (hits === 0) return { hit: false, kind: 'miss', ships, maybes };
    return { hit: true, kind: 'hit', ships, maybes, hits };
  },

  *draw({ blast, t }, { ships, said, nearest, maybes, hits }, view) {
    const rim = rimHandle(blast, world);
    yield mark.circle(
      'disc',
      hits > 0 ? 'disc fill-hit' : 'disc fill-circle-tint',
      blast,
      'ground',
    );
    yield* drawHelm(view, t);
    for (const [i, { corners, circle }] of ships.entries()) {
      const { maybe, hit } = said[i]!;
      yield mark.circle(
        `ring-${i}`,
        maybe ? 'stroke-hit firm' : 'stroke-border light dotted',
        circle,
      );
      yield mark.polygon(`ship-${i}`, hit ? 'shape fill-hit-line' : 'shape', corners);
    }
    if (view.sketch) return;
    const { circle, corners } = ships[nearest]!;
    const { center } = circle;
    const bow = corners[0]!;
    yield mark.line('radius', 'stroke-circle', blast.center, rim);
    yield mark.symbolAlong('r_2', blast.center, rim, -14);
    yield mark.line('between', 'stroke-ink thin dashed', center, blast.center);
    yield mark.dot('c_1', 'fill-paper stroke-ink light', center, 3);
    yield mark.line('radius-1', 'stroke-ink thin', center, bow);
    yield mark.symbol('r_1', bow, center, 16);
    const outside = view.across(circle.radius) + 13;
    yield mark.symbol('c_1', center, between(blast.center, bow, center), outside);
    yield mark.dot('c_2', 'fill-circle', blast.center, 4);
    yield mark.label('symbol-c_2', 'c_2', blast.center, { symbol: 'c_2', dx: -16, dy: 18 });
    yield* drawCount(view, blast, ships, maybes);
  },
});

/** A point midway between the directions of `one` and `other`, seen from `at`. */
function between(one: Vec2, other: Vec2, at: Vec2): Vec2 {
  const [a, b] = [distance(one, at) || 1, distance(other, at) || 1];
  const x = at.x + (one.x - at.x) / a + (other.x - at.x) / b;
  const y = at.y + (one.y - at.y) / a + (other.y - at.y) / b;
  return { x, y };
}

/** The circle of the ship that the listing tests. */
function nearestCircle(blast: Circle, t: number): Circle {
  const circles = fleetAt(t).map(({ circle }) => circle);
  const away = circles.map(({ center }) => distance(center, blast.center));
  return circles[away.indexOf(Math.min(...away))]!;
}

function* drawHelm(view: Projection, t: number): Iterable<mark.Mark> {
  if (view.sketch) return;
  const tip = toWorld({ x: arm, y: 0 }, { center: helm, rotation: inRadians(t) });
  yield mark.circle('helm', 'stroke-faint thin', { center: helm, radius: arm }, 'ground');
  yield mark.line('spoke', 'stroke-faint thin', helm, tip, 'ground');
}

function* drawCount(
  view: Projection,
  blast: Circle,
  ships: readonly Ship[],
  maybes: number,
): Iterable<mark.Mark> {
  const all = ships.flatMap(({ corners }) => corners).length;
  const tested = maybes * (all / ships.length);
  const { circles, exact } = lap(blast);
  const corner = view.toWorld(8, view.size.height - 9);
  const line = (key: string, text: string, dy: number) =>
    mark.label(key, text, corner, { dy, style: 'small' });
  yield line('corners', `now: ${tested} of ${all} corners in the exact tests`, -17);
  yield line('lap', `one lap: ${circles} circle tests, ${exact} exact tests`, 0);
}
