import { show } from '#kit/numbers.ts';

interface Count {
  readonly tests: number;
  readonly all: number;
}

const grouped = (value: number) =>
  show(value).replace(/\B(?=(\d{3})+$)/g, value >= 1e4 ? '\u202f' : '');

const testsOf = ({ tests, all }: Count) => `${grouped(tests)} of ${grouped(all)} tests`;

export const words = {
  noPair: (found: Count) => ({ word: 'no pair', rest: testsOf(found) }),
  onePair: (found: Count) => ({ word: '1 pair', rest: testsOf(found) }),
  pairs: (found: Count & { readonly pairs: number }) => ({
    word: `${found.pairs} pairs`,
    rest: testsOf(found),
  }),
};
