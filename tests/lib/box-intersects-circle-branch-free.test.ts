import { boxIntersectsCircle } from '../../src/lib/box-intersects-circle.ts';
import { boxIntersectsCircleBranchFree } from '../../src/lib/box-intersects-circle-branch-free.ts';
import { describeBoxPredicate, describeSameAnswers } from './bench/box-predicate.ts';

describeBoxPredicate(boxIntersectsCircleBranchFree);
describeSameAnswers(boxIntersectsCircleBranchFree, boxIntersectsCircle);
