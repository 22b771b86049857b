import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { isInWindow, point } from '#figure/parts/point.ts';
import { along, aside } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  type Contact,
  closestPointOnSegment,
  collideSegmentCircle,
  distance,
  orientation,
  type Vec2,
} from '#lib/index.ts';

interface State {
  readonly circle: CircleValue;
  readonly a: Vec2;
  readonly b: Vec2;
}

interface Answer {
  readonly contact: Contact | null;
  readonly q: Vec2;
  readonly d: number;
  /** The centre after the contact's push. */
  readonly out: Vec2 | null;
}

const at = (
  [x, y, radius]: readonly [number, number, number],
  [ax, ay]: readonly [number, number] = [24, 17],
  [bx, by]: readonly [number, number] = [62, 33],
): State => ({
  circle: { center: { x, y }, radius },
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
/** Shorter moves are rounding errors. */
const least = 1e-9;

/** Where on the segment the circle touches. */
type Place = 'side' | 'endA' | 'endB';

interface Where {
  readonly place: Place;
}

interface Deep {
  readonly depth: number;
}

const places: Readonly<Record<Place, string>> = {
  side: 'the side',
  endA: 'end a',
  endB: 'end b',
};

export const figure = defineFigure({
  name: 'segment-way-out',
  version: 1,
  caption: 'Drag $c$ into the stadium, then press the button',
  description:
    'A segment from a to b, a circle with centre c, and the outline of the stadium, which ' +
    'contains every centre at which the circle hits. If the circle hits, one arrow shows the normal ' +
    'and another the shortest push, and a dotted circle shows the position after the push.',
  world,
  parts: {
    circle: circle({ minRadius: 4, maxRadius: 20 }),
    a: point('a', 'end'),
    b: point('b', 'end'),
  },
  presets: [
    { name: 'side', label: 'at the side', state: at([38, 34, 16]) },
    { name: 'cap', label: 'at the end', state: at([67, 45, 16]) },
    { name: 'apart', label: 'apart', state: at([74, 47, 16]) },
    { name: 'on', label: 'on the segment', state: at([43, 25, 16]) },
    { name: 'point', label: 'a on b', state: at([52, 31, 16], [46, 23], [46, 23]) },
  ],
  meanings: { n: 'the normal, from the segment to $c$', q: 'the closest point to $c$' },
  conventions: ['touching', 'filled', 'yUp'],
  commands: [
    {
      name: 'out',
      label: 'Move the circle out',
      idle: (_state, { contact, out }) =>
        !contact || !out || contact.depth < least || !isInWindow(out, world),
      run: (state, { out }) =>
        out ? { ...state, circle: { ...state.circle, center: out } } : state,
    },
  ],

  answer: ({ circle, a, b }: State): Answer => {
    const segment = { a, b };
    const contact = collideSegmentCircle(segment, circle);
    const q = closestPointOnSegment(circle.center, segment);
    return {
      contact,
      q,
      d: distance(circle.center, q),
      out: contact && along(circle.center, contact.normal, contact.depth),
    };
  },

  calls: {
    collideSegmentCircleSimply: {
      load: () => import('#lib/plain/collide-segment-circle-simply.ts?trace'),
      values: ({ circle, a, b }) => [{ a, b }, circle],
    },
    collideSegmentCircle: {
      load: () => import('#lib/collide-segment-circle.ts?trace'),
      values: ({ circle, a, b }) => [{ a, b }, circle],
    },
  },

  words: {
    justApart: () => miss('just apart'),
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
    touching: ({ place }: Where) => hit(`just touching ${places[place]}`),
    leaves: ({ depth }: Deep) => hit(`${show(depth, 1)} deep; the push ends outside the picture`),
    deep: ({ depth, place }: Deep & Where) => hit(`${show(depth, 1)} deep, at ${places[place]}`),
  },

  find: ({ circle }, { contact, d, out }) => {
    if (!contact) {
      const gap = d - circle.radius;
      return gap < 0.05 ? { hit: false, kind: 'justApart' } : { hit: false, kind: 'apart', gap };
    }
    const { depth, feature } = contact;
    const end = feature.kind === 'vertex' && feature.index === 1 ? 'endB' : 'endA';
    const place: Place = feature.kind === 'edge' ? 'side' : end;
    if (depth < 0.05) return { hit: true, kind: 'touching', place };
    const leaves = out && !isInWindow(out, world);
    return leaves
      ? { hit: true, kind: 'leaves', depth }
      : { hit: true, kind: 'deep', depth, place };
  },

  *draw({ circle, a, b }, { contact, q, d, out }) {
    const { center, radius } = circle;
    yield mark.capsule('border', 'stroke-hit', a, b, radius, 'ground');
    yield mark.circle('disc', contact ? 'disc fill-hit' : 'disc', circle);
    if (contact && out && contact.depth > 0.3) {
      yield mark.circle('ghost', 'stroke-circle dotted', { center: out, radius });
      yield mark.dot('ghost-c', 'fill-circle', out, 2);
      yield mark.arrow('push', 'stroke-normal', center, out);
      if (contact.depth > 4) yield mark.symbolAlong('s', center, out, -17);
    }
    yield mark.line('segment', 'stroke-ink firm round', a, b);
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.symbolAlong('r', center, rim, orientation(center, rim, q) > 0 ? -14 : 14);
    if (contact) {
      const tip = along(q, contact.normal, 5);
      yield mark.arrow('normal', 'stroke-normal bold', q, tip);
      yield mark.symbolAlong('n', q, tip, 15);
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    // Beside the push, clear of the arrow.
    const ahead = contact ? along(center, contact.normal, 1) : q;
    yield mark.symbol('c', center, contact ? aside(center, center, ahead, 1) : q);
    const isPoint = a.x === b.x && a.y === b.y;
    yield mark.symbol('a', a, isPoint ? { x: b.x + 1, y: b.y } : b);
    yield mark.symbol('b', b, isPoint ? { x: a.x - 1, y: a.y } : a);
    yield mark.dot('q', 'fill-point stroke-paper', q, 6);
    if (d > 0) yield mark.symbol('q', q, center);
  },
});
