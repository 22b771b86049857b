import { boxIntersectsCircleBranchFree } from '#lib/variants/box-intersects-circle-branch-free.ts';
import { boxIntersectsCircleByClamp } from '#lib/variants/box-intersects-circle-by-clamp.ts';
import { describeBoxPredicate, describeSameAnswers } from '../bench/box-predicate.ts';

describeBoxPredicate(boxIntersectsCircleBranchFree);
describeSameAnswers(boxIntersectsCircleBranchFree, boxIntersectsCircleByClamp);
