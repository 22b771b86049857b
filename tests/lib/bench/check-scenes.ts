import { inspect } from 'node:util';

/** FULL=1: the long run, a million random scenes where the quick one takes a thousand or two. */
export const full = process.env.FULL === '1';

/** How many random scenes a test makes: so many in the quick run, and so many in the long one. */
export function runs(quick: number, long: number): number {
  return full ? long : quick;
}

/** Where the random scenes start: SEED, or 1, so that two runs of one commit see the same. */
export const seed = Number(process.env.SEED ?? 1);
if (!Number.isSafeInteger(seed)) throw new RangeError('SEED must be a whole number.');

/**
 * Calls `isRight` with each scene. Throws at the first that is wrong, and shows the scene in full,
 * the case of the test that it belongs to, such as a size or a transform, and how to repeat it.
 * Returns how many scenes there were: compare it with what you expect, or an empty list of scenes
 * proves everything.
 */
export function checkScenes<Scene>(
  scenes: Iterable<Scene>,
  isRight: (scene: Scene) => boolean,
  caseName = '',
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
      const where = caseName ? `, ${caseName},` : '';
      const again = `SEED=${seed}${full ? ' FULL=1' : ''}`;
      throw new Error(`${failure} at scene ${count}${where} with ${again}: ${show(scene)}`, {
        cause,
      });
    }
    count += 1;
  }
  return count;
}

/** One line with every digit, NaN and -0 told apart, to paste into a test. */
function show(scene: unknown): string {
  return inspect(scene, { depth: null, maxArrayLength: null, breakLength: Infinity });
}
