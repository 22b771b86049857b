import { describe, expect, test } from 'vitest';
import { type MeasuredJob, measure, type Outcome } from '#site/measure/rounds.ts';

/**
 * A clock that only the candidates advance, in steps of `step` milliseconds, and a count of passes.
 */
function bench(costs: Readonly<Record<string, number>>, step: number, hits = 7) {
  let time = 0;
  const order: string[] = [];
  // Reading the clock takes a ten-thousandth of a millisecond.
  const now = () => {
    time += 1e-4;
    return Math.floor(time / step) * step;
  };
  const jobs: MeasuredJob[] = [
    {
      name: 'job',
      scenes: 100,
      candidates: Object.entries(costs).map(([name, cost]) => ({
        name,
        pass: () => {
          time += cost;
          order.push(name);
          return hits;
        },
      })),
    },
  ];
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return { jobs, order, tools: { now, random }, time: () => time };
}

function run(jobs: readonly MeasuredJob[], tools: Parameters<typeof measure>[2]) {
  const shares: number[] = [];
  const rounds = measure(jobs, 2000, tools);
  for (;;) {
    const { done, value } = rounds.next();
    if (done) return { shares, outcome: value as Outcome };
    shares.push(value as number);
  }
}

describe('measuring in rounds', () => {
  test('finds what each candidate costs, and how often that is the cost of the fastest', () => {
    const { jobs, tools, time } = bench({ slow: 0.03, fast: 0.01 }, 0.005);
    const { outcome } = run(jobs, tools);
    if (outcome.kind !== 'measured') throw new Error(outcome.kind);
    const [slow, fast] = outcome.jobs[0]!.results;
    // 0.03 ms for 100 scenes are 300 ns a call.
    expect(slow!.median / 300).toBeCloseTo(1, 1);
    expect(fast!.median / 100).toBeCloseTo(1, 1);
    expect([slow!.ratio, fast!.ratio]).toEqual([expect.closeTo(3, 1), 1]);
    for (const { low, median, high } of [slow!, fast!]) {
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
    }
    expect(outcome.step).toBeCloseTo(0.005, 9);
    expect(outcome.rounds).toBeGreaterThan(100);
    expect(time()).toBeLessThan(2100);
  });

  test('says how far it is, up to the end', () => {
    const { jobs, tools } = bench({ one: 0.01, other: 0.02 }, 0.005);
    const { shares } = run(jobs, tools);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('takes turns in an order that changes', () => {
    const { jobs, order, tools } = bench({ a: 0.05, b: 0.05, c: 0.05 }, 0.005);
    run(jobs, tools);
    const turns = order.filter((name, i) => name !== order[i - 1]).slice(20);
    const pairs = new Set(turns.map((name, i) => `${name}${turns[i + 1] ?? name}`));
    for (const pair of ['ab', 'ac', 'ba', 'bc', 'ca', 'cb']) expect(pairs).toContain(pair);
    const count = (name: string) => turns.filter((one) => one === name).length;
    expect(Math.abs(count('a') - count('b'))).toBeLessThan(turns.length / 5);
  });

  test('a clock that moves rarely is enough, as long as runs fill its steps', () => {
    const { jobs, tools } = bench({ slow: 0.02, fast: 0.01 }, 1);
    const { outcome } = run(jobs, tools);
    if (outcome.kind !== 'measured') throw new Error(outcome.kind);
    expect(outcome.jobs[0]!.results[0]!.ratio).toBeCloseTo(2, 0);
  });

  test.each([300, Infinity])(
    'with steps of %d ms it says that there is nothing to compare',
    (step) => {
      const { jobs, tools } = bench({ one: 0.01, other: 0.01 }, step);
      const still = { ...tools, now: step === Infinity ? () => 0 : tools.now };
      expect(run(jobs, still).outcome.kind).toBe('coarse');
    },
  );

  test('a candidate that gives other answers is found out', () => {
    const { jobs, tools } = bench({ right: 0.01 }, 0.005);
    const [job] = jobs;
    const candidates = [...job!.candidates, { name: 'wrong', pass: () => 6 }];
    expect(() => run([{ ...job!, candidates }], tools)).toThrow(/wrong/);
  });
});
