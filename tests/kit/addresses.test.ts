import { expect, test } from 'vitest';
import type { Part } from '#figure/part.ts';
import { readShared } from '#figure/read-shared.ts';
import { listedFigures } from '../../scripts/figure-addresses.mjs';
import { figures } from '../support/all-figures.ts';
import { rule } from '../support/rule.ts';

// Addresses are in chats and bookmarks, so a released one must open forever.

const listed = listedFigures().map((one) => ({
  ...one,
  figure: figures.find(({ name }) => name === one.name)?.figure,
}));

// Two swapped points would still be readable, so their names are compared.
rule('a released figure exists, its parts in their order', listed, ({ figure, parts }) => {
  expect(Object.keys(figure?.parts ?? {}).join(' ')).toBe(parts.join(' '));
});

const addresses = listed.flatMap(({ addresses, ...one }) =>
  addresses.map((address) => ({ ...one, name: `${one.name}=${address}` })),
);

test('there are addresses of each figure', () => {
  expect(addresses.length).toBeGreaterThan(3 * listed.length);
});

rule('a released address opens, each number in its part', addresses, ({ figure, name }) => {
  const shared = readShared(figure!, name);
  expect(shared).toHaveProperty('state');
  const { state } = shared as { state: Record<string, unknown> };
  const groups = name.split(';').slice(1);
  const parts = Object.entries<Part<unknown>>(figure!.parts);
  expect(parts.map(([part, one]) => one.toNumbers(state[part]).join(','))).toEqual(groups);
});
