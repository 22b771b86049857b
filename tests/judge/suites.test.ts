import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encode } from '#judge/encode.ts';
import { readSuite } from '#judge/read.ts';
import { failures } from '#judge/suites/build.ts';
import { judged, specOf, suiteOf } from '#judge/suites/index.ts';
import { published } from '#judge/suites/published.ts';
import * as bitlushNearest from '#published/bitlush-nearest-vertex.ts';
import * as bitlushPass from '#published/bitlush-one-pass.ts';
import * as square from '#published/circle-square-2d.ts';
import * as thompsonLine from '#published/jeffrey-thompson-line-circle.ts';
import * as thompsonPolygon from '#published/jeffrey-thompson-polygon-circle.ts';
import * as monogameCircles from '#published/monogame-circles.ts';
import * as monogamePairs from '#published/monogame-intersections.ts';

const docs = 'src/content/docs';

/** The functions of the listings in the chapters that run with a figure. */
const live = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .flatMap((path) => [
    ...readFileSync(`${docs}/${path}`, 'utf8').matchAll(/<(?:Listing|Published)\b([^>]*)>/g),
  ])
  .filter(([, attributes = '']) => attributes.includes('figure='))
  .map(([, attributes = '']) => attributes.match(/fn="(\w+)"/)?.[1] ?? '');

test('every live listing can be judged', () => {
  expect(live.length).toBeGreaterThan(40);
  expect([...new Set(live)].filter((fn) => !judged.includes(fn))).toEqual([]);
});

describe.each(judged)('%s', (fn) => {
  const suite = suiteOf(fn);

  test('has several hundred cases, and names for the hard ones', () => {
    expect(suite.cases.length).toBeGreaterThanOrEqual(300);
    const names = suite.cases.flatMap(({ name }) => name ?? []);
    expect(names.length).toBeGreaterThanOrEqual(11);
    expect(new Set(names).size).toBe(names.length);
  });

  test('is passed by a right answer', () => {
    expect(failures(suite, specOf(fn).solution)).toEqual([]);
  });

  test('is not passed by one answer to all', () => {
    for (const { expected } of suite.cases.filter((_, i) => i % 64 === 0)) {
      expect(failures(suite, () => expected).length).toBeGreaterThan(0.3 * suite.cases.length);
    }
  });

  test('is the same after the way to the page, and short', () => {
    const json = encode(suite);
    expect(readSuite(json)).toEqual(suite);
    expect(gzipSync(json).length).toBeLessThan(12_500);
  });

  test('can be sent to a worker', () => {
    expect(structuredClone(suite.cases)).toEqual(suite.cases);
  });
});

describe('a published listing fails', () => {
  const modules = [
    bitlushNearest,
    bitlushPass,
    square,
    thompsonLine,
    thompsonPolygon,
    monogameCircles,
    monogamePairs,
  ];
  const all: Record<string, unknown> = Object.assign({}, ...modules);

  test.each(published.map(({ fn }) => fn))('%s', (fn) => {
    const failed = failures(suiteOf(fn), all[fn] as () => unknown);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(0.7 * suiteOf(fn).cases.length);
  });
});
