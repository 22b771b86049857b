import ts from 'typescript';
import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { exhibits } from '#museum/collections.ts';
import { type AnyExhibit, isWrong, judge, smallest } from '#museum/exhibit.ts';
import { testedName, testText } from '#museum/test-text.ts';
import { offenders } from '../support/offenders.ts';
import { faultsOf } from '../support/program.ts';

type Any = (...values: unknown[]) => unknown;

const texts = Object.fromEntries(exhibits.map((one) => [one.slug, testText(one)]));

/** The test's own file beside the library's functions, as the compiler sees it. */
const faults = faultsOf(
  Object.fromEntries(
    Object.entries(texts).map(([slug, text]) => [
      slug,
      text.replace(/from '\.\/\w+'/, "from './src/lib/index.ts'"),
    ]),
  ),
);

/** Runs the text with this function instead of the imported one, and returns the error. */
function run(text: string, functions: Readonly<Record<string, Any>>): string | null {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const thrown: string[] = [];
  let count = 0;
  const itsTest = (name: string, body: () => void) => {
    expect(name).toMatch(/\S/);
    count += 1;
    try {
      body();
    } catch (error) {
      thrown.push(String(error));
    }
  };
  const modules: Record<string, unknown> = { vitest: { expect, test: itsTest } };
  new Function('exports', 'require', outputText)({}, (name: string) => modules[name] ?? functions);
  expect(count).toBe(1);
  return thrown[0] ?? null;
}

/** The published code that replaces the imported function. */
function publishedOf(exhibit: AnyExhibit): Any | null {
  const { rows } = judge(exhibit, smallest(exhibit));
  const isGuarded = testedName(exhibit) === exhibit.guard?.name;
  // Code without an input check does not reject anything.
  if (isGuarded) return () => undefined;
  const index = rows.findIndex(isWrong);
  return index < 0 ? null : exhibit.published[index]!.run;
}

const exhibitsThatBreak = (rule: (exhibit: AnyExhibit, text: string) => void) =>
  offenders(
    exhibits,
    ({ slug }) => slug,
    (exhibit) => rule(exhibit, texts[exhibit.slug]!),
  );

test('is one file of Vitest that compiles, and says what it teaches', async () => {
  const broken = await exhibitsThatBreak((exhibit, text) => {
    const name = testedName(exhibit);
    expect(faults[exhibit.slug]).toEqual([]);
    expect(text).toContain(`import { ${name} } from './${name}';`);
    expect(text).toContain(exhibit.lesson.replaceAll('$', ''));
    expect(text).toContain('MIT License.');
    expect(text).not.toMatch(/undefined|\[object|\$|−/);
  });
  expect(broken).toEqual([]);
});

test('passes with the library', async () => {
  const broken = await exhibitsThatBreak((_, text) => {
    expect(run(text, library as unknown as Record<string, Any>)).toBeNull();
  });
  expect(broken).toEqual([]);
});

test('fails with what was published, where that is wrong', async () => {
  const broken = await exhibitsThatBreak((exhibit, text) => {
    const published = publishedOf(exhibit);
    if (published) expect(run(text, { [testedName(exhibit)]: published })).not.toBeNull();
    else expect(judge(exhibit, smallest(exhibit)).rows.some(isWrong)).toBe(false);
  });
  expect(broken).toEqual([]);
});

test('most of them fail with what was published', () => {
  expect(exhibits.filter((one) => publishedOf(one) !== null).length).toBeGreaterThan(50);
});
