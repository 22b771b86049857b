import { pointInPolygon } from '#lib/point-in-polygon.ts';
import { describePointInPolygon } from './bench/point-in-polygon.ts';

describePointInPolygon(pointInPolygon);
