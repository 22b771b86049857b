import { cross } from '#lib/cross.ts';
import { mul, sub } from '#oracle/rational.ts';
import { productAttack } from './attack/vectors.ts';

export const attacks = [productAttack(cross, (a, b) => sub(mul(a.x, b.y), mul(a.y, b.x)))];
