import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Part } from '#kit/part.ts';
import { readShared } from '#kit/read-shared.ts';
import { share } from '#kit/share.ts';
import { figures } from '../support/all-figures.ts';

// Addresses are in chats and bookmarks: once given out, one has to open for good. addresses.txt holds
// one for each preset, as it was when its figure was new. Lines are only ever added to it.

const given = readFileSync(new URL('addresses.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** "point-in-circle/outside #point-in-circle=1;70,54;52,40,22" */
const addresses = given.map((line) => {
  const [, name = '', preset = '', fragment = ''] = /^([\w-]+)\/([\w-]+) #(.+)$/.exec(line) ?? [];
  return { name, preset, fragment };
});

describe.each(addresses)('$name/$preset', ({ name, fragment }) => {
  test('opens still, with the numbers that it carries, each in its part', () => {
    const { figure } = figures.find((one) => one.name === name)!;
    const shared = readShared(figure, fragment);
    expect(shared).toHaveProperty('state');
    const { state } = shared as { state: Record<string, unknown> };
    const groups = fragment.split(';').slice(1);
    const parts = Object.entries<Part<unknown>>(figure.parts);
    expect(parts.map(([part, one]) => one.toNumbers(state[part]).join(','))).toEqual(groups);
  });
});

test('there is an address of every preset of every figure', () => {
  const known = new Set(addresses.map(({ name, preset }) => `${name}/${preset}`));
  const missing = figures.flatMap(({ figure, name }) =>
    figure.presets
      .filter((preset) => !known.has(`${name}/${preset.name}`))
      .map((preset) => `${name}/${preset.name} #${share(figure, preset.state)}`),
  );
  expect(missing, 'add these lines to tests/kit/addresses.txt').toEqual([]);
});

test('the parts of a figure have names, and stay in their order', () => {
  // Two points that change places would still be read: only their names tell.
  const order = figures.map(
    ({ figure, name }) => `${name}: ${Object.keys(figure.parts).join(' ')}`,
  );
  const known = readFileSync(new URL('parts.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (const line of known) expect(order).toContain(line);
  const missing = order.filter((line) => !known.includes(line));
  expect(missing, 'add these lines to tests/kit/parts.txt').toEqual([]);
});
