import { subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** How deep the circle is. Inside, the signed distance is negative, so it adds to the depth. */
export const depthOfContact: Formula = {
  name: 'depthOfContact',
  relation: '=',
  left: symbol('s'),
  right: subtract(symbol('r'), symbol('d')),
};
