interface Count {
  readonly ships: number;
  readonly maybes: number;
}

const exact = (maybes: number) => (maybes === 1 ? '1 exact test' : `${maybes} exact tests`);
const tests = ({ ships, maybes }: Count) => `${ships} circle tests, then ${exact(maybes)}`;

export const words = {
  clear: ({ ships }: { ships: number }) => ({
    word: 'miss',
    rest: `${ships} circle tests, no exact test`,
  }),
  miss: (count: Count) => ({ word: 'miss', rest: tests(count) }),
  hit: (count: Count & { readonly hits: number }) => ({
    word: `${count.hits} hit`,
    rest: tests(count),
  }),
};
