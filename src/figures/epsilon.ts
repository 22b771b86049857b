import {
  type Box,
  boxIntersectsCircle,
  type Circle,
  signedDistanceToBox,
  type Vec2,
} from '../lib/index.ts';
import { collideMendingOnlyMtv, overlapsByEpsilon } from '../lib/published/circle-square-2d.ts';
import { float32 } from '../lib/published/monogame-circles.ts';
import { defineFigure } from './kit/figure.ts';
import { show } from './kit/numbers.ts';
import { cornersOf } from './kit/parts/box.ts';
import { choice } from './kit/parts/choice.ts';
import { circle, type HeldCircle, rimHandle } from './kit/parts/circle.ts';

// One scene, kept in metres, and given to the code in millimetres, metres or kilometres. Every cell
// stands for a circle whose centre lies in its middle.

type Unit = 'mm' | 'm' | 'km';
type Code = 'ours' | 'printed';

interface State {
  readonly circle: HeldCircle;
  readonly unit: Unit;
  readonly code: Code;
}

const perMetre: Readonly<Record<Unit, number>> = { mm: 1000, m: 1, km: 0.001 };
const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const crate: Box = { center: { x: 48, y: 32 }, halfWidth: 20, halfHeight: 12 };
const side = 2;
/** Nearer to touching than this, in metres, it is rounding that decides. */
const hair = 0.001;

const at = (x: number, y: number, radius: number, unit: Unit, code: Code): State => ({
  circle: { center: { x, y }, radius },
  unit,
  code,
});

export const figure = defineFigure({
  name: 'epsilon',
  version: 1,
  caption: 'Change the unit, drag $c$',
  description:
    'A box and a circle over a grid of cells. Green cells are centres for which the code sees the ' +
    'overlap, violet ones those for which it misses it. In kilometres violet ones appear.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 16 }),
    unit: choice<Unit>('unit', [
      { name: 'mm', label: 'millimetres' },
      { name: 'm', label: 'metres' },
      { name: 'km', label: 'kilometres' },
    ]),
    code: choice<Code>('code', [
      { name: 'ours', label: 'ours' },
      { name: 'printed', label: 'as printed' },
    ]),
  },
  presets: [
    { name: 'ring', label: '4 metres', state: at(70.6, 26, 4, 'km', 'printed') },
    { name: 'never', label: '3 metres', state: at(48, 38, 3, 'km', 'printed') },
    { name: 'metres', label: 'the same in metres', state: at(70.6, 26, 4, 'm', 'printed') },
    { name: 'millimetres', label: 'in millimetres', state: at(72.1, 49.4, 9.3, 'mm', 'printed') },
  ],
  symbols: ['c', 'r'],
  conventions: ['filled', 'yUp'],

  commands: [
    {
      name: 'move-out',
      label: 'Move the circle out',
      idle: (_state, { goal }) => goal === null,
      run: (state, { goal }) =>
        goal ? { ...state, circle: { ...state.circle, center: goal } } : state,
    },
  ],

  answer: (state: State) => {
    const { circle, unit, code } = state;
    const cells = judgeCells(circle.radius, unit, code);
    const gap = signedDistanceToBox(circle.center, crate) - circle.radius;
    return { ...cells, gap, said: asks(circle, unit, code), goal: goalOf(circle, unit) };
  },

  verdict: (_state, { said, gap, hits, missed }) => {
    const all = hits.length + missed.length;
    const share = missed.length === all ? 'all' : show(missed.length);
    const count = `${missed.length === 0 ? 'none' : share} of ${all} cells missed`;
    if (Math.abs(gap) < hair) {
      const word = said ? 'still a hit' : 'no hit';
      return { hit: said, word, rest: `they just touch, and rounding decides; ${count}` };
    }
    const word =
      said === gap < 0 ? (said ? 'right hit' : 'right miss') : said ? 'invented hit' : 'missed hit';
    const apart = `${Math.abs(gap) < 0.05 ? 'a hair' : `${show(Math.abs(gap), 1)} m`} ${gap < 0 ? 'deep' : 'apart'}`;
    return { hit: said, word, rest: `${apart}; ${count}` };
  },

  draw: (stage, { circle, unit }, { said, hits, missed }) => {
    const cell = { x: side, y: side };
    stage.boxes('hits', 'cells right-hit', hits, cell);
    stage.boxes('missed', 'cells missed', missed, cell);
    const dots = missed.map(({ x, y }) => ({ x: x + 0.7, y: y + 0.7 }));
    stage.boxes('missed-dots', 'cells missed-dot', dots, { x: 0.6, y: 0.6 });
    stage.boxes('grid', 'cells grid', hits.concat(missed), cell);
    stage.polygon('box', 'curve', cornersOf({ ...crate, rotation: 0 }));
    stage.circle('disc', said ? 'disc hit' : 'disc', circle);
    const rim = rimHandle(circle, world);
    stage.line('radius', 'radius', circle.center, rim);
    stage.dot('c', 'centre', circle.center, 3);
    stage.symbol('c', circle.center, rim);
    const r = circle.radius * perMetre[unit];
    const texts = [`r = ${plain(r)} ${unit}`, `r² = ${plain(r * r)}`, 'ε = 0.00001'];
    for (const [i, text] of texts.entries()) {
      const corner = { x: world.minX, y: world.maxY };
      stage.label(`number-${i}`, text, corner, { dx: 10, dy: 22 + 18 * i, look: 'small' });
    }
    // What is not there at first is drawn last, so that marks lie in one order however it came.
    if (circle.radius > 6) stage.symbolAlong('r', circle.center, rim, -13);
  },
});

/** As it is, without noise in the last digits, and with thin gaps between thousands. */
function plain(value: number): string {
  const text = String(Number(value.toPrecision(6)));
  return value < 1e4 ? text : text.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

function inUnit({ center, radius }: Circle, unit: Unit): { box: Box; circle: Circle } {
  const by = perMetre[unit];
  const scaled = ({ x, y }: Vec2) => ({ x: x * by, y: y * by });
  const { halfWidth, halfHeight } = crate;
  return {
    box: {
      center: scaled(crate.center),
      halfWidth: halfWidth * by,
      halfHeight: halfHeight * by,
    },
    circle: { center: scaled(center), radius: radius * by },
  };
}

function asks(metres: Circle, unit: Unit, code: Code): boolean {
  const { box, circle } = inUnit(metres, unit);
  return code === 'ours'
    ? boxIntersectsCircle(box, circle)
    : overlapsByEpsilon(box, circle, float32);
}

/** Where the printed code moves the centre to, in metres; null where it does not move it. */
function goalOf(metres: Circle, unit: Unit): Vec2 | null {
  const { box, circle } = inUnit(metres, unit);
  const contact = collideMendingOnlyMtv(box, circle, float32);
  if (!contact) return null;
  const { mtv } = contact;
  if (mtv.x === 0 && mtv.y === 0) return null;
  const by = perMetre[unit];
  return {
    x: float32(circle.center.x + mtv.x) / by,
    y: float32(circle.center.y + mtv.y) / by,
  };
}

interface Cells {
  readonly hits: readonly Vec2[];
  readonly missed: readonly Vec2[];
}

let judged: { readonly key: string; readonly cells: Cells } | null = null;

/** Every overlap, as the code sees or misses it; made anew only when it has to be. */
function judgeCells(radius: number, unit: Unit, code: Code): Cells {
  const key = `${radius} ${unit} ${code}`;
  if (judged?.key !== key) judged = { key, cells: lookAtCells(radius, unit, code) };
  return judged.cells;
}

function lookAtCells(radius: number, unit: Unit, code: Code): Cells {
  const hits: Vec2[] = [];
  const missed: Vec2[] = [];
  for (let y = world.minY; y < world.maxY; y += side) {
    for (let x = world.minX; x < world.maxX; x += side) {
      const center = { x: x + side / 2, y: y + side / 2 };
      if (signedDistanceToBox(center, crate) > radius - hair) continue;
      (asks({ center, radius }, unit, code) ? hits : missed).push({ x, y });
    }
  }
  return { hits, missed };
}
