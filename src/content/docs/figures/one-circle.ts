import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { cornersOf } from '#figure/parts/box.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { placeable } from '#figure/paths.ts';
import { aside, lerp } from '#figure/places.ts';
import {
  type Circle,
  closestPointInBox,
  closestPointOnPolygon,
  closestPointOnSegment,
  distance,
  pointInCircle,
  pointInPolygon,
  toLocal,
  toWorld,
  type Vec2,
} from '#lib/index.ts';

export interface State {
  readonly circle: CircleValue;
}

const world = { minX: 0, maxX: 120, minY: 0, maxY: 80, inset: 3 };

const place = (x: number, y: number): Vec2 => ({ x, y });
const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

const point = place(63, 12);
const segment = { a: place(9, 26), b: place(37, 8) };
const box = { center: place(19, 58), halfWidth: 11, halfHeight: 8 };
const rotatedBox = { center: place(100, 59), halfWidth: 11, halfHeight: 6, rotation: 0.6 };
const upright = { ...rotatedBox, rotation: undefined };
const polygon = [
  place(43, 72),
  place(50, 57),
  place(61, 66),
  place(71, 56),
  place(79, 71),
  place(62, 76),
];
const crowd = [
  disc(84, 22, 3),
  disc(92, 14, 4.5),
  disc(94, 27, 3.5),
  disc(102, 19, 3),
  disc(104, 30, 4),
  disc(111, 22, 4.5),
  disc(102, 8, 3.5),
];

/** The closest point of each filled shape to c, which is c itself if c is inside. */
const closestPoints: Readonly<Record<string, (c: Vec2) => Vec2>> = {
  point: () => point,
  segment: (c) => closestPointOnSegment(c, segment),
  box: (c) => closestPointInBox(c, box),
  // In the box's own frame it is an upright box about the origin.
  rotatedBox: (c) =>
    toWorld(
      closestPointInBox(toLocal(c, rotatedBox), { ...upright, center: place(0, 0) }),
      rotatedBox,
    ),
  polygon: (c) => (pointInPolygon(c, polygon) ? c : closestPointOnPolygon(c, polygon).point),
};
const closestInDisc = (c: Vec2, disc: Circle): Vec2 => {
  const away = distance(c, disc.center);
  return away <= disc.radius ? c : lerp(disc.center, c, disc.radius / away);
};

/** The touched shapes and the decisive dot: the nearest reached one or, if none, the nearest. */
function touchedBy(circle: Circle) {
  const { center: c } = circle;
  const asked = (closest: Vec2) => ({ closest, hit: pointInCircle(closest, circle) });
  const shapes = Object.entries(closestPoints).map(([name, of]) => ({ name, ...asked(of(c)) }));
  const discs = crowd.map((one) => asked(closestInDisc(c, one)));
  const all = [...shapes, ...discs];
  const reached = all.filter(({ hit }) => hit);
  const { closest: q, hit } = (reached.length > 0 ? reached : all).reduce((near, one) =>
    distance(c, one.closest) < distance(c, near.closest) ? one : near,
  );
  return { shapes, crowd: discs.map((one) => one.hit), q, hit };
}

const at = (x: number, y: number, radius: number): State => ({ circle: disc(x, y, radius) });

const shapes: Readonly<Record<string, string>> = {
  point: 'the point',
  segment: 'the line segment',
  box: 'the box',
  rotatedBox: 'the rotated box',
  polygon: 'the polygon',
};

/** The names of the touched shapes, and the number of touched small circles. */
interface Touched {
  readonly names: readonly string[];
  readonly circles: number;
}

/** More names than this would not fit into two lines on a phone. */
const mostNames = 3;

function listOf({ names, circles }: Touched): string {
  const all = names.map((name) => shapes[name]);
  if (circles > 0) all.push(circles === 1 ? '1 small circle' : `${circles} small circles`);
  if (all.length > mostNames) return `${names.length + circles} shapes at once`;
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} and ${last}` : last;
}

export const figure = defineFigure({
  name: 'one-circle',
  version: 1,
  caption: 'Drag the circle or its rim',
  description:
    'A circle among a point, a line segment, a box, a rotated box, a polygon and seven small circles. ' +
    'A dot on each shape is its closest point to the centre of the circle. Each shape that the ' +
    'circle touches lights up.',
  world,
  parts: { circle: circle({ minRadius: 2, maxRadius: 30 }) },
  presets: [
    { name: 'start', label: 'two at once', state: at(38, 50, 16) },
    { name: 'between', label: 'between them all', state: at(62, 36, 15) },
    { name: 'box', label: 'at the box', state: at(37, 44, 12) },
    { name: 'dent', label: 'in the dent', state: at(61, 57, 8) },
    { name: 'crowd', label: 'in the crowd', state: at(95, 20, 9) },
  ],
  meanings: { q: 'the dot nearest to $c$' },
  conventions: ['touching', 'filled'],

  answer: ({ circle }: State) => touchedBy(circle),

  calls: {
    pointInCircle: {
      load: () => import('#lib/point-in-circle.ts?trace'),
      values: ({ circle }) => [touchedBy(circle).q, circle],
    },
  },

  /** Once around, past every shape, slowly enough for the reader to grab the circle. */
  sweep: {
    label: 'circle past all shapes',
    seconds: 28,
    autoplay: true,
    at: ({ circle }, t) => {
      const angle = 2 * Math.PI * t;
      const center = { x: 60 - 33 * Math.cos(angle), y: 38 + 17 * Math.sin(angle) };
      return { circle: { ...circle, center: placeable(center, world) } };
    },
  },

  words: {
    miss: () => ({ word: 'miss', rest: 'it touches nothing' }),
    hit: (touched: Touched) => ({ word: 'hit', rest: listOf(touched) }),
  },

  find: (_state, { shapes, crowd }) => {
    const names = shapes.filter(({ hit }) => hit).map(({ name }) => name);
    const circles = crowd.filter(Boolean).length;
    const hit = names.length + circles > 0;
    return hit ? { hit, kind: 'hit', names, circles } : { hit, kind: 'miss' };
  },

  *draw({ circle }, { shapes, crowd: hits, q }, view) {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    const [atPoint, atSegment, atBox, atRotated, atPolygon] = shapes.map(({ hit }) => hit);
    const area = (hit: boolean | undefined) => `shape ${hit ? 'fill-hit' : 'fill-shape'}`;

    yield mark.circle('disc', 'disc fill-circle-tint', circle);
    yield mark.polygon('box', area(atBox), cornersOf({ ...box, rotation: 0 }));
    yield mark.polygon('rotated-box', area(atRotated), cornersOf(rotatedBox));
    yield mark.polygon('polygon', area(atPolygon), polygon);
    for (const [i, one] of crowd.entries()) {
      yield mark.circle(`circle-${i}`, area(hits[i]), one);
    }
    const line = atSegment ? 'stroke-hit thick round' : 'stroke-ink bold round';
    yield mark.line('segment', line, segment.a, segment.b, 'shapes');
    const dot = atPoint ? 'fill-hit-line stroke-paper' : 'fill-ink stroke-paper';
    yield mark.dot('point', dot, point, atPoint ? 7 : 5, 'shapes');

    if (!view.sketch) yield* drawNames();
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.symbolAlong('r', center, rim, -14);
    for (const { name, hit, closest } of shapes) {
      yield mark.line(
        `to-${name}`,
        hit ? 'stroke-point' : 'stroke-border thin dashed',
        center,
        closest,
      );
      yield mark.dot(`closest-${name}`, 'fill-point stroke-paper', closest, hit ? 6 : 4);
    }
    yield mark.dot('c', 'fill-circle stroke-paper', center, 5);
    yield mark.label('symbol-c', 'c', center, { symbol: 'c', dx: -16, dy: 16 });
    // Inside a shape the closest point is c itself.
    if (distance(center, q) > 2) {
      yield mark.dot('q', 'fill-point stroke-paper', q, 6);
      // Beside the line to it, clear of the disc's centre and of the shapes' names.
      yield mark.symbol('q', q, aside(q, q, center, 1), 15);
    }
  },
});

/** Each shape's everyday name, on the side that the circle passes least. */
function* drawNames(): Iterable<mark.Mark> {
  const name = (key: string, text: string, at: Vec2) =>
    mark.label(`name-${key}`, text, at, { style: 'small middle', dy: 5 });
  yield name('point', 'point', place(63, 7));
  yield name('segment', 'line segment', place(13, 11));
  yield name('box', 'box', place(19, 70));
  yield name('rotated-box', 'rotated box', place(104, 73));
  yield name('polygon', 'polygon', place(80, 76));
  yield name('crowd', 'circles', place(89, 5));
}
