import { describe, expect, test } from 'vitest';
import { benchmark, machine, msOf, newToKept, timesOurs } from '#site/growth.ts';
import { framesOf, makeGrowthJobs } from '#site/measure/growth-jobs.ts';
import { across, drawn, percent, up } from '#site/measure/growth-plot.ts';
import { candidateName, sizes, ways } from '#site/measure/growth-ways.ts';

describe('what is measured', () => {
  const small = makeGrowthJobs().filter(({ name }) => Number(name) <= 1000);

  test.each(small)('$name circles: all ways find as many pairs, in every pass', (job) => {
    const [first] = job.candidates.map(({ pass }) => pass());
    expect(first).toBeGreaterThan(Number(job.name) / 4);
    for (let time = 0; time < 3; time += 1) {
      for (const { pass, name } of job.candidates) expect([name, pass()]).toEqual([name, first]);
    }
  });

  test('a tenth moves, and the others do not', () => {
    const { first, second, moving } = framesOf(1000);
    expect(moving).toHaveLength(100);
    first.forEach((circle, i) => {
      const isMoving = moving.includes(i);
      expect(second[i] === circle).toBe(!isMoving);
      if (isMoving) expect(second[i]!.center).not.toEqual(circle.center);
    });
  });

  test('each way for each size that it is asked', () => {
    const names = makeGrowthJobs().flatMap(({ candidates }) => candidates.map(({ name }) => name));
    const expected = sizes.flatMap((size) =>
      ways.filter(({ most }) => size <= most).map(({ name }) => candidateName(name, size)),
    );
    expect(names).toEqual(expected);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the plot', () => {
  test('has logarithmic axes: equal factors are equal steps', () => {
    expect(across.ticks(3).map((size) => percent(across(size)))).toEqual([
      '0.00%',
      '33.33%',
      '66.67%',
      '100.00%',
    ]);
    expect(up.ticks(6)).toEqual([0.001, 0.01, 0.1, 1, 10, 100, 1000]);
    expect([1000, 1, 0.001].map(up)).toEqual([0, 50, 100]);
    // Beyond the end of the axis.
    expect([1e9, 1e-9].map(up)).toEqual([0, 100]);
  });

  test('draws a line through the points, and a mark at each', () => {
    const points = [100, 100_000].map((size) => ({ size, ms: 1 }));
    const picture = drawn((way) => (way === 'double loop' ? points : []));
    expect(picture).toContain('points="0,50,100,50"');
    expect(picture).toContain('href="#mark-square" x="100.00%" y="50.00%"');
    expect(picture.match(/<use/g)).toHaveLength(points.length);
  });

  test('shows what the benchmark measured until the reader measures', () => {
    expect(ways.map(({ name }) => [name, benchmark[name].map(({ size }) => size)])).toEqual([
      ['double loop', [1000, 10_000]],
      ['grid, rebuilt', [1000, 10_000, 100_000]],
      ['same grid, a tenth moves', [100_000]],
    ]);
    // The chapter's statements about them.
    expect(Number(msOf('double loop', 10_000))).toBeGreaterThan(1000 / 60);
    expect(Number(msOf('grid, rebuilt', 10_000))).toBeLessThan(1000 / 60);
    expect(Number(timesOurs('kdbush'))).toBeGreaterThan(1);
    expect(Number(timesOurs('flatbush'))).toBeGreaterThan(1);
    expect(Number(newToKept(10))).toBeGreaterThan(1.5);
    expect(Number(newToKept(100))).toBeLessThan(1);
    expect(machine).toMatch(/^\S.*, Node \d+$/);
    expect(() => newToKept(7)).toThrow('no frame with 7 % moved');
    expect(() => msOf('double loop', 7)).toThrow('no double loop of 7');
    expect(() => timesOurs('nobody')).toThrow('no pairs of "nobody"');
  });
});
