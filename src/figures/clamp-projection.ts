import {
  clampAcross,
  clampUp,
  distanceToClosest,
  touchesBox,
} from '../formulas/clamp-projection.ts';
import {
  boxIntersectsCircle,
  closestPointInBox,
  collideBoxCircle,
  distance,
  signedDistanceToBox,
  type Vec2,
} from '../lib/index.ts';
import { boxFeature } from './kit/box-words.ts';
import { defineFigure } from './kit/figure.ts';
import { clamp, show } from './kit/numbers.ts';
import { box, cornersOf, type HeldBox, placeBox } from './kit/parts/box.ts';
import { circle, type HeldCircle, rimHandle } from './kit/parts/circle.ts';
import { innerWindow } from './kit/parts/point.ts';
import { along } from './kit/places.ts';
import type { Stage } from './kit/stage.ts';

interface State {
  readonly circle: HeldCircle;
  readonly box: HeldBox;
}

const world = { minX: -8, maxX: 88, minY: -8, maxY: 56, inset: 8 };
/** Where the two number lines lie. */
const line = -4;

const crate: HeldBox = { center: { x: 32, y: 33 }, halfWidth: 18, halfHeight: 11, degrees: 0 };

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  box: crate,
});

export const figure = defineFigure({
  name: 'clamp-projection',
  version: 1,
  caption: 'Drag $c$, the rim, the box or its corner',
  description:
    'A box and a circle. Below them and to their left a number line each, with the piece that the ' +
    'box covers, the coordinate of the centre c, and that coordinate clamped to the piece. The two ' +
    'clamped coordinates are those of q, the closest point of the box.',
  world,
  close: { minX: 9, maxX: 87, minY: -3, maxY: 49 },
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 24 }),
    box: box({ minHalf: 4, maxHalf: 30 }),
  },
  presets: [
    { name: 'corner', label: 'at a corner', state: at(56, 14, 14) },
    { name: 'side', label: 'at a side', state: at(62, 30, 16) },
    { name: 'near', label: 'near on both lines', state: at(58, 12, 12) },
    { name: 'touching', label: 'touching', state: at(56, 14, 10) },
    { name: 'inside', label: 'centre inside', state: at(42, 30, 9) },
    { name: 'wall', label: 'centre on a wall', state: at(50, 30, 12) },
  ],
  symbols: ['c', 'r', 'm', 'w', 'h', 'q', 'n', 'd'],
  meanings: { d: 'distance from $c$ to $q$' },
  conventions: ['touching', 'halfExtents', 'yUp'],

  commands: [
    {
      name: 'move-out',
      label: 'Move the circle out',
      idle: (_state, { contact }) => contact === null || contact.depth < 1e-9,
      run: (state, { moved }) => {
        const { minX, maxX, minY, maxY } = innerWindow(world);
        if (!moved) return state;
        // As the library has it, without rounding; only the window stops it.
        const center = { x: clamp(moved.x, minX, maxX), y: clamp(moved.y, minY, maxY) };
        return { ...state, circle: { ...state.circle, center } };
      },
    },
  ],

  answer: ({ circle, box }: State) => {
    const placed = placeBox(box);
    const closest = closestPointInBox(circle.center, placed);
    const contact = collideBoxCircle(placed, circle);
    return {
      placed,
      closest,
      contact,
      hit: boxIntersectsCircle(placed, circle),
      d: distance(circle.center, closest),
      signed: signedDistanceToBox(circle.center, placed),
      moved: contact && along(circle.center, contact.normal, contact.depth),
    };
  },

  verdict: ({ circle }, { hit, contact, d, signed }) => {
    if (!hit || !contact) {
      const apart = signed - circle.radius;
      const rest = apart < 0.05 ? 'by less than a twentieth' : `${show(apart, 1)} apart`;
      return { hit, word: 'miss', rest };
    }
    const place = boxFeature(contact.feature);
    if (contact.depth < 0.05) return { hit, word: 'hit', rest: `just touching the ${place}` };
    const deep = `${show(contact.depth, 1)} deep`;
    if (d > 0) return { hit, word: 'hit', rest: `${deep}, at the ${place}` };
    const where = signed < 0 ? 'centre inside, nearest is' : 'centre on';
    return { hit, word: 'hit', rest: `${deep}, ${where} the ${place}` };
  },

  formulas: [clampAcross, clampUp, touchesBox, distanceToClosest],
  values: ({ circle: { center, radius }, box }, { closest, d }) => ({
    d,
    'c.x': center.x,
    'c.y': center.y,
    r: radius,
    'm.x': box.center.x,
    'm.y': box.center.y,
    w: box.halfWidth,
    h: box.halfHeight,
    'q.x': closest.x,
    'q.y': closest.y,
  }),

  draw: (stage, { circle, box }, { placed, closest, contact, hit, d, moved }) => {
    const { center, radius } = circle;
    const corners = cornersOf(placed);
    const rim = rimHandle(circle, world);

    numberLines(stage, center, closest, corners);
    stage.polygon('box', 'outline', corners);
    stage.circle('disc', hit ? 'disc hit' : 'disc', circle);
    const isDeep = contact !== null && moved !== null && contact.depth > 0.05;
    if (isDeep) {
      stage.circle('moved', 'ghost', { center: moved, radius });
      stage.arrow('move', 'move', center, moved);
    }

    if (!stage.sketch) {
      stage.symbol('m', box.center, along(box.center, { x: 1, y: -1 }, 1));
    }
    stage.line('radius', 'radius', center, rim);
    if (radius > 4) stage.symbolAlong('r', center, rim, -13);

    stage.line('distance', 'distance', center, closest);
    if (d > 5) stage.symbolAlong('d', closest, center, 13);
    if (contact) {
      const tip = along(contact.point, contact.normal, 7);
      stage.arrow('normal', 'normal', contact.point, tip);
      stage.symbolAlong('n', contact.point, tip, -14);
    }
    stage.dot('c', 'centre', center, 3);
    stage.symbol('c', center, d > 0 ? closest : along(center, { x: 1, y: -1 }, 1));
    if (d > 0) stage.dot('closest', 'closest', closest, 6);
    stage.symbol('q', closest, d > 0 ? center : along(center, { x: -1, y: 1 }, 1), d > 0 ? 18 : 24);
    // What is not there at first is drawn last, so that marks lie in one order however it came.
    if (contact && d === 0) {
      stage.dot('contact', 'closest', contact.point, 4);
      stage.dot('closest-ring', 'closest-ring', center, 11);
    }
  },
});

/** Each axis on its own: the box's interval, the centre's coordinate, and what clamping makes of it. */
function numberLines(stage: Stage, center: Vec2, closest: Vec2, corners: readonly Vec2[]): void {
  const [low, , high] = corners;
  if (!low || !high) return;
  const below = (x: number) => ({ x, y: line });
  const beside = (y: number) => ({ x: line, y });
  const { minX, maxX, minY, maxY } = innerWindow(world);
  stage.line('across-line', 'axis', below(minX - 2), below(maxX + 2), 'ground');
  stage.line('up-line', 'axis', beside(minY - 2), beside(maxY + 2), 'ground');
  for (const [key, from, to] of [
    ['left', low, below(low.x)],
    ['right', { x: high.x, y: low.y }, below(high.x)],
    ['bottom', low, beside(low.y)],
    ['top', { x: low.x, y: high.y }, beside(high.y)],
  ] as const) {
    stage.line(`wall-${key}`, 'bounds', from, to, 'ground');
  }
  stage.line('across-interval', 'interval', below(low.x), below(high.x), 'ground');
  stage.line('up-interval', 'interval', beside(low.y), beside(high.y), 'ground');

  stage.line('c-down', 'drop drop-v', center, below(center.x), 'ground');
  stage.line('c-left', 'drop drop-v', center, beside(center.y), 'ground');
  if (closest.x !== center.x) {
    stage.line('q-down', 'drop drop-u', closest, below(closest.x), 'ground');
  }
  if (closest.y !== center.y) {
    stage.line('q-left', 'drop drop-u', closest, beside(closest.y), 'ground');
  }
  stage.dot('c-across', 'hollow', below(center.x), 7);
  stage.dot('c-up', 'hollow', beside(center.y), 7);
  stage.dot('q-across', 'closest', below(closest.x), 5);
  stage.dot('q-up', 'closest', beside(closest.y), 5);
  if (stage.sketch) return;
  // Names stand on the far side of each other.
  const across = center.x < closest.x ? -1 : 1;
  const up = center.y < closest.y ? -1 : 1;
  const name = (key: string, symbol: string, at: Vec2, dx: number, dy: number) =>
    stage.label(key, symbol, at, { symbol, of: symbol.slice(0, 1), dx, dy });
  name('c-across-name', 'c_x', below(center.x), across * 20, 8);
  name('q-across-name', 'q_x', below(closest.x), across * -20, 8);
  name('c-up-name', 'c_y', beside(center.y), 0, up > 0 ? -13 : 24);
  name('q-up-name', 'q_y', beside(closest.y), 0, up > 0 ? 24 : -13);
}
