import {
  add,
  type Expression,
  inCoordinates,
  multiply,
  number,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** The speed along the normal, negative into the wall. */
export const alongNormal: Formula = {
  name: 'alongNormal',
  relation: '=',
  left: symbol('s'),
  right: inCoordinates('dot', ['v', 'n']),
};

const changed = (name: string, axis: 'x' | 'y', change: Expression): Formula => ({
  name,
  relation: '=',
  left: symbol(`v'.${axis}`),
  right: subtract(symbol(`v.${axis}`), multiply(change, symbol(`n.${axis}`))),
});

/** Slide: without the part along the normal. */
export const slidAcross = changed('slidAcross', 'x', symbol('s'));
export const slidUp = changed('slidUp', 'y', symbol('s'));

/** Bounce: without that part, and with k times as much out of the wall. */
const more = multiply(add(number(1), symbol('k')), symbol('s'));
export const bouncedAcross = changed('bouncedAcross', 'x', more);
export const bouncedUp = changed('bouncedUp', 'y', more);
