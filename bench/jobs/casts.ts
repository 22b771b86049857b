// Finds how far a moving circle gets. No scene starts in contact, because libraries differ in what
// a cast returns then.
import { castCircleAgainstBox } from '#lib/cast-circle-against-box.ts';
import { castCircleAgainstCircle } from '#lib/cast-circle-against-circle.ts';
import { castCircleAgainstPolygon } from '#lib/cast-circle-against-polygon.ts';
import { castCircleAgainstSegment } from '#lib/cast-circle-against-segment.ts';
import type { Box, Cast, Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { startsInContact } from '#oracle/cast.ts';
import type { Dice } from '#site/measure/dice.ts';
import { anyBox, anyCircle, anyConvexPolygon, anyPoint, until } from '#site/measure/scenes.ts';
import {
  castIsNear,
  castSpan,
  hitOrMissIsRight,
  type JudgedCast,
  judged,
  judgedPolygon,
} from '../../tests/lib/bench/casts.ts';
import { pythagoreanTriples } from '../../tests/lib/bench/hard-numbers.ts';
import { Random } from '../../tests/lib/bench/random.ts';
import {
  planckCaster,
  planckEdge,
  planckRound,
  planckSolid,
  rapierCaster,
  rapierEdge,
  rapierRound,
  rapierSolid,
} from './cast-shapes.ts';
import type { Job } from './job.ts';
import { cornersOf } from './truth.ts';

interface Motion {
  readonly circle: Circle;
  readonly displacement: Vec2;
}

interface Shape<Target> {
  readonly target: Target;
  readonly planck: ReturnType<typeof planckCaster>;
  readonly rapier: ReturnType<typeof rapierCaster>;
}

interface CastScene<Target> extends Motion {
  readonly shape: Shape<Target>;
  /** Whether hit or miss must be exact. Otherwise every answer must be right to `margin`. */
  readonly exactly: boolean;
}

interface Kind<Target> {
  readonly name: string;
  readonly any: (random: Dice) => Target;
  readonly cast: (target: Target, circle: Circle, displacement: Vec2) => Cast | null;
  readonly planck: (target: Target) => Parameters<typeof planckCaster>[0];
  readonly rapier: (target: Target) => Parameters<typeof rapierCaster>[0];
  readonly judge: (target: Target, motion: Motion) => JudgedCast;
  readonly moved: (target: Target, by: Vec2) => Target;
  /** Touching circles in whole numbers, with the direction of their rim at the contact. */
  readonly touching: readonly (Shape0<Target> & { readonly along: Vec2 })[];
}

interface Shape0<Target> {
  readonly target: Target;
  readonly circle: Circle;
}

/** The allowed error in a world of 600 by 400 units, which exceeds the slop of every library. */
const margin = 0.05;

function castJob<Target>(kind: Kind<Target>): Job<CastScene<Target>> {
  const build = (target: Target): Shape<Target> => ({
    target,
    planck: planckCaster(kind.planck(target)),
    rapier: rapierCaster(kind.rapier(target)),
  });
  const ours = ({ shape, circle, displacement }: CastScene<Target>) =>
    kind.cast(shape.target, circle, displacement);
  const judge = ({ shape, ...motion }: CastScene<Target>) => kind.judge(shape.target, motion);
  const isFree = (scene: CastScene<Target>) => !startsInContact(judge(scene).stage);
  const shapes: Shape<Target>[] = [];

  function draw(random: Dice, radius = random.between(5, 65), reach = 1): CastScene<Target> {
    if (shapes.length < 64) shapes.push(build(kind.any(random)));
    const [from, to] = [anyPoint(random), anyPoint(random)];
    return {
      shape: random.pick(shapes),
      circle: { center: from, radius },
      displacement: { x: reach * (to.x - from.x), y: reach * (to.y - from.y) },
      exactly: false,
    };
  }

  const some = (make: (random: Dice) => CastScene<Target>) => {
    const random = new Random(7);
    return Array.from({ length: 300 }, () => until(() => make(random), isFree));
  };

  /** Moves along the rim at a contact, and straight in to a contact or one step short of it. */
  const hard = kind.touching.flatMap(({ target, circle, along }) => {
    const inwards = { x: -along.y, y: along.x };
    const ways = [
      { way: along, past: 2 },
      { way: inwards, past: 1 },
      { way: inwards, past: 2 },
    ];
    return ways.flatMap(({ way, past }) =>
      [-1, 1].map((sign): CastScene<Target> => {
        const step = { x: sign * way.x, y: sign * way.y };
        const { x, y } = circle.center;
        return {
          shape: build(target),
          circle: { ...circle, center: { x: x - step.x, y: y - step.y } },
          displacement: { x: past * step.x, y: past * step.y },
          exactly: true,
        };
      }),
    );
  });

  return {
    name: `moving circle / ${kind.name}`,
    make: (hit, random) =>
      until(
        () => draw(random),
        (scene) => {
          const cast = ours(scene);
          // Roughly without contact at the start; an exact judge would take too long here.
          return hit ? cast !== null && cast.fraction > 0 : cast === null && isFree(scene);
        },
      ),
    candidates: [
      { name: 'ours', answer: (scene) => ours(scene)?.fraction ?? -1 },
      {
        name: 'planck, ShapeCast',
        answer: ({ shape, circle, displacement }) => shape.planck.shapeCast(circle, displacement),
      },
      {
        name: 'planck, TimeOfImpact',
        answer: ({ shape, circle, displacement }) =>
          shape.planck.timeOfImpact(circle, displacement),
      },
      {
        name: 'rapier2d',
        answer: ({ shape, circle, displacement }) => shape.rapier(circle, displacement),
      },
    ],
    // Random scenes only have to be right to the margin, and our own answer is.
    truth: (scene) => ours(scene)?.fraction ?? -1,
    agree: (a, b) => Number(a) >= 0 === Number(b) >= 0 && Math.abs(Number(a) - Number(b)) < 1e-3,
    isRight: (scene, answer) => {
      const exact = judge(scene);
      const fraction = Number(answer);
      // Only the fraction matters here.
      const cast = fraction < 0 ? null : ({ fraction } as Cast);
      if (scene.exactly && !hitOrMissIsRight(exact, cast)) return false;
      const ulps = margin / (2 ** -52 * 2 ** Math.floor(Math.log2(castSpan(exact))));
      return castIsNear(exact, cast, ulps);
    },
    families: () => ({
      'anywhere, right to 0.05': some((random) => draw(random)),
      'fast: a hundred worlds long, right to 0.05': some((random) => draw(random, 5, 100)),
      'far: a million from the origin, right to 0.05': some((random) => {
        const { shape, circle, displacement } = draw(random);
        const by = { x: 1e6, y: 1e6 };
        const { x, y } = circle.center;
        const center = { x: x + by.x, y: y + by.y };
        return {
          shape: build(kind.moved(shape.target, by)),
          circle: { ...circle, center },
          displacement,
          exactly: false,
        };
      }),
      'whole numbers, just grazing or just reaching, hit or miss exactly': hard.filter(isFree),
    }),
  };
}

const add = (a: Vec2, b: Vec2): Vec2 => ({ x: a.x + b.x, y: a.y + b.y });
const triples = pythagoreanTriples(40);

/** A hypotenuse and a circle beside its middle that just touches. */
const tangents = triples.map(({ a, b, c }) => ({
  from: { x: 0, y: 0 },
  to: { x: 4 * a, y: 4 * b },
  third: { x: 4 * b, y: -4 * a },
  circle: { center: { x: 2 * a - b, y: 2 * b + a }, radius: c },
  along: { x: a, y: b },
}));

/** Corners that just touch a circle whose centre is one triple away. */
const corners = triples.map(({ a, b, c }) => ({
  by: { x: a, y: b },
  radius: c,
  along: { x: -b, y: a },
}));

const circleKind: Kind<Circle> = {
  name: 'circle',
  any: (random) => anyCircle(random, 120),
  cast: castCircleAgainstCircle,
  planck: planckRound,
  rapier: rapierRound,
  judge: ({ center, radius }, motion) => judged(motion, [center], radius),
  moved: ({ center, radius }, by) => ({ center: add(center, by), radius }),
  touching: corners
    .filter(({ radius }) => radius > 2)
    .map(({ by, radius, along }) => ({
      target: { center: { x: 0, y: 0 }, radius: 2 },
      circle: { center: by, radius: radius - 2 },
      along,
    })),
};

const segmentKind: Kind<Segment> = {
  name: 'segment',
  any: (random) => ({ a: anyPoint(random), b: anyPoint(random) }),
  cast: castCircleAgainstSegment,
  planck: planckEdge,
  rapier: rapierEdge,
  judge: ({ a, b }, motion) => judged(motion, [a, b]),
  moved: ({ a, b }, by) => ({ a: add(a, by), b: add(b, by) }),
  touching: tangents.map(({ from, to, circle, along }) => ({
    target: { a: from, b: to },
    circle,
    along,
  })),
};

const boxKind: Kind<Box> = {
  name: 'box',
  any: anyBox,
  cast: castCircleAgainstBox,
  planck: (box) => planckSolid(cornersOf(box)),
  rapier: (box) => rapierSolid(cornersOf(box)),
  judge: (box, motion) => judgedPolygon({ target: cornersOf(box), ...motion }),
  moved: (box, by) => ({ ...box, center: add(box.center, by) }),
  touching: corners.map(({ by, radius, along }) => ({
    target: { center: { x: 0, y: 0 }, halfWidth: 7, halfHeight: 3 },
    circle: { center: add({ x: 7, y: 3 }, by), radius },
    along,
  })),
};

const polygonKind: Kind<Polygon> = {
  name: 'convex polygon of 8',
  any: (random) => anyConvexPolygon(8, random),
  cast: castCircleAgainstPolygon,
  planck: planckSolid,
  rapier: rapierSolid,
  judge: (target, motion) => judgedPolygon({ target, ...motion }),
  moved: (polygon, by) => polygon.map((corner) => add(corner, by)),
  touching: tangents.map(({ from, to, third, circle, along }) => ({
    target: [from, third, to],
    circle,
    along,
  })),
};

export const castJobs = [
  castJob(circleKind),
  castJob(segmentKind),
  castJob(boxKind),
  castJob(polygonKind),
];
