import { add, root, square, subtract, symbol } from '#kit/formulas/expression.ts';
import type { Formula } from '#kit/formulas/formula.ts';

const across = subtract(symbol('p.x'), symbol('c.x'));
const up = subtract(symbol('p.y'), symbol('c.y'));
const distanceSquared = add(square(across), square(up));

/** Pythagoras: how far the point is from the centre. */
export const distanceToCenter: Formula = {
  name: 'distanceToCenter',
  relation: '=',
  left: symbol('d'),
  right: root(distanceSquared),
};

/** The test itself: the point is in the circle where this holds. */
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

/** ... and which of their squares: the same, where neither is negative. */
export const squaresInOrder: Formula = {
  name: 'squaresInOrder',
  relation: '≤',
  left: square(symbol('u')),
  right: square(symbol('v')),
};
