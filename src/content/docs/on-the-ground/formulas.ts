import { multiply, number, subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** The walk along a floor is as long as the level part of the displacement. */
export const walkedAcross: Formula = {
  name: 'walkedAcross',
  relation: '=',
  left: symbol("v'.x"),
  right: multiply(symbol('l'), symbol('n.y')),
};
export const walkedUp: Formula = {
  name: 'walkedUp',
  relation: '=',
  left: symbol("v'.y"),
  right: subtract(number(0), multiply(symbol('l'), symbol('n.x'))),
};
