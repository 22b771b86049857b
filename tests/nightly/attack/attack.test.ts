import { describe, expect, test } from 'vitest';
import * as index from '#lib/index.ts';
import { climb, type Subject } from '../../lib/attack/climb.ts';
import { subjects } from '../../lib/attack/subjects.ts';
import { seed } from '../../lib/bench/check-scenes.ts';
import { Random } from '../../lib/bench/random.ts';
import { library } from '../../support/library.ts';

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

/** What a doc comment says of its errors, as one line. */
function accuracyOf(name: string): string {
  const text = library.findFunction(name).text.replaceAll(/\n \*( |$)/gm, '\n');
  const [, said = ''] = /\*Accuracy\*: (.*?)(?:\n\n|\n?\*\/)/s.exec(text) ?? [];
  return said.replaceAll(/\s+/g, ' ').trim();
}

const accuracies = Object.keys(index)
  .map((name) => ({ name, says: accuracyOf(name) }))
  .filter(({ says }) => says !== '');

describe('what the doc comments state', () => {
  test('is found', () => {
    expect(accuracies.length).toBeGreaterThan(40);
    expect(accuracyOf('distance')).toBe(
      'that of `Math.hypot`, which squares no number into an overflow.',
    );
  });

  /** No error at all, or the errors of another function. */
  const needsNone = /^(never wrong|exact[,. ]|as right as|that of|for a valid box the answer of)/;

  test.each(accuracies)('$name has a subject, or no bound of its own', ({ name, says }) => {
    const own = subjects.filter((subject) => subject.name === name);
    if (/\bulps?\b|2\^-/.test(says)) {
      expect(own.map((subject) => subject.name)).toContain(name);
      for (const { stated, says: words } of own) {
        expect(` ${says}`).toContain(` ${words ?? `${stated} ulps`}`);
      }
    } else if (own.length === 0) {
      expect(says).toMatch(needsNone);
    }
  });

  test.each(subjects)('$name, a subject, states its accuracy', ({ name }) => {
    expect(accuracies.map((one) => one.name)).toContain(name);
  });
});
