import { hit, miss } from '#kit/words/verdict.ts';

interface Visits {
  readonly visited: number;
  readonly count: number;
}

const seen = ({ visited, count }: Visits) => `${visited} of ${count} edges looked at`;

export const words = {
  inside: (found: Visits) => hit(`${seen(found)}, all from within`),
  inFront: (found: Visits) => hit(`${seen(found)}, the last right in front`),
  atEnd: (found: Visits) => hit(`${seen(found)}, the last at its end`),
  tooFar: (found: Visits) => miss(`${seen(found)}, the last too far away`),
  miss: (found: Visits) => miss(seen(found)),
};
