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

/** From c to q by the gaps: 0 inside. */
export const distanceByGaps: Formula = {
  name: 'distanceByGaps',
  relation: '=',
  left: symbol('d'),
  right: root(add(square(max(symbol('g.x'), zero)), square(max(symbol('g.y'), zero)))),
};

/** The depth, wherever the centre is: outside the last term is 0, inside d is. */
export const depthByGaps: Formula = {
  name: 'depthByGaps',
  relation: '=',
  left: symbol('s'),
  right: subtract(subtract(symbol('r'), symbol('d')), min(max(symbol('g.x'), symbol('g.y')), zero)),
};
