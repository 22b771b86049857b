import { inspect } from 'node:util';
import ts from 'typescript';
import { expect } from 'vitest';
import * as index from '#lib/index.ts';
import * as published from '#published/monogame-circles.ts';
import { Random } from '../lib/bench/random.ts';
import { check, exampleIn, withChecks } from './examples.ts';
import { library } from './library.ts';
import { sampleCall } from './sample-calls.ts';
import { anyShapes, disturbed } from './sample-shapes.ts';
import { withGridUsed } from './use-grid.ts';

type Any = (...values: unknown[]) => unknown;

const originals = { ...index, ...published } as unknown as Readonly<Record<string, Any>>;

/** Functions that do not end for NaN, Infinity or 1e300. */
export const onlyFinite: readonly string[] = [
  'circlesIntersectExactly',
  'findIntersectingPairsByGrid',
  'pointInCircleExactly',
  'ulp',
];

/**
 * Returns where a copy of a library function, such as a downloaded file, differs from its
 * documented example or from the library in sample calls.
 */
export function wrongAnswers(name: string, copy: unknown, calls = 20): string[] {
  if (typeof copy !== 'function') return [`${name} is ${typeof copy}`];
  const fn = copy as Any;
  return [...wrongInExample(name, fn), ...wrongInCalls(name, fn, calls)];
}

const examples = new Map<string, Any | null>();

/** The example as a function of `check` and the library, or null for a published function. */
function exampleOf(name: string): Any | null {
  const known = examples.get(name);
  if (known !== undefined) return known;
  const example = exampleIn(library.findFunction(name).text);
  const { outputText } = ts.transpileModule(withChecks(example ?? ''), {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  const run = example && (new Function('check', ...Object.keys(index), outputText) as Any);
  examples.set(name, run || null);
  return run || null;
}

function wrongInExample(name: string, fn: Any): string[] {
  const wrong: string[] = [];
  const collect = (value: () => unknown, says: string) => {
    const message = messageOf(() => check(value, says));
    if (message) wrong.push(`${name}, in its example: ${message}`);
  };
  exampleOf(name)?.(collect, ...Object.values({ ...index, [name]: fn }));
  return wrong;
}

interface Sample {
  readonly values: readonly unknown[];
  readonly outcome: unknown;
}

const samples = new Map<string, Sample[]>();
const most = 40;

function samplesOf(name: string): readonly Sample[] {
  const known = samples.get(name);
  if (known) return known;
  const random = new Random(1);
  const made = Array.from({ length: most }, () => {
    const values = sampleCall(name, anyShapes(random), random);
    return disturbed(values, random, onlyFinite.includes(name));
  }).map((values) => ({ values, outcome: outcomeOf(originals[name]!, values) }));
  samples.set(name, made);
  return made;
}

function wrongInCalls(name: string, fn: Any, calls: number): string[] {
  const all = samplesOf(name);
  // Errors alone would prove nothing.
  const returned = all.filter(({ outcome }) => 'value' in (outcome as object));
  if (returned.length < most / 8) return [`${name}: only ${returned.length} calls return`];
  const half = Math.ceil(calls / 2);
  const wrong = [...returned.slice(0, half), ...all.slice(0, half)].find(({ values, outcome }) =>
    messageOf(() => expect(outcomeOf(fn, values)).toEqual(outcome)),
  );
  if (!wrong) return [];
  // One fault is enough.
  const { values, outcome } = wrong;
  return [`${name}(${show(values)}): ${show(outcomeOf(fn, values))}, not ${show(outcome)}`];
}

const show = (value: unknown) =>
  inspect(value, { depth: 6, breakLength: Infinity, compact: true }).slice(0, 400);

function outcomeOf(fn: Any, values: readonly unknown[]): unknown {
  try {
    return { value: withGridUsed(fn(...values)) };
  } catch (error) {
    return { thrown: String(error) };
  }
}

function messageOf(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
