import { expect, test } from 'vitest';
import { climb, type Subject } from '../../lib/attack/climb.ts';
import { subjects } from '../../lib/attack/subjects.ts';
import { seed } from '../../lib/bench/check-scenes.ts';
import { Random } from '../../lib/bench/random.ts';

/** The steps for each function. `npm run attack` climbs as long as requested. */
const steps = 3000;

function stepsOf(count: number): () => boolean {
  let left = count;
  return () => {
    left -= 1;
    return left >= 0;
  };
}

test('climbing towards the worst error breaks no stated bound', () => {
  expect(subjects.length).toBeGreaterThan(45);
  const broken = subjects.flatMap((subject) => {
    const upTo = (count: number) => climb(subject, new Random(seed), stepsOf(count));
    const short = upTo(steps);
    // A margin hides most errors of moveAndSlide, so its climb has to be longer.
    const { ulps, input } = short.ulps > 0.1 ? short : upTo(20 * steps);
    const found = `${subject.name}: ${subject.stated} ulps stated, ${ulps} found`;
    // A climb without any error went nowhere.
    return ulps <= subject.stated && ulps > 0.1 ? [] : [`${found} by ${JSON.stringify(input)}`];
  });
  expect(broken).toEqual([]);
});

test('a climb reaches a summit, and the same one with the same seed', () => {
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
