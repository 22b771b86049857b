import { expect, test } from 'vitest';
import { lengthWords, showValue } from '#lab/judge/show-value.ts';
import { makeTamer } from '#lab/sandbox/tamer.ts';
import { rule } from '../support/rule.ts';

const values: readonly { readonly name: string; readonly value: unknown }[] = [
  { name: 'a function', value: () => 1 },
  { name: 'a symbol', value: Symbol('a') },
  { name: 'a very large whole number', value: 1n << 100_000n },
  { name: '{ depth: a function }', value: { depth: () => 1 } },
  { name: '[a symbol]', value: [Symbol('a')] },
  { name: 'interior', value: { kind: 'interior' } },
  { name: 'edge 2', value: { kind: 'edge', index: 2 } },
  { name: '“�right”', value: '\u202eright' },
  { name: '{ �a: 1 }', value: { '\u202ea': 1 } },
  { name: 'a list of 1000 or more', value: Object.assign([], { length: 2 ** 32 - 1 }) },
];

rule('what a sandbox sends of a value has plain words', values, ({ name, value }) => {
  expect(showValue(makeTamer()(value))).toBe(name);
});

test('the length of a list is exact while the sandbox sends all of it', () => {
  expect(lengthWords(Array(999))).toBe('999');
});
