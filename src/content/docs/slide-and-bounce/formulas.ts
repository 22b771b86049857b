import {
  type Expression,
  inCoordinates,
  multiply,
  number,
  subtract,
  symbol,
} from '#kit/formulas/expression.ts';
import type { Formula } from '#kit/formulas/formula.ts';

/** The speed along the normal: negative into the wall. */
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

/** Bounce: that part turned round. */
const twice = multiply(number(2), symbol('s'));
export const bouncedAcross = changed('bouncedAcross', 'x', twice);
export const bouncedUp = changed('bouncedUp', 'y', twice);
