/** Memoizes by object identity: one result for each object, kept as long as the object exists. */
export function memoize<Key extends object, Answer>(
  work: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const found = known.get(key) ?? { answer: work(key) };
    known.set(key, found);
    return found.answer;
  };
}
