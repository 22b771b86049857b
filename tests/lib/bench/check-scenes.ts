import { inspect } from 'node:util';
import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many scenes were checked in the test: the page about tests adds them up. */
    scenes?: number;
  }
}

/** FULL=1: the long run, a million random scenes where the quick one takes a few thousand. */
export const full = process.env.FULL === '1';

/** Where the random scenes start: SEED, or 1, so that two runs of one commit see the same. */
export const seed = Number(process.env.SEED ?? 1);
if (!Number.isSafeInteger(seed)) throw new RangeError('SEED must be a whole number.');

/**
 * Asks `isRight` about each scene. Throws at the first that is not, and tells the scene in full
 * and how to come back to it. Returns how many scenes there were: compare it with what you
 * expect, or an empty list of scenes proves everything.
 */
export function checkScenes<Scene>(
  scenes: Iterable<Scene>,
  isRight: (scene: Scene) => boolean,
): number {
  let count = 0;
  for (const scene of scenes) {
    let right = false;
    let cause: unknown;
    try {
      right = isRight(scene);
    } catch (error) {
      cause = error;
    }
    if (!right) {
      const failure = cause === undefined ? 'Wrong' : `Threw ${cause}`;
      const again = `SEED=${seed}${full ? ' FULL=1' : ''}`;
      throw new Error(`${failure} at scene ${count} with ${again}: ${show(scene)}`, { cause });
    }
    count += 1;
  }
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta) meta.scenes = (meta.scenes ?? 0) + count;
  return count;
}

/** One line with every digit, NaN and -0 told apart, to paste into a test. */
function show(scene: unknown): string {
  return inspect(scene, { depth: null, maxArrayLength: null, breakLength: Infinity });
}
