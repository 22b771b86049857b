import { describe, expect, test } from 'vitest';
import { seed } from '../bench/check-scenes.ts';
import { Random } from '../bench/random.ts';
import { climb, type Subject } from './climb.ts';
import { subjects } from './subjects.ts';

/** So many steps for each function; `npm run attack` climbs as long as it is told to. */
const steps = 3000;

function stepsOf(count: number): () => boolean {
  let left = count;
  return () => {
    left -= 1;
    return left >= 0;
  };
}

describe('climbing towards the worst error', () => {
  test.each(subjects)('$name: at most $stated ulps', (subject) => {
    const { ulps, input } = climb(subject, new Random(seed), stepsOf(steps));
    expect(ulps, JSON.stringify(input)).toBeLessThanOrEqual(subject.stated);
    // Where nothing is wrong, the climb went nowhere.
    expect(ulps).toBeGreaterThan(0.1);
  });

  test('reaches a summit, and the same one with the same seed', () => {
    const hill: Subject = {
      name: 'hill',
      stated: 1,
      size: 2,
      error: ([x, y]) => 1 / (1 + Math.hypot(x! - 0.3, y! + 0.7)),
    };
    const summit = () => climb(hill, new Random(7), stepsOf(5000));
    expect(summit().ulps).toBeGreaterThan(0.999);
    expect(summit()).toEqual(summit());
  });
});
