import {
  add,
  divide,
  inCoordinates,
  multiply,
  number,
  root,
  square,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

const across = subtract(symbol('c_2.x'), symbol('c_1.x'));
const up = subtract(symbol('c_2.y'), symbol('c_1.y'));
const distanceSquared = add(square(across), square(up));
const reach = add(symbol('r_1'), symbol('r_2'));

/** Pythagoras: how far apart the centres are. */
export const distanceOfCenters: Formula = {
  name: 'distanceOfCenters',
  relation: '=',
  left: symbol('d'),
  right: root(distanceSquared),
};

/** The test: if this is true, the circles touch or overlap. */
export const circlesMeet: Formula = {
  name: 'circlesMeet',
  relation: '≤',
  left: distanceSquared,
  right: square(reach),
};

/** How deep they overlap. If it is negative, it is a gap. */
export const depthOfOverlap: Formula = {
  name: 'depthOfOverlap',
  relation: '=',
  left: symbol('s'),
  right: subtract(reach, symbol('d')),
};

/** The normal: the vector from centre to centre, divided by its length. Its x, ... */
export const normalAcross: Formula = {
  name: 'normalAcross',
  relation: '=',
  left: symbol('n.x'),
  right: divide(across, symbol('d')),
};

/** ... and its y. */
export const normalUp: Formula = {
  name: 'normalUp',
  relation: '=',
  left: symbol('n.y'),
  right: divide(up, symbol('d')),
};

/** The right test: the square of the sum ... */
export const squareOfSum: Formula = {
  name: 'squareOfSum',
  relation: '≤',
  left: square(symbol('d')),
  right: square(reach),
};

/** ... and the wrong test: the sum of the squares. */
export const sumOfSquares: Formula = {
  name: 'sumOfSquares',
  relation: '≤',
  left: square(symbol('d')),
  right: add(square(symbol('r_1')), square(symbol('r_2'))),
};

/** How many pairs there are among k circles. */
export const numberOfPairs: Formula = {
  name: 'numberOfPairs',
  relation: '=',
  left: symbol('t'),
  right: divide(multiply(symbol('k'), subtract(symbol('k'), number(1))), number(2)),
};

/** Not leaving: the part of the velocity along the normal is not positive. */
export const comesCloser: Formula = {
  name: 'comesCloser',
  relation: '≤',
  left: inCoordinates('dot', ['v', 'n']),
  right: number(0),
};
