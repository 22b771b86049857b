import { add, multiply, root, square, subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

const horizontal = subtract(symbol('p.x'), symbol('c.x'));
const vertical = subtract(symbol('p.y'), symbol('c.y'));
const distanceSquared = add(square(horizontal), square(vertical));

/** The distance of the point from the centre, by Pythagoras. */
export const distanceToCenter: Formula = {
  name: 'distanceToCenter',
  relation: '=',
  left: symbol('d'),
  right: root(distanceSquared),
};

/** The test: if this is true, the point is in the circle. */
export const insideCircle: Formula = {
  name: 'insideCircle',
  relation: '≤',
  left: distanceSquared,
  right: square(symbol('r')),
};

/** Which of two numbers is the greater ... */
export const numbersInOrder: Formula = {
  name: 'numbersInOrder',
  relation: '≤',
  left: symbol('u'),
  right: symbol('v'),
};

/** ... and which of their squares is: the same one, if neither number is negative. */
export const squaresInOrder: Formula = {
  name: 'squaresInOrder',
  relation: '≤',
  left: square(symbol('u')),
  right: square(symbol('v')),
};

/** Why: the other factor is v + u, which is above 0 if neither is negative, unless both are 0. */
export const differenceOfSquares: Formula = {
  name: 'differenceOfSquares',
  relation: '=',
  left: subtract(square(symbol('v')), square(symbol('u'))),
  right: multiply(subtract(symbol('v'), symbol('u')), add(symbol('v'), symbol('u'))),
};
