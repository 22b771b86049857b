import { symbol } from '#kit/formulas/expression.ts';
import type { Formula } from '#kit/formulas/formula.ts';

/** Edge 1 runs from corner 1 to corner 2. It passes the point's height where just one of these holds. */
export const beginsBelow: Formula = {
  name: 'beginsBelow',
  relation: '≤',
  left: symbol('v_1.y'),
  right: symbol('p.y'),
};

export const endsBelow: Formula = {
  name: 'endsBelow',
  relation: '≤',
  left: symbol('v_2.y'),
  right: symbol('p.y'),
};
