import { gapAcross, gapUp } from '#chapters/nine-zones/formulas.ts';
import { depthBySignedDistance } from '#chapters/polygon-and-circle/formulas.ts';
import { defineFigure } from '#figure/figure.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import * as mark from '#figure/marks.ts';
import { clamp, show } from '#figure/numbers.ts';
import { cornersOf } from '#figure/parts/box.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { innerWindow } from '#figure/parts/point.ts';
import { placeable, polyline } from '#figure/paths.ts';
import { along, clearOfRim } from '#figure/places.ts';
import { boxFeature } from '#figure/words/box.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  boxZone,
  closestPointInBox,
  collideBoxCircle,
  distance,
  type Feature,
  signedDistanceToBox,
  type Vec2,
} from '#lib/index.ts';
import { gapsOfCorner, largerGap } from '../formulas.ts';
import { crate, survey } from '../surveys/nearest-wall.ts';

export interface State {
  readonly circle: CircleValue;
}

/** Large enough for every contact of the largest circle in the presets. */
const world = { minX: -7.5, maxX: 106.5, minY: -6, maxY: 70, inset: 3 };

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
});

interface Over {
  readonly feature: Feature;
}

interface Deep extends Over {
  readonly depth: number;
}

const { minX, maxX } = innerWindow(world);

/** Below the box's middle, so that the nearest wall is left, then bottom, then right. */
const y = 25;

const path = polyline([
  { x: minX, y },
  { x: maxX, y },
]);

export const figure = defineFigure({
  name: 'nearest-wall',
  version: 1,
  caption: 'Drag $c$ through the box',
  description:
    'A square box with the centre c of a circle inside it. A line goes from c to each of the four ' +
    'sides, and the shortest is thick. An arrow moves the circle out through that side, to a dotted ' +
    'ring. Small arrows on the background show the way out from every point.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 24 }),
  },
  presets: [
    { name: 'nearest', label: 'nearest side', state: at(44, 27, 12) },
    { name: 'tie', label: 'tie on the diagonal', state: at(37, 37, 8) },
    { name: 'wall', label: 'on a side', state: at(52, 32, 16) },
    { name: 'within', label: 'wholly inside', state: at(38, 34, 10) },
    { name: 'corner', label: 'beyond a corner', state: at(56, 9, 6) },
  ],
  meanings: {
    g: 'from the near side to $c$, below 0 inside',
    d: 'signed distance of $c$ from the box, below 0 inside',
  },
  conventions: ['touching', 'halfExtents', 'yUp'],

  commands: [
    {
      name: 'move-out',
      label: 'Move the circle out',
      idle: (_state, { contact }) => contact === null || contact.depth < 1e-9,
      run: (state, { goal }) => {
        const { minX, maxX, minY, maxY } = innerWindow(world);
        if (!goal) return state;
        const center = { x: clamp(goal.x, minX, maxX), y: clamp(goal.y, minY, maxY) };
        return { ...state, circle: { ...state.circle, center } };
      },
    },
  ],

  answer: ({ circle }: State) => {
    const contact = collideBoxCircle(crate, circle);
    const signed = signedDistanceToBox(circle.center, crate);
    return {
      contact,
      signed,
      goal: contact && along(circle.center, contact.normal, contact.depth),
      ways: signed <= 0 ? waysOut(circle.center) : [],
      closest: closestPointInBox(circle.center, crate),
    };
  },

  words: {
    hairApart: () => miss('less than 0.05 apart'),
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
    touching: ({ feature }: Over) => hit(`just touching the ${boxFeature(feature)}`),
    deep: ({ depth, feature }: Deep) =>
      hit(`${show(depth, 1)} deep, out by the ${boxFeature(feature)}`),
    within: ({ depth, feature }: Deep) =>
      hit(`${show(depth, 1)} deep, wholly inside, out by the ${boxFeature(feature)}`),
  },

  find: ({ circle: { radius } }, { contact, signed }) => {
    if (!contact) {
      const gap = signed - radius;
      return gap < 0.05 ? { hit: false, kind: 'hairApart' } : { hit: false, kind: 'apart', gap };
    }
    const { depth, feature } = contact;
    if (depth < 0.05) return { hit: true, kind: 'touching', feature };
    const kind = signed <= -radius ? 'within' : 'deep';
    return { hit: true, kind, depth, feature };
  },

  calls: {
    signedDistanceToBox: {
      load: () => import('#lib/signed-distance-to-box.ts?trace'),
      values: ({ circle }) => [circle.center, crate],
    },
  },

  truth: survey,

  sweep: {
    label: 'c straight through the box',
    seconds: 12,
    repeat: 'back-and-forth',
    at: ({ circle }, t) => ({ circle: { ...circle, center: placeable(path(t), world) } }),
  },

  formulas: [gapAcross, gapUp, largerGap, gapsOfCorner, depthBySignedDistance],
  used: ({ circle: { center } }) => {
    // Odd zones are beside walls, and zone 4 is the box.
    const zone = boxZone(center, crate);
    const isBeyondCorner = zone % 2 === 0 && zone !== 4;
    return { [largerGap.name]: !isBeyondCorner, [gapsOfCorner.name]: isBeyondCorner };
  },
  values: ({ circle: { center, radius } }, { signed }) => {
    const given = {
      'c.x': center.x,
      'c.y': center.y,
      'm.x': crate.center.x,
      'm.y': crate.center.y,
      w: crate.halfWidth,
      h: crate.halfHeight,
    };
    return {
      ...given,
      'g.x': evaluate(gapAcross.right, given, doubles),
      'g.y': evaluate(gapUp.right, given, doubles),
      r: radius,
      d: signed,
      s: radius - signed,
    };
  },

  *draw({ circle }, { contact, signed, goal, ways, closest }, view) {
    const { center, radius } = circle;
    const corners = cornersOf({ ...crate, rotation: 0 });
    yield mark.polygon('box', 'shape', corners);
    // Between two diagonals, the nearest wall is always the same.
    for (const [i, corner] of corners.entries()) {
      yield mark.line(
        `diagonal-${i}`,
        'stroke-border light dotted',
        crate.center,
        corner,
        'shapes',
      );
    }
    yield mark.circle('disc', contact ? 'disc fill-hit' : 'disc', circle);
    const moves = contact !== null && contact.depth > 0.05;
    if (goal && moves) yield mark.circle('goal', 'stroke-circle dotted', { center: goal, radius });

    const least = Math.min(...ways.map((way) => way.length));
    for (const [i, { foot, length }] of ways.entries()) {
      const isLeast = length - least < 1e-9;
      yield mark.line(`least-${i}`, 'stroke-focus thick round', center, isLeast ? foot : center);
      yield mark.line(`way-${i}`, 'stroke-ink dashed', center, foot);
      yield mark.label(
        `length-${i}`,
        length > 5 ? show(length, 1) : '',
        clearOfRim(center, foot, radius),
        {
          dx: i % 2 === 0 ? -8 : 0,
          dy: i % 2 === 0 ? 5 : -8,
          style: i % 2 === 0 ? 'note end' : 'note middle',
        },
      );
    }
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (goal && moves) yield mark.arrow('push', 'stroke-normal', center, goal);
    if (signed > 0) yield mark.line('distance', 'stroke-ink dashed', center, closest);
    if (contact) {
      const tip = along(contact.point, contact.normal, 5);
      yield mark.arrow('normal', 'stroke-normal bold', contact.point, tip);
      yield mark.symbolAlong('n', contact.point, tip, 14);
      if (goal && moves && !view.sketch) yield mark.symbolAlong('s', tip, goal, -14);
    }
    yield mark.dot('contact', 'fill-point stroke-paper', contact?.point ?? closest, 5);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, along(center, { x: 1, y: -1 }, 1));
    if (view.sketch) return;

    const corner = { x: world.maxX, y: world.maxY };
    const lines = [
      `signed distance ${show(signed, 1)}`,
      contact ? `normal ${vector(contact.normal)}` : 'no contact',
    ];
    for (const [i, text] of lines.entries()) {
      yield mark.label(`said-${i}`, text, corner, { dx: -10, dy: 22 + 18 * i, style: 'small end' });
    }
  },
});

function vector({ x, y }: Vec2): string {
  return `(${show(x, 1)}, ${show(y, 1)})`;
}

/** From a point inside straight to each wall: bottom, right, top, left. */
function waysOut({ x, y }: Vec2): { readonly foot: Vec2; readonly length: number }[] {
  const { center, halfWidth, halfHeight } = crate;
  const feet = [
    { x, y: center.y - halfHeight },
    { x: center.x + halfWidth, y },
    { x, y: center.y + halfHeight },
    { x: center.x - halfWidth, y },
  ];
  return feet.map((foot) => ({ foot, length: distance({ x, y }, foot) }));
}
