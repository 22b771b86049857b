import ts from 'typescript';
import { expect } from 'vitest';
import * as index from '#lib/index.ts';
import type { Circle, CircleGrid, Flight, GroundMove, Move, Separation, Vec2 } from '#lib/types.ts';
import { library } from '../support/library.ts';
import { rule } from '../support/rule.ts';
import { sampleCall } from '../support/sample-calls.ts';
import { anyShapes } from '../support/sample-shapes.ts';
import { withGridUsed } from '../support/use-grid.ts';
import { runs } from './bench/check-scenes.ts';
import { Random } from './bench/random-scenes.ts';

// Tests the rule at the top of src/lib/index.ts that a circle with a radius below 0 is empty.

const calls = runs(100, 10_000);

type Run = (...values: readonly unknown[]) => unknown;

/** The functions that have circles as arguments, with the indices of these arguments. */
const functions = Object.entries(index as unknown as Record<string, Run>)
  .map(([name, run]) => ({ name, run, places: placesOf(name) }))
  .filter(({ places }) => places.length > 0);

function placesOf(name: string): readonly number[] {
  const { node } = library.findFunction(name);
  if (!ts.isFunctionDeclaration(node)) throw new TypeError(name);
  return node.parameters.flatMap(({ type }, i) =>
    /^(readonly )?Circle(\[\])?$/.test(type?.getText() ?? '') ? [i] : [],
  );
}

/** The arguments with another radius for a circle, or for circle 1 of a list. */
function withRadius(values: readonly unknown[], place: number, radius: number): unknown[] {
  const change = (circle: Circle): Circle => ({ ...circle, radius });
  const value = values[place] as Circle | readonly Circle[];
  return values.with(place, 'center' in value ? change(value) : value.with(1, change(value[1]!)));
}

/** Sample calls of a function, once for each of its circles. */
function* sampleCalls({ name, places }: { name: string; places: readonly number[] }) {
  const random = new Random(37);
  for (let call = 0; call < calls; call += 1) {
    const values = sampleCall(name, anyShapes(random), random);
    for (const place of places) {
      const value = values[place];
      if (value === undefined || (Array.isArray(value) && value.length < 2)) continue;
      yield { values, place };
    }
  }
}

/** Does the result mean that the circle, or circle 1 of a list, touches nothing? */
function isNothing(result: unknown, values: readonly unknown[]): boolean {
  if (typeof result === 'boolean' || result === null) return !result;
  if (Array.isArray(result)) {
    return result.every((item) => Array.isArray(item) && !item.includes(1));
  }
  if ('pairs' in (result as object)) return (result as CircleGrid).pairs().length === 0;
  if ('x' in (result as object)) {
    const { x, y } = result as Vec2;
    return x === 0 && y === 0;
  }
  if ('centers' in (result as object)) {
    const [circles] = values as [readonly Circle[]];
    return (result as Separation).centers[1] === circles[1]!.center;
  }
  if ('velocity' in (result as object)) {
    const { center, velocity, contacts } = result as Flight;
    const [circle, before] = values as [Circle, unknown];
    return center === circle.center && velocity === before && contacts.length === 0;
  }
  if ('isOnFloor' in (result as object)) {
    const { center, displacement, contacts, isOnFloor, isOnCeiling } = result as GroundMove;
    const [circle, before] = values as [Circle, unknown];
    const isStill = center === circle.center && displacement === before;
    return isStill && contacts.length === 0 && !isOnFloor && !isOnCeiling;
  }
  const { center, remainder, contacts } = result as Move;
  const [circle, displacement] = values as [Circle, unknown];
  return center === circle.center && remainder === displacement && contacts.length === 0;
}

const refused = 'refused';

/** What the function returns, or that it throws a RangeError. */
function answer(run: Run, values: readonly unknown[]): unknown {
  try {
    return run(...values);
  } catch (error) {
    if (error instanceof RangeError) return refused;
    throw error;
  }
}

/** Functions that promise to refuse such a radius. */
const refuses = (name: string, radius: number) =>
  name === 'createCircleGrid' || (name.endsWith('Exactly') && !Number.isFinite(radius));

// The enclosing functions do not find contacts. They ignore empty circles, as another test shows.
const meeting = functions.filter(({ name }) => !name.startsWith('enclosing'));

rule('nothing touches a circle with a radius below 0 or of NaN', meeting, (one) => {
  const radii = [-1, -Number.MIN_VALUE, -1e-170, -1e9, -1e170, -Infinity, NaN];
  let met = 0;
  for (const { values, place } of sampleCalls(one)) {
    const before = answer(one.run, values);
    if (before !== refused && !isNothing(before, values)) met += 1;
    for (const radius of radii) {
      const empty = withRadius(values, place, radius);
      const result = answer(one.run, empty);
      const isRight = refuses(one.name, radius)
        ? result === refused
        : result !== refused && isNothing(result, empty);
      expect(isRight, `radius ${radius}`).toBe(true);
    }
  }
  // With their own radii, some of the circles touch something.
  expect(met).toBeGreaterThan(calls / 50);
});

rule('a radius of -0 counts as 0', functions, (one) => {
  for (const { values, place } of sampleCalls(one)) {
    const [minus, plus] = [-0, 0].map((radius) =>
      JSON.stringify(withGridUsed(answer(one.run, withRadius(values, place, radius)))),
    );
    expect(minus).toBe(plus);
  }
});

const measuring = functions.filter(({ name }) =>
  /^(collide|cast|keep)|Intersections$|angent|Touching/.test(name),
);

rule(
  'a circle with an infinite radius has no contact, no cast and no crossing',
  measuring,
  (one) => {
    for (const { values, place } of sampleCalls(one)) {
      const huge = withRadius(values, place, Infinity);
      expect(isNothing(answer(one.run, huge), huge)).toBe(true);
    }
  },
);
