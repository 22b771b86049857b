import {
  add,
  type Expression,
  max,
  min,
  number,
  root,
  square,
  subtract,
  symbol,
} from '#kit/formulas/expression.ts';
import type { Formula } from '#kit/formulas/formula.ts';

/** The number, or the end of the interval that it is beyond. */
const clamped = (value: Expression, middle: Expression, half: Expression) =>
  max(subtract(middle, half), min(value, add(middle, half)));

/** The closest point of the box, across ... */
export const clampAcross: Formula = {
  name: 'clampAcross',
  relation: '=',
  left: symbol('q.x'),
  right: clamped(symbol('c.x'), symbol('m.x'), symbol('w')),
};

/** ... and up: neither asks what the other found. */
export const clampUp: Formula = {
  name: 'clampUp',
  relation: '=',
  left: symbol('q.y'),
  right: clamped(symbol('c.y'), symbol('m.y'), symbol('h')),
};

const zero = number(0);

/** Outside, the distance to q, and the second term is 0; inside the first one is. */
export const signedByGaps: Formula = {
  name: 'signedByGaps',
  relation: '=',
  left: symbol('d'),
  right: add(
    root(add(square(max(symbol('g.x'), zero)), square(max(symbol('g.y'), zero)))),
    min(max(symbol('g.x'), symbol('g.y')), zero),
  ),
};
