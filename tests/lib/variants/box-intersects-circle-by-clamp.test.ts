import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { boxIntersectsCircleByClamp } from '#lib/variants/box-intersects-circle-by-clamp.ts';
import { boxContract, sameResults } from '../bench/box-predicate.ts';

boxContract(boxIntersectsCircleByClamp);
sameResults(boxIntersectsCircleByClamp, boxIntersectsCircle);
