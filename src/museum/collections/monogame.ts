import {
  assertCircle,
  circlesIntersect,
  circlesIntersectExactly,
  findIntersectingPairs,
} from '#lib/index.ts';
import type { Circle } from '#lib/types.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import {
  findAllIntersections,
  intersectsBySquareRoot,
  intersectsBySquares,
} from '#published/monogame-intersections.ts';
import { type Collection, yesOrNo } from '../exhibit.ts';
import { ofChoice } from '../make/choices.ts';
import { ofCircles, ofCrowd } from '../make/circles.ts';
import { disc } from '../make/shapes.ts';
import { digits, inputOf } from '../write.ts';

type Two = [Circle, Circle];

const root = (a: Circle, b: Circle) => intersectsBySquareRoot(a, b, float64);
const squares = (a: Circle, b: Circle) => intersectsBySquares(a, b, float64);
const squares32 = (a: Circle, b: Circle) => intersectsBySquares(a, b, float32);
const ours = { library: { circlesIntersect }, describe: yesOrNo };
const chapter = (figure: string, preset: string) => ({ page: 'circle-and-circle', figure, preset });
const twice = (a: Circle, b: Circle) =>
  `${inputOf.circle(a, 'c_1', 'r_1')}; ${inputOf.circle(b, 'c_2', 'r_2')}`;
const far = (x: number): Two => [disc(0, 0, 1e20), disc(x, 0, 1e20)];
const signed = (radius: number): Two => [disc(0, 0, radius), disc(1, 0, 1)];

export const collection: Collection = {
  name: 'monogame',
  article: 'MonoGame circle collision detection',
  fair:
    'The tests of a point in a circle and of two circles are right, with a square root and with ' +
    'squares, and touching counts as a hit. Most of the faults need rounding, very large numbers ' +
    'or unusual input.',
  exhibits: [
    ofCircles(disc(0, 0, 2048), disc(4096, 1, 2048), {
      slug: 'digits-run-out',
      title: 'Squares run out of digits',
      lesson:
        '32 bits store about seven digits, so the 1 is lost when it is added to the square of 4096.',
      kind: 'scale',
      where: 'two circles, in squares',
      published: [
        { label: 'squares, 32 bits', run: squares32 },
        { label: 'squares, 64 bits', run: squares },
      ],
      ...ours,
      chapter: { page: 'exactness', figure: 'rim-magnified', preset: 'game' },
    }),
    ofChoice<Two, boolean>(
      {
        label: 'first radius',
        options: [
          { name: 'minus', label: '−3', values: signed(-3) },
          { name: 'plus', label: '3', values: signed(3) },
        ],
        lines: ([a, b]) => {
          const sum = a.radius + b.radius;
          return [
            `distance ${digits(b.center.x)}, sum of radii ${digits(sum)}`,
            `squares ${digits(b.center.x ** 2)} and ${digits(sum ** 2)}`,
          ];
        },
      },
      ['a', 'b'],
      {
        slug: 'negative-radius',
        title: 'A negative radius',
        lesson: 'Three ways to write the same test disagree, because squaring removes the sign.',
        kind: 'degenerate',
        where: 'two circles',
        input: twice(...signed(-3)),
        published: [
          { label: 'with a square root', run: root },
          { label: 'with squares', run: squares },
          { label: 'square root on one line', run: root },
        ],
        ...ours,
        guard: { name: 'assertCircle', value: 0, check: (value) => assertCircle(value) },
        chapter: { page: 'circle-and-circle', section: 'eight-inputs-worth-knowing' },
      },
    ),
    ofCircles(
      disc(0, 0, Math.fround(13.9)),
      disc(Math.fround(5.5), Math.fround(13.2), Math.fround(0.4)),
      {
        slug: 'decimal-touch',
        title: 'Touching in decimals',
        lesson: 'In 32 bits, 13.9, 13.2 and 0.4 leave a gap, but the square root rounds it away.',
        kind: 'tangency',
        where: 'two circles',
        published: [
          {
            label: 'with a square root, 32 bits',
            run: (a, b) => intersectsBySquareRoot(a, b, float32),
          },
          { label: 'with squares, 32 bits', run: squares32 },
        ],
        library: { circlesIntersectExactly },
        describe: yesOrNo,
        chapter: chapter('circles-touch', 'touching'),
      },
    ),
    ofChoice<Two, boolean>(
      {
        label: 'distance',
        options: [1e30, 1e22, 1e19].map((x) => ({
          name: `at-${Math.log10(x)}`,
          label: digits(x),
          values: far(x),
        })),
        lines: ([a, b]) => [
          `distance² = ${digits(float32(b.center.x ** 2))}`,
          `(sum of radii)² = ${digits(float32((a.radius + b.radius) ** 2))}`,
        ],
      },
      ['a', 'b'],
      {
        slug: 'too-large-to-square',
        title: 'Too large to square',
        lesson:
          'In 32 bits both squares are infinite, and infinity is at most infinity, so the answer is a hit.',
        kind: 'scale',
        where: 'two circles, in squares',
        input: twice(...far(1e30)),
        published: [{ label: 'squares, 32 bits', run: squares32 }],
        ...ours,
        chapter: chapter('circles-squares', 'apart'),
      },
    ),
    ofCircles(disc(0, 0, 1), disc(3, 0, 1), {
      slug: 'size-as-radius',
      title: 'A size used as a radius',
      lesson: 'Something that is 2 wide has a radius of 1, so halve the size.',
      kind: 'scale',
      where: 'the game objects',
      published: [{ label: 'with size 2 each', run: bySize }],
      ...ours,
      chapter: chapter('circles-size', 'three'),
    }),
    ofCircles(disc(0, 0, 2), disc(4, 3, 3), {
      slug: 'one-line',
      title: 'Squares on one line',
      lesson:
        'C# does not have an operator for squares, so write the sum of the radii twice or name it.',
      kind: 'prose',
      where: 'the text on squares',
      published: [{ label: 'the form with squares', run: squares }],
      ...ours,
      chapter: chapter('circles-squares', 'touching'),
    }),
    ofCrowd([disc(0, 0, 1), disc(2, 0, 1)], disc(4, 1, 1), {
      slug: 'nothing-returned',
      title: 'A list that is not returned',
      lesson:
        'The code makes the list of pairs but does not return it. With a return, it is right.',
      kind: 'prose',
      where: 'all pairs',
      published: [
        { label: 'as printed', run: null },
        { label: 'with a return', run: pairs },
      ],
      library: { findIntersectingPairs },
      describe: (found) =>
        found.length > 0 ? found.map(([i, j]) => `${i + 1}–${j + 1}`).join(', ') : 'none',
      chapter: chapter('circles-crowd', 'twelve'),
    }),
  ],
};

/** The article's pairs, as indices of circles. */
function pairs(circles: readonly Circle[]): [number, number][] {
  const objects = circles.map(({ center, radius }) => ({ position: center, size: radius }));
  const found = findAllIntersections(objects, float64);
  return found.map(([one, other]) => [objects.indexOf(one), objects.indexOf(other)]);
}

/** Two objects as the game stores them, by a position and a size, which is twice the radius. */
function bySize(a: Circle, b: Circle): boolean {
  const objects = [a, b].map(({ center, radius }) => ({ position: center, size: 2 * radius }));
  return findAllIntersections(objects, float64).length > 0;
}
