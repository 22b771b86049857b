import { pointInPolygonBranchFree } from '#lib/variants/point-in-polygon-branch-free.ts';
import { describePointInPolygon } from '../bench/point-in-polygon.ts';

describePointInPolygon(pointInPolygonBranchFree);
