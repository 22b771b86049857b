import { expect, test } from 'vitest';
import * as index from '#lib/index.ts';
import type { Cast } from '#lib/types.ts';
import { startsInContact } from '#oracle/cast.ts';
import { rule } from '../support/rule.ts';
import { sampleCall } from '../support/sample-calls.ts';
import { anyShapes } from '../support/sample-shapes.ts';
import { libraryWithZero } from '../support/without-signs-of-zero.ts';
import { anyAxisCast, axisCasts } from './bench/axis-casts.ts';
import { castIsNear, hitOrMissIsRight } from './bench/casts.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { Random, randomScenes } from './bench/random-scenes.ts';
import { isPublished, sourceFiles } from './source-files.ts';

type Call = (...values: readonly unknown[]) => unknown;

const forms = [libraryWithZero(0), libraryWithZero(-0)] as unknown as Record<string, Call>[];
const shipped: Record<string, Call> = { ...(index as Record<string, Call>) };
const functions = Object.entries(shipped).map(([name, call]) => ({ name, call }));

/** The result as text, in which 0 and -0 are equal, or the message of the error. */
function answer(call: Call, values: readonly unknown[]): string {
  try {
    const found = call(...values);
    if (typeof found === 'object' && found !== null && 'pairs' in found) return 'a grid';
    return JSON.stringify(found, (_, one) => (typeof one === 'number' ? String(one + 0) : one));
  } catch (error) {
    return String(error);
  }
}

rule('no result depends on the sign of a zero', functions, ({ name, call }) => {
  const random = new Random(1);
  for (let i = 0; i < runs(60, 10_000); i += 1) {
    const values = sampleCall(name, anyShapes(random), random);
    const wanted = answer(call, values);
    for (const form of forms) expect(answer(form[name]!, values)).toBe(wanted);
  }
});

rule('nor that of a cast along an axis', axisCasts, ({ fn, target, circle, displacement }) => {
  for (const form of forms) {
    const values = [target, circle, displacement];
    expect(answer(form[fn]!, values)).toBe(answer(shipped[fn]!, values));
  }
});

rule('a circle that moves along an axis hits its target', axisCasts, (scene) => {
  const { fn, target, circle, displacement, hit } = scene;
  expect(shipped[fn]!(target, circle, displacement)).toEqual(expect.objectContaining(hit));
});

test('casts of whole numbers along an axis are exact, whatever the sign of a zero', () => {
  const scenes = randomScenes(runs(500, 1_000_000), anyAxisCast);
  let hits = 0;
  checkScenes(scenes, ({ fn, target, circle, displacement, exact }) => {
    const values = [target, circle, displacement];
    const cast = shipped[fn]!(...values) as Cast | null;
    if (cast !== null) hits += 1;
    const isSame = forms.every((form) => answer(form[fn]!, values) === answer(() => cast, []));
    if (startsInContact(exact.stage)) return isSame;
    return isSame && hitOrMissIsRight(exact, cast) && castIsNear(exact, cast, 32);
  });
  expect(hits).toBeGreaterThan(50);
});

test('nothing is added to 0, or subtracted from it, which a compiler would drop', () => {
  const files = sourceFiles().filter((file) => !isPublished(file));
  const found = files.flatMap(({ name, text }) =>
    [...text.matchAll(/^(?! *(?:\*|\/\/)).*(?:[+-] 0(?![.\w])|\b0 [+-] ).*$/gm)].map(
      ([line]) => `${name}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});
