import { show } from '#kit/numbers.ts';

interface Product {
  readonly dot: number;
  readonly shadow: number;
}

const said = (word: string) => (found: Product) => ({
  word,
  rest: `dot product ${show(found.dot)}, shadow ${show(found.shadow)} long`,
});

export const words = {
  ahead: said('ahead'),
  behind: said('behind'),
  beside: () => ({ word: 'beside', rest: 'dot product 0: a right angle, and no shadow' }),
  none: () => ({ word: 'no direction', rest: 'u has length 0, and the dot product is 0' }),
};
