import { add, divide, root, square, subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** How far the centre can be from the middle of the arena. */
const room = subtract(symbol('r_1'), symbol('r'));

export const whollyInside: Formula = {
  name: 'whollyInside',
  relation: '≤',
  left: symbol('d'),
  right: room,
};

/** How deep to push the circle back in. */
export const depthBack: Formula = {
  name: 'depthBack',
  relation: '=',
  left: symbol('s'),
  right: subtract(symbol('d'), room),
};

/** Half of the chord that the dashed circle cuts out of the line of motion, by Pythagoras. */
export const halfInnerChord: Formula = {
  name: 'halfInnerChord',
  relation: '=',
  left: symbol('h'),
  right: root(subtract(square(room), square(symbol('d')))),
};

/** The moment at the rim: the moment of closest approach plus half the chord. */
export const fractionOfExit: Formula = {
  name: 'fractionOfExit',
  relation: '=',
  left: symbol('t'),
  right: divide(add(symbol('f'), symbol('h')), symbol('l')),
};
