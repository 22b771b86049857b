import { expect, test } from 'vitest';
import { offenders } from './offenders.ts';

/** Tests a rule on many items, such as figures or functions, and lists those that break it. */
export function rule<Item extends { readonly name: string }>(
  title: string,
  items: readonly Item[],
  check: (item: Item) => unknown,
): void {
  test(title, async () => {
    expect(await offenders(items, ({ name }) => name, check)).toEqual([]);
  });
}
