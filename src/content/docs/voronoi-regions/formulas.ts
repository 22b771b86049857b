import { add, divide, multiply, square, subtract, symbol } from '#kit/formulas/expression.ts';
import type { Formula } from '#kit/formulas/formula.ts';

const across = subtract(symbol('c.x'), symbol('a.x'));
const up = subtract(symbol('c.y'), symbol('a.y'));
const length2 = add(square(symbol('e.x')), square(symbol('e.y')));

/** How far along an edge the centre stands: 0 at its start, 1 at its end. */
export const alongEdge: Formula = {
  name: 'alongEdge',
  relation: '=',
  left: symbol('t'),
  right: divide(add(multiply(across, symbol('e.x')), multiply(up, symbol('e.y'))), length2),
};

/** A cross product: on which side of an edge the centre is, times how far, times how long. */
export const sideOfEdge: Formula = {
  name: 'sideOfEdge',
  relation: '=',
  left: symbol('f'),
  right: subtract(multiply(up, symbol('e.x')), multiply(across, symbol('e.y'))),
};

/** The line through an edge is within reach, without a root and without a division. */
export const lineInReach: Formula = {
  name: 'lineInReach',
  relation: '≤',
  left: square(symbol('f')),
  right: multiply(square(symbol('r')), length2),
};
