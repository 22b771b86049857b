import { firstDifference, isRight, marginsOf } from '../compare.ts';
import { Dice } from '../dice.ts';
import { resolveFunctions } from '../resolve-functions.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Case, Compare, Suite } from '../suite.ts';
import { isFiniteScene, isSteady, isWhole, neighbours } from './fair.ts';
import { callSomewhere, figuresCalling, presetShapes } from './from-figures.ts';
import type { AnyFunction, Spec } from './spec.ts';
import { tidy } from './tidy.ts';

const usual: Compare = { measure: 'length', tolerance: 1e-9, answers: 'touch' };
const usualCount = 320;
/** The share of random cases that a figure can show by construction. */
const shareOfFigures = 0.5;
/** A larger scene would make the file too large. */
const maxText = 700;

/** Builds a function's suite. Throws if our own result of a named case is not the exact one. */
export function buildSuite(spec: Spec): Suite {
  const compare = { ...usual, ...spec.compare };
  const around = scenesAround(spec);
  const usedNames = new Set(around.map(({ name }) => name));
  // Names are unique, so the same scene with other shapes gets another name.
  const others = spec.family.named.map((scene) =>
    usedNames.has(scene.name) ? { ...scene, name: `${scene.name}, elsewhere` } : scene,
  );
  const all = [...around, ...others];
  const named = all.map((scene) => caseOf(spec, compare, scene));
  const far = spec.family.far.map((scene) => caseOf(spec, compare, scene));
  const randomCount = Math.max(0, (spec.count ?? usualCount) - named.length - far.length);
  const random = randomCases(spec, compare, randomCount);
  return {
    fn: spec.fn,
    names: spec.names ?? spec.kinds,
    compare,
    cases: [...named, ...random, ...far],
  };
}

/** The scenes around the figures' first two shapes come first, because the figure can show them. */
function scenesAround({ fn, around, kinds }: Spec): Scene[] {
  if (!around) return [];
  const shapes = presetShapes(fn, around.argument).slice(0, 2);
  return shapes.flatMap((shape, i) => {
    const [tidied] = tidy([kinds[around.argument]!], [shape]);
    return around.scenes(tidied as never).map((scene) => ({
      ...scene,
      name: i === 0 ? scene.name : `${scene.name}, another shape`,
    }));
  });
}

function caseOf(spec: Spec, compare: Compare, scene: Scene): Case {
  const { values, name, either = false } = scene;
  const answer = spec.solution(...resolveFunctions(values));
  const isHit = answer !== false && answer !== null;
  const hit = scene.expected ?? (isFiniteScene(values) ? spec.truth?.(...values) : undefined);
  if (hit !== undefined && hit !== isHit) {
    throw new Error(`${spec.fn} is wrong: ${name ?? JSON.stringify(values)}`);
  }
  const expected = rounded(answer);
  const found: Case = { values, expected, ...(name === undefined ? {} : { name }) };
  const also: unknown[] = [...(spec.also?.(answer) ?? [])];
  const margins = marginsOf(compare, values);
  for (const near of either ? neighbours(values) : []) {
    const other = rounded(spec.solution(...resolveFunctions(near)));
    const isNew = [expected, ...also].every((one) => firstDifference(one, other, margins));
    if (isNew) also.push(other);
  }
  // A yes-or-no test has one right answer even for nearly equal scenes.
  return also.length > 0 && typeof answer !== 'boolean' ? { ...found, also } : found;
}

/** More digits than the tolerance are useless and compress worse. */
function rounded<T>(value: T): T {
  if (typeof value === 'number') return (Number(value.toPrecision(11)) + 0) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(rounded) as T;
  const parts = Object.entries(value).map(([name, part]) => [name, rounded(part)]);
  return Object.fromEntries(parts) as T;
}

function randomCases(spec: Spec, compare: Compare, count: number): Case[] {
  const dice = new Dice(spec.fn);
  const figures = figuresCalling(spec.fn);
  const fromFigures = figures.length > 0 ? Math.round(count * shareOfFigures) : 0;
  const seen = new Set<string>();
  const collect = (count: number, next: () => readonly unknown[] | null) => {
    const classes = new Map<string, number>();
    const found: Case[] = [];
    for (let tries = 0; found.length < count && tries < 30 * count; tries += 1) {
      dice.newScene();
      const values = next();
      if (values === null) continue;
      const text = JSON.stringify(values);
      if (text.length > maxText || seen.has(text)) continue;
      if (!isFair(spec, compare, values, dice)) continue;
      const one = caseOf(spec, compare, { values });
      // Limits each kind of result to about half, while tries remain.
      const kind = kindOf(one.expected);
      const already = classes.get(kind) ?? 0;
      const isUsual = already > 0.55 * count && classes.size > 1;
      if (isUsual && tries < 10 * count) continue;
      classes.set(kind, already + 1);
      seen.add(text);
      found.push(one);
    }
    return found;
  };
  const shown = collect(fromFigures, () => {
    const values = callSomewhere(dice.pick(figures), spec.fn, dice);
    return values && tidy(spec.kinds, values);
  });
  const others = collect(count - shown.length, () => spec.family.random(dice));
  return [...shown, ...others];
}

function isFair(spec: Spec, compare: Compare, values: readonly unknown[], dice: Dice): boolean {
  if (!isFiniteScene(values)) return false;
  if (spec.accepts?.(...values) === false) return false;
  const answer = spec.solution(...resolveFunctions(values));
  const differs = (formula: AnyFunction) =>
    firstDifference(answer, formula(...resolveFunctions(values)), marginsOf(compare, values)) !==
    null;
  if (spec.alternatives?.some(differs)) return false;
  if (typeof answer === 'boolean' && spec.truth && isWhole(values)) return true;
  return isSteady(spec.solution, compare, values, spec.noise ?? 1e-9, dice);
}

/** The kinds to balance: yes and no, contacts and null, zones, numbers of points. */
function kindOf(expected: unknown): string {
  if (Array.isArray(expected)) return `list of ${expected.length}`;
  if (typeof expected !== 'object' || expected === null) {
    return Number.isInteger(expected) || typeof expected !== 'number' ? String(expected) : 'number';
  }
  return 'feature' in expected ? JSON.stringify(expected.feature) : 'object';
}

/** Returns the indices of the cases that a function fails. */
export function failures(suite: Suite, answer: (...values: unknown[]) => unknown): number[] {
  return suite.cases.flatMap((one, index) => {
    let outcome: Parameters<typeof isRight>[2];
    try {
      outcome = { value: answer(...resolveFunctions(structuredClone(one.values))) };
    } catch (error) {
      outcome = { error: String(error) };
    }
    return isRight(suite.compare, one, outcome) ? [] : [index];
  });
}
