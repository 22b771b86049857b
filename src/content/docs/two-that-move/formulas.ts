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

/** The total momentum divided by the total mass. A bounce does not change this velocity. */
export const commonVelocity: Formula = {
  name: 'commonVelocity',
  relation: '=',
  left: w,
  right: divide(add(multiply(m1, u), multiply(m2, v)), add(m1, m2)),
};

/** Each velocity is reflected about the common velocity and scaled by the restitution. */
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

/** The momentum that the first ball loses and the second gets. */
export const impulse: Formula = {
  name: 'impulse',
  relation: '=',
  left: symbol('j'),
  right: divide(
    multiply(add(number(1), k), subtract(u, v)),
    add(divide(number(1), m1), divide(number(1), m2)),
  ),
};

/** The balls separate at their closing speed times the restitution. */
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

/** In coordinates. The first ball's impulse is against the normal, the second's is along it. */
export const firstBounced = across('firstBounced', subtract, 'u', 'm_1');
export const secondBounced = across('secondBounced', add, 'v', 'm_2');
