import { makeGrowthJobs } from './growth-jobs.ts';
import { runJobs } from './run-jobs.ts';

// A factor of ten shows in few rounds, and each round is long.
runJobs(makeGrowthJobs, 3);
