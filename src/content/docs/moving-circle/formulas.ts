import {
  add,
  divide,
  multiply,
  number,
  root,
  square,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

const reach = add(symbol('r'), symbol('r_1'));

/** No wall this thick is stepped over: between two tests the ball moves at most so far. */
export const noneSteppedOver: Formula = {
  name: 'noneSteppedOver',
  relation: '≤',
  left: divide(symbol('v'), symbol('k')),
  right: multiply(number(2), add(symbol('r'), symbol('w'))),
};

/** Half of what the grown circle cuts out of the line of motion: Pythagoras. */
export const halfGrownChord: Formula = {
  name: 'halfGrownChord',
  relation: '=',
  left: symbol('h'),
  right: root(subtract(square(reach), square(symbol('d')))),
};

/** The moment of first contact: up to the closest approach, half the chord back, in steps. */
export const fractionOfContact: Formula = {
  name: 'fractionOfContact',
  relation: '=',
  left: symbol('t'),
  right: divide(subtract(symbol('f'), symbol('h')), symbol('l')),
};

/** How the second moves as the first sees it: across, ... */
export const relativeAcross: Formula = {
  name: 'relativeAcross',
  relation: '=',
  left: symbol('e.x'),
  right: subtract(symbol('v.x'), symbol('u.x')),
};

/** ... and up. */
export const relativeUp: Formula = {
  name: 'relativeUp',
  relation: '=',
  left: symbol('e.y'),
  right: subtract(symbol('v.y'), symbol('u.y')),
};
