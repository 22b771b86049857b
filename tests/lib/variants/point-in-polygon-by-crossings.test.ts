import { pointInPolygonByCrossings } from '#lib/variants/point-in-polygon-by-crossings.ts';
import { pointInPolygonContract } from '../bench/point-in-polygon.ts';

pointInPolygonContract(pointInPolygonByCrossings);
