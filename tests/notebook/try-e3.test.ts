import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRight } from '#judge/compare.ts';
import { argumentsOf } from '#judge/given.ts';
import { suiteOf } from '#judge/suites/index.ts';
import { linkCode } from '#notebook/link-code.ts';
import { Library } from '#source/library.ts';
import { librarySource } from '#source/library-source.ts';
import { evaluate } from '../support/linked.ts';

const dir = '/tmp/e3try/';
const library = new Library();
test.each(readdirSync(dir).filter((f) => f.includes(process.env.TRY ?? '')))('%s', (f) => {
  const fn = f.split('.')[0]!;
  const source = librarySource(library, [
    fn,
    'distance',
    'pointInCircle',
    'dot',
    'cross',
    'circlesIntersect',
    'closestPointOnSegment',
    'closestPointOnPolygon',
    'segmentIntersectsCircle',
    'pointInPolygon',
    'polygonOutlineIntersectsCircle',
  ]);
  const { file } = library.findFunction(fn);
  const suite = suiteOf(fn);
  const { plain } = evaluate(
    linkCode(source, { file, text: readFileSync(dir + f, 'utf8'), firstLine: 1 }).script,
  );
  let bad = 0;
  const out: string[] = [];
  for (const one of suite.cases) {
    let value: unknown;
    let ok = false;
    try {
      value = plain[fn]?.(...argumentsOf(structuredClone(one.values)));
      ok = isRight(suite.compare, one, { value });
    } catch (e) {
      value = String(e);
    }
    if (!ok) {
      bad += 1;
      if (out.length < 12)
        out.push(
          `${one.name}: ${JSON.stringify(one.values)} got ${JSON.stringify(value)} want ${JSON.stringify(one.expected)}`,
        );
    }
  }
  console.log(`${f}: ${bad} of ${suite.cases.length} wrong\n${out.join('\n')}`);
  expect(1).toBe(1);
});
