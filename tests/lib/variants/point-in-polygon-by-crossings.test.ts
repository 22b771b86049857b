import { pointInPolygonByCrossings } from '#lib/variants/point-in-polygon-by-crossings.ts';
import { describePointInPolygon } from '../bench/point-in-polygon.ts';

describePointInPolygon(pointInPolygonByCrossings);
