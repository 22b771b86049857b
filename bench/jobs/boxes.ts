import { collideOrientedBoxCircle } from '#lib/collide-oriented-box-circle.ts';
import { orientedBoxIntersectsCircle } from '#lib/oriented-box-intersects-circle.ts';
import type { Box, Circle, OrientedBox } from '#lib/types.ts';
import { offsetFrom, touches } from '#oracle/box.ts';
import type { Dice } from '#site/measure/dice.ts';
import { boxForms } from '#site/measure/jobs.ts';
import { anyBox, anyCircle, makeBox, until } from '#site/measure/scenes.ts';
import {
  type BoxAndCircle,
  hardBoxes,
  holding,
  touchingCorners,
  touchingWalls,
} from '../../tests/lib/bench/boxes-and-circles.ts';
import { intersects } from '../peers.ts';
import type { Job } from './job.ts';
import {
  planckBox,
  planckDepth,
  planckTouches,
  satBox,
  satDepth,
  satTouches,
  turnTo,
} from './shapes.ts';
import { cornersOf, depth } from './truth.ts';

const flatBox = (x: number): Box => ({ center: { x, y: x }, halfWidth: 7, halfHeight: 3 });
const around = (box: Box) => [...touchingCorners(box, 40), ...touchingWalls(box, 5)];

export const boxAndCircle: Job<BoxAndCircle> = {
  name: 'box / circle',
  make: makeBox,
  candidates: [
    ...boxForms,
    {
      name: 'intersects',
      answer: ({ box: { center, halfWidth, halfHeight }, circle }) =>
        intersects.boxCircle(
          center.x - halfWidth,
          center.y - halfHeight,
          2 * halfWidth,
          2 * halfHeight,
          circle.center.x,
          circle.center.y,
          circle.radius,
        ),
    },
  ],
  truth: ({ box, circle }) => touches(offsetFrom(box, circle.center), box, circle.radius),
  families: () => ({
    touching: around(flatBox(0)),
    'touching, 1e8 away': around(flatBox(1e8)),
    'touching, 1e15 away': around(flatBox(1e15)),
    'zero width or height': hardBoxes()
      .filter(({ halfWidth, halfHeight, center }) => halfWidth * halfHeight === 0 && center.x < 1e9)
      .flatMap(around),
    'one holds the other': hardBoxes().flatMap((box) => [...holding(box)]),
  }),
};

interface TurnedScene {
  readonly circle: Circle;
  readonly shape: ReturnType<typeof turned>;
}

/** A box, and the same box prebuilt for the libraries that need that. */
function turned(box: OrientedBox) {
  return { box, planck: planckBox(box), sat: satBox(box) };
}

/** A few boxes, built once; every circle is new. */
const someBoxes: ReturnType<typeof turned>[] = [];

function drawTurned(random: Dice): TurnedScene {
  if (someBoxes.length < 64) {
    someBoxes.push(turned({ ...anyBox(random), rotation: random.between(0, 6) }));
  }
  return { circle: anyCircle(random), shape: random.pick(someBoxes) };
}

const makeTurned: Job<TurnedScene>['make'] = (hit, random) =>
  until(
    () => drawTurned(random),
    ({ circle, shape }) => orientedBoxIntersectsCircle(shape.box, circle) === hit,
  );

// Without rotation, because only then is the truth exact.
const straight = (scenes: readonly BoxAndCircle[]) =>
  scenes.map(({ box, circle }) => ({ circle, shape: turned({ ...box, rotation: 0 }) }));

const families: Job<TurnedScene>['families'] = () => ({
  'touching, rotation 0': straight(around(flatBox(0))),
  'touching, 1e8 away': straight(around(flatBox(1e8))),
  'the centre inside': straight(
    [-2, -1, 0, 1, 2].map((y) => ({
      box: flatBox(0),
      circle: { center: { x: 1, y }, radius: 1 },
    })),
  ),
});

export const turnedBox: Job<TurnedScene> = {
  name: 'rotated box / circle',
  make: makeTurned,
  candidates: [
    { name: 'ours', answer: ({ circle, shape }) => orientedBoxIntersectsCircle(shape.box, circle) },
    {
      name: 'planck',
      answer: ({ circle, shape }) => planckTouches(turnTo(shape.planck, shape.box), circle),
    },
    {
      name: 'planck, turned before',
      answer: ({ circle, shape }) => planckTouches(shape.planck, circle),
    },
    { name: 'sat, turned before', answer: ({ circle, shape }) => satTouches(shape.sat, circle) },
  ],
  truth: ({ circle, shape: { box } }) =>
    touches(offsetFrom(box, circle.center), box, circle.radius),
  families,
};

export const turnedBoxContact: Job<TurnedScene> = {
  name: 'rotated box / circle, contact',
  make: makeTurned,
  candidates: [
    {
      name: 'ours',
      answer: ({ circle, shape }) => collideOrientedBoxCircle(shape.box, circle)?.depth ?? -1,
    },
    {
      name: 'planck',
      answer: ({ circle, shape }) => planckDepth(turnTo(shape.planck, shape.box), circle),
    },
    {
      name: 'planck, turned before',
      answer: ({ circle, shape }) => planckDepth(shape.planck, circle),
    },
    { name: 'sat, turned before', answer: ({ circle, shape }) => satDepth(shape.sat, circle) },
  ],
  truth: ({ circle, shape }) => depth(cornersOf({ ...shape.box, rotation: undefined }), circle),
  families,
};
