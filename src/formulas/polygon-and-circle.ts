import { add, root, square, subtract, symbol } from './expression.ts';
import type { Formula } from './formula.ts';

const across = subtract(symbol('c.x'), symbol('q.x'));
const up = subtract(symbol('c.y'), symbol('q.y'));
const distanceSquared = add(square(across), square(up));

/** How far the centre is from the closest point of the outline. */
export const distanceToOutline: Formula = {
  name: 'distanceToOutline',
  relation: '=',
  left: symbol('d'),
  right: root(distanceSquared),
};

/** The outline is touched where this holds; and so some edge is. */
export const outlineTouched: Formula = {
  name: 'outlineTouched',
  relation: '≤',
  left: distanceSquared,
  right: square(symbol('r')),
};

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
