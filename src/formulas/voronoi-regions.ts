import { add, divide, multiply, root, square, subtract, symbol } from './expression.ts';
import type { Formula } from './formula.ts';

const toClosest = add(
  square(subtract(symbol('c.x'), symbol('q.x'))),
  square(subtract(symbol('c.y'), symbol('q.y'))),
);

/** Pythagoras once more: how far the centre is from the closest point. */
export const distanceToClosest: Formula = {
  name: 'distanceToClosest',
  relation: '=',
  left: symbol('d'),
  right: root(toClosest),
};

/** With the centre outside: the circle touches the polygon where this holds. */
export const closestInCircle: Formula = {
  name: 'closestInCircle',
  relation: '≤',
  left: toClosest,
  right: square(symbol('r')),
};

const across = subtract(symbol('c.x'), symbol('a.x'));
const up = subtract(symbol('c.y'), symbol('a.y'));
const length2 = add(square(symbol('e.x')), square(symbol('e.y')));

/** How far along an edge the centre stands: 0 at its start, 1 at its end. */
export const alongEdge: Formula = {
  name: 'alongEdge',
  relation: '=',
  left: symbol('t'),
  right: divide(add(multiply(across, symbol('e.x')), multiply(up, symbol('e.y'))), length2),
};

/** A cross product: on which side of an edge the centre is, times how far, times how long. */
export const sideOfEdge: Formula = {
  name: 'sideOfEdge',
  relation: '=',
  left: symbol('f'),
  right: subtract(multiply(up, symbol('e.x')), multiply(across, symbol('e.y'))),
};

/** The line through an edge is within reach, without a root and without a division. */
export const lineInReach: Formula = {
  name: 'lineInReach',
  relation: '≤',
  left: square(symbol('f')),
  right: multiply(square(symbol('r')), length2),
};
