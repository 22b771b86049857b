import { show } from '#kit/numbers.ts';

interface After {
  readonly bounces: number;
  readonly share: number;
}

const after = ({ bounces, share }: After, what: string) => ({
  word: bounces === 1 ? '1 bounce' : `${bounces} bounces`,
  rest: `the sum of the ${what} is ${show(100 * share, 0)} % of what it was`,
});

export const words = {
  before: () => ({ word: 'before', rest: 'only the first ball moves' }),
  momentum: (found: After) => after(found, 'momenta'),
  energy: (found: After) => after(found, 'energies'),
};
