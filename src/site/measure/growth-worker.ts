import { makeGrowthJobs } from './growth-jobs.ts';
import { runJobs } from './run-jobs.ts';

// A few long rounds are enough to show a factor of ten.
runJobs(makeGrowthJobs, 3);
