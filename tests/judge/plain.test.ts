import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstDifference, marginsOf } from '#lab/judge/compare.ts';
import { Dice } from '#lab/judge/dice.ts';
import { resolveFunctions } from '#lab/judge/resolve-functions.ts';
import { isSteady } from '#lab/judge/suites/fair.ts';
import { specOf } from '#lab/judge/suites/index.ts';
import { functionsToRead } from '#lab/judge/suites/plain.ts';
import * as library from '#lib/index.ts';
import { takenFor } from '#trace/source/taken-for.ts';
import { full } from '../lib/bench/check-scenes.ts';
import { rule } from '../support/rule.ts';

const functions = Object.entries(functionsToRead).map(([name, plain]) => ({ name, ...plain }));

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);

test('every function to read is compared with the one to copy, which is named like it', () => {
  const files = readdirSync('src/lib/plain').filter((file) => file !== 'types.ts');
  expect(files.sort()).toEqual(functions.map(({ name }) => `${kebab(name)}.ts`).sort());
  const lone = functions.filter(({ name }) => !Object.hasOwn(library, takenFor(name)));
  expect(lone).toEqual([]);
});

rule(
  'it has the same result where rounding does not decide',
  functions,
  ({ name, simply, tolerance }) => {
    const { family, solution, accepts, compare, noise = 1e-9 } = specOf(name);
    const whole = { measure: 'length', tolerance: 1e-9, answers: 'touch', ...compare } as const;
    const nearly = { ...whole, tolerance: tolerance ?? whole.tolerance };
    const dice = new Dice(`${name}, compared`);
    let compared = 0;
    for (let i = 0; i < (full ? 100_000 : 1000); i += 1) {
      dice.newScene();
      const values = family.random(dice);
      if (accepts?.(...values) === false) continue;
      if (!isSteady(solution, whole, values, noise, dice)) continue;
      compared += 1;
      const expected = solution(...resolveFunctions(values));
      const found = simply(...resolveFunctions(values));
      const difference = firstDifference(expected, found, marginsOf(nearly, values));
      expect({ values, difference }).toEqual({ values, difference: null });
    }
    expect(compared).toBeGreaterThan(400);
  },
);
