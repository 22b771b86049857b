import { grouped } from '../drawing.ts';

interface Count {
  readonly near: number;
  readonly all: number;
}

const testsOf = ({ near, all }: Count) => {
  return `${grouped(all)} ${all === 1 ? 'test' : 'tests'} by the double loop, ${grouped(near)} by the grid`;
};

export const words = {
  noPair: (found: Count) => ({ word: 'no pair', rest: testsOf(found) }),
  onePair: (found: Count) => ({ word: '1 pair', rest: testsOf(found) }),
  pairs: (found: Count & { readonly pairs: number }) => ({
    word: `${found.pairs} pairs`,
    rest: testsOf(found),
  }),
};
