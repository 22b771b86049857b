import { makeJobs } from './jobs.ts';
import { runJobs } from './run-jobs.ts';

runJobs(makeJobs);
