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

/** Half the chord, by Pythagoras in the triangle of centre, foot and crossing point. */
export const halfChord: Formula = {
  name: 'halfChord',
  relation: '=',
  left: symbol('h'),
  right: root(subtract(square(symbol('r')), square(symbol('d')))),
};

/** The x of the first point, half a chord back along the line from the foot. */
export const firstAcross: Formula = {
  name: 'firstAcross',
  relation: '=',
  left: symbol('p_1.x'),
  right: subtract(symbol('f.x'), multiply(symbol('h'), symbol('e_1.x'))),
};

/** The x of the second point, half a chord forward. */
export const secondAcross: Formula = {
  name: 'secondAcross',
  relation: '=',
  left: symbol('p_2.x'),
  right: add(symbol('f.x'), multiply(symbol('h'), symbol('e_1.x'))),
};

/** How far the foot of two circles is from the first centre, towards the second. */
export const footOfTwo: Formula = {
  name: 'footOfTwo',
  relation: '=',
  left: symbol('g'),
  right: divide(
    subtract(add(square(symbol('d')), square(symbol('r_1'))), square(symbol('r_2'))),
    multiply(number(2), symbol('d')),
  ),
};

/** Half the chord that two circles have in common. */
export const commonChord: Formula = {
  name: 'commonChord',
  relation: '=',
  left: symbol('h'),
  right: root(subtract(square(symbol('r_1')), square(symbol('g')))),
};

/** The length of the tangents from a point. */
export const tangentLength: Formula = {
  name: 'tangentLength',
  relation: '=',
  left: symbol('l'),
  right: root(subtract(square(symbol('d')), square(symbol('r')))),
};
