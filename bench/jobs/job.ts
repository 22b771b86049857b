import type { Make } from '#site/measure/scenes.ts';

/** One way to do a job: ours, or that of another library. */
export interface Candidate<Scene> {
  readonly name: string;
  /** Yes or no; or the depth of a contact, -1 where there is none. */
  readonly answer: (scene: Scene) => Answer;
}

export type Answer = boolean | number;

/** What is to be done; the first candidate is ours, and the others are compared with it. */
export interface Job<Scene> {
  readonly name: string;
  /** Where the fastest of the others has the very same formula, a tie is all there is to win. */
  readonly sameFormula?: boolean;
  /** A scene that is a hit, or one that is a miss, at random. */
  readonly make: Make<Scene>;
  readonly candidates: readonly Candidate<Scene>[];
  /** The exact answer. */
  readonly truth: (scene: Scene) => Answer;
  /** Where answers that are not the same can be right all the same. */
  readonly isRight?: (scene: Scene, answer: Answer) => boolean;
  readonly agree?: (a: Answer, b: Answer) => boolean;
  /**
   * Scenes that are hard, each list in one way. Made only when all is timed: code that has met
   * whole numbers can be slower with others.
   */
  readonly families: () => Readonly<Record<string, readonly Scene[]>>;
}

/** Depths agree where they differ by rounding only; yes and no agree where they are the same. */
export function agree(a: Answer, b: Answer): boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === b;
  return Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a));
}

/** How many answers are wrong; or that it takes no such shapes. */
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
