import {
  add,
  type Expression,
  max,
  min,
  root,
  square,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** The number, or the nearer end of the interval if it is outside. */
const clamped = (value: Expression, middle: Expression, half: Expression) =>
  max(subtract(middle, half), min(value, add(middle, half)));

/** The closest point of the box, across, ... */
export const clampAcross: Formula = {
  name: 'clampAcross',
  relation: '=',
  left: symbol('q.x'),
  right: clamped(symbol('c.x'), symbol('m.x'), symbol('w')),
};

/** ... and up, each computed without the other. */
export const clampUp: Formula = {
  name: 'clampUp',
  relation: '=',
  left: symbol('q.y'),
  right: clamped(symbol('c.y'), symbol('m.y'), symbol('h')),
};

/** The signed distance inside the box and beside a wall ... */
export const largerGap: Formula = {
  name: 'largerGap',
  relation: '=',
  left: symbol('d'),
  right: max(symbol('g.x'), symbol('g.y')),
};

/** ... and beyond a corner. */
export const gapsOfCorner: Formula = {
  name: 'gapsOfCorner',
  relation: '=',
  left: symbol('d'),
  right: root(add(square(symbol('g.x')), square(symbol('g.y')))),
};
