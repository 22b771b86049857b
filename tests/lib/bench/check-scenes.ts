import { inspect } from 'node:util';

/** FULL=1 means the long run, with a million random scenes instead of a thousand or two. */
export const full = process.env.FULL === '1';

/** Returns how many random scenes a test makes in this run, which is quick or long. */
export function runs(quick: number, long: number): number {
  return full ? long : quick;
}

/** The seed of the random scenes, 1 by default, so that two runs of a commit see the same ones. */
export const seed = Number(process.env.SEED ?? 1);
if (!Number.isSafeInteger(seed)) throw new RangeError('SEED must be a whole number.');

/**
 * Calls `isRight` with each scene. Throws at the first scene that is wrong, and shows it in full,
 * with the case that it belongs to, such as a size or a transform, and how to repeat it. Returns
 * the number of scenes. Compare it with the number you expect, because an empty list always passes.
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

/** Formats a scene on one line with every digit and sign, to paste into a test. */
function show(scene: unknown): string {
  return inspect(scene, { depth: null, maxArrayLength: null, breakLength: Infinity });
}
