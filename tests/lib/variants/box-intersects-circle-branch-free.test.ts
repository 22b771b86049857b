import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { boxIntersectsCircleBranchFree } from '#lib/variants/box-intersects-circle-branch-free.ts';
import { describeBoxPredicate, describeSameAnswers } from '../bench/box-predicate.ts';

describeBoxPredicate(boxIntersectsCircleBranchFree);
describeSameAnswers(boxIntersectsCircleBranchFree, boxIntersectsCircle);
