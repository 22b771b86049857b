import { describe, expect, test } from 'vitest';
import { deeds } from '../../../scripts/soak/deeds.mjs';
import { diceOf, pickByWeight, shuffle } from '../../../scripts/soak/dice.mjs';
import { Log } from '../../../scripts/soak/log.mjs';

describe('chance', () => {
  const names = (seed: number) =>
    Array.from({ length: 50 }, (_, i) => pickByWeight(diceOf(seed, 'page', i), deeds).name);

  test('is the same with the same seed, and another with another', () => {
    expect(names(1)).toEqual(names(1));
    expect(names(1)).not.toEqual(names(2));
  });

  test('of a deed does not depend on the deeds before', () => {
    const first = diceOf(1, 'page', 1);
    for (let i = 0; i < 10; i += 1) first.next();
    const alone = diceOf(1, 'page', 2).next();
    expect(diceOf(1, 'page', 2).next()).toBe(alone);
    expect(diceOf(1, 'site', 2).next()).not.toBe(alone);
  });

  test('chooses by weight', () => {
    const choices = [
      { name: 'often', weight: 9 },
      { name: 'rarely', weight: 1 },
      { name: 'never', weight: 0 },
    ];
    const counts: Record<string, number> = { often: 0, rarely: 0, never: 0 };
    const dice = diceOf(1, 'weights', 0);
    for (let i = 0; i < 2000; i += 1) counts[pickByWeight(dice, choices).name]! += 1;
    expect(counts.never).toBe(0);
    expect(counts.rarely! / 2000).toBeCloseTo(0.1, 1);
    expect(() => pickByWeight(dice, [])).toThrow('nothing to choose');
  });

  test('comes to each deed of a reader', () => {
    const dice = diceOf(1, 'all', 0);
    const done = new Set(Array.from({ length: 3000 }, () => pickByWeight(dice, deeds).name));
    expect([...done].sort()).toEqual(deeds.map(({ name }) => name).sort());
  });

  test('brings all pages into another order, each once', () => {
    const list = Array.from({ length: 30 }, (_, i) => i);
    const shuffled = shuffle(diceOf(1, 'pages', 0), list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });
});

describe('the log', () => {
  const entry = (index: number) => ({
    index,
    visit: 'page',
    page: '/',
    deed: 'scroll',
    target: '',
  });

  test('keeps the last deeds in order, and counts all', () => {
    const log = new Log(3);
    expect(log.last()).toEqual([]);
    for (let i = 1; i <= 8; i += 1) log.add(entry(i));
    expect(log.last().map(({ index }) => index)).toEqual([6, 7, 8]);
    expect(log.last(2).map(({ index }) => index)).toEqual([7, 8]);
    expect(log.total).toBe(8);
    expect(log.counts.get('scroll')).toBe(8);
  });
});
