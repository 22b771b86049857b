import { pointInPolygonByCrossings } from '#lib/variants/point-in-polygon-by-crossings.ts';
import { insideAttack } from './attack/inside.ts';

export const attacks = [insideAttack(pointInPolygonByCrossings)];
