import { pointInPolygonBranchFree } from '../../src/lib/point-in-polygon-branch-free.ts';
import { describePointInPolygon } from './bench/point-in-polygon.ts';

describePointInPolygon(pointInPolygonBranchFree);
