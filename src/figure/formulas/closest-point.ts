import { add, root, square, subtract, symbol } from './expression.ts';
import type { Formula } from './formula.ts';

// Once the closest point of a shape is known, the test is one of a point and a circle.

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

/** True where the circle reaches the closest point. */
export const closestInCircle: Formula = {
  name: 'closestInCircle',
  relation: '≤',
  left: squared,
  right: square(symbol('r')),
};
