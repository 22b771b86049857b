import {
  add,
  cross,
  divide,
  dot,
  type Expression,
  inCoordinates,
  min,
  multiply,
  number,
  root,
  square,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

const equation = (name: string, left: string | Expression, right: Expression): Formula => ({
  name,
  relation: '=',
  left: typeof left === 'string' ? symbol(left) : left,
  right,
});

const lengthOf = (vector: string): Expression =>
  root(add(square(symbol(`${vector}.x`)), square(symbol(`${vector}.y`))));

/** The vector from a to b, horizontally. */
export const fromTo = equation('fromTo', 'e.x', subtract(symbol('b.x'), symbol('a.x')));

/** How long that vector is. */
export const length = equation('length', 'd', lengthOf('e'));

/** Its direction: the vector divided by its length. */
export const unit = equation('unit', 'e_1.x', divide(symbol('e.x'), symbol('d')));

export const dotProduct = equation('dotProduct', dot('u', 'v'), inCoordinates('dot', ['u', 'v']));

/** The signed length of v's shadow on the line of u. */
export const shadow = equation(
  'shadow',
  's',
  divide(inCoordinates('dot', ['u', 'v']), lengthOf('u')),
);

/** The position of the foot of p's perpendicular on the line from a to b. */
export const parameter = equation(
  'parameter',
  't',
  divide(
    add(
      multiply(subtract(symbol('p.x'), symbol('a.x')), symbol('e.x')),
      multiply(subtract(symbol('p.y'), symbol('a.y')), symbol('e.y')),
    ),
    add(square(symbol('e.x')), square(symbol('e.y'))),
  ),
);

/** The foot itself, horizontally. */
export const foot = equation(
  'foot',
  'f.x',
  add(symbol('a.x'), multiply(symbol('t'), symbol('e.x'))),
);

export const crossProduct = equation(
  'crossProduct',
  cross('u', 'v'),
  inCoordinates('cross', ['u', 'v']),
);

/** The speed along the normal, which is negative while the ball approaches the wall. */
export const towards = equation('towards', 's', inCoordinates('dot', ['v', 'n']));

/** The vertical velocity after the bounce. A ball that is already leaving keeps its own. */
export const bounced = equation(
  'bounced',
  "v'.y",
  subtract(
    symbol('v.y'),
    multiply(multiply(add(number(1), symbol('k')), min(number(0), symbol('s'))), symbol('n.y')),
  ),
);

const fromCenter = (axis: string): Expression =>
  add(
    multiply(subtract(symbol('p.x'), symbol('m.x')), symbol(`${axis}.x`)),
    multiply(subtract(symbol('p.y'), symbol('m.y')), symbol(`${axis}.y`)),
  );

/** The position of p on the box's own axes, with a dot product for each. */
export const ownAcross = equation('ownAcross', "p'.x", fromCenter('i'));
export const ownUp = equation('ownUp', "p'.y", fromCenter('j'));
