import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { findFigure, findPreset } from '#figure/all-figures.ts';
import { readShared } from '#figure/read-shared.ts';
import { share } from '#figure/share.ts';
import type { Box, Circle, Contact, Polygon, Segment, Vec2 } from '#lib/index.ts';
import * as library from '#lib/index.ts';
import { collections, exhibits } from '#museum/collections.ts';
import { type AnyExhibit, judge, kinds, libraryAnswer, smallest } from '#museum/exhibit.ts';
import * as boxes from '#oracle/box.ts';
import * as circles from '#oracle/circle.ts';
import * as polygons from '#oracle/polygon.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import * as segments from '#oracle/segment.ts';
import { articles } from '#site/content-lists.ts';
import { chapters } from '../support/chapters.ts';
import { offenders } from '../support/offenders.ts';

const noProgram = 'does not compile ×';
const refusedRadius = (radius: number) =>
  `none: circle.radius is ${radius}; it must be 0 or greater.`;
const refusedCenter = 'none: circle.center.x is NaN; it must be finite.';

/**
 * Each published result with × if it is wrong, and then the right one. A released case never
 * changes.
 */
const cases: Readonly<Record<string, readonly (readonly [string, string[], string])[]>> = {
  monogame: [
    ['digits-run-out', ['hit ×', 'miss'], 'miss'],
    ['negative-radius', ['miss', 'hit', 'miss'], refusedRadius(-3)],
    ['decimal-touch', ['hit ×', 'miss'], 'miss'],
    ['too-large-to-square', ['hit ×'], 'miss'],
    ['size-as-radius', ['hit ×'], 'miss'],
    ['one-line', ['hit'], 'hit'],
    ['nothing-returned', [noProgram, '1–2'], '1–2'],
  ],
  'jeffrey-thompson': [
    ['all-inside', ['miss ×', 'hit'], 'hit'],
    ['diamond', ['miss ×'], 'hit'],
    ['ghost', ['hit ×'], 'miss'],
    ['past-the-end', ['hit ×'], 'miss'],
    ['small-world', ['hit ×'], 'miss'],
    ['tangent', ['miss ×'], 'hit'],
    ['no-length', ['miss'], 'miss'],
    ['other-order', [noProgram, 'hit'], 'hit'],
    ['ellipse', ['on the line ×'], 'off the line'],
    ['called-dot', ['8 ×'], '0.5'],
  ],
  'scene-ro': [
    ['corner-touched', ['miss ×', 'hit'], 'hit'],
    ['nan-in-the-middle', ['hit'], refusedCenter],
    ['negative-half-sides', ['miss'], 'none: box.halfWidth is -1; it must be 0 or greater.'],
    ['top-right', ['zone 2 ×'], 'zone 8'],
    ['decimals-in-float', ['miss ×'], 'hit'],
    ['jump-past-initialisation', [noProgram, 'miss'], 'miss'],
  ],
  'circle-square': [
    ['touching-left-out', ['miss'], 'hit, by our rule'],
    ['small-circle', ['miss ×'], 'hit'],
    ['hit-again', ['hit again ×'], 'free'],
    ['centre-on-wall', ['move (0, 0) ×'], 'move (1, 0)'],
    ['centre-in-the-middle', ['normal (0, 0), 1 deep ×'], 'normal (0, −1), 6 deep'],
    ['taken-literally', ['move (6, 0) ×'], 'move (3, 0)'],
    ['swapped-too-early', ['miss ×'], 'move (0, −6)'],
    ['no-constant', [noProgram, 'hit'], 'hit'],
    ['squares-in-order', ['miss', 'hit'], refusedRadius(-2)],
    ['outside-the-circle', ['inside ×'], 'outside'],
    ['onto-the-surface', ['(5, 1) ×'], '(3, 1)'],
    ['distance-inside', ['0 ×'], '−2'],
  ],
  bitlush: [
    ['wedge', ['hit ×'], 'miss'],
    ['roof', ['hit ×'], 'miss'],
    ['slant', ['hit ×', 'hit ×'], 'miss'],
    ['clockwise-inside', ['miss ×'], 'hit'],
    ['clockwise-outside', ['hit ×'], 'miss'],
    ['dent', ['miss ×'], 'hit'],
    ['repeated-corner', ['miss ×'], 'hit'],
    ['not-a-number', ['miss', 'hit'], refusedCenter],
    ['one-corner', ['hit'], 'none: polygon must have 3 or more corners; it has 1.'],
    ['incident-face', ['edge 1, 1.85 deep ×'], 'edge 0, 3 deep'],
    ['depth-inside', ['edge 3, 0 deep ×'], 'edge 3, 2 deep'],
    ['two-edges-near', ['vertex region ×'], 'edge region'],
    ['not-rearranged', ['miss', 'hit ×'], 'miss'],
    ['concave-for-convex', ['miss ×'], 'hit'],
  ],
  'public-record': [
    ['corners-for-centres', ['hit ×'], 'miss'],
    ['backwards', ['hit ×'], 'miss'],
    ['wrong-wall', ['move (4, 0) ×'], 'move (0, −2)'],
    ['zero-normal-inside', ['normal (0, 0), 1 deep ×'], 'normal (0, −1), 2 deep'],
    ['zero-normal-on-line', ['normal (0, 0), 1 deep ×'], 'normal (1, 0), 1 deep'],
    ['high-for-low', ['miss ×'], 'hit'],
    ['shadows', ['hit ×'], 'miss'],
    ['corners-backwards', ['hit ×'], 'miss'],
    ['diamond-again', ['outside ×'], 'inside'],
    ['level-with-a-corner', ['outside ×'], 'inside'],
    ['ends-left-out', ['miss ×'], 'hit'],
  ],
};

test('every case has its exhibit, in its collection, and there are as many as the page says', () => {
  const names = collections.map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(cases).toSorted());
  for (const { name, exhibits } of collections) {
    expect(exhibits.map(({ slug }) => slug)).toEqual(cases[name]!.map(([slug]) => slug));
  }
  expect(exhibits).toHaveLength(60);
  expect(new Set(exhibits.map(({ slug }) => slug)).size).toBe(60);
  const { text, url } = chapters.find(({ name }) => name === 'museum')!;
  expect(String(url)).toContain('museum');
  for (const name of names) expect(text).toContain(`<Exhibits of="${name}" />`);
});

type Case = [exhibit: AnyExhibit, said: readonly string[], right: string];

const casesThatBreak = (rule: (...one: Case) => void) =>
  offenders(
    Object.values(cases).flat(),
    ([slug]) => slug,
    ([slug, ...rest]) => rule(exhibits.find((one) => one.slug === slug)!, ...rest),
  );

test('each says and is what it did when it was hung', async () => {
  const broken = await casesThatBreak((exhibit, said, right) => {
    const judged = judge(exhibit, smallest(exhibit));
    const shown = judged.rows.map((row) => (row.wrong ? `${row.said} ×` : row.said));
    expect(shown).toEqual(said);
    expect(judged.right).toBe(right);
  });
  expect(broken).toEqual([]);
});

test('each is right by exact arithmetic', async () => {
  const broken = await casesThatBreak((exhibit, _, right) => {
    if (right.startsWith('none: ')) return;
    const exact = exactly(exhibit);
    // A contact is right if its depth is, because exact arithmetic determines the distance.
    expect(exact).toBe(typeof exact === 'boolean' ? true : right.replace(', by our rule', ''));
  });
  expect(broken).toEqual([]);
});

test('each is told in one line, of a kind, and names a function of the library', async () => {
  const broken = await casesThatBreak(({ title, lesson, kind, where, library: answering }) => {
    expect(title).toMatch(/^[A-Z“].*[^.]$/);
    expect(lesson).toMatch(/^.{20,110}\.$/);
    expect(where).toMatch(/^\S.*[^.]$/);
    expect(Object.keys(kinds)).toContain(kind);
    expect(Object.keys(answering)).toHaveLength(1);
    for (const name of Object.keys(answering)) expect(library).toHaveProperty(name);
  });
  expect(broken).toEqual([]);
});

test('each links to a chapter: to a section, or to a position of a figure that it shows', async () => {
  const broken = await casesThatBreak(({ chapter }) => {
    const { text } = chapters.find((one) => one.name === `${chapter.page}`)!;
    if ('section' in chapter) {
      const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
      const slugs = headings.map((heading) => heading.toLowerCase().replace(/[^a-z ]/g, ''));
      expect(slugs).toContain(chapter.section.replaceAll('-', ' '));
      return;
    }
    const figure = findFigure(chapter.figure);
    expect(text).toContain(`<Figure name="${chapter.figure}" />`);
    const shared = readShared(figure, share(figure, findPreset(figure, chapter.preset).state));
    expect(shared).toHaveProperty('state');
  });
  expect(broken).toEqual([]);
});

test('each article has a collection, and threads stand in the public record only', () => {
  const taken = collections.flatMap(({ article }) => article ?? []);
  expect(taken.toSorted()).toEqual(
    articles()
      .map(({ title }) => title)
      .toSorted(),
  );
  for (const { name, exhibits } of collections) {
    for (const { threads = [] } of exhibits) {
      expect(threads.length > 0).toBe(name === 'public-record');
      for (const { repository, numbers } of threads) {
        expect(repository).toMatch(/^[\w-]+\/[\w.-]+$/);
        expect(numbers.length).toBeGreaterThan(0);
        for (const number of numbers) expect(Number.isInteger(number)).toBe(true);
      }
    }
    if (name === 'public-record') {
      expect(exhibits.every(({ threads }) => threads)).toBe(true);
    }
  }
});

test('SAT.js says hit to the corners given backwards, and miss to the same turned round', () => {
  const SAT = createRequire(import.meta.url)('sat') as typeof import('sat');
  const exhibit = exhibits.find(({ slug }) => slug === 'corners-backwards')!;
  const [polygon, circle] = smallest(exhibit) as [Polygon, Circle];
  const vector = ({ x, y }: Vec2) => new SAT.Vector(x, y);
  const says = (corners: Polygon) =>
    SAT.testCirclePolygon(
      new SAT.Circle(vector(circle.center), circle.radius),
      new SAT.Polygon(new SAT.Vector(), corners.map(vector)),
    );
  expect(says(polygon)).toBe(true);
  expect(says(polygon.toReversed())).toBe(false);
});

test('the lessons’ own numbers', () => {
  // 0.3 in 32 bits is more than 0.3; the next number after 10; a thousand away as well as five.
  expect(Math.fround(0.3)).toBeGreaterThan(0.3);
  expect(10.000000000000002).toBe(10 + 2 ** -49);
  const clockwise = exhibits.find(({ slug }) => slug === 'clockwise-outside')!;
  const far = judge(clockwise, [smallest(clockwise)[0], { center: { x: -1000, y: 0 }, radius: 1 }]);
  expect(far.rows.map(({ said }) => said)).toEqual(['hit']);
  expect(far.right).toBe('miss');
  // 64 bits keep the fraction that 32 lose; beyond radius 16 the epsilon is less than a half ulp.
  expect(Math.fround(256 - 0.00001)).toBeLessThanOrEqual(256);
  expect(Math.fround(17 * 17 - 0.00001)).toBe(289);
  expect(Math.fround(15 * 15 - 0.00001)).toBeLessThan(225);
});

const hitOrMiss = (answer: boolean) => (answer ? 'hit' : 'miss');

/** Computes exactly what the input is, or whether the library's result is right. */
function exactly(exhibit: AnyExhibit): string | boolean {
  const values = smallest(exhibit);
  const [asked = ''] = Object.keys(exhibit.library);
  switch (asked) {
    case 'convexPolygonIntersectsCircle':
    case 'polygonIntersectsCircle': {
      const [polygon, circle] = values as [Polygon, Circle];
      return hitOrMiss(polygons.polygonIntersectsCircle(polygon, circle));
    }
    case 'circlesIntersect':
    case 'circlesIntersectExactly':
      return hitOrMiss(circles.circlesIntersect(...(values as [Circle, Circle])));
    case 'boxIntersectsCircle':
    case 'boxIntersectsCircleByZone': {
      const [box, circle] = values as [Box, Circle];
      return hitOrMiss(boxes.touches(boxes.offsetFrom(box, circle.center), box, circle.radius));
    }
    case 'segmentIntersectsCircle': {
      const hit = segments.segmentIntersectsCircle(...(values as [Segment, Circle]));
      return exhibit.slug === 'ellipse' ? `${hit ? 'on' : 'off'} the line` : hitOrMiss(hit);
    }
    case 'pointInPolygon':
      return polygons.pointInPolygon(...(values as [Vec2, Polygon])) ? 'inside' : 'outside';
    case 'voronoiRegion':
      return `${polygons.nearestFeature(...(values as [Vec2, Polygon])).kind} region`;
    case 'boxZone': {
      const [point, box] = values as [Vec2, Box];
      const zone = boxes.zone(boxes.offsetFrom(box, point), box);
      return exhibit.slug === 'top-right' ? `zone ${zone}` : zone === 4 ? 'inside' : 'outside';
    }
    case 'findIntersectingPairs': {
      const [all] = values as [Circle[]];
      const pairs = all.flatMap((a, i) =>
        all.flatMap((b, j) =>
          i < j && circles.circlesIntersect(a, b) ? [`${i + 1}–${j + 1}`] : [],
        ),
      );
      return pairs.join(', ');
    }
    case 'projectionParameter': {
      const [point, { a, b }] = values as [Vec2, Segment];
      const [p, q, r] = [point, a, b].map(segments.exactPoint);
      return (
        compare(
          segments.footAlong(p!, q!, r!),
          fromDouble(libraryAnswer(exhibit, values) as number),
        ) === 0
      );
    }
    case 'closestPointInBox': {
      const [point, box] = values as [Vec2, Box];
      const { x, y } = boxes.closest(boxes.offsetFrom(box, point), box);
      const ours = boxes.offsetFrom(box, libraryAnswer(exhibit, values) as Vec2);
      return compare(x, ours.x) === 0 && compare(y, ours.y) === 0;
    }
    case 'signedDistanceToBox': {
      const [point, box] = values as [Vec2, Box];
      return isDistance(box, point, libraryAnswer(exhibit, values) as number, 0);
    }
    case 'collideBoxCircle': {
      const [box, { center, radius }] = values as [Box, Circle];
      const { depth } = libraryAnswer(exhibit, values) as Contact;
      return isDistance(box, center, radius - depth, 2 ** -50 * radius);
    }
    case 'collideConvexPolygonCircle': {
      const [polygon, { center, radius }] = values as [Polygon, Circle];
      const { depth } = libraryAnswer(exhibit, values) as Contact;
      const standing = polygons.standing(center, polygon);
      return polygons.compareSigned(standing, fromDouble(radius - depth)) === 0;
    }
    default:
      throw new Error(`Nobody has said how ${asked} is checked.`);
  }
}

function isDistance(box: Box, point: Vec2, distance: number, margin: number): boolean {
  const offset = boxes.offsetFrom(box, point);
  return boxes.distanceIsNear(offset, box, fromDouble(distance), fromDouble(margin));
}
