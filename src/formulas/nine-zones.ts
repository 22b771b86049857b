import { abs, add, square, subtract, symbol } from './expression.ts';
import type { Formula } from './formula.ts';

const across = abs(subtract(symbol('c.x'), symbol('m.x')));
const up = abs(subtract(symbol('c.y'), symbol('m.y')));

/** Beside the left or the right wall this is the test; elsewhere it has to hold as well. */
export const acrossReaches: Formula = {
  name: 'acrossReaches',
  relation: '≤',
  left: across,
  right: add(symbol('w'), symbol('r')),
};

/** The same for the walls below and above. */
export const upReaches: Formula = {
  name: 'upReaches',
  relation: '≤',
  left: up,
  right: add(symbol('h'), symbol('r')),
};

/** Beyond a corner this is the test: the gaps to the two nearest walls are the legs. */
export const cornerReaches: Formula = {
  name: 'cornerReaches',
  relation: '≤',
  left: add(square(subtract(across, symbol('w'))), square(subtract(up, symbol('h')))),
  right: square(symbol('r')),
};
