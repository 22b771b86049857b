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
  ],
  'polygon-and-circle': [
    'point in polygon',
    'point in polygon javascript',
    'ray casting',
    'even odd rule',
    'circle polygon collision',
    'concave polygon circle',
    'is a point inside a polygon algorithm',
    'several obstacles push out',
    'circle inside polygon',
    'GeoJSON',
    'push circle out of concave polygon',
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
  ],
  'voronoi-regions': [
    'convex polygon circle collision',
    'SAT circle polygon',
    'voronoi regions',
    'separating axis circle',
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
    'floor snap',
    'slides down slope standing still',
    'perfectly elastic bounce loses energy',
    'ball bounces higher than it fell',
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
    'ray exit point',
    'keep circle inside circle',
    'inside circle boundary',
    'circular arena',
    'big circle inside small circle',
    'internally tangent circles',
    'circle inside another circle',
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
  ],
  'many-circles': [
    'check collisions between many objects',
    'broad phase',
    'spatial hash',
    'uniform grid cell size',
    'quadtree or grid',
    'grid kept from frame to frame',
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
  code: ['pygame', 'unity c#', 'glsl shader'],
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
