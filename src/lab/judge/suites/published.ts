import type { Circle } from '#lib/types.ts';
import * as exactCircle from '#oracle/circle.ts';
import * as exactPolygon from '#oracle/polygon.ts';
import * as exactSegment from '#oracle/segment.ts';
import type { GameObject } from '#published/monogame-intersections.ts';
import { type FunctionName, namedFunction } from '../named-function.ts';
import { rightForPublished } from '../right-for-published.ts';
import { aroundBox, aroundPolygon } from '../scenes/around.ts';
import { boxesAndCircles } from '../scenes/boxes.ts';
import { crate as crateInMetres } from '../scenes/crate.ts';
import { crowds } from '../scenes/crowds.ts';
import { pointsAndCircles } from '../scenes/points-and-circles.ts';
import { convexAndCircles, polygonsAndCircles } from '../scenes/polygons.ts';
import { type Family, type Scene, scaled } from '../scenes/scene.ts';
import { segmentsAndCircles } from '../scenes/segments.ts';
import type { Spec } from './spec.ts';
import { boxTruth, isConvex, isSimple } from './touch.ts';

// Other authors' code with its faults. The expected results are the true ones, so to pass is to fix
// the code.

/** Scenes whose last argument is the language's rounding. */
function rounding(family: Family, name: FunctionName): Family {
  // 32-bit code cannot represent such a step, so it is not wrong there.
  const canTell = (scene: Scene) => name !== 'float32' || !scene.name?.includes('one ulp');
  return {
    random: (dice) => [...family.random(dice), namedFunction(name)],
    named: withRound(family.named.filter(canTell), name),
    far: withRound(family.far, name),
  };
}

function withRound(scenes: readonly Scene[], name: FunctionName): Scene[] {
  return scenes.map((scene) => ({ ...scene, values: [...scene.values, namedFunction(name)] }));
}

/** The same scenes at half the size, to fit the widest world of a figure. */
function halved({ random, named, far }: Family): Family {
  const half = (scenes: readonly Scene[]) =>
    scenes.map((scene) => ({ ...scene, values: scaled(scene.values, 0.5) }));
  return { random, named: half(named), far };
}

const rounded64 =
  <Shape>(scenes: (shape: Shape) => readonly Scene[]) =>
  (shape: Shape) =>
    withRound(scenes(shape), 'float64');

const objects = (circles: readonly Circle[]): GameObject[] =>
  circles.map(({ center, radius }) => ({ position: center, size: 2 * radius }));
const asObjects = (scenes: Family['named']) =>
  scenes.map((scene) => ({ ...scene, values: [objects(scene.values[0] as Circle[])] }));
const crowdsOfObjects: Family = {
  random: (dice) => [objects(crowds.random(dice)[0] as Circle[])],
  named: asObjects(crowds.named),
  far: asObjects(crowds.far),
};

export const published: readonly Spec[] = [
  {
    fn: 'containsBySquares',
    family: rounding(pointsAndCircles, 'float32'),
    kinds: ['point', 'circle', 'given'],
    solution: rightForPublished.containsBySquares,
    truth: exactCircle.pointInCircle,
  },
  {
    fn: 'lineCircle',
    family: rounding(halved(segmentsAndCircles), 'float64'),
    kinds: ['segment', 'circle', 'given'],
    solution: rightForPublished.lineCircle,
    truth: exactSegment.segmentIntersectsCircle,
  },
  {
    fn: 'polygonCircleWithInside',
    family: rounding(polygonsAndCircles, 'float64'),
    kinds: ['polygon', 'circle', 'given'],
    solution: rightForPublished.polygonCircleWithInside,
    truth: exactPolygon.polygonIntersectsCircle,
    accepts: isSimple,
    around: { argument: 0, scenes: rounded64(aroundPolygon) },
  },
  ...(['intersectsInOnePass', 'intersectsFromNearestVertex'] as const).map(
    (fn): Spec => ({
      fn,
      family: rounding(convexAndCircles, 'float64'),
      kinds: ['polygon', 'circle', 'given'],
      solution: rightForPublished[fn],
      truth: exactPolygon.polygonIntersectsCircle,
      accepts: isConvex,
      around: { argument: 0, scenes: rounded64(aroundPolygon) },
    }),
  ),
  {
    fn: 'overlapsByEpsilon',
    family: rounding(boxesAndCircles, 'float32'),
    kinds: ['box', 'circle', 'given'],
    solution: rightForPublished.overlapsByEpsilon,
    truth: boxTruth,
    // In metres, where all numbers of the scene are integers.
    around: {
      argument: 0,
      scenes: () => withRound(aroundBox(crateInMetres), 'float32'),
    },
  },
  {
    fn: 'collideMendingOnlyMtv',
    family: rounding(boxesAndCircles, 'float64'),
    kinds: ['box', 'circle', 'given'],
    solution: rightForPublished.collideMendingOnlyMtv,
    truth: boxTruth,
    around: { argument: 0, scenes: rounded64(aroundBox) },
    // The article counts only overlaps, so touching shapes may be a miss.
    also: (answer) => (answer?.distance === 0 ? [null] : []),
  },
  {
    fn: 'findAllIntersections',
    family: rounding(crowdsOfObjects, 'float64'),
    kinds: ['objects', 'given'],
    solution: rightForPublished.findAllIntersections,
  },
];
