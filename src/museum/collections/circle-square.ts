import {
  assertCircle,
  boxIntersectsCircle,
  boxZone,
  closestPointInBox,
  collideBoxCircle,
  distance,
  pointInCircle,
  signedDistanceToBox,
} from '#lib/index.ts';
import type { Box, Circle, Vec2 } from '#lib/types.ts';
import {
  collideMendingOnlyMtv,
  collideReplacingDeltaFirst,
  collideTakingPointForDelta,
  overlapsByDistance,
  overlapsByEpsilon,
  printedEpsilon,
} from '#published/circle-square-2d.ts';
import {
  containsBySquareRoot,
  containsBySquares,
  float32,
  float64,
} from '#published/monogame-circles.ts';
import { moved, moveOf, type Out, outOf, sayMove, sayNormal, short, vector } from '../contact.ts';
import { type Collection, yesOrNo } from '../exhibit.ts';
import { ofBox, pointOfBox } from '../make/boxes.ts';
import { ofChoice } from '../make/choices.ts';
import { box, disc } from '../make/shapes.ts';
import { digits, inputOf } from '../write.ts';

const chapter = (figure: string, preset: string) => ({ page: 'clamp-projection', figure, preset });
const printed = outOf(collideMendingOnlyMtv);
const overlap = (one: Box, circle: Circle) => overlapsByEpsilon(one, circle, float64);
const ours = { library: { boxIntersectsCircle }, describe: yesOrNo };
const wayOut = { library: { collideBoxCircle }, comparedFields: ['normal', 'depth'], move: moveOf };

export const collection: Collection = {
  name: 'circle-square',
  article: 'Circle-Square Collision Test in 2D',
  fair:
    'The clamp does give the closest point, the cheap test comes first, and the turned square is ' +
    'right: directions turn and do not move, places turn and then move. A centre outside gets a ' +
    'move of the right length.',
  exhibits: [
    ofBox(box(1), disc(2, 0, 1), {
      slug: 'touching-left-out',
      title: 'Touching left out',
      lesson: 'It takes the rim out of the circle, we do not; each is right by its own rule.',
      kind: 'tangency',
      where: 'its test',
      published: [
        { label: 'as printed', run: (one, circle) => overlapsByDistance(one, circle, float64) },
      ],
      ...ours,
      convention: true,
      chapter: chapter('clamp-projection', 'touching'),
    }),
    ofBox(box(0.5), disc(0, 0, 0.003), {
      slug: 'small-circle',
      title: 'A small circle',
      lesson: 'What is taken off a square has to grow and shrink with the square.',
      kind: 'scale',
      where: 'its epsilon',
      published: [{ label: 'as printed', run: overlap }],
      ...ours,
      chapter: { page: 'exactness', figure: 'epsilon', preset: 'never' },
    }),
    ofBox<Out>(box(1), disc(2, 2, 17), {
      slug: 'hit-again',
      title: 'Moved out, and hit again',
      lesson: 'Beyond a radius of 16 the epsilon is lost among the digits of 32 bits.',
      kind: 'scale',
      where: 'its epsilon',
      published: [{ label: 'after its move, 32 bits', run: outOf(collideMendingOnlyMtv, float32) }],
      ...wayOut,
      describe: sayAfter,
      chapter: { page: 'exactness', figure: 'epsilon', preset: 'metres' },
    }),
    ofBox<Out>(box(1), disc(1, 0, 1), {
      slug: 'centre-on-wall',
      title: 'The centre on a wall',
      lesson: 'Its inside leaves out the walls, and the way to where one stands has no length.',
      kind: 'containment',
      where: 'its inside branch',
      published: [{ label: 'as printed', run: printed }],
      ...wayOut,
      describe: sayMove,
      chapter: chapter('center-inside', 'wall'),
    }),
    ofBox<Out>(box(5), disc(0, 0, 1), {
      slug: 'centre-in-the-middle',
      title: 'The centre in the middle',
      lesson: 'The move is mended for a centre inside; normal and distance are not.',
      kind: 'containment',
      where: 'its inside branch',
      published: [{ label: 'as printed', run: printed }],
      ...wayOut,
      describe: sayNormal,
      chapter: chapter('center-inside', 'middle'),
    }),
    ofBox<Out>(box(5), disc(3, 0, 1), {
      slug: 'taken-literally',
      title: 'Taken literally',
      lesson: 'Delta is said to become a point of the wall; the way to that point is meant.',
      kind: 'containment',
      where: 'its words on the inside',
      published: [{ label: 'by its words', run: outOf(collideTakingPointForDelta) }],
      ...wayOut,
      describe: sayMove,
      chapter: chapter('center-inside', 'literal'),
    }),
    ofBox<Out>(box(5), disc(0, 0, 1), {
      slug: 'swapped-too-early',
      title: 'Swapped too early',
      lesson: 'Before the early exit, the way to the wall looks like a gap.',
      kind: 'containment',
      where: 'the order of its steps',
      published: [{ label: 'swapped first', run: outOf(collideReplacingDeltaFirst) }],
      ...wayOut,
      describe: sayMove,
      chapter: chapter('center-inside', 'early'),
    }),
    ofBox(box(2), disc(3, 1, 2), {
      slug: 'no-constant',
      title: 'A constant of another language',
      lesson: 'C# has no preprocessor constants with a value: a const does it.',
      kind: 'prose',
      where: 'its epsilon',
      published: [
        { label: 'as printed', run: null },
        { label: 'with a const', run: overlap },
      ],
      ...ours,
      chapter: { page: 'clamp-projection', section: 'where-published-code-goes-wrong' },
    }),
    ofChoice<[Vec2, Circle], boolean>(
      {
        label: 'radius',
        options: [
          { name: 'minus', label: '−2', values: [{ x: 1, y: 0 }, disc(0, 0, -2)] },
          { name: 'plus', label: '2', values: [{ x: 1, y: 0 }, disc(0, 0, 2)] },
        ],
        lines: ([p, { radius }]) => [
          `${digits(p.x)} ${p.x > radius ? '>' : '≤'} ${digits(radius)}`,
          `${digits(p.x ** 2)} ${p.x ** 2 > radius ** 2 ? '>' : '≤'} ${digits(radius ** 2)}`,
        ],
      },
      ['point', 'circle'],
      {
        slug: 'squares-in-order',
        title: 'Squares in the same order',
        lesson: 'True of lengths, which are never below zero; its words leave that out.',
        kind: 'prose',
        where: 'its words on squares',
        input: `${inputOf.point({ x: 1, y: 0 })}; ${inputOf.circle(disc(0, 0, -2))}`,
        published: [
          { label: 'with the root', run: (p, circle) => containsBySquareRoot(p, circle, float64) },
          { label: 'with squares', run: (p, circle) => containsBySquares(p, circle, float64) },
        ],
        library: { pointInCircle },
        describe: yesOrNo,
        guard: { name: 'assertCircle', value: 1, check: (value) => assertCircle(value) },
        chapter: { page: 'point-and-circle', figure: 'order-of-squares', preset: 'one-negative' },
      },
    ),
    pointOfBox<number>(
      box(5),
      { x: 8, y: 0 },
      {
        slug: 'outside-the-circle',
        title: '“Not outside the circle”',
        lesson: 'A centre is always in its circle: its inside branch means the square.',
        kind: 'prose',
        where: 'its words on the inside',
        published: [{ label: 'by its words', run: middleIfInCircle }],
        library: { boxZone },
        describe: (zone) => (zone === 4 ? 'inside' : 'outside'),
        chapter: chapter('clamp-projection', 'near'),
      },
      1,
    ),
    pointOfBox<Vec2>(
      box(5),
      { x: 3, y: 1 },
      {
        slug: 'onto-the-surface',
        title: '“Onto the surface”',
        lesson: 'The clamp takes no point of the inside to the surface: it leaves it where it is.',
        kind: 'prose',
        where: 'its words on the clamp',
        published: [{ label: 'by its words', run: onWall }],
        library: { closestPointInBox },
        describe: vector,
        chapter: chapter('clamp-projection', 'inside'),
      },
    ),
    pointOfBox<number>(
      box(5),
      { x: 3, y: 0 },
      {
        slug: 'distance-inside',
        title: 'The distance from inside',
        lesson: 'Its distance is the same all over the inside, however deep one is.',
        kind: 'prose',
        where: '“an efficient distance function”',
        published: [
          {
            label: 'to the clamped point',
            run: (point, one) => distance(point, closestPointInBox(point, one)),
          },
        ],
        library: { signedDistanceToBox },
        describe: short,
        chapter: chapter('nearest-wall', 'nearest'),
      },
    ),
  ],
};

/** Whether the circle is free after the returned move. 32-bit code uses the article's epsilon. */
function sayAfter(out: Out, [one, circle]: [Box, Circle]): string {
  const move = moveOf(out);
  if (!move) return 'miss';
  if (!out?.mtv) {
    const { center, radius } = moved(circle, move);
    // As for any move, the last digit is left to rounding.
    return radius - signedDistanceToBox(center, one) > radius * 2 ** -50 ? 'hit again' : 'free';
  }
  const center = { x: float32(circle.center.x + move.x), y: float32(circle.center.y + move.y) };
  const after = { center, radius: circle.radius };
  return overlapsByEpsilon(one, after, float32, printedEpsilon) ? 'hit again' : 'free';
}

/** The middle zone, if the centre is inside its circle. */
function middleIfInCircle(center: Vec2, one: Box): number {
  return pointInCircle(center, { center, radius: 1 }) ? 4 : boxZone(center, one);
}

/** The nearest point of the outline. Outside, clamping returns one. */
function onWall(point: Vec2, one: Box): Vec2 {
  const inside = collideBoxCircle(one, { center: point, radius: 0 });
  return inside?.point ?? closestPointInBox(point, one);
}
