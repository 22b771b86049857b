import { dot } from '#lib/dot.ts';
import { add, mul } from '#oracle/rational.ts';
import { productAttack } from './attack/vectors.ts';

export const attacks = [productAttack(dot, (a, b) => add(mul(a.x, b.x), mul(a.y, b.y)))];
