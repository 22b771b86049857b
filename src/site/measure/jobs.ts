import type * as library from '#lib/index.ts';
import {
  type Box,
  boxIntersectsCircle,
  boxIntersectsCircleByClamp,
  boxIntersectsCircleByZone,
  type Circle,
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleBranchFree,
  convexPolygonIntersectsCircleByNearestVertex,
  pointInPolygon,
  pointInPolygonByCrossings,
  type Vec2,
} from '#lib/index.ts';
import { diceOf } from './dice.ts';
import { loopOver } from './loop.ts';
import type { MeasuredJob } from './rounds.ts';
import { type Built, convexMaker, type Make, makeBox, starMaker } from './scenes.ts';

// Forms of one test that return the same result. They compete in the reader's browser, and with
// other libraries in the benchmark.

interface Form<Scene> {
  /** The name in the benchmark. */
  readonly name: string;
  readonly fn: keyof typeof library;
  readonly answer: (scene: Scene) => boolean;
}

export const boxForms: readonly Form<{ box: Box; circle: Circle }>[] = [
  {
    name: 'ours',
    fn: 'boxIntersectsCircle',
    answer: ({ box, circle }) => boxIntersectsCircle(box, circle),
  },
  {
    name: 'ours, by clamp',
    fn: 'boxIntersectsCircleByClamp',
    answer: ({ box, circle }) => boxIntersectsCircleByClamp(box, circle),
  },
  {
    name: 'ours, by zone',
    fn: 'boxIntersectsCircleByZone',
    answer: ({ box, circle }) => boxIntersectsCircleByZone(box, circle),
  },
];

export const convexForms: readonly Form<{ circle: Circle; shape: Built }>[] = [
  {
    name: 'ours',
    fn: 'convexPolygonIntersectsCircle',
    answer: ({ circle, shape }) => convexPolygonIntersectsCircle(shape.polygon, circle),
  },
  {
    name: 'ours, branch-free',
    fn: 'convexPolygonIntersectsCircleBranchFree',
    answer: ({ circle, shape }) => convexPolygonIntersectsCircleBranchFree(shape.polygon, circle),
  },
  {
    name: 'ours, nearest vertex',
    fn: 'convexPolygonIntersectsCircleByNearestVertex',
    answer: ({ circle, shape }) =>
      convexPolygonIntersectsCircleByNearestVertex(shape.polygon, circle),
  },
];

export const pointForms: readonly Form<{ point: Vec2; shape: Built }>[] = [
  {
    name: 'ours',
    fn: 'pointInPolygon',
    answer: ({ point, shape }) => pointInPolygon(point, shape.polygon),
  },
  {
    name: 'ours, by crossings',
    fn: 'pointInPolygonByCrossings',
    answer: ({ point, shape }) => pointInPolygonByCrossings(point, shape.polygon),
  },
];

export const sceneCount = 1024;

/** Makes scenes of which half are hits, in random order. */
export function makeScenes<Scene>(make: Make<Scene>, count = sceneCount): Scene[] {
  const dice = diceOf(count);
  return Array.from({ length: count }, () => make(dice.between(0, 1) < 0.5, dice));
}

function jobOf<Scene>(name: string, make: Make<Scene>, forms: readonly Form<Scene>[]): MeasuredJob {
  const scenes = makeScenes(make);
  const candidates = forms.map(({ fn, answer }) => {
    const loop = loopOver(fn, answer);
    return { name: fn, pass: () => loop(scenes, 1) };
  });
  return { name, scenes: sceneCount, candidates };
}

const plain = (polygon: Built['polygon']): Built => ({ polygon });

/** Makes the jobs for the reader's browser. */
export const makeJobs = (): MeasuredJob[] => [
  jobOf('upright box and circle', makeBox, boxForms),
  jobOf('convex polygon of 8 corners and circle', convexMaker(8, plain), convexForms),
  jobOf('point in a polygon of 8 corners', starMaker(8, plain), pointForms),
];
