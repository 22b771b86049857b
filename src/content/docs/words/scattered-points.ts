interface Count {
  readonly hits: number;
  readonly points: number;
}

const tests = ({ points }: Count) => `${points} points, one test each`;

export const words = {
  miss: (found: Count) => ({ word: 'miss', rest: tests(found) }),
  oneHit: (found: Count) => ({ word: '1 hit', rest: tests(found) }),
  hits: (found: Count) => ({ word: `${found.hits} hits`, rest: tests(found) }),
};
