import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { marks, measuredOn, peers, place, ticks, timedJobs } from '#site/times.ts';
import results from '../../../bench/results.json' with { type: 'json' };

const rows = timedJobs.flatMap((job) => job.rows);
const ours = rows.filter(({ isOurs }) => isOurs);
const others = rows.filter(({ isOurs }) => !isOurs);
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
  expect(their!.repeating).toBe(timings[0]!.candidates[1]!.ns);
  expect(their!.fresh).toBe(timings[1]!.candidates[1]!.ns);
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
  for (const { repeating, fresh } of rows) {
    for (const time of [repeating, fresh]) {
      expect(percent(time)).toBeGreaterThan(0);
      expect(percent(time)).toBeLessThan(100);
    }
  }
  expect(ticks.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['10 ns', '100 ns', '1 µs']),
  );
  expect(percent(1000) - percent(100)).toBeCloseTo(percent(100) - percent(10), 1);
  expect(marks.ours).not.toBe(marks.other);
});

test('it is dated, and names the versions', () => {
  expect(measuredOn).toMatch(/^Measured on \d{4}-\d\d-\d\d with Node \d+\.\d+\.\d+/);
  for (const name of ['planck', 'sat', 'matter-js', 'point-in-polygon']) {
    expect(peers).toMatch(new RegExp(`(^|, )${name} \\d`));
  }
});

// What the chapter says of the plot.

test('every test of ours in the plot takes less than a tenth of a microsecond', () => {
  for (const { repeating, fresh } of ours) expect(Math.max(repeating, fresh)).toBeLessThan(100);
  // More than a hundred thousand of them in a sixtieth of a second.
  const slowest = Math.max(...ours.map(({ repeating, fresh }) => Math.max(repeating, fresh)));
  expect(1e9 / 60 / slowest).toBeGreaterThan(100_000);
});

test('no answer of ours to a hard scene is wrong', () => {
  const judged = ours.flatMap(({ wrong }) => wrong ?? []);
  expect(judged.length).toBeGreaterThan(8);
  for (const { count, of } of judged) {
    expect(count).toBe(0);
    expect(of).toBeGreaterThan(50);
  }
});
