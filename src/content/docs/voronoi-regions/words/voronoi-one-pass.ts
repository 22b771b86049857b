import { hit, miss } from '#kit/words/verdict.ts';

interface Looks {
  readonly looked: number;
  readonly count: number;
}

const seen = ({ looked, count }: Looks) => `${looked} of ${count} edges looked at`;

export const words = {
  inside: (found: Looks) => hit(`${seen(found)}, all from within`),
  inFront: (found: Looks) => hit(`${seen(found)}, the last right in front`),
  atEnd: (found: Looks) => hit(`${seen(found)}, the last at its end`),
  tooFar: (found: Looks) => miss(`${seen(found)}, the last too far away`),
  miss: (found: Looks) => miss(seen(found)),
};
