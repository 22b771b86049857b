interface Count {
  readonly pairs: number;
  readonly tests: number;
  readonly circles: number;
}

const testsOf = ({ tests, circles }: Count) => {
  const asked = `${grouped(tests)} ${tests === 1 ? 'test' : 'tests'}`;
  return `${asked} for ${circles === 1 ? '1 circle' : `${circles} circles`}`;
};

export const words = {
  noPair: (found: Count) => ({ word: 'no pair', rest: testsOf(found) }),
  onePair: (found: Count) => ({ word: '1 pair', rest: testsOf(found) }),
  pairs: (found: Count) => ({ word: `${found.pairs} pairs`, rest: testsOf(found) }),
};

/** With a thin gap between thousands. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, value >= 1e4 ? '\u202f' : '');
}
