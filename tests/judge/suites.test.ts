import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode } from '#lab/judge/encode.ts';
import { readSuite } from '#lab/judge/read.ts';
import { failures } from '#lab/judge/suites/build.ts';
import { judged, specOf, suiteOf } from '#lab/judge/suites/index.ts';
import { published } from '#lab/judge/suites/published.ts';
import * as bitlushNearest from '#published/bitlush-nearest-vertex.ts';
import * as bitlushPass from '#published/bitlush-one-pass.ts';
import * as square from '#published/circle-square-2d.ts';
import * as thompsonLine from '#published/jeffrey-thompson-line-circle.ts';
import * as thompsonPolygon from '#published/jeffrey-thompson-polygon-circle.ts';
import * as monogameCircles from '#published/monogame-circles.ts';
import * as monogamePairs from '#published/monogame-intersections.ts';
import { rule } from '../support/rule.ts';

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
  const unjudged = [...new Set(live)].filter((fn) => !judged.includes(fn));
  expect(unjudged, 'give these a Spec in src/lab/judge/suites').toEqual([]);
});

const functions = judged.map((name) => ({ name, suite: suiteOf(name) }));

rule('a suite has several hundred cases, and names for the hard ones', functions, ({ suite }) => {
  expect(suite.cases.length).toBeGreaterThanOrEqual(300);
  const names = suite.cases.flatMap(({ name }) => name ?? []);
  expect(names.length).toBeGreaterThanOrEqual(11);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

rule('a suite is passed by a right answer', functions, ({ name, suite }) => {
  expect(failures(suite, specOf(name).solution)).toEqual([]);
});

rule('a suite is not passed by one answer to all', functions, ({ suite }) => {
  for (const { expected } of suite.cases.filter((_, i) => i % 64 === 0)) {
    expect(failures(suite, () => expected).length).toBeGreaterThan(0.3 * suite.cases.length);
  }
});

rule('a suite is the same once sent to the page, and short', functions, ({ suite }) => {
  const json = encode(suite);
  expect(isDeepStrictEqual(readSuite(json), suite)).toBe(true);
  expect(gzipSync(json).length).toBeLessThan(12_500);
});

rule('a suite can be sent to a worker', functions, ({ suite }) => {
  expect(isDeepStrictEqual(structuredClone(suite.cases), suite.cases)).toBe(true);
});

const listings: Record<string, unknown> = {
  ...bitlushNearest,
  ...bitlushPass,
  ...square,
  ...thompsonLine,
  ...thompsonPolygon,
  ...monogameCircles,
  ...monogamePairs,
};

const faulty = published.map(({ fn: name }) => ({ name, suite: suiteOf(name) }));

rule('a published listing fails some cases, and passes others', faulty, ({ name, suite }) => {
  const failed = failures(suite, listings[name] as () => unknown);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(0.7 * suite.cases.length);
});
