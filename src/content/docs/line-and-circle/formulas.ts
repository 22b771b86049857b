import {
  add,
  divide,
  max,
  min,
  multiply,
  number,
  square,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

const across = subtract(symbol('c.x'), symbol('a.x'));
const up = subtract(symbol('c.y'), symbol('a.y'));
const lengthSquared = add(square(symbol('e.x')), square(symbol('e.y')));

/** How far along the line the foot of the centre's perpendicular is, in units of e. */
export const projection: Formula = {
  name: 'projection',
  relation: '=',
  left: symbol('t'),
  right: divide(add(multiply(across, symbol('e.x')), multiply(up, symbol('e.y'))), lengthSquared),
};

/** The x of the closest point. First clamp t to the range from 0 to 1. */
export const closestAcross: Formula = {
  name: 'closestAcross',
  relation: '=',
  left: symbol('q.x'),
  right: add(symbol('a.x'), multiply(max(number(0), min(number(1), symbol('t'))), symbol('e.x'))),
};

/** The y of the closest point. */
export const closestUp: Formula = {
  name: 'closestUp',
  relation: '=',
  left: symbol('q.y'),
  right: add(symbol('a.y'), multiply(max(number(0), min(number(1), symbol('t'))), symbol('e.y'))),
};

/**
 * Between the ends, the circle touches if this is true. It needs no square root and no division.
 * Here a is the origin, so c is the vector from a to the centre.
 */
export const nearLine: Formula = {
  name: 'nearLine',
  relation: '≤',
  left: square(
    subtract(multiply(symbol('e.x'), symbol('c.y')), multiply(symbol('e.y'), symbol('c.x'))),
  ),
  right: multiply(square(symbol('r')), lengthSquared),
};
