import { assertBox, assertCircle, boxIntersectsCircleByZone, boxZone } from '#lib/index.ts';
import type { Box, Circle, Vec2 } from '#lib/types.ts';
import {
  intersectsWithClosedCorner,
  intersectsWithOpenCorner,
  zoneByWalls,
} from '#published/circle-box-revised.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import { type Collection, yesOrNo } from '../exhibit.ts';
import { ofBox, pointOfBox } from '../make/boxes.ts';
import { ofChoice } from '../make/choices.ts';
import { box, disc } from '../make/shapes.ts';
import { digits, inputOf, place } from '../write.ts';

const closed = (box: Box, circle: Circle) => intersectsWithClosedCorner(box, circle, float64);
const open = (box: Box, circle: Circle) => intersectsWithOpenCorner(box, circle, float64);
const ours = { library: { boxIntersectsCircleByZone }, describe: yesOrNo };
const chapter = (figure: string, preset: string) => ({ page: 'nine-zones', figure, preset });
const wrong = { page: 'nine-zones', section: 'where-the-published-code-is-incomplete' };
const lines = ([one, circle]: [Box, Circle]) => [
  `w = h = ${digits(one.halfWidth)}`,
  `c = ${place(circle.center)}, r = ${digits(circle.radius)}`,
];

export const collection: Collection = {
  name: 'scene-ro',
  article: 'Circle/Box Intersection Revised',
  fair:
    'We found no fault in the logic of the nine zones, either with small whole numbers or with ' +
    'random scenes. The exhibits are about special cases.',
  exhibits: [
    ofBox(box(1), disc(4, 5, 5), {
      slug: 'corner-touched',
      title: 'A corner that just touches',
      lesson:
        'Touching a side is a hit, but touching a corner depends on a helper that the article does not show.',
      kind: 'tangency',
      where: 'the corner cases',
      published: [
        { label: 'with < at corners', run: open },
        { label: 'with ≤ at corners', run: closed },
      ],
      ...ours,
      chapter: chapter('nine-zones', 'touching'),
    }),
    ofChoice<[Box, Circle], boolean>(
      {
        label: 'centre',
        options: [
          { name: 'nan', label: '(NaN, NaN)', values: [box(1), disc(NaN, NaN, 1)] },
          { name: 'out', label: '(4, 4)', values: [box(1), disc(4, 4, 1)] },
        ],
        lines,
      },
      ['box', 'circle'],
      {
        slug: 'nan-in-the-middle',
        title: 'NaN counts as inside',
        lesson: 'NaN is neither below one side nor above another, so the code treats it as inside.',
        kind: 'degenerate',
        where: 'the zones',
        input: `${inputOf.box(box(1))}; ${inputOf.circle(disc(NaN, NaN, 1))}`,
        published: [{ label: 'as published', run: closed }],
        ...ours,
        guard: { name: 'assertCircle', value: 1, check: (value) => assertCircle(value) },
        chapter: wrong,
      },
    ),
    ofChoice<[Box, Circle], boolean>(
      {
        label: 'half sides',
        options: [
          { name: 'minus', label: '−1', values: [box(-1), disc(0, 0, 1)] },
          { name: 'plus', label: '1', values: [box(1), disc(0, 0, 1)] },
        ],
        lines,
      },
      ['box', 'circle'],
      {
        slug: 'negative-half-sides',
        title: 'Negative half sides',
        lesson:
          'If the half sides are negative, the sides change places, so no point is between them.',
        kind: 'degenerate',
        where: 'the zones',
        input: `${inputOf.box(box(-1))}; ${inputOf.circle(disc(0, 0, 1))}`,
        published: [{ label: 'as published', run: closed }],
        ...ours,
        guard: { name: 'assertBox', value: 0, check: (value) => assertBox(value) },
        chapter: wrong,
      },
    ),
    pointOfBox<number>(
      box(1),
      { x: 3, y: 3 },
      {
        slug: 'top-right',
        title: 'Which zone is at the top right?',
        lesson: 'Zone 2 is at the top right only if y points down, but the text does not say so.',
        kind: 'winding',
        where: 'the last example',
        published: [{ label: 'read with y up', run: zoneOfName }],
        library: { boxZone },
        describe: (zone) => `zone ${zone}`,
        chapter: chapter('nine-zones-axis', 'up'),
      },
    ),
    ofBox(box(0.1, 0.1, 0.1), disc(0.3, 0, 0.1), {
      slug: 'decimals-in-float',
      title: 'Touching on paper',
      lesson:
        '32 bits store 0.3 slightly too far to the right, so accuracy is lost before the test begins.',
      kind: 'scale',
      where: '“no accuracy loss”',
      published: [
        {
          label: 'in 32 bits',
          run: (one, circle) => intersectsWithClosedCorner(one, circle, float32),
        },
      ],
      ...ours,
      chapter: wrong,
    }),
    ofBox(box(1), disc(3, 3, 2), {
      slug: 'jump-past-initialisation',
      title: 'A jump past a variable',
      lesson: 'In C++, a case may not jump past a variable that another case initialises.',
      kind: 'prose',
      where: 'the switch',
      published: [
        { label: 'as printed', run: null },
        { label: 'a block for each case', run: closed },
      ],
      ...ours,
      chapter: wrong,
    }),
  ],
};

/** Numbers the zones from the top right with y up, if the top right is zone 2. */
function zoneOfName(point: Vec2, one: Box): number {
  const { x, y } = point;
  return zoneByWalls({ x, y: 2 * one.center.y - y }, one, float64);
}
