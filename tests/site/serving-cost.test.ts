import { expect, it } from 'vitest';
import { inWords, servedNumbers } from '#site/hosting/cost.ts';

it('a million readers a day are a million times the bytes of one', () => {
  const numbers = servedNumbers({
    chapter: 100_000,
    edition: 3_880_000,
    files: 970,
    worker: 20_000,
  });
  // 4 MB each: 4000 GB a day; 4000 x 8000 Mbit in 86,400 s.
  expect(numbers.get('first bytes')).toBe('4.0 MB');
  expect(numbers.get('first day')).toBe('4\u202f000');
  expect(numbers.get('first rate')).toBe('370');
  expect(numbers.get('first 0')).toBe('0');
  expect(numbers.get('first 0.05')).toBe('200');
  expect(numbers.get('saving day')).toBe('100');
  expect(numbers.get('saving rate')).toBe('9.3');
  expect(numbers.get('again day')).toBe('0');
  expect(numbers.get('files')).toBe('970');
});

it('writes bytes in words', () => {
  expect([0, 9_600, 113_400, 3_953_640].map(inWords)).toEqual(['0', '9.6 kB', '113 kB', '4.0 MB']);
});
