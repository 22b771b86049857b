import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { boxIntersectsCircleByClamp } from '#lib/variants/box-intersects-circle-by-clamp.ts';
import { describeBoxPredicate, describeSameAnswers } from '../bench/box-predicate.ts';

describeBoxPredicate(boxIntersectsCircleByClamp);
describeSameAnswers(boxIntersectsCircleByClamp, boxIntersectsCircle);
