import { pointInPolygon } from '#lib/point-in-polygon.ts';
import { insideAttack } from './attack/inside.ts';

export const attacks = [insideAttack(pointInPolygon)];
