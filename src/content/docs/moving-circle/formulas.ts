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

/** The farthest that the ball may move between two tests without skipping a wall this thick. */
export const noneSteppedOver: Formula = {
  name: 'noneSteppedOver',
  relation: '≤',
  left: divide(symbol('v'), symbol('k')),
  right: multiply(number(2), add(symbol('r'), symbol('w'))),
};

/** Half of the chord that the grown circle cuts from the line of motion, by Pythagoras. */
export const halfGrownChord: Formula = {
  name: 'halfGrownChord',
  relation: '=',
  left: symbol('h'),
  right: root(subtract(square(reach), square(symbol('d')))),
};

/** The time of first contact, in steps: the time of closest approach minus half the chord. */
export const fractionOfContact: Formula = {
  name: 'fractionOfContact',
  relation: '=',
  left: symbol('t'),
  right: divide(subtract(symbol('f'), symbol('h')), symbol('l')),
};

/** The velocity of the second circle relative to the first: its x, ... */
export const relativeAcross: Formula = {
  name: 'relativeAcross',
  relation: '=',
  left: symbol('e.x'),
  right: subtract(symbol('v.x'), symbol('u.x')),
};

/** ... and its y. */
export const relativeUp: Formula = {
  name: 'relativeUp',
  relation: '=',
  left: symbol('e.y'),
  right: subtract(symbol('v.y'), symbol('u.y')),
};
