// Times the library against others that do the same job: `npm run bench`.
// --only WORD    jobs whose name has the word; no targets then
// --json [FILE]  writes all numbers, too: to bench/results.json, if no file is named
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { spreadOf } from '#site/measure/spread.ts';
import { timeGrowth } from './growth.ts';
import { boxAndCircle, turnedBox, turnedBoxContact } from './jobs/boxes.ts';
import { castJobs } from './jobs/casts.ts';
import { circleAndCircle, pointAndCircle } from './jobs/circles.ts';
import { convexContactJobs, convexJobs } from './jobs/convex.ts';
import { exactJobs } from './jobs/exact.ts';
import { countWrong, type Job } from './jobs/job.ts';
import { polygonJobs } from './jobs/polygons.ts';
import { segmentAndCircle } from './jobs/segments.ts';
import { countPairs, timeFrames, timePairs, timePairsGrowth } from './pairs.ts';
import { adaptations, versions } from './peers.ts';
import { print, short } from './print.ts';
import { listTargets } from './targets.ts';
import { makeScenes, type Timing, timeJob } from './time.ts';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' }, json: { type: 'boolean', default: false } },
  allowPositionals: true,
});

// Each job has its own type of scene, which only its own candidates receive.
const jobs = [
  ...[pointAndCircle, circleAndCircle, boxAndCircle, segmentAndCircle, turnedBox],
  ...[
    ...convexJobs,
    turnedBoxContact,
    ...convexContactJobs,
    ...polygonJobs,
    ...exactJobs,
    ...castJobs,
  ],
] as unknown as Job<unknown>[];

const regimes = [
  { regime: '10,000 repeating', count: 10_000, parts: 1 },
  { regime: '1,000,000 fresh', count: 1_000_000, parts: 200 },
];

const rounds = 200;

/** The number of busy programs on the machine, including this one, whenever a job was timed. */
const loads: number[] = [];

const chosen = (name: string) => name.includes(values.only);
const chosenJobs = jobs.filter(({ name }) => chosen(name));
const timed = chosenJobs.map(measure);
const pairs = chosen('all pairs') ? timePairs() : [];
const frames = chosen('frames') ? timeFrames() : [];
const pairsGrowth = chosen('all pairs') ? timePairsGrowth() : [];
const growth = chosen('growth') ? timeGrowth() : [];
const wrong = chosenJobs.flatMap(judge);
const pairsFound = chosen('all pairs') ? countPairs() : [];
const targets = values.only === '' ? listTargets(timed, pairs, frames, pairsGrowth, growth) : [];
console.log('\nhow each of the others is used');
for (const [name, line] of Object.entries(adaptations)) console.log(`${name}: ${line}`);
if (values.json) {
  const results = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    load: spreadOf(loads),
    rounds,
    peers: versions(Object.keys(adaptations)),
    adaptations,
    ...{ jobs: timed, pairs, frames, pairsGrowth, growth, wrong, pairsFound, targets },
  };
  const text = JSON.stringify(results, (_, value) => short(value), 2);
  const file = positionals[0] ?? fileURLToPath(new URL('results.json', import.meta.url));
  writeFileSync(file, `${text}\n`);
}

function measure(job: Job<unknown>) {
  const timings = regimes.map(({ regime, count, parts }) => {
    // Warm up the compilers first, on scenes that differ from the timed ones.
    timeJob(job, makeScenes(job, 2000), 20);
    return { regime, candidates: timeJob(job, makeScenes(job, count), rounds, parts) };
  });
  loads.push(loadavg()[0]!);
  print(
    job.name,
    job.candidates.map(({ name }) => Object.assign({ name }, ...timings.map(columns(name)))),
  );
  return { job: job.name, sameFormula: job.sameFormula ?? false, timings };
}

/** Counts the wrong answers in each family of scenes. */
function judge(job: Job<unknown>) {
  const families = Object.entries(job.families()).map(([name, scenes]) => ({
    name,
    scenes: scenes.length,
    ...Object.fromEntries(job.candidates.map((one) => [one.name, countWrong(one, job, scenes)])),
  }));
  if (families.length === 0) return [];
  print(`${job.name}: wrong answers`, families);
  return [{ job: job.name, families }];
}

function columns(name: string) {
  return ({ regime, candidates }: { regime: string; candidates: readonly Timing[] }) => {
    const { ns, ratio, differ } = candidates.find((candidate) => candidate.name === name)!;
    const word = regime.split(' ')[1];
    return { [`${word}: ns`]: ns, [`${word}: ratio`]: ratio, [`${word}: differ`]: differ };
  };
}
