// Runs in the sandbox's worker, where its text precedes worker.ts, so it imports nothing.

/** Limits for one reply, because a larger one would block the page while it is read. */
const limits = { parts: 50_000, characters: 100_000, items: 1000, text: 200, depth: 5 };

/** The copy has reached a limit. */
const isFull = Symbol('full');

/**
 * Returns a function that copies values to plain data of limited size. The copy calls none of a
 * value's methods, because they may be the reader's.
 */
export function makeTamer() {
  let parts = limits.parts;
  let characters = limits.characters;
  const short = (text: string): string => {
    const cut = text.slice(0, Math.min(limits.text, characters));
    characters -= cut.length;
    return cut;
  };
  const tameList = (list: readonly unknown[], depth: number): unknown[] => {
    const copy: unknown[] = [];
    for (let i = 0; i < list.length && i < limits.items; i += 1) copy.push(tame(list[i], depth));
    return copy;
  };
  const tame = (value: unknown, depth: number): unknown => {
    parts -= 1;
    if (parts < 0) throw isFull;
    if (typeof value === 'string') return short(value);
    if (typeof value === 'function') return { kind: 'a function' };
    if (typeof value === 'symbol') return { kind: 'a symbol' };
    if (typeof value === 'bigint') {
      const isShort = value > -(2n ** 999n) && value < 2n ** 999n;
      return isShort ? value : { kind: 'a very large whole number' };
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth === 0) return {};
    if (Array.isArray(value)) return tameList(value, depth - 1);
    // Typed arrays can have millions of keys.
    if (ArrayBuffer.isView(value)) return { kind: 'a list of numbers' };
    if (value instanceof Map || value instanceof Set) return { size: tame(value.size, 0) };
    // Without a prototype, because frozen names such as "constructor" could not be assigned.
    const copy: Record<string, unknown> = Object.create(null);
    for (const name of Object.keys(value).slice(0, limits.items)) {
      if (name !== '__proto__')
        copy[short(name)] = tame((value as Record<string, unknown>)[name], depth - 1);
    }
    return copy;
  };
  /**
   * With `keepsLists` a list that is too large becomes an empty one, because its length is sent
   * separately.
   */
  return (value: unknown, keepsLists = false): unknown => {
    let isList = false;
    try {
      isList = keepsLists && Array.isArray(value);
      return tame(value, limits.depth);
    } catch (error) {
      if (isList) return [];
      if (error === isFull) return { kind: 'a value that is too large' };
      // A getter or a proxy threw.
      return { kind: 'a value that cannot be read' };
    }
  };
}

/** Code can throw any value. */
export function errorText(error: unknown): string {
  try {
    if (error instanceof Error) return String(error.message || error.name).slice(0, 300);
    const text = String(error).slice(0, 300);
    return text === '[object Object]' ? 'an object' : text;
  } catch {
    return 'something that cannot be read';
  }
}
