import type { Make } from '#site/measure/scenes.ts';

/** An implementation of a job, either ours or one from another library. */
export interface Candidate<Scene> {
  readonly name: string;
  /** Returns yes or no, or the depth of a contact, which is -1 without contact. */
  readonly answer: (scene: Scene) => Answer;
}

export type Answer = boolean | number;

/** A task to time. The first candidate is ours, and the others are compared with it. */
export interface Job<Scene> {
  readonly name: string;
  /** If the fastest of the others uses the same formula, we can only hope for a tie. */
  readonly sameFormula?: boolean;
  /** Makes a random scene that is a hit, or one that is a miss. */
  readonly make: Make<Scene>;
  readonly candidates: readonly Candidate<Scene>[];
  /** The exact answer. */
  readonly truth: (scene: Scene) => Answer;
  /** Needed only if an answer can differ from the exact one and still be right. */
  readonly isRight?: (scene: Scene, answer: Answer) => boolean;
  readonly agree?: (a: Answer, b: Answer) => boolean;
  /**
   * Hard scenes; each list is hard in one way. They are made only after all the timing, because
   * code that has run on whole numbers can be slower with other numbers.
   */
  readonly families: () => Readonly<Record<string, readonly Scene[]>>;
}

/** Depths agree if only rounding separates them; yes-or-no answers agree if they are equal. */
export function agree(a: Answer, b: Answer): boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === b;
  return Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a));
}

/** Returns the number of wrong answers, or that the candidate refuses such shapes. */
export function countWrong<Scene>(
  { answer }: Candidate<Scene>,
  { truth, isRight = (scene, one) => agree(one, truth(scene)) }: Job<Scene>,
  scenes: readonly Scene[],
): number | 'refuses' {
  try {
    return scenes.filter((scene) => !isRight(scene, answer(scene))).length;
  } catch {
    return 'refuses';
  }
}
