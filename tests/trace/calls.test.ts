import { inspect, isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyFigure, Traced } from '#figure/figure.ts';
import { isChoice } from '#figure/parts/choice.ts';
import { firstDifference, marginsOf } from '#lab/judge/compare.ts';
import { functionsToRead } from '#lab/judge/suites/plain.ts';
import type { Exercise } from '#lab/notebook/exercise.ts';
import * as index from '#lib/index.ts';
import { link, run, siteOf, type Trace, type TracedModule } from '#trace/program.ts';
import { maxEvents } from '#trace/recorder.ts';
import { Library } from '#trace/source/library.ts';
import { full, seed } from '../lib/bench/check-scenes.ts';
import { figures } from '../support/all-figures.ts';
import { chapters } from '../support/chapters.ts';
import { offenders } from '../support/offenders.ts';
import { reachable } from '../support/states.ts';

// A live listing runs a call of its own, which must return what the figure shows.

const publishedFiles = import.meta.glob<Readonly<Record<string, Traced>>>(
  ['../../src/published/*.ts', '../../src/lib/plain/*.ts'],
  { eager: true },
);

/** The library's functions and the published tests, by name. */
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

/** A call of its figure also runs an exercise's code. */
const exercises = Object.values(
  import.meta.glob<{ exercise: Exercise }>('../../src/content/docs/*/exercises/*.ts', {
    eager: true,
  }),
).map(({ exercise }) => exercise);

const isListed = (name: string) => listings.some(({ figure }) => figure === name);

/** Exercises share the calls of their figures, which are counted once. */
const isHeir = ({ name, calls }: AnyFigure) =>
  !isListed(name) && figures.some((one) => isListed(one.name) && one.figure.calls === calls);

const calls = figures
  .filter(({ figure }) => figure.calls && !isHeir(figure))
  .flatMap(({ figure, name }) =>
    Object.entries(figure.calls ?? {}).map(([fn, call]) => ({ figure, name, fn, call })),
  );

const pairOf = ({ figure, fn }: { figure: string; fn: string }) => `${figure}: ${fn}`;

/** The kinds of events of the outermost call, first and last. */
const endsOf = (trace: Trace) => [0, trace.length - 1].map((event) => siteOf(trace, event));

type Call = (typeof calls)[number];
type State = Parameters<Call['call']['values']>[0];

/** The states of a figure: its presets, then dragged ones. */
function statesOf(figure: AnyFigure, drags = 100): State[] {
  const dragged = fc.sample(reachable(figure), { seed, numRuns: drags });
  return [...figure.presets, ...dragged].map(({ state }) => state);
}

/** The options of a state, such as which code a figure runs, as one word. */
function choicesIn(figure: AnyFigure, state: State): string {
  const choices = Object.entries(figure.parts).filter(([, part]) => isChoice(part));
  return choices.map(([name]) => state[name]).join();
}

/** The values in a figure's answer, including itself, by path. */
function valuesIn(whole: unknown, path = 'answer', deep = 4): [path: string, value: unknown][] {
  const isWhole = typeof whole !== 'object' || whole === null || deep === 0;
  const parts = isWhole ? [] : Object.entries(whole);
  const inside = parts.flatMap(([name, part]) => valuesIn(part, `${path}.${name}`, deep - 1));
  return [[path, whole], ...inside];
}

/** The parts of a figure's answer that equal a call's result in all of some states. */
function shownIn(
  figure: AnyFigure,
  found: readonly (readonly [State, unknown])[],
  isShown: (shown: unknown, result: unknown) => boolean,
): string[] {
  const [first, ...others] = found.map(([state, result]) => {
    const equal = valuesIn(figure.answer(state)).filter(([, value]) => isShown(value, result));
    return new Set(equal.map(([path]) => path));
  });
  return [...(first ?? [])].filter((path) => others.every((one) => one.has(path)));
}

/**
 * A figure may show whether a list has items. Other values are compared as text, in which 0 and -0
 * are equal.
 */
function isEqual(shown: unknown, result: unknown): boolean {
  if (Array.isArray(result) && shown === result.length > 0) return true;
  return shown === result || JSON.stringify(shown) === JSON.stringify(result);
}

/** A function to read returns fewer fields, which may be rounded differently. */
const isNearly = (shown: unknown, result: unknown, tolerance = 1e-9) =>
  firstDifference(
    result,
    shown,
    marginsOf({ measure: 'length', tolerance, answers: 'touch' }, result),
  ) === null;

const wrongCalls = (check: (call: Call) => unknown) =>
  offenders(calls, ({ name, fn }) => `${fn} of ${name}`, check);

test('every listing in the chapters has a figure, whose call it shows', () => {
  expect(listings.length).toBeGreaterThan(15);
  const known = new Set(calls.map(({ name, fn }) => pairOf({ figure: name, fn })));
  expect(listings.filter((listing) => !known.has(pairOf(listing)))).toEqual([]);
});

test('every call of a figure is of a function that is there, and shown by some listing', () => {
  // A function that a chapter does not list runs on its page of the reference.
  const onPages = new Library().offered().map(({ name, tags }) => ({
    fn: name,
    figure: tags.figure?.replace(/^.*\//, '') ?? '',
  }));
  const listed = new Set([...listings, ...exercises, ...onPages].map(pairOf));
  expect(calls.length).toBeGreaterThan(60);
  const named = (some: typeof calls) => some.map(({ name, fn }) => `${name}: ${fn}`);
  const unlisted = calls.filter(({ name, fn }) => !listed.has(pairOf({ figure: name, fn })));
  expect(named(unlisted), 'show these by <Listing fn="…" figure="…" />').toEqual([]);
  expect(named(calls.filter(({ fn }) => !library[fn]))).toEqual([]);
});

test('every figure shows the result of its call, wherever it is dragged', async () => {
  const found = await wrongCalls(({ figure, fn, call }) => {
    const byChoices = new Map<string, (readonly [State, unknown])[]>();
    let called = 0;
    const read = functionsToRead[fn];
    const isSame: typeof isEqual = (shown, result) =>
      read ? isNearly(shown, result, read.tolerance) : isEqual(shown, result);
    for (const state of statesOf(figure)) {
      const values = call.values(state);
      if (!values) continue;
      called += 1;
      // A function to read promises nothing for the others.
      if (read?.accepts?.(...values) === false) continue;
      // A figure shows no result for a rejected polygon.
      if ((figure.answer(state) as { refused?: unknown }).refused) continue;
      // Of several published codes a listing shows one, and the figure the result of the chosen one.
      const choices = Object.hasOwn(index, fn) ? '' : choicesIn(figure, state);
      byChoices.set(choices, [...(byChoices.get(choices) ?? []), [state, library[fn]!(...values)]]);
    }
    const few = called > 50 ? [] : [`is called in ${called} states`];
    const groups = [...byChoices.values()].filter(({ length }) => length > 4);
    const shown = groups.map((group) => shownIn(figure, group, isSame));
    return shown.some((paths) => paths.length > 0) ? few : [...few, 'its result is in no answer'];
  });
  expect(found).toEqual([]);
});

test('every call has the same result with probes, from its first event to its last', async () => {
  const found = await wrongCalls(async ({ figure, fn, call }) => {
    const program = link((await call.load()).default as TracedModule);
    const states = statesOf(figure, full ? 100 : 40);
    return states.flatMap((state, i) => {
      const values = call.values(state);
      const where = figure.presets[i]?.label ?? JSON.stringify(state);
      if (!values) return i < figure.presets.length ? [`is not called at ${where}`] : [];
      const trace = run(program, fn, values);
      // A function to read may throw for shapes that it does not promise to accept.
      const accepts = functionsToRead[fn]?.accepts;
      if (accepts?.(...values) === false && 'error' in trace) {
        return throwsAs(trace.error, () => library[fn]!(...values)) ? [] : [`throws at ${where}`];
      }
      const plain = library[fn]!(...values);
      return differences(trace, fn, plain).map((one) => `${one}, at ${where}`);
    });
  });
  expect(found).toEqual([]);
});

function throwsAs(error: unknown, call: () => unknown): boolean {
  try {
    call();
    return false;
  } catch (thrown) {
    return `${thrown}` === `${error}`;
  }
}

function differences(trace: Trace, fn: string, plain: unknown): string[] {
  if ('error' in trace) return [`throws ${trace.error}`];
  const [first, last] = endsOf(trace);
  const begins = first?.kind === 'enter' && first.name === fn;
  const start = begins ? [] : [`begins with ${first?.kind} of ${first?.name}`];
  if (trace.isCut) return trace.length === maxEvents ? start : [`is cut at ${trace.length}`];
  const isSame = isDeepStrictEqual(trace.result, plain);
  const isReturned = last?.kind === 'return' && last.fn === trace.sites[0];
  return [
    ...start,
    ...(isSame ? [] : [`${inspect(trace.result)}, not ${inspect(plain)}`]),
    ...(isReturned ? [] : [`ends with ${last?.kind}`]),
  ];
}

test('no call changes its values', async () => {
  const found = await wrongCalls(({ figure, fn, call }) => {
    const { state } = figure.presets[0];
    const values = call.values(state)!;
    // A way of rounding is a value too, and no copy can be made of it.
    const shapes = values.filter((value) => typeof value !== 'function');
    const before = structuredClone({ state, shapes });
    library[fn]!(...values);
    return isDeepStrictEqual({ state, shapes }, before) ? [] : [inspect(shapes)];
  });
  expect(found).toEqual([]);
});

test('only a crowd too large to follow has its run cut', async () => {
  const { figure, fn, call } = calls.find(({ name }) => name === 'circles-crowd')!;
  const program = link((await call.load()).default as TracedModule);
  const isCut = Object.fromEntries(
    figure.presets.map(({ name, state }) => [name, run(program, fn, call.values(state)!).isCut]),
  );
  expect(isCut).toMatchObject({ twelve: false, six: false, most: true });
});
