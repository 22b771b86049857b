/** Random numbers that are the same for the same seed. */
export interface Dice {
  /** Returns a number from low up to, but not including, high. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Park and Miller's minimal standard. */
export function diceOf(seed: number): Dice {
  let state = seed;
  const between = (low: number, high: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return low + ((high - low) * state) / 2_147_483_647;
  };
  return { between, pick: (items) => items[Math.floor(between(0, items.length))]! };
}
