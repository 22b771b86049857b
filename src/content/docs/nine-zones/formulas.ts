import { abs, add, square, subtract, symbol } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

const across = abs(subtract(symbol('c.x'), symbol('m.x')));
const up = abs(subtract(symbol('c.y'), symbol('m.y')));

/** How far the centre is beyond the left or right wall; negative between them. */
export const gapAcross: Formula = {
  name: 'gapAcross',
  relation: '=',
  left: symbol('g.x'),
  right: subtract(across, symbol('w')),
};

/** The same for the walls below and above. */
export const gapUp: Formula = {
  name: 'gapUp',
  relation: '=',
  left: symbol('g.y'),
  right: subtract(up, symbol('h')),
};

/** The test beside the left and the right wall. */
export const wallAcross: Formula = {
  name: 'wallAcross',
  relation: '≤',
  left: symbol('g.x'),
  right: symbol('r'),
};

/** The test below and above the box. */
export const wallUp: Formula = {
  name: 'wallUp',
  relation: '≤',
  left: symbol('g.y'),
  right: symbol('r'),
};

/** The test beyond a corner. */
export const cornerReached: Formula = {
  name: 'cornerReached',
  relation: '≤',
  left: add(square(symbol('g.x')), square(symbol('g.y'))),
  right: square(symbol('r')),
};

/** `wallAcross` with half the width on the other side. */
export const sumAcross: Formula = {
  name: 'sumAcross',
  relation: '≤',
  left: across,
  right: add(symbol('w'), symbol('r')),
};

/** `wallUp` with half the height on the other side. */
export const sumUp: Formula = {
  name: 'sumUp',
  relation: '≤',
  left: up,
  right: add(symbol('h'), symbol('r')),
};
