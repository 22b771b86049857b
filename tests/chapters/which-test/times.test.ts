import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import {
  marks,
  measuredOn,
  nanoseconds,
  peers,
  place,
  slowestOfOurs,
  ticks,
  timedJobs,
} from '#site/times.ts';
import results from '../../../bench/results.json' with { type: 'json' };

const rows = timedJobs.flatMap((job) => job.rows);
const ours = rows.filter(({ isOurs }) => isOurs);
const others = rows.filter(({ isOurs }) => !isOurs);
const spreads = rows.flatMap(({ repeating, fresh }) => [repeating, fresh]);
const percent = (nanoseconds: number) => Number(place(nanoseconds).replace('%', ''));

test('every way that the benchmark timed for a job has a row, with its two times', () => {
  for (const { title, rows: own } of timedJobs) {
    expect(title).toMatch(/^[a-z]/);
    expect(own.length).toBeGreaterThan(1);
    expect(own[0]!.isOurs).toBe(true);
  }
  const timings = results.jobs.find(({ job }) => job === 'segment / circle')!.timings;
  const [our, their] = timedJobs.find(({ title }) => title.startsWith('line segment'))!.rows;
  expect([our!.name, their!.name]).toEqual(['segmentIntersectsCircle', 'intersects']);
  expect(their!.repeating).toEqual(timings[0]!.candidates[1]!.ns);
  expect(their!.fresh).toEqual(timings[1]!.candidates[1]!.ns);
});

test('polygons of 4 and of 32 corners have the times of their own jobs', () => {
  for (const corners of [4, 32]) {
    const own = timedJobs.find(
      ({ title }) => title === `convex polygon of ${corners} corners and circle`,
    );
    const [repeating] = results.jobs.find(
      ({ job }) => job === `convex polygon of ${corners} / circle`,
    )!.timings;
    expect(own!.rows[0]!.name).toBe('convexPolygonIntersectsCircle');
    expect(own!.rows[0]!.repeating).toEqual(repeating!.candidates[0]!.ns);
  }
});

test('each time is a middle round within the middle half of the rounds', () => {
  for (const { low, median, high } of spreads) {
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThanOrEqual(median);
    expect(median).toBeLessThanOrEqual(high);
  }
  // No two rounds of a real machine are the same.
  expect(spreads.filter(({ low, high }) => low < high).length).toBeGreaterThan(spreads.length / 2);
});

test('a round compares what takes turns in it: ours with itself is 1 in every round', () => {
  for (const { timings } of results.jobs) {
    for (const { candidates } of timings) {
      expect(candidates[0]!.ratio).toEqual({ median: 1, low: 1, high: 1 });
    }
  }
});

test('ours are functions of the library, and no row of another library is called ours', () => {
  for (const { name } of ours) expect(library).toHaveProperty(name);
  for (const { name } of others) expect(name).not.toMatch(/^ours/);
});

test('wrong answers are added up, and those that nobody counted are left out', () => {
  const segments = timedJobs.find(({ title }) => title.startsWith('line segment'))!;
  expect(segments.rows[1]!.wrong).toEqual({
    count: 26,
    of: 130,
    where: [{ family: 'zero length', count: 26 }],
  });
  const refused = others.filter(({ wrong }) =>
    wrong?.where.some(({ count }) => count === 'refuses'),
  );
  expect(refused.map(({ name }) => name)).toContain('p2-es');
  const big = timedJobs.find(({ title }) => title.includes('32 corners'))!;
  for (const { wrong } of big.rows) expect(wrong).toBeNull();
});

test('the plot has room for every mark, and each power of ten is as far from the next', () => {
  for (const { low, high } of spreads) {
    expect(percent(low)).toBeGreaterThan(0);
    expect(percent(high)).toBeLessThan(100);
  }
  expect(ticks.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['10 ns', '100 ns', '1 µs']),
  );
  expect(percent(1000) - percent(100)).toBeCloseTo(percent(100) - percent(10), 1);
  expect(marks.ours).not.toBe(marks.other);
});

test('it is dated, and names the versions', () => {
  expect(measuredOn).toMatch(/^Measured on \d{4}-\d\d-\d\d with Node \d+\.\d+\.\d+ in \d+ rounds/);
  expect(measuredOn).toMatch(/with \d+ cores, of which \d+\.\d were busy on average/);
  expect(measuredOn).not.toMatch(/undefined|NaN|unknown/);
  for (const name of ['planck', 'sat', 'matter-js', 'point-in-polygon']) {
    expect(peers).toMatch(new RegExp(`(^|, )${name} \\d`));
  }
});

// What the chapter says of the plot.

test('the slowest of ours is named with as many calls as fit into a frame', () => {
  const medians = ours.flatMap(({ repeating, fresh }) => [repeating.median, fresh.median]);
  const slowest = Math.max(...medians);
  expect(slowestOfOurs.time).toBe(`${nanoseconds(slowest)} ns`);
  const calls = Number(slowestOfOurs.callsInFrame.replace(/\D/g, ''));
  // A sixtieth of a second, in nanoseconds; the number is rounded to two digits.
  expect((calls * slowest * 60) / 1e9).toBeCloseTo(1, 1);
  // So the time decides only when there are very many.
  expect(calls).toBeGreaterThan(10_000);
});

test('no answer of ours to a hard scene is wrong', () => {
  const judged = ours.flatMap(({ wrong }) => wrong ?? []);
  expect(judged.length).toBeGreaterThan(8);
  for (const { count, of } of judged) {
    expect(count).toBe(0);
    expect(of).toBeGreaterThan(50);
  }
});
