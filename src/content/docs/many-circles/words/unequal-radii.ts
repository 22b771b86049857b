import { grouped } from '../drawing.ts';

interface Count {
  readonly pairs: number;
  readonly tests: number;
  readonly all: number;
}

const said = ({ pairs, tests, all }: Count, how: string) => ({
  word: pairs === 1 ? '1 pair' : `${pairs} pairs`,
  rest: `${grouped(tests)} of ${grouped(all)} tests with ${how}`,
});

export const words = {
  one: (found: Count) => said(found, 'one grid'),
  levels: (found: Count) => said(found, 'a grid for each size'),
};
