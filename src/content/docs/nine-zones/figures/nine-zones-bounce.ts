import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type BoxValue, cornersOf, placeBox } from '#figure/parts/box.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { placeable, polyline, touchingOutline } from '#figure/paths.ts';
import { along, amid } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { drawZones } from '#figure/zones.ts';
import { boxZone, collideBoxCircle, reflect, type Vec2 } from '#lib/index.ts';

export interface State {
  readonly ball: MovingCircle;
}

export const world = { minX: 0, maxX: 84, minY: 0, maxY: 56, inset: 3 };
export const brick: BoxValue = {
  center: { x: 32, y: 24 },
  halfWidth: 14,
  halfHeight: 7,
  degrees: 0,
};
export const radius = 9;

const at = (x: number, y: number, vx: number, vy: number): State => ({
  ball: { center: { x, y }, velocity: { x: vx, y: vy } },
});

interface Vector {
  readonly x: number;
  readonly y: number;
}

interface Zone {
  readonly zone: number;
}

interface Bounced extends Zone {
  /** The velocity after the bounce. */
  readonly after: Vector;
}

interface AtCorner extends Bounced {
  readonly normal: Vector;
}

const pair = ({ x, y }: Vector) => `(${show(x, 1)}, ${show(y, 1)})`;

const bounce = (rest: string) => ({ word: 'bounce', rest });

const hits = (center: Vec2) => collideBoxCircle(brick, { center, radius }) !== null;

const outline = touchingOutline(brick.center, hits);

const start = { x: brick.center.x, y: 53 };

const up = outline.findIndex(({ x, y }) => x <= brick.center.x && y > brick.center.y);

/** Down to the top of the brick, once around it and up again. */
const path = polyline(
  [start, ...outline.slice(up), ...outline.slice(0, up + 1), start].map((place) =>
    placeable(place, world),
  ),
);

export const figure = defineFigure({
  name: 'nine-zones-bounce',
  version: 1,
  caption: 'Drag the ball, or the tip of its velocity $v$',
  description:
    'A brick with its nine zones and a ball that hits it, with an arrow for its velocity. The ' +
    'normal points from the closest point of the brick to the centre of the ball, and a second arrow ' +
    'is the velocity after the bounce.',
  world,
  parts: { ball: movingCircle({ center: 'c', velocity: 'v', fastest: 24 }) },
  presets: [
    { name: 'corner', label: 'off a corner', state: at(51.1, 37.8, -14, -2) },
    { name: 'side', label: 'off the right side', state: at(54, 26, -14, 8) },
    { name: 'top', label: 'off the top', state: at(36, 39, 10, -15) },
    { name: 'head-on', label: 'straight at the corner', state: at(51.1, 37.8, -9, -12) },
    { name: 'inside', label: 'centre inside', state: at(42, 25, -14, 8) },
    { name: 'leaving', label: 'already leaving', state: at(51.1, 37.8, 14, 3) },
  ],
  meanings: {
    c: 'centre of the ball',
    q: 'closest point of the brick',
    v: 'velocity of the ball',
    n: 'the normal, from $q$ to $c$, of length 1 (drawn longer)',
  },
  conventions: ['touching', 'yUp'],

  answer: ({ ball: { center, velocity } }: State) => {
    const contact = collideBoxCircle(brick, { center, radius });
    const after = contact && {
      center: along(center, contact.normal, contact.depth),
      velocity: reflect(velocity, contact.normal, 1),
    };
    return {
      zone: boxZone(center, brick),
      contact,
      after,
      // If the ball is already leaving, its velocity is returned as the same object.
      isBounce: after !== null && after.velocity !== velocity,
    };
  },

  sweep: {
    label: 'ball around the brick',
    seconds: 16,
    at: ({ ball }, t) => ({ ball: { ...ball, center: placeable(path(t), world) } }),
  },

  words: {
    apart: ({ zone }: Zone) => miss(`zone ${zone}, no contact`),
    leaving: ({ zone }: Zone) => hit(`zone ${zone}, already leaving, no bounce`),
    inside: ({ after }: Bounced) => bounce(`zone 4, off the nearest side, to ${pair(after)}`),
    across: ({ zone, after }: Bounced) => bounce(`zone ${zone}, x flips, to ${pair(after)}`),
    up: ({ zone, after }: Bounced) => bounce(`zone ${zone}, y flips, to ${pair(after)}`),
    corner: ({ zone, normal, after }: AtCorner) =>
      bounce(`zone ${zone}, normal ${pair(normal)}, to ${pair(after)}`),
  },

  find: (_state, { zone, contact, after, isBounce }) => {
    if (!contact || !after) return { hit: false, kind: 'apart', zone };
    const { normal } = contact;
    if (!isBounce) return { hit: true, kind: 'leaving', zone };
    const found = { hit: true, zone, after: after.velocity } as const;
    if (zone === 4) return { ...found, kind: 'inside' };
    if (normal.y === 0) return { ...found, kind: 'across' };
    if (normal.x === 0) return { ...found, kind: 'up' };
    return { ...found, kind: 'corner', normal };
  },

  *draw({ ball }, { zone, contact, after, isBounce }, view) {
    const { center } = ball;
    yield* drawZones(view, brick, world, zone);
    yield mark.polygon(
      'brick',
      zone === 4 ? 'shape fill-lit' : 'shape',
      cornersOf(placeBox(brick)),
    );
    yield mark.circle('ball', contact ? 'disc fill-hit' : 'disc', { center, radius });
    if (contact && after) {
      const { point, normal } = contact;
      const tip = along(point, normal, 16);
      yield mark.line('line', 'stroke-faint thin', point, after.center);
      yield mark.circle('out', 'stroke-circle dotted', { center: after.center, radius });
      yield mark.arrow('normal', 'stroke-normal bold', point, tip);
      if (isBounce) {
        yield mark.arrow('after', 'stroke-point firm', after.center, tipOf(after));
        yield mark.label('after-name', 'after', tipOf(after), { dx: 8, dy: 5 });
      }
      yield mark.dot('q', 'fill-point stroke-paper', point, 5);
      yield mark.symbolAlong('n', point, tip, -15);
      yield mark.symbol('q', point, center, 17);
    }
    yield mark.arrow('velocity', 'stroke-circle firm', center, tipOf(ball));
    yield mark.symbolAlong('v', center, tipOf(ball), -15);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, amid(center, tipOf(ball), ...(contact ? [contact.point] : [])));
  },
});
