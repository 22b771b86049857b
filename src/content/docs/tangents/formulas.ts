import { add, root, square, subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** The length of an outer tangent, by Pythagoras. */
export const outerLength: Formula = {
  name: 'outerLength',
  relation: '=',
  left: symbol('l'),
  right: root(subtract(square(symbol('d')), square(subtract(symbol('r_1'), symbol('r_2'))))),
};

/** The length of an inner tangent. */
export const innerLength: Formula = {
  name: 'innerLength',
  relation: '=',
  left: symbol('l'),
  right: root(subtract(square(symbol('d')), square(add(symbol('r_1'), symbol('r_2'))))),
};
