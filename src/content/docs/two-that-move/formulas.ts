import {
  add,
  divide,
  type Expression,
  multiply,
  number,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';

const [m1, m2, u, v, k, w] = ['m_1', 'm_2', 'u', 'v', 'k', 'w'].map(symbol) as [
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
];

/** The momentum of both, shared by all of the mass: the velocity that no bounce changes. */
export const commonVelocity: Formula = {
  name: 'commonVelocity',
  relation: '=',
  left: w,
  right: divide(add(multiply(m1, u), multiply(m2, v)), add(m1, m2)),
};

/** Each velocity ends as far on the other side of it, times the restitution. */
export const firstAfter: Formula = {
  name: 'firstAfter',
  relation: '=',
  left: symbol("u'"),
  right: subtract(w, multiply(k, subtract(u, w))),
};

export const secondAfter: Formula = {
  name: 'secondAfter',
  relation: '=',
  left: symbol("v'"),
  right: subtract(w, multiply(k, subtract(v, w))),
};

/** What the first loses in momentum, and the second gets. */
export const impulse: Formula = {
  name: 'impulse',
  relation: '=',
  left: symbol('j'),
  right: divide(
    multiply(add(number(1), k), subtract(u, v)),
    add(divide(number(1), m1), divide(number(1), m2)),
  ),
};

/** Both closing speeds: how fast they come together, and how fast they part. */
export const partingSpeed: Formula = {
  name: 'partingSpeed',
  relation: '=',
  left: subtract(symbol("v'"), symbol("u'")),
  right: multiply(k, subtract(u, v)),
};

const across = (name: string, change: typeof add, velocity: string, mass: string): Formula => ({
  name,
  relation: '=',
  left: symbol(`${velocity}'.x`),
  right: change(
    symbol(`${velocity}.x`),
    multiply(divide(symbol('j'), symbol(mass)), symbol('n.x')),
  ),
});

/** In coordinates: the impulse goes against the normal for the first, along it for the second. */
export const firstBounced = across('firstBounced', subtract, 'u', 'm_1');
export const secondBounced = across('secondBounced', add, 'v', 'm_2');
