import { describe, expect, test } from 'vitest';
import { benchmark, machine, msOf, newToKept, timesOurs } from '#site/growth.ts';
import { candidateName, placeOfSize, placeOfTime, sizes, ways } from '#site/measure/growth-axes.ts';
import { framesOf, makeGrowthJobs } from '#site/measure/growth-jobs.ts';

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
    const across = [100, 1000, 10_000, 100_000].map((size) => Number.parseFloat(placeOfSize(size)));
    expect(across).toEqual([0, 33.33, 66.67, 100]);
    expect([1000, 1, 0.001].map(placeOfTime)).toEqual(['0.00%', '50.00%', '100.00%']);
    // Beyond the end of the axis.
    expect([1e9, 1e-9].map(placeOfTime)).toEqual(['0.00%', '100.00%']);
  });

  test('shows what the benchmark measured until the reader measures', () => {
    expect(benchmark.map(({ way, points }) => [way, points.map(({ size }) => size)])).toEqual([
      ['double loop', [1000, 10_000]],
      ['grid, built anew', [1000, 10_000, 100_000]],
      ['kept grid, a tenth moves', [100_000]],
    ]);
    // The chapter's statements about them.
    expect(Number(msOf('double loop', 10_000))).toBeGreaterThan(1000 / 60);
    expect(Number(msOf('grid, built anew', 10_000))).toBeLessThan(1000 / 60);
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
