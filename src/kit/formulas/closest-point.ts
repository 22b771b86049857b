import { add, root, square, subtract, symbol } from './expression.ts';
import type { Formula } from './formula.ts';

// Wherever the closest point of a shape is known, the rest is a point and a circle.

const squared = add(
  square(subtract(symbol('c.x'), symbol('q.x'))),
  square(subtract(symbol('c.y'), symbol('q.y'))),
);

/** How far the centre is from the closest point. */
export const distanceToClosest: Formula = {
  name: 'distanceToClosest',
  relation: '=',
  left: symbol('d'),
  right: root(squared),
};

/** The circle reaches the closest point where this holds. */
export const closestInCircle: Formula = {
  name: 'closestInCircle',
  relation: '≤',
  left: squared,
  right: square(symbol('r')),
};
