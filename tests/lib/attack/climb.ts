import { neighbour } from '../bench/doubles.ts';
import type { Random } from '../bench/random.ts';

/** A function under attack, the error that it allows, and its error for an input. */
export interface Subject {
  readonly name: string;
  /** The error that its doc comment allows, in ulps. */
  readonly stated: number;
  /** How many numbers an input has. */
  readonly size: number;
  /** The worst error with these numbers, in ulps, or 0 if they do not make a scene. */
  readonly error: (numbers: readonly number[]) => number;
}

export interface Worst {
  readonly ulps: number;
  readonly input: readonly number[];
}

/** A climb that gets no higher in this many steps restarts somewhere else. */
const patience = 300;

/** Climbs towards the worst error by small random changes, while `goesOn` returns true. */
export function climb(subject: Subject, random: Random, goesOn: () => boolean): Worst {
  const anywhere = () => Array.from({ length: subject.size }, () => random.between(-1, 1));
  let worst: Worst = { ulps: 0, input: [] };
  while (goesOn()) {
    let input = anywhere();
    let ulps = subject.error(input);
    for (let idle = 0; idle < patience && goesOn(); idle += 1) {
      const next = changed(input, random);
      const found = subject.error(next);
      if (found > ulps) idle = 0;
      if (found >= ulps) [input, ulps] = [next, found];
    }
    if (ulps > worst.ulps) worst = { ulps, input };
  }
  return worst;
}

/** Changes one or two numbers, each by up to 1 or by up to 3 ulps. */
function changed(input: readonly number[], random: Random): number[] {
  const next = [...input];
  for (let times = random.integer(1, 2); times > 0; times -= 1) {
    const index = random.integer(0, next.length - 1);
    const value = next[index]!;
    next[index] =
      random.integer(0, 3) === 0
        ? neighbour(value, random.integer(-3, 3))
        : value + random.ofAnySize(-16, 0);
  }
  return next;
}
