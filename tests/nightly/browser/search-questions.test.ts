import { afterAll, expect, inject, it, test } from 'vitest';
import { questions } from '#site/content-lists.ts';
import { ranking, searchWords } from '#site/search-words.ts';
import { openBrowser } from '../../browser/support.ts';

// What people type must lead to the page with the result, as the first or second hit.

/** In the words of readers instead of the book's. */
const typed: Readonly<Record<string, readonly string[]>> = {
  'point-and-circle': [
    'point in circle',
    'how to check if a point is inside a circle',
    'mouse over circle javascript',
    'canvas click on circle',
    'hit test round button',
    'circle contains point',
    'distance without square root',
    'click misses the circle',
    'negative radius',
    'radius below 0',
  ],
  'circle-and-circle': [
    'circle circle collision',
    'do two circles overlap',
    'circle vs circle collision detection',
    'circles intersect',
    'many circles all pairs',
    'ball sticks to another ball',
    'two balls stick together',
    'identical positions',
    'circles in the same place',
  ],
  vectors: [
    'dot product',
    'cross product',
    'reflect velocity',
    'bounce angle',
    'unit vector normalize',
    'vector projection',
    'local coordinates',
    'which side of a line is a point on',
    'projection',
  ],
  'line-and-circle': [
    'circle line collision',
    'circle line segment intersection',
    'closest point on line segment',
    'nearest point on segment',
    'distance from point to line segment',
    'distance point segment',
    'circle vs segment',
    'ball wall collision',
    'zero length line',
    'line segment of zero length',
  ],
  'polygon-and-circle': [
    'point in polygon',
    'point in polygon javascript',
    'ray casting',
    'even odd rule',
    'circle polygon collision',
    'concave polygon circle',
    'is a point inside a polygon algorithm',
    'GeoJSON',
    'push circle out of concave polygon',
    'first corner repeated at the end',
  ],
  'nine-zones': [
    'which side was hit',
    'corner hit flip x or y',
    'brick breaker collision',
    'breakout ball brick',
    'arkanoid bounce',
    'nine zones',
    'ball bounces off corner',
    'breakout ball collision',
  ],
  'clamp-projection': [
    'circle rectangle collision',
    'circle rectangle collision detection javascript',
    'rectangle circle intersection',
    'circle rect',
    'aabb circle',
    'aabb vs circle',
    'circle aabb collision',
    'ball and box',
    'ball paddle collision pong',
    'circle square collision',
    'rotated rectangle circle collision',
    'obb circle',
    'oriented bounding box',
    'closest point on rectangle',
    'clamp',
    'penetration depth',
    'minimum translation vector',
    'circle center inside rectangle',
    'circle outside rectangle',
    'circle inside rectangle overlap',
    'depenetrate',
    'depenetration',
    'rotate rectangle about its corner',
    'ball box',
    'rectangle smaller than a unit',
    'center exactly on a corner',
  ],
  'voronoi-regions': [
    'convex polygon circle collision',
    'SAT circle polygon',
    'voronoi regions',
    'separating axis circle',
    'clockwise or counterclockwise polygon',
  ],
  'slide-and-bounce': [
    'slide along a wall',
    'collide and slide',
    'move_and_slide',
    'ghost collisions',
    'ball caught at tile seams',
    'ball stuck in the wall',
    'jitter in corner',
    'speed up along a wall',
    'ball stuck',
    'ball sticks to paddle',
    'ball sticks to the wall',
    'shakes in a corner',
    'catches at the seams of tiles',
    'character stuck on flat tiles',
    'slips through corners',
    'slips through acute corners',
    'bounces the wrong way',
    'skin width',
    'corridor same width',
    'squeeze through gap',
    'perfectly elastic bounce loses energy',
    'ball bounces higher than it fell',
    'max slides',
    'collision planes',
    'character controller',
  ],
  'which-test': ['which test', 'fastest collision test', 'collision benchmark libraries'],
  'the-one-rule': [
    'capsule collision',
    'capsule circle collision',
    'capsule circle',
    'rounded rectangle collision',
    'rounded polygon',
    'field of view',
    'cone of vision',
    'sector circle collision',
    'minkowski sum',
    'swept circle capsule',
    'fan attack sector',
    'pie',
    'attack range',
    'circular sector',
    'ring',
    'donut',
    'fillet',
  ],
  'where-they-cross': [
    'circle line intersection points',
    'line circle intersection point',
    'circle circle intersection points',
    'tangent line from a point to a circle',
    'tangent points circle',
    'ray circle intersection points',
    'ray circle',
    'half chord',
    'radical line',
    'segment box intersection',
    'segment polygon intersection',
  ],
  'moving-circle': [
    'tunnelling',
    'tunneling',
    'bullet passes through wall',
    'fast ball goes through wall',
    'continuous collision detection',
    'CCD',
    'swept circle',
    'swept circle rectangle',
    'swept aabb circle',
    'time of impact',
    'time of contact moving circle',
    'moving circle line segment collision',
    'two moving circles collision',
    'falls through the floor',
    'ball falls through platform',
    'circle passes through platform at high speed',
    'passes through when too fast',
    'bullet',
    'cast starts overlapping',
    'start in overlap moving apart',
  ],
  'two-that-move': [
    'two balls bounce off each other',
    'ball ball collision response',
    'elastic collision balls',
    'elastic collision',
    'impulse',
    'conservation of momentum',
    'restitution',
    'billiards',
    'newtons cradle',
    'ball jitters',
    'infinite mass',
    'ball sinks into floor',
    'ball shakes on the floor',
    'resting contact jitter',
    'bounce off an immovable post',
  ],
  'many-circles': [
    'check collisions between many objects',
    'broad phase',
    'spatial hash',
    'uniform grid cell size',
    'quadtree or grid',
    'grid kept from frame to frame',
    'box query circles',
    'objects lost at cell borders',
  ],
  'several-at-once': [
    'several obstacles push out',
    'several shapes at once',
    'multiple collisions',
    'multiple contacts at once',
  ],
  inside: [
    'keep circle inside circle',
    'inside circle boundary',
    'circular arena',
    'big circle inside small circle',
    'circle inside another circle',
    'ray exit point',
    'circles touching from inside',
    'ball inside a room',
    'circle inside polygon',
  ],
  'on-the-ground': [
    'floor snap',
    'snap to ground',
    'slides down slope standing still',
    'constant speed on slopes',
    'constant speed',
    'pushed by a door',
    'one way platform',
  ],
  tangents: [
    'common tangents',
    'internally tangent circles',
    'circle that touches two things',
    'circle tangent to two lines',
    'tangency by construction',
    'tangent rounding two points instead of one',
    'minimum enclosing circle',
  ],
  crowds: [
    'coincident circles',
    'many circles in one place',
    'nearest hit of several',
    'raycast spatial hash',
    'circle packing',
  ],
  exactness: [
    'floating point epsilon',
    'jitter far from origin',
    'floating origin',
    'ulp',
    'rounding errors collision',
    'float or double',
  ],
  'start-here': ['bounding circle', 'bounding circle or bounding box', 'hitbox'],
  museum: ['museum of edge cases'],
  reference: ['pygame', 'unity c#', 'glsl shader'],
};

const browser = await openBrowser();
afterAll(() => browser.close());

interface Found {
  readonly words: string;
  readonly top: readonly string[];
}

/** The first two results for each, from the site's own index through its search box. */
async function search(typed: readonly string[]): Promise<Found[]> {
  const { page, close } = await browser.newPage();
  await page.goto(inject('siteUrl'));
  const asked = JSON.stringify(typed.map(searchWords));
  const tops = (await page.evaluate(`(async () => {
    const pagefind = await import('/pagefind/pagefind.js');
    await pagefind.options({ baseUrl: '/', ranking: ${JSON.stringify(ranking)} });
    await pagefind.init();
    const tops = [];
    for (const words of ${asked}) {
      const { results } = await pagefind.search(words);
      const top = await Promise.all(results.slice(0, 2).map((one) => one.data()));
      tops.push(top.map(({ url }) => url));
    }
    return tops;
  })()`)) as string[][];
  await close();
  return typed.map((words, i) => ({ words, top: tops[i]! }));
}

it('finds what is asked often, in each of its wordings', async () => {
  const wordings = questions().flatMap(({ question, words, to }) =>
    [question, ...words].map((text) => ({ text, page: to.split('#')[0]! })),
  );
  const found = await search(wordings.map(({ text }) => text));
  const missed = found.filter(({ top }, i) => !leadTo(top, wordings[i]!.page));
  expect(missed).toEqual([]);
});

it('finds the page for what people type', async () => {
  const wanted = Object.entries(typed).flatMap(([page, all]) =>
    all.map((text) => ({ text, page })),
  );
  const found = await search(wanted.map(({ text }) => text));
  const missed = found.filter(({ top }, i) => !leadTo(top, wanted[i]!.page));
  expect(missed).toEqual([]);
});

const leadTo = (top: readonly string[], page: string) =>
  top.some((url) => url.startsWith(`/${page}/`));

test('a query is asked in the words of the book', () => {
  expect(searchWords('How to detect circle vs rect collision in JavaScript?')).toBe(
    'circle rectangle collision',
  );
  // A filler word is searched for if nothing else was typed.
  expect(searchWords('which test')).toBe('which test');
  expect(searchWords('assertCircle')).toBe('assertcircle');
});
