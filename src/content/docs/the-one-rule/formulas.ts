import { add, subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** The one rule: the distance to the core, and the sum of both radii. */
export const withinReach: Formula = {
  name: 'withinReach',
  relation: '≤',
  left: symbol('d'),
  right: add(symbol('r_1'), symbol('r')),
};

/** The signed distance to a rounded shape. */
export const roundedDistance: Formula = {
  name: 'roundedDistance',
  relation: '=',
  left: symbol('g'),
  right: subtract(symbol('d'), symbol('r_1')),
};
