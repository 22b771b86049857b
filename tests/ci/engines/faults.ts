import { expect } from 'vitest';

/**
 * Returns what is wrong with each of some things, after its name. A check returns a list of faults. What it
 * throws, as an `expect` in it does, is also a fault of that thing, and the others are still checked.
 */
export async function faultsOfEach<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  check: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  expect(items.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const item of items) {
    const found = await check(item).catch((error) => [String(error)]);
    if (Array.isArray(found)) faults.push(...found.map((fault) => `${nameOf(item)}: ${fault}`));
  }
  return faults;
}
