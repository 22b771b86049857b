import { type CaseRow, type CaseTable, hitOrMiss } from '#kit/case-table.ts';
import { show } from '#kit/numbers.ts';
import {
  type Box,
  boxIntersectsCircle,
  type Circle,
  type Contact,
  collideBoxCircle,
  signedDistanceToBox,
  type Vec2,
} from '#lib/index.ts';
import {
  collideMendingOnlyMtv,
  collideReplacingDeltaFirst,
  collideTakingPointForDelta,
  overlapsByEpsilon,
  printedEpsilon,
  type SquareContact,
} from '#published/circle-square-2d.ts';
import { float32, float64 } from '#published/monogame-circles.ts';

export interface Scene {
  readonly box: Box;
  readonly circle: Circle;
}

/** A square of that half side about the origin, and a circle to its right or in it. */
const about = (half: number, x: number, radius: number): Scene => ({
  box: { center: { x: 0, y: 0 }, halfWidth: half, halfHeight: half },
  circle: { center: { x, y: 0 }, radius },
});

type Answer = { readonly normal: Vec2; readonly mtv: Vec2; readonly distance: number } | null;

/** What a case shows of an answer. */
const shown = {
  hit: (answer: Answer) => hitOrMiss(answer !== null),
  move: (answer: Answer) => (answer ? `move ${vector(answer.mtv)}` : 'miss'),
  distance: (answer: Answer) =>
    answer ? `distance ${show(answer.distance)}, normal ${vector(answer.normal)}` : 'miss',
};

export interface Case {
  readonly title: string;
  readonly scene: Scene;
  readonly lesson: string;
  readonly show: keyof typeof shown;
  readonly published: (box: Box, circle: Circle) => SquareContact | null;
  /** True where both answers are right by a rule of their own. */
  readonly convention?: boolean;
}

const printed = (box: Box, circle: Circle) => collideMendingOnlyMtv(box, circle, float64);

export const clampProjectionCases: readonly Case[] = [
  {
    title: 'just touching',
    scene: about(1, 2, 1),
    lesson: 'It takes the rim out of the circle, we do not. Each is right by its own rule.',
    show: 'hit',
    published: printed,
    convention: true,
  },
  {
    title: 'a small circle',
    scene: about(0.5, 0, 0.003),
    lesson: 'The square of 0.003 is less than the 0.00001 that is taken off it.',
    show: 'hit',
    published: printed,
  },
  {
    title: 'centre on a wall',
    scene: about(1, 1, 1),
    lesson: 'Not inside by its test, which leaves out the walls; and the way there has no length.',
    show: 'move',
    published: printed,
  },
  {
    title: 'centre in the middle',
    scene: about(5, 0, 1),
    lesson: 'The move is mended for a centre inside. Normal and distance are not.',
    show: 'distance',
    published: printed,
  },
  {
    title: 'the words taken literally',
    scene: about(5, 3, 1),
    lesson: 'Delta is said to become a point of the wall. The way to that point is meant.',
    show: 'move',
    published: (box, circle) => collideTakingPointForDelta(box, circle, float64),
  },
  {
    title: 'the way swapped too early',
    scene: about(5, 0, 1),
    lesson: 'Before the early exit the way to the wall looks like a gap, and 5 is more than 1.',
    show: 'hit',
    published: (box, circle) => collideReplacingDeltaFirst(box, circle, float64),
  },
];

/** Ours, in the article's terms. */
export function ourAnswer({ box, circle }: Scene): Answer {
  const contact = collideBoxCircle(box, circle);
  return contact && { ...contact, mtv: times(contact), distance: -contact.depth };
}

/** How many circles hit again after the move that should free them, out of how many. */
export interface StillHit {
  readonly scenes: number;
  readonly published: number;
  readonly withoutEpsilon: number;
}

export const table: CaseTable = {
  head: 'case, with $m$ = (0, 0)',
  columns: ['published', 'ours'],
  rows: [...clampProjectionCases.map(rowOf), movedOut(stillHit(10_000))],
};

function rowOf({ title, scene, lesson, show: name, published, convention }: Case): CaseRow {
  const { box, circle } = scene;
  const say = shown[name];
  const ours = say(ourAnswer(scene));
  const theirs = say(published(box, circle));
  const truly = convention ? null : ours;
  return {
    title,
    input: `$w$ = $h$ = ${show(box.halfWidth)}, $c$ = (${show(circle.center.x)}, 0), $r$ = ${circle.radius}`,
    lesson,
    answers: [
      { said: theirs, wrong: truly !== null && theirs !== truly },
      { said: ours, wrong: false },
    ],
    right: truly,
  };
}

function movedOut({ scenes, published, withoutEpsilon }: StillHit): CaseRow {
  // A number and its sign stand together.
  const share = (count: number) => `hit in ${show((100 * count) / scenes, 1)}\u00a0%`;
  return {
    title: 'after the move, 32 bits',
    input: `10 000 boxes and circles in pixels, $r$ from 17 to 60`,
    lesson:
      'Moved out by the article’s own move, then asked again. The epsilon is there to make this ' +
      `a miss; without it: ${share(withoutEpsilon)}. Ours counts touching, so here rounding decides.`,
    answers: [
      { said: share(published), wrong: true },
      { said: 'either', wrong: false },
    ],
    right: null,
  };
}

/**
 * Circles with the centre outside, that overlap a box, are moved out by the printed move and asked
 * about again, all in `float` as the article has it.
 */
export function stillHit(scenes: number): StillHit {
  const random = generator(1);
  const between = (min: number, max: number) => float32(min + (max - min) * random());
  let [found, published, withoutEpsilon] = [0, 0, 0];
  while (found < scenes) {
    const box = {
      center: { x: between(100, 500), y: between(100, 300) },
      halfWidth: between(10, 100),
      halfHeight: between(10, 100),
    };
    const center = { x: between(0, 600), y: between(0, 400) };
    const circle = { center, radius: between(17, 60) };
    // A centre inside is another matter: see the other rows.
    if (signedDistanceToBox(center, box) <= 0 || !boxIntersectsCircle(box, circle)) continue;
    const contact = collideMendingOnlyMtv(box, circle, float32);
    if (!contact) continue;
    found += 1;
    const moved = {
      center: {
        x: float32(center.x + contact.mtv.x),
        y: float32(center.y + contact.mtv.y),
      },
      radius: circle.radius,
    };
    if (overlapsByEpsilon(box, moved, float32, printedEpsilon)) published += 1;
    if (overlapsByEpsilon(box, moved, float32, 0)) withoutEpsilon += 1;
  }
  return { scenes, published, withoutEpsilon };
}

/** Numbers from 0 to 1, the same at every build. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function times({ normal, depth }: Contact): Vec2 {
  return { x: normal.x * depth, y: normal.y * depth };
}

function vector({ x, y }: Vec2): string {
  return `(${show(x)}, ${show(y)})`;
}
