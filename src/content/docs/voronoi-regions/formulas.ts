import { subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** How deep the circle is, by the signed distance of its centre: inside that is negative, and adds. */
export const depthOfContact: Formula = {
  name: 'depthOfContact',
  relation: '=',
  left: symbol('s'),
  right: subtract(symbol('r'), symbol('d')),
};
