import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A handler that outlives its test fails the run although every test has passed.

/** Calls that leave a handler behind, and what to write instead. */
const left: readonly (readonly [RegExp, string])[] = [
  [/\.unroute\(/, 'endRoutes(page) of tests/browser/routes.ts'],
  [/\.unrouteAll\(\s*\)/, 'endRoutes(page) or dropRoutes(page) of tests/browser/routes.ts'],
  [/\.(on|once)\(\s*'\w+',\s*async\b/, 'a handler that is not async: nobody waits for it'],
];

it('no handler of a page outlives its test', () => {
  const files = globSync(['tests/**/*.ts', 'scripts/**/*.mjs']);
  expect(files.length).toBeGreaterThan(200);
  const offenders = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return left.flatMap(([pattern, instead]) =>
      pattern.test(text) && !file.endsWith('routes.test.ts')
        ? [`${file}: ${pattern.exec(text)![0]}; write ${instead}`]
        : [],
    );
  });
  expect(offenders).toEqual([]);
});
