import { defineFigure } from '#kit/figure.ts';
import { evaluateFormula } from '#kit/formulas/formula.ts';
import { show } from '#kit/numbers.ts';
import { type BoxValue, box, cornersOf, placeBox } from '#kit/parts/box.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { clampToWorld } from '#kit/parts/clamp-to-world.ts';
import { middle } from '#kit/places.ts';
import type { Stage } from '#kit/stage.ts';
import { boxIntersectsCircleByZone, boxZone, type Vec2 } from '#lib/index.ts';
import { sumAcross, sumUp } from '../formulas.ts';
import { words } from '../words/nine-zones-sums.ts';

// Below the picture and left of it two lengths are laid end to end and measured against a third.

interface State {
  readonly box: BoxValue;
  readonly circle: CircleValue;
}

const world = { minX: -15, maxX: 96, minY: -13, maxY: 61 };
const piece = { minX: 0, maxX: 96, minY: 0, maxY: 61, inset: 3 };

const at = (x: number, y: number, radius: number): State => ({
  box: { center: { x: 32, y: 24 }, halfWidth: 18, halfHeight: 10, degrees: 0 },
  circle: { center: { x, y }, radius },
});

export const figure = defineFigure({
  name: 'nine-zones-sums',
  version: 1,
  caption: 'Drag $c$ out of reach',
  description:
    'A box and a circle in its dotted bounding box. Below them, half the width of the box and the ' +
    'radius are laid end to end, beside the way across from centre to centre. On the left the ' +
    'same upright.',
  world,
  parts: {
    box: clampToWorld(box({ maxHalf: 24 }), piece),
    circle: clampToWorld(circle({ minRadius: 3, maxRadius: 20 }), piece),
  },
  presets: [
    { name: 'right', label: 'out of reach', state: at(68, 28, 14) },
    { name: 'reaching', label: 'in reach', state: at(60, 28, 14) },
    { name: 'touching', label: 'just in reach', state: at(64, 28, 14) },
    { name: 'above', label: 'above', state: at(38, 46, 11) },
    { name: 'corner', label: 'both reach, a miss', state: at(60.5, 44.5, 14) },
  ],
  symbols: ['c', 'r', 'm', 'w', 'h'],
  conventions: ['touching', 'yUp'],

  answer: ({ box, circle }: State) => {
    const numbers = values({ box, circle });
    return {
      zone: boxZone(circle.center, box),
      hit: boxIntersectsCircleByZone(box, circle),
      across: evaluateFormula(sumAcross, numbers),
      up: evaluateFormula(sumUp, numbers),
    };
  },

  words,

  find: (_state, { zone, hit, across, up }) => {
    const [x, y] = [across['sumAcross.holds'], up['sumUp.holds']];
    if (!x && !y) return { hit, kind: 'bothShort', zone };
    if (!x) return { hit, kind: 'acrossShort', zone };
    if (!y) return { hit, kind: 'upShort', zone };
    return { hit, kind: hit ? 'hit' : 'miss', zone };
  },

  formulas: [sumAcross, sumUp],
  values,

  draw: (stage, { box, circle }, { hit, across, up }) => {
    const { center: c, radius: r } = circle;
    const { center: m, halfWidth: w, halfHeight: h } = box;
    const rim = rimHandle(circle, piece);
    const right = c.x < m.x ? -1 : 1;
    const above = c.y < m.y ? -1 : 1;
    const around = { center: c, halfWidth: r, halfHeight: r, degrees: 0 };
    stage.line('drop-m', 'stroke-border hairline', m, { x: m.x, y: rows.sum }, 'ground');
    stage.line('drop-c', 'stroke-border hairline', c, { x: c.x, y: rows.sum }, 'ground');
    stage.line('side-m', 'stroke-border hairline', m, { x: columns.sum, y: m.y }, 'ground');
    stage.line('side-c', 'stroke-border hairline', c, { x: columns.sum, y: c.y }, 'ground');
    stage.polygon('box', 'shape', cornersOf(placeBox(box)));
    stage.polygon('around', 'stroke-border light dotted', cornersOf(placeBox(around)));
    stage.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    stage.line('radius', 'stroke-circle', c, rim);
    stage.dot('c', 'fill-circle', c, 3);
    scale(stage, 'across', 'w', {
      way: [
        { x: m.x, y: rows.way },
        { x: c.x, y: rows.way },
      ],
      sum: [m.x, m.x + right * w, m.x + right * (w + r)].map((x) => ({ x, y: rows.sum })),
      length: Number(across['sumAcross.left']),
      holds: across['sumAcross.holds'] === true,
      beside: { dx: 0, dy: -7 },
      under: { dx: 0, dy: 20 },
    });
    scale(stage, 'up', 'h', {
      way: [
        { x: columns.way, y: m.y },
        { x: columns.way, y: c.y },
      ],
      sum: [m.y, m.y + above * h, m.y + above * (h + r)].map((y) => ({ x: columns.sum, y })),
      length: Number(up['sumUp.left']),
      holds: up['sumUp.holds'] === true,
      beside: { dx: 7, dy: 5 },
      under: { dx: -14, dy: 7 },
    });
    if (r > 4) stage.symbolAlong('r', c, rim, rim.x < c.x ? 13 : -13);
    stage.symbol('c', c, rim);
    stage.label('symbol-m', 'm', m, { symbol: 'm', dx: -20, dy: 6 });
  },
});

/** Where the two lengths of each scale lie. */
const rows = { way: -3.5, sum: -7 };
const columns = { way: -4, sum: -8.5 };

interface Scale {
  readonly way: readonly [Vec2, Vec2];
  readonly sum: readonly Vec2[];
  readonly length: number;
  readonly holds: boolean;
  readonly beside: { readonly dx: number; readonly dy: number };
  readonly under: { readonly dx: number; readonly dy: number };
}

/** The way from centre to centre, and along it a half side and the radius, end to end. */
function scale(stage: Stage, key: string, half: 'w' | 'h', scale: Scale): void {
  const { way, length, holds, beside, under } = scale;
  const [from = way[0], wall = from, end = from] = scale.sum;
  stage.line(`${key}-way`, holds ? 'stroke-ink light' : 'stroke-wrong light', ...way);
  stage.dot(`${key}-from`, 'fill-ink', way[0], 3);
  stage.dot(`${key}-to`, holds ? 'fill-ink' : 'fill-wrong', way[1], 3);
  stage.line(`${key}-half`, 'stroke-ink thick', from, wall);
  stage.line(`${key}-radius`, 'stroke-circle thick', wall, end);
  const style = beside.dx > 0 ? 'note' : 'note middle';
  stage.label(`${key}-length`, length > 3 ? show(length, 1) : '', middle(...way), {
    ...beside,
    style,
  });
  stage.label(`${key}-${half}`, half, middle(from, wall), { symbol: half, ...under });
  stage.label(`${key}-r`, 'r', middle(wall, end), { symbol: 'r', ...under });
}

function values({
  box: { center: m, halfWidth, halfHeight },
  circle: { center: c, radius },
}: State) {
  return {
    'c.x': c.x,
    'c.y': c.y,
    'm.x': m.x,
    'm.y': m.y,
    w: halfWidth,
    h: halfHeight,
    r: radius,
  };
}
