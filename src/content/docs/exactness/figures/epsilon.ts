import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { cornersOf } from '#figure/parts/box.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { crate } from '#lab/judge/scenes/crate.ts';
import { type Circle, signedDistanceToBox, type Vec2 } from '#lib/index.ts';
import { collideMendingOnlyMtv } from '#published/circle-square-2d.ts';
import { float32 } from '#published/monogame-circles.ts';
import { type Code, compare, inUnit, perMetre, survey, type Unit } from '../surveys/epsilon.ts';

interface State {
  readonly circle: CircleValue;
  readonly unit: Unit;
  readonly code: Code;
}

const units: readonly Unit[] = ['mm', 'cm', 'dm', 'm', 'dam', 'hm', 'km'];
const world = { minX: 0, maxX: 60, minY: 0, maxY: 40, inset: 2 };
/** If the gap or depth is below this, in metres, rounding decides. */
const hair = 0.001;

const at = (x: number, y: number, radius: number, unit: Unit): State => ({
  circle: { center: { x, y }, radius },
  unit,
  code: 'published',
});

interface Judged {
  readonly judgement: Judgement;
}

interface Gap extends Judged {
  readonly gap: number;
}

const metres = (gap: number) => (gap < 0.05 ? 'almost 0 m' : `${show(gap, 1)} m`);

const rounding = 'they just touch, and rounding decides';

export const figure = defineFigure({
  name: 'epsilon',
  version: 2,
  caption: 'Change the unit, or drag $c$',
  description:
    'A box and a circle, over a map of the positions of its centre. It is green where the code finds ' +
    'the overlap, and violet and dotted where the code misses it, as it does in kilometres.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 9.5, unit: 'm' }),
    unit: choice(
      'unit',
      units.map((name) => ({ name, label: name })),
    ),
    code: choice<Code>('code', [
      { name: 'published', label: 'published, 32 bits (float)' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'ring', label: '4 metres', state: at(44.5, 17, 4, 'km') },
    { name: 'never', label: '3 metres', state: at(30, 24, 3, 'km') },
    { name: 'metres', label: 'the same in metres', state: at(44.5, 17, 4, 'm') },
    { name: 'millimetres', label: 'in millimetres', state: at(49.4, 31.8, 9.3, 'mm') },
  ],
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
    const { circle, unit } = state;
    const { test, truth } = compare(state);
    return {
      said: test(circle.center),
      right: truth(circle.center),
      gap: signedDistanceToBox(circle.center, crate) - circle.radius,
      goal: goalOf(circle, unit),
    };
  },

  calls: {
    overlapsByEpsilon: {
      load: () => import('#published/circle-square-2d.ts?trace'),
      values: ({ circle, unit }) => {
        const given = inUnit(circle, unit);
        return [given.box, given.circle, float32];
      },
      state: ([, { center, radius }], { unit }) => {
        const back = (value: number) => toStep(value / perMetre[unit], 1e-9);
        const place = { x: back(center.x), y: back(center.y) };
        return { circle: { center: place, radius: back(radius) } };
      },
    },
  },

  truth: survey,

  words: {
    touchingHit: () => ({ word: 'still a hit', rest: rounding }),
    touchingMiss: () => ({ word: 'no hit', rest: rounding }),
    deep: ({ judgement, gap }: Gap) => judgedAs(judgement, `${metres(-gap)} deep`),
    apart: ({ judgement, gap }: Gap) => judgedAs(judgement, `${metres(gap)} apart`),
  },

  find: (_state, { said, right, gap }) => {
    if (Math.abs(gap) < hair) return { hit: said, kind: said ? 'touchingHit' : 'touchingMiss' };
    const { judgement } = judged(said, right);
    return { hit: said, kind: gap < 0 ? 'deep' : 'apart', judgement, gap };
  },

  *draw({ circle, unit }, { said, right }) {
    yield mark.polygon('box', 'shape fill-none', cornersOf({ ...crate, rotation: 0 }));
    yield mark.circle('disc', judged(said, right).style, circle);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', circle.center, rim);
    yield mark.dot('c', 'fill-circle', circle.center, 3);
    yield mark.symbol('c', circle.center, rim);
    const r = circle.radius * perMetre[unit];
    const texts = [`r = ${plain(r)} ${unit}`, `r² = ${plain(r * r)}`, 'ε = 0.00001'];
    for (const [i, text] of texts.entries()) {
      const corner = { x: world.minX, y: world.maxY };
      yield mark.label(`number-${i}`, text, corner, { dx: 10, dy: 22 + 18 * i, style: 'small' });
    }
    // Marks that come and go are drawn last, so that the order of the others never changes.
    if (circle.radius > 4) yield mark.symbolAlong('r', circle.center, rim, -13);
  },
});

/** The value without noise in its last digits, and with thin gaps between thousands. */
function plain(value: number): string {
  const text = String(Number(value.toPrecision(6)));
  return value < 1e4 ? text : text.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** The centre after the published code moves it, in metres; null if it does not move it. */
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
