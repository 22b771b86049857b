import { abs, add, type Expression, max, min, subtract, symbol } from '#kit/formulas/expression.ts';
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

/** With the centre inside: the way to the nearest wall, below 0. */
export const distanceFromInside: Formula = {
  name: 'distanceFromInside',
  relation: '=',
  left: symbol('d'),
  right: max(
    subtract(abs(subtract(symbol('c.x'), symbol('m.x'))), symbol('w')),
    subtract(abs(subtract(symbol('c.y'), symbol('m.y'))), symbol('h')),
  ),
};
