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
    'Clamping finds the closest point, and the cheap test comes first. The rotated square is ' +
    'also right, because directions are only rotated, while points are rotated and then moved. ' +
    'If the centre is outside, the push has the right length.',
  exhibits: [
    ofBox(box(1), disc(2, 0, 1), {
      slug: 'touching-left-out',
      title: 'Touching is a miss',
      lesson:
        'The article counts touching as a miss and this book as a hit, so each is right by its own rule.',
      kind: 'tangency',
      where: 'the test',
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
      lesson:
        'The epsilon is larger than the squared radius, so every hit is missed. Let it grow with the shapes.',
      kind: 'scale',
      where: 'the epsilon',
      published: [{ label: 'as printed', run: overlap }],
      ...ours,
      chapter: { page: 'exactness', figure: 'epsilon', preset: 'never' },
    }),
    ofBox<Out>(box(1), disc(2, 2, 17), {
      slug: 'hit-again',
      title: 'Moved out, but still a hit',
      lesson: 'If the radius is more than 16, 32-bit numbers round the epsilon away.',
      kind: 'scale',
      where: 'the epsilon',
      published: [{ label: 'after the push, 32 bits', run: outOf(collideMendingOnlyMtv, float32) }],
      ...wayOut,
      describe: sayAfter,
      chapter: { page: 'exactness', figure: 'epsilon', preset: 'metres' },
    }),
    ofBox<Out>(box(1), disc(1, 0, 1), {
      slug: 'centre-on-wall',
      title: 'The centre on a side',
      lesson:
        'In the article, the inside does not include the sides, so a push from a side has length 0.',
      kind: 'containment',
      where: 'the branch for a centre inside',
      published: [{ label: 'as printed', run: printed }],
      ...wayOut,
      describe: sayMove,
      chapter: chapter('center-inside', 'wall'),
    }),
    ofBox<Out>(box(5), disc(0, 0, 1), {
      slug: 'centre-in-the-middle',
      title: 'The centre in the middle',
      lesson:
        'The article corrects the push if the centre is inside, but not the normal and the distance.',
      kind: 'containment',
      where: 'the branch for a centre inside',
      published: [{ label: 'as printed', run: printed }],
      ...wayOut,
      describe: sayNormal,
      chapter: chapter('center-inside', 'middle'),
    }),
    ofBox<Out>(box(5), disc(3, 0, 1), {
      slug: 'taken-literally',
      title: 'Taken literally',
      lesson:
        'The text says that delta becomes a point of the side, but it means the vector to that point.',
      kind: 'containment',
      where: 'the text on a centre inside',
      published: [{ label: 'as the text says', run: outOf(collideTakingPointForDelta) }],
      ...wayOut,
      describe: sayMove,
      chapter: chapter('center-inside', 'literal'),
    }),
    ofBox<Out>(box(5), disc(0, 0, 1), {
      slug: 'swapped-too-early',
      title: 'Swapped too early',
      lesson: 'If the vector to the side is swapped in before the early exit, it looks like a gap.',
      kind: 'containment',
      where: 'the order of the steps',
      published: [{ label: 'swapped first', run: outOf(collideReplacingDeltaFirst) }],
      ...wayOut,
      describe: sayMove,
      chapter: chapter('center-inside', 'early'),
    }),
    ofBox(box(2), disc(3, 1, 2), {
      slug: 'no-constant',
      title: 'A constant from another language',
      lesson: 'Preprocessor constants in C# cannot have a value, so use a const.',
      kind: 'prose',
      where: 'the epsilon',
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
        lesson:
          'Squares have the same order as lengths only because lengths are not negative. The text omits this.',
        kind: 'prose',
        where: 'the text on squares',
        input: `${inputOf.point({ x: 1, y: 0 })}; ${inputOf.circle(disc(0, 0, -2))}`,
        published: [
          {
            label: 'with a square root',
            run: (p, circle) => containsBySquareRoot(p, circle, float64),
          },
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
        lesson: 'A centre is always inside its own circle, so the text must mean the square.',
        kind: 'prose',
        where: 'the text on a centre inside',
        published: [{ label: 'as the text says', run: middleIfInCircle }],
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
        lesson:
          'Clamping does not move an inside point to the surface, because it returns the point unchanged.',
        kind: 'prose',
        where: 'the text on clamping',
        published: [{ label: 'as the text says', run: onWall }],
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
        lesson: 'This distance is 0 everywhere inside, so it does not show how deep the circle is.',
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
