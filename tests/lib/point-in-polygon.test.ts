import { pointInPolygon } from '#lib/point-in-polygon.ts';
import { pointInPolygonContract } from './bench/point-in-polygon.ts';

pointInPolygonContract(pointInPolygon);
