import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type BoxValue, box, cornersOf, placeBox, placeUpright } from '#figure/parts/box.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { clampToWorld } from '#figure/parts/clamp-to-world.ts';
import { along, amid, middle as middleOf } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import { boxFeature } from '#figure/words/box.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  type Contact,
  closestPointInBox,
  collideBoxCircle,
  collideOrientedBoxCircle,
  distance,
  type Feature,
  type OrientedBox,
  orientedBoxIntersectsCircle,
  signedDistanceToOrientedBox,
  toLocal,
  toWorld,
  type Vec2,
} from '#lib/index.ts';

// Two windows side by side: the world on the left, the box's own frame on the right. Handles are on
// the left only.

export interface State {
  readonly circle: CircleValue;
  readonly box: BoxValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64 };
const middle = 48;
/** Inset so that every handle and rim stays in the left window. */
const circleWindow = { minX: 0, maxX: middle, minY: 0, maxY: 64, inset: 9 };
const boxWindow = { minX: 0, maxX: middle, minY: 0, maxY: 64, inset: 19 };
/** The origin of the box's own frame, on the right. */
const origin = { x: 72, y: 32 };

const at = (x: number, y: number, radius: number, degrees: number): State => ({
  circle: { center: { x, y }, radius },
  box: { center: { x: 20, y: 33 }, halfWidth: 12, halfHeight: 8, degrees },
});

interface Over {
  readonly feature: Feature;
}

export const figure = defineFigure({
  name: 'turned-box',
  version: 1,
  caption: 'Rotate the box, or drag $c$',
  description:
    'Two windows. On the left are a rotated box and a circle. On the right are the same two in the ' +
    'frame of the box, so the box is upright and in the middle, and the circle has moved around it.',
  world,
  parts: {
    circle: clampToWorld(circle({ minRadius: 3, maxRadius: 9 }), circleWindow),
    box: clampToWorld(box({ rotates: true, minHalf: 3, maxHalf: 12 }), boxWindow),
  },
  presets: [
    { name: 'side', label: 'at a side', state: at(33.5, 23, 8, 25) },
    { name: 'corner', label: 'at a corner', state: at(15.5, 15, 8, 35) },
    { name: 'apart', label: 'apart', state: at(37, 15, 8, 60) },
    { name: 'inside', label: 'centre inside', state: at(26.5, 31, 6, 40) },
    { name: 'upright', label: 'not rotated', state: at(30, 22, 8, 0) },
  ],
  conventions: ['touching', 'halfExtents', 'yUp'],

  answer: ({ circle, box }: State) => {
    const turned = placeBox(box);
    const upright = { ...placeUpright(box), center: { x: 0, y: 0 } };
    const local = { center: toLocal(circle.center, turned), radius: circle.radius };
    const localClosest = closestPointInBox(local.center, upright);
    return {
      turned,
      upright,
      local,
      localClosest,
      closest: toWorld(localClosest, turned),
      hit: orientedBoxIntersectsCircle(turned, circle),
      contact: collideOrientedBoxCircle(turned, circle),
      localContact: collideBoxCircle(upright, local),
      signed: signedDistanceToOrientedBox(circle.center, turned),
    };
  },

  calls: {
    toLocal: {
      load: () => import('#lib/frame.ts?trace'),
      values: ({ circle, box }) => [circle.center, placeBox(box)],
    },
  },

  sweep: {
    label: 'box once around',
    seconds: 14,
    repeat: 'loop',
    at: ({ circle, box }, t) => ({ circle, box: { ...box, degrees: Math.round(360 * t) % 360 } }),
  },

  words: {
    hairApart: () => miss('less than 0.05 apart in both windows'),
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart in both windows`),
    touching: ({ feature }: Over) => hit(`just touching, out by the box’s ${boxFeature(feature)}`),
    deep: ({ depth, feature }: Over & { depth: number }) =>
      hit(`${show(depth, 1)} deep, out by the box’s ${boxFeature(feature)}`),
  },

  find: ({ circle }, { hit, contact, signed }) => {
    if (!hit || !contact) {
      const gap = signed - circle.radius;
      return gap < 0.05 ? { hit, kind: 'hairApart' } : { hit, kind: 'apart', gap };
    }
    const { depth, feature } = contact;
    return depth < 0.05
      ? { hit, kind: 'touching', feature }
      : { hit, kind: 'deep', depth, feature };
  },

  *draw({ circle, box }, answer, view): Iterable<mark.Mark> {
    const { turned, upright, local, localClosest, closest, contact, localContact, hit, signed } =
      answer;
    const style = hit ? 'disc fill-hit' : 'disc';
    const { minX, maxX, minY, maxY } = world;
    const moved = (place: Vec2) => along(origin, place, 1);

    // The right window is first, so that the left one covers any overflow.
    const frame: OrientedBox = { ...upright, center: origin, rotation: 0 };
    const there = {
      circle: { center: moved(local.center), radius: local.radius },
      closest: moved(localClosest),
      contact: localContact && { ...localContact, point: moved(localContact.point) },
    };
    yield mark.polygon('own-box', 'shape', cornersOf(frame));
    yield mark.circle('own-disc', style, there.circle);
    yield mark.polygon('pane', 'fill-paper', [
      { x: minX, y: minY },
      { x: middle, y: minY },
      { x: middle, y: maxY },
      { x: minX, y: maxY },
    ]);
    yield mark.line(
      'border',
      'stroke-faint thin',
      { x: middle, y: minY },
      { x: middle, y: maxY },
      'shapes',
    );
    yield* axes(view, 'own', frame);
    if (isRight(there.circle.center)) {
      yield* findings('own', there.circle.center, there.closest, there.contact);
      yield mark.dot('own-c', 'fill-circle', there.circle.center, 4);
      const dx = there.closest.x > there.circle.center.x ? -18 : 18;
      const asC = { dx, dy: 6, of: 'c', style: 'symbol' };
      yield mark.label('own-c-name', 'c′', there.circle.center, asC);
    }

    yield mark.polygon('box', 'shape', cornersOf(turned));
    yield mark.circle('disc', style, circle);
    yield* axes(view, 'world', turned);
    const handles = view.sketch ? [] : figure.parts.box.handles(box, world);
    for (const { kind, at } of handles) {
      if (kind === 'rotation')
        yield mark.line('arm', 'stroke-faint thin', box.center, at, 'shapes');
    }
    const rim = rimHandle(circle, circleWindow);
    yield mark.line('radius', 'stroke-circle', circle.center, rim);
    yield* findings('world', circle.center, closest, contact);
    if (circle.radius > 4) yield mark.symbolAlong('r', circle.center, rim, 13);
    yield mark.symbol('c', circle.center, amid(circle.center, rim, closest), 20, 'c-name');

    // Marks that come and go are drawn last, so that the order of the others never changes.
    if (contact && there.contact && signed <= 0) {
      yield mark.dot('contact', 'fill-point stroke-paper', contact.point, 4);
      yield mark.dot('own-contact', 'fill-point stroke-paper', there.contact.point, 4);
    }

    const top = { x: minX, y: maxY };
    yield mark.label('world', 'the world', top, { dx: 10, dy: 22, style: 'small' });
    yield mark.label(
      'own',
      'the box’s own frame',
      { x: middle, y: maxY },
      {
        dx: 10,
        dy: 22,
        style: 'small',
      },
    );
    const place = `c′ = (${show(local.center.x, 1)}, ${show(local.center.y, 1)})`;
    yield mark.label(
      'own-place',
      place,
      { x: maxX, y: minY },
      { dx: -10, dy: -12, style: 'small end' },
    );
    const here = `c = (${show(circle.center.x, 1)}, ${show(circle.center.y, 1)})`;
    yield mark.label(
      'place',
      here,
      { x: middle, y: minY },
      { dx: -10, dy: -12, style: 'small end' },
    );
  },
});

/** The box's own two axes, through its centre. */
function* axes(view: Projection, key: string, frame: OrientedBox): Iterable<mark.Mark> {
  const from = (x: number, y: number) => toWorld({ x, y }, frame);
  const { halfWidth: w, halfHeight: h } = frame;
  yield mark.line(`${key}-across`, 'stroke-faint thin', from(-w - 3, 0), from(w + 3, 0));
  yield mark.line(`${key}-up`, 'stroke-faint thin', from(0, -h - 3), from(0, h + 3));
  if (view.sketch) return;
  yield mark.symbol('m', frame.center, from(-1, 1), 19, `${key}-m`);
  yield mark.symbol('w', from(-w / 2, 0), from(-w / 2, 1), 13, `${key}-w`);
  yield mark.symbol('h', from(0, h / 2), from(1, h / 2), 13, `${key}-h`);
}

/** The algorithm's results: the closest point, the line to it, and a contact's normal. */
function* findings(
  key: string,
  center: Vec2,
  closest: Vec2,
  contact: Contact | null,
): Iterable<mark.Mark> {
  yield mark.line(`${key}-distance`, 'stroke-ink dashed', center, closest);
  if (contact) {
    const tip = along(contact.point, contact.normal, 4);
    yield mark.arrow(`${key}-normal`, 'stroke-normal bold', contact.point, tip);
    const half = middleOf(contact.point, tip);
    const { x, y } = contact.normal;
    yield mark.symbol('n', half, along(half, { x: -y, y: x }, 1), 15, `${key}-n-name`);
  }
  // If the centre is inside, transforming back may leave a rounding error between the two.
  if (distance(center, closest) > 1e-9) {
    yield mark.dot(`${key}-closest`, 'fill-point stroke-paper', closest, 6);
    yield mark.symbol('q', closest, center, 16, `${key}-q-name`);
  }
}

function isRight({ x, y }: Vec2): boolean {
  return x > middle + 1 && x < world.maxX && y > world.minY && y < world.maxY;
}
