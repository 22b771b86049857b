import { add, divide, multiply, subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

/** Inside, d is negative, so the distance to the outline is added to the radius. */
export const depthBySignedDistance: Formula = {
  name: 'depthBySignedDistance',
  relation: '=',
  left: symbol('s'),
  right: subtract(symbol('r'), symbol('d')),
};

/** From the closest point outwards by the radius, for x. The y part works the same way. */
export const pushedAcross: Formula = {
  name: 'pushedAcross',
  relation: '=',
  left: symbol('p.x'),
  right: add(
    symbol('q.x'),
    multiply(divide(symbol('r'), symbol('d')), subtract(symbol('c.x'), symbol('q.x'))),
  ),
};
