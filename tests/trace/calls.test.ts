import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { thing } from '#chapters/circle-and-circle/surveys/circles-size.ts';
import type { AnyFigure, Traced } from '#kit/figure.ts';
import * as index from '#lib/index.ts';
import type { Exercise } from '#notebook/exercise.ts';
import { link, type Program, run, siteOf, type Trace } from '#trace/program.ts';
import { mostEvents } from '#trace/recorder.ts';
import { figures } from '../support/all-figures.ts';
import { chapters } from '../support/chapters.ts';
import { forAll } from '../support/for-all.ts';
import { reachable } from '../support/states.ts';

// A live listing is lit by a call of its own. It has to be the call whose answer the figure shows.

const publishedFiles = import.meta.glob<Readonly<Record<string, Traced>>>(
  '../../src/published/*.ts',
  { eager: true },
);

/** What the library offers, and the published tests, by name. */
const library: Readonly<Record<string, Traced>> = Object.assign(
  {},
  ...Object.values(publishedFiles),
  index,
);

const listings = chapters.flatMap(({ name, text }) =>
  [...text.matchAll(/<(?:Listing|Published)\b([^>]*)>/g)].map(([, attributes = '']) => ({
    chapter: name,
    fn: /\bfn="(\w+)"/.exec(attributes)?.[1] ?? '',
    figure: /\bfigure="([\w-]+)"/.exec(attributes)?.[1] ?? '',
  })),
);

/** What readers write for an exercise is run by a call of its figure, too. */
const exercises = Object.values(
  import.meta.glob<{ exercise: Exercise }>('../../src/content/docs/*/exercises/*.ts', {
    eager: true,
  }),
).map(({ exercise }) => exercise);

const isListed = (name: string) => listings.some(({ figure }) => figure === name);

/** Exercises take over the calls of the figure that they are made from: these are counted once. */
const isHeir = ({ name, calls }: AnyFigure) =>
  !isListed(name) && figures.some((one) => isListed(one.name) && one.figure.calls === calls);

const calls = figures
  .filter(({ figure }) => figure.calls && !isHeir(figure))
  .flatMap(({ figure, name }) =>
    Object.entries(figure.calls ?? {}).map(([fn, call]) => ({ figure, name, fn, call })),
  );

const pairOf = ({ figure, fn }: { figure: string; fn: string }) => `${figure}: ${fn}`;

/** What the figure itself says that the function answers, or how to tell, by figure and function. */
// biome-ignore lint/suspicious/noExplicitAny: answers of all figures.
const said: Readonly<Record<string, (answer: any, state: any) => unknown>> = {
  'bounce-back: reflect': ({ after }) => after,
  'balls-apart: collideCircles': ({ contact }) => contact,
  'bounce-off-wall: reflect': ({ after }) => after,
  'center-inside: collideMendingOnlyMtv': ({ said }, { code }) =>
    code === 'printed' ? said : undefined,
  'capsule-core: segmentIntersectsCircle': ({ hit }) => hit,
  'circle-in-circle: circleContainsCircle': ({ hit }) => hit,
  'circle-in-polygon: polygonContainsCircle': ({ hit }) => hit,
  'circles-cross: circleIntersections': ({ points }) => points,
  'circles-crowd: findIntersectingPairs': ({ pairs }) => pairs,
  'many-circles: findIntersectingPairs': ({ pairs }) => pairs,
  'circles-grid: findIntersectingPairsByMap': ({ pairs }) => pairs,
  'circles-touch: circlesIntersect': ({ hit }) => hit,
  'circles-way-out: collideCircles': ({ contact }) => contact,
  'clamp-projection: boxIntersectsCircleByClamp': ({ hit }) => hit,
  'clamp-projection: boxIntersectsCircle': ({ hit }) => hit,
  'clamp-projection: closestPointInBox': ({ closest }) => closest,
  'cross-product: orientation': ({ side }) => side,
  'crossing-ray: pointInPolygonByCrossings': ({ inside }) => inside,
  'turning-vector: cross': ({ cross }) => cross,
  'turning-vector: dot': ({ dot }) => dot,
  'line-crosses: segmentCircleIntersections': ({ points }) => points,
  'epsilon: overlapsByEpsilon': publishedSaid,
  'circles-size: findAllIntersections': ({ said }, { first, second, taken }) =>
    taken === 'published' ? (said ? [[thing(first), thing(second)]] : []) : undefined,
  'filled-exercise: polygonIntersectsCircle': ({ hit }) => hit,
  'shore-exercise: polygonOutlineIntersectsCircle': ({ outline }) => outline,
  'far-from-origin: containsBySquares': ({ said }) => said,
  'moving-circle: castCircleAgainstCircle': ({ cast }) => cast,
  'nearest-wall: signedDistanceToBox': ({ signed }) => signed,
  'push-out: collideBoxCircle': ({ contact }) => contact,
  'nine-zones: boxZone': ({ zone }) => zone,
  'nine-zones: boxIntersectsCircleByZone': ({ hit }) => hit,
  'nine-zones: boxIntersectsCircle': ({ hit }) => hit,
  'own-frame: toLocal': ({ local }) => local,
  'point-in-circle: pointInCircle': ({ hit }) => hit,
  'polygon-and-circle: polygonIntersectsCircle': ({ outline, inside }) => outline || inside,
  // The two may differ by a rounding.
  'polygon-and-circle: polygonIntersectsCircleByEdges': ({ byEdges }) => byEdges,
  'polygon-and-circle: polygonOutlineIntersectsCircle': ({ outline }) => outline,
  'polygon-way-out: signedDistanceToPolygon': ({ signed }) => signed,
  'polygon-published: polygonCircleWithInside': ({ said }, { test }) =>
    test === 'inside' ? said : undefined,
  'projection-on-line: projectionParameter': ({ t }) => t,
  // Of all the shapes the box.
  'one-circle: boxIntersectsCircleByClamp': ({ shapes }) =>
    shapes.find(({ name }: { name: string }) => name === 'box').hit,
  // Of all the ships the nearest.
  'fleet: circlesIntersect': ({ nearestMaybe }) => nearestMaybe,
  'rounded-box: signedDistanceToBox': ({ d }) => d,
  'rim-in-steps: pointInCircle': ({ said }) => said,
  'segment-stadium: closestPointOnSegment': ({ q }) => q,
  'segment-way-out: collideSegmentCircle': ({ contact }) => contact,
  'square-shoulders: lineCircle': publishedSaid,
  'collide-and-slide: moveAndSlide': ({ move }) => move,
  'ship-and-blast: circlesIntersect': ({ maybe }) => maybe,
  'ship-in-box: boundingBox': ({ box }) => box,
  'slide-or-bounce: slide': ({ slid }) => slid,
  'touching-undivided: segmentIntersectsCircle': ({ hit }) => hit,
  'touching-in-decimals: circlesIntersect': ({ hit }) => hit,
  'voronoi-nearest-vertex: intersectsFromNearestVertex': publishedSaid,
  'voronoi-one-pass: convexPolygonIntersectsCircle': ({ hit }) => hit,
  // Of a polygon that is refused the figure names no region.
  'voronoi-regions: voronoiRegion': ({ refused, region }) => (refused ? undefined : region),
  // Nor a contact.
  'voronoi-way-out: collideConvexPolygonCircle': ({ refused, contact }) =>
    refused ? undefined : contact,
  'two-balls: bounceCircles': ({ after }) => after,
  'turned-box: toLocal': ({ local }) => local.center,
  'voronoi-winding: intersectsInOnePass': publishedSaid,
  // Where the rim touches, the closest point as it is rounded may lie on its other side.
  'which-test: pointInCircle': ({ hit, gap }) => (Math.abs(gap) < 1e-9 ? undefined : hit),
};

/** Ours says something else, and is not what the listing shows. */
function publishedSaid({ said }: { said: boolean }, state: { code?: string; test?: string }) {
  return (state.code ?? state.test) === 'published' ? said : undefined;
}

/** Every kind of event that tells of the outermost call, first and last. */
const endsOf = (trace: Trace) => [0, trace.length - 1].map((event) => siteOf(trace, event));

test('every listing in the chapters has a figure, whose call it shows', () => {
  expect(listings.length).toBeGreaterThan(15);
  const known = new Set(calls.map(({ name, fn }) => pairOf({ figure: name, fn })));
  for (const listing of listings) expect([...known], listing.chapter).toContain(pairOf(listing));
});

test('every call of a figure is shown by a listing of some chapter', () => {
  const listed = [...listings, ...exercises].map(pairOf);
  for (const { name, fn } of calls) expect(listed).toContain(pairOf({ figure: name, fn }));
});

test('no call is left without what the figure says of it', () => {
  const pairs = calls.map(({ name, fn }) => pairOf({ figure: name, fn })).sort();
  expect(pairs, 'the table `said` of this file has a line for each').toEqual(
    Object.keys(said).sort(),
  );
});

describe.each(calls)('$fn of $name', ({ figure, name, fn, call }) => {
  const saidBy = said[pairOf({ figure: name, fn })]!;

  async function traced(): Promise<Program> {
    return link((await call.load()).default);
  }

  function check(program: Program, state: unknown): Trace | null {
    const values = call.values(state);
    if (!values) return null;
    const plain = library[fn]!(...values);
    const trace = run(program, fn, values);
    expect(trace).not.toHaveProperty('error');
    const own = saidBy(figure.answer(state), state);
    if (typeof own === 'function') expect(own(plain)).toBe(true);
    else if (own !== undefined) expect(plain).toEqual(own);
    const [first, last] = endsOf(trace);
    expect(first).toMatchObject({ kind: 'enter', name: fn });
    if (trace.isCut) {
      expect(trace.length).toBe(mostEvents);
      return trace;
    }
    expect(trace.result).toEqual(plain);
    expect(last).toMatchObject({ kind: 'return', fn: trace.sites[0] });
    return trace;
  }

  test('is a function that is there', () => {
    expect(Object.keys(library)).toContain(fn);
  });

  test.each(figure.presets)('can be called at "$label", and answers as the figure', async (one) => {
    expect(check(await traced(), one.state)).not.toBeNull();
  });

  test('answers as the figure wherever it is dragged', async () => {
    const program = await traced();
    let called = 0;
    forAll(
      fc.property(reachable(figure), ({ state }) => {
        if (check(program, state)) called += 1;
      }),
      100,
    );
    expect(called).toBeGreaterThan(50);
  });

  test('leaves the values as they were', () => {
    const { state } = figure.presets[0];
    const values = call.values(state)!;
    // A way of rounding is a value too, and no copy can be made of it.
    const shapes = values.filter((value) => typeof value !== 'function');
    const before = structuredClone({ state, shapes });
    library[fn]!(...values);
    expect({ state, shapes }).toEqual(before);
  });
});

describe('a crowd too large to follow', () => {
  const { figure, fn, call } = calls.find(({ name }) => name === 'circles-crowd')!;
  const at = (name: string) => figure.presets.find((preset) => preset.name === name)!.state;

  test.each([
    ['twelve', false],
    ['six', false],
    ['most', true],
  ])('%s: the run is cut: %s', async (name, isCut) => {
    const program = link((await call.load()).default);
    expect(run(program, fn, call.values(at(name))!).isCut).toBe(isCut);
  });
});
