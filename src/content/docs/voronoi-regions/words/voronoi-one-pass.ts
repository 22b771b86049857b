import { hit, miss } from '#kit/words/verdict.ts';

interface Visits {
  readonly visited: number;
  readonly count: number;
}

const seen = ({ visited, count }: Visits) => `${visited} of ${count} edges visited`;

export const words = {
  inside: (found: Visits) => hit(`${seen(found)}, c inside all of them`),
  inFront: (found: Visits) => hit(`${seen(found)}, c in the band of the last`),
  atEnd: (found: Visits) => hit(`${seen(found)}, the last has an end in reach`),
  tooFar: (found: Visits) => miss(`${seen(found)}, the last line too far`),
  miss: (found: Visits) => miss(`${seen(found)}, none settles it`),
};
