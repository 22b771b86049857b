import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type BoxValue, box, cornersOf, placeBox } from '#figure/parts/box.ts';
import { clampToWorld } from '#figure/parts/clamp-to-world.ts';
import { point } from '#figure/parts/point.ts';
import {
  type OrientedBox,
  signedDistanceToOrientedBox,
  toLocal,
  toWorld,
  type Vec2,
} from '#lib/index.ts';
import { ownAcross, ownUp } from '../formulas.ts';
import { origin, place } from '../plane.ts';

// Two windows side by side: the world on the left, the box's own frame on the right. Handles are on
// the left only.

interface State {
  readonly p: Vec2;
  readonly box: BoxValue;
}

const world = { minX: 0, maxX: 48, minY: 0, maxY: 32 };
const half = 24;
const pointWindow = { minX: 0, maxX: half, minY: 0, maxY: 32, inset: 1 };
const boxWindow = { minX: 0, maxX: half, minY: 0, maxY: 32, inset: 10.5 };
/** The origin of the box's own frame, on the right. */
const there = place(36, 16);

const at = (x: number, y: number, degrees: number): State => ({
  p: place(x, y),
  box: { center: place(10.5, 14), halfWidth: 4, halfHeight: 2.5, degrees },
});

interface Seen {
  readonly local: Vec2;
}

const way = (value: number, onward: string, back: string) =>
  `${show(Math.abs(value), 1)} ${value < 0 ? back : onward}`;

const seen = ({ local }: Seen) =>
  `the box sees it ${way(local.x, 'to the right', 'to the left')} and ${way(local.y, 'up', 'down')}`;

export const figure = defineFigure({
  name: 'own-frame',
  version: 1,
  caption: 'Rotate the box, or drag $p$',
  description:
    'Two windows. On the left are a rotated box with its own two axes i and j, and a point p. ' +
    'Dashed lines show how far p lies along each axis. On the right is the same scene as the box ' +
    'sees it. There the box is upright, and p has moved around it.',
  world,
  parts: {
    p: clampToWorld(point('p', 'point'), pointWindow),
    box: clampToWorld(box({ rotates: true, minHalf: 1, maxHalf: 4 }), boxWindow),
  },
  presets: [
    { name: 'turned', label: 'rotated by 36.9°', state: at(14.5, 22, 36.9) },
    { name: 'upright', label: 'not rotated', state: at(14.5, 22, 0) },
    { name: 'quarter', label: 'a quarter turn', state: at(14.5, 22, 90) },
    { name: 'inside', label: 'p in the box', state: at(9.5, 12.5, 36.9) },
  ],
  meanings: {
    i: 'the box’s $x$ axis, of length 1 (drawn longer)',
    j: 'the box’s $y$ axis, of length 1 (drawn longer)',
    "p'": '$p$ as the box sees it',
  },
  conventions: ['halfExtents', 'yUp'],

  answer: ({ p, box }: State) => {
    const frame = placeBox(box);
    const tip = (x: number, y: number) => toWorld(place(x, y), { ...frame, center: origin });
    return {
      frame,
      local: toLocal(p, frame),
      inside: signedDistanceToOrientedBox(p, frame) <= 0,
      i: tip(1, 0),
      j: tip(0, 1),
    };
  },

  calls: {
    toLocal: {
      load: () => import('#lib/frame.ts?trace'),
      values: ({ p, box }) => [p, placeBox(box)],
    },
  },

  words: {
    inside: (found: Seen) => ({ word: 'in the box', rest: seen(found) }),
    outside: (found: Seen) => ({ word: 'outside', rest: seen(found) }),
  },

  find: (_state, { inside, local }) => ({
    hit: inside,
    kind: inside ? 'inside' : 'outside',
    local,
  }),

  formulas: [ownAcross, ownUp],
  values: ({ p, box: { center } }, { local, i, j }) => ({
    'p.x': p.x,
    'p.y': p.y,
    'm.x': center.x,
    'm.y': center.y,
    'i.x': i.x,
    'i.y': i.y,
    'j.x': j.x,
    'j.y': j.y,
    "p'.x": local.x,
    "p'.y": local.y,
  }),

  *draw({ p, box }, { frame, local }, view): Iterable<mark.Mark> {
    const own: OrientedBox = { ...frame, center: there, rotation: 0 };
    const seen = toWorld(local, own);
    yield* drawFrame('own', own, local);
    yield mark.dot('own-p', 'fill-point stroke-paper', seen, 6);
    yield mark.symbol("p'", seen, there, 20);
    // The left window covers any overflow of the right one.
    yield mark.polygon('pane', 'fill-paper', pane);
    yield mark.line('border', 'stroke-faint thin', place(half, 0), place(half, 32), 'shapes');
    yield* drawFrame('world', frame, local);
    for (const { kind, at } of view.sketch ? [] : figure.parts.box.handles(box, world)) {
      if (kind === 'rotation')
        yield mark.line('arm', 'stroke-faint thin', box.center, at, 'shapes');
    }
    if (!view.sketch) yield* drawExtents(frame);
    yield mark.symbol('p', p, box.center, 22);
    const title = (key: string, text: string, x: number) =>
      mark.label(key, text, place(x, 32), { dx: 10, dy: 22, style: 'small' });
    yield title('world-title', 'the world', 0);
    yield title('own-title', 'as the box sees it', half);
    const numbers = (key: string, name: string, value: Vec2, x: number) => {
      const text = `${name} = (${show(value.x, 1)}, ${show(value.y, 1)})`;
      return mark.label(key, text, place(x, 0), { dx: 10, dy: -12, style: 'small' });
    };
    yield numbers('world-place', 'p', p, 0);
    yield numbers('own-place', 'p′', local, half);
  },
});

/** The drawn length of the axes. */
const shown = 3;

const pane = [place(0, 0), place(half, 0), place(half, 32), place(0, 32)];

/** The box, its own axes, and the path to the point along them. */
function* drawFrame(key: string, frame: OrientedBox, local: Vec2): Iterable<mark.Mark> {
  const on = (x: number, y: number) => toWorld(place(x, y), frame);
  const [across, up, tip] = [on(local.x, 0), on(0, local.y), on(local.x, local.y)];
  yield mark.polygon(`${key}-box`, 'shape', cornersOf(frame));
  yield mark.line(`${key}-to-across`, 'stroke-ink dashed', tip, across);
  yield mark.line(`${key}-to-up`, 'stroke-ink dashed', tip, up);
  yield mark.line(`${key}-across`, 'stroke-faint thin', frame.center, across);
  yield mark.line(`${key}-up`, 'stroke-faint thin', frame.center, up);
  const [right, upwards] = [on(shown, 0), on(0, shown)];
  yield mark.arrow(`${key}-i`, 'stroke-normal bold', frame.center, right);
  yield mark.arrow(`${key}-j`, 'stroke-normal bold', frame.center, upwards);
  yield mark.labelAlong(`${key}-i-name`, 'i', frame.center, right, -13, { symbol: 'i' });
  yield mark.symbol('j', upwards, frame.center, 13, `${key}-j-name`);
}

/** The labels of the centre and the half sides, below and to the left of the box's own axes. */
function* drawExtents(frame: OrientedBox): Iterable<mark.Mark> {
  const { halfWidth: w, halfHeight: h } = frame;
  const on = (x: number, y: number) => toWorld(place(x, y), frame);
  yield mark.label('m', 'm', on(-1.2, -1), { symbol: 'm', dy: 7 });
  yield mark.line('w', 'stroke-ink bold', on(-w, -h), on(0, -h));
  yield mark.line('h', 'stroke-ink bold', on(-w, 0), on(-w, h));
  yield mark.symbolAlong('w', on(-w, -h), on(0, -h), -13);
  yield mark.symbolAlong('h', on(-w, 0), on(-w, h), 14);
}
