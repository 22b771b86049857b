import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { clamp, show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { innerWindow } from '#figure/parts/point.ts';
import { along, clearOfRim } from '#figure/places.ts';
import { boxFeature } from '#figure/words/box.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  type Contact,
  closestPointInBox,
  collideBoxCircle,
  distance,
  type Feature,
  signedDistanceToBox,
  type Vec2,
} from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { ask, type Code, crate, nowhere, survey } from '../surveys/center-inside.ts';

interface State {
  readonly circle: CircleValue;
  readonly code: Code;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const at = (x: number, y: number, radius: number, code: Code): State => ({
  circle: { center: { x, y }, radius },
  code,
});

interface Deep {
  readonly depth: number;
}

interface Move extends Deep {
  readonly length: number;
}

const deep = (depth: number) => (depth < 0.05 ? 'just touching' : `${show(depth, 1)} deep`);

export const figure = defineFigure({
  name: 'center-inside',
  version: 1,
  caption: 'Choose the code, and drag $c$',
  description:
    'A square box with the centre c of a circle inside it. A line goes from c to each of the four ' +
    'sides, and the shortest is marked. An arrow shows the move of the chosen code, to a dotted ring.',
  world,
  close: { minX: 0, maxX: 84, minY: 4, maxY: 60 },
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 24 }),
    code: choice<Code>('code', [
      { name: 'ours', label: 'ours' },
      { name: 'printed', label: 'published' },
      { name: 'point', label: 'literally' },
      { name: 'early', label: 'too early' },
    ]),
  },
  presets: [
    { name: 'middle', label: 'in the middle', state: at(32, 32, 4, 'printed') },
    { name: 'wall', label: 'on a side', state: at(52, 32, 20, 'printed') },
    { name: 'literal', label: 'taken literally', state: at(44, 32, 4, 'point') },
    { name: 'early', label: 'swapped too early', state: at(32, 32, 4, 'early') },
    { name: 'nearest', label: 'near a side', state: at(44, 27, 12, 'ours') },
  ],
  conventions: ['touching', 'halfExtents', 'yUp'],

  commands: [
    {
      name: 'apply',
      label: 'Make this move',
      idle: (_state, { said }) => said === null || distance(said.mtv, nowhere) < 1e-9,
      run: (state, { goal }) => {
        const { minX, maxX, minY, maxY } = innerWindow(world);
        if (!goal) return state;
        const center = { x: clamp(goal.x, minX, maxX), y: clamp(goal.y, minY, maxY) };
        return { ...state, circle: { ...state.circle, center } };
      },
    },
  ],

  answer: ({ circle, code }: State) => {
    const contact = collideBoxCircle(crate, circle);
    const said = ask(code, crate, circle);
    const signed = signedDistanceToBox(circle.center, crate);
    return {
      contact,
      signed,
      said,
      goal: said && along(circle.center, said.mtv, 1),
      ways: signed <= 0 ? waysOut(circle.center) : [],
      closest: contact?.point ?? closestPointInBox(circle.center, crate),
    };
  },

  words: {
    hairApart: () => miss('less than 0.05 apart'),
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
    touching: () => miss('it just touches, which this code does not count'),
    missedHit: ({ depth }: Deep) => ({ word: 'missed hit', rest: deep(depth) }),
    ours: ({ depth, feature }: Deep & { feature: Feature }) =>
      hit(`${deep(depth)}, out by the ${boxFeature(feature)}`),
    stuck: ({ depth }: Deep) => ({
      word: 'hit, and stuck',
      rest: `without a move or a normal, though it is ${deep(depth)}`,
    }),
    tooFar: ({ length, depth }: Move) => ({
      word: 'hit, moved too far',
      rest: `by ${show(length, 1)}, though ${show(depth, 1)} is enough`,
    }),
    noNormal: ({ length }: { length: number }) => ({
      word: 'hit, without a normal',
      rest: `but the move of ${show(length, 1)} is right`,
    }),
    right: ({ depth }: Deep) => hit(`${deep(depth)}, with the right normal and move`),
  },

  find: ({ circle, code }, { contact, said, signed }) => {
    if (!contact) {
      const gap = signed - circle.radius;
      return gap < 0.05 ? { hit: false, kind: 'hairApart' } : { hit: false, kind: 'apart', gap };
    }
    const { depth, feature } = contact;
    const touches = depth < 0.05;
    if (!said) return { hit: false, kind: touches ? 'touching' : 'missedHit', depth };
    if (code === 'ours') return { hit: true, kind: 'ours', depth, feature };
    const length = distance(said.mtv, nowhere);
    if (!touches && length === 0) return { hit: true, kind: 'stuck', depth };
    // None of the article's versions moves it too little.
    if (length - depth > 0.05) return { hit: true, kind: 'tooFar', length, depth };
    if (distance(said.normal, nowhere) === 0) return { hit: true, kind: 'noNormal', length };
    return { hit: true, kind: 'right', depth };
  },

  calls: {
    collideMendingOnlyMtv: {
      load: () => import('#published/circle-square-2d.ts?trace'),
      values: ({ circle }) => [crate, circle, float64],
    },
  },

  truth: survey,

  *draw({ circle }, { contact, said, signed, goal, ways, closest }, view) {
    const { center, radius } = circle;
    const { x, y } = crate.center;
    const { halfWidth: w, halfHeight: h } = crate;
    const corners = [
      { x: x - w, y: y - h },
      { x: x + w, y: y - h },
      { x: x + w, y: y + h },
      { x: x - w, y: y + h },
    ];
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
    yield mark.circle('disc', said ? 'disc fill-hit' : 'disc', circle);

    const length = said ? distance(said.mtv, nowhere) : 0;
    const isRight = contact !== null && Math.abs(length - contact.depth) < 0.05;
    if (goal && length > 0.05) {
      yield mark.circle('goal', isRight ? 'stroke-circle dotted' : 'stroke-wrong dotted', {
        center: goal,
        radius,
      });
    }
    const least = Math.min(...ways.map((way) => way.length));
    for (const [i, { foot, length }] of ways.entries()) {
      const isLeast = length - least < 1e-9;
      yield mark.line(`least-${i}`, 'stroke-focus thick round', center, isLeast ? foot : center);
      yield mark.line(`way-${i}`, 'stroke-ink dashed', center, foot);
      const text = length > 5 ? show(length, 1) : '';
      yield mark.label(`length-${i}`, text, clearOfRim(center, foot, radius), {
        dx: i % 2 === 0 ? -8 : 0,
        dy: i % 2 === 0 ? 5 : -8,
        style: i % 2 === 0 ? 'note end' : 'note middle',
      });
    }
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (goal && length > 0.05) {
      yield mark.arrow('move', isRight ? 'stroke-normal' : 'stroke-wrong firm', center, goal);
    }
    const normal = said?.normal ?? nowhere;
    if (said && distance(normal, nowhere) > 0) {
      const tip = along(closest, normal, 5);
      yield mark.arrow('normal', 'stroke-normal bold', closest, tip);
      yield mark.symbolAlong('n', closest, tip, 14);
    }
    yield mark.dot('closest', 'fill-point stroke-paper', closest, 5);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, along(center, { x: 1, y: -1 }, 1));
    if (signed > 0) yield mark.line('distance', 'stroke-ink dashed', center, closest);
    if (view.sketch) return;

    const corner = { x: world.maxX, y: world.maxY };
    const lines = said
      ? ([
          ['normal', vector(said.normal), distance(said.normal, nowhere) > 0],
          ['move', vector(said.mtv), isRight],
          ['distance', show(said.distance, 1), isTrue(said.distance, contact)],
        ] as const)
      : ([['no contact', '', contact === null]] as const);
    for (const [i, [name, value, right]] of lines.entries()) {
      yield mark.label(`said-${i}`, `${name} ${value}`.trim(), corner, {
        dx: -10,
        dy: 22 + 18 * i,
        style: right ? 'small end' : 'small end fill-wrong',
      });
    }
  },
});

function isTrue(said: number, contact: Contact | null): boolean {
  return contact !== null && Math.abs(said + contact.depth) < 0.05;
}

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
