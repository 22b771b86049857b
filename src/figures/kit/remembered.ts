/** For an object that was asked about before, the very answer of that time. */
export function remembered<Asked extends object, Answer>(
  work: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, { readonly answer: Answer }>();
  return (asked) => {
    const found = known.get(asked) ?? { answer: work(asked) };
    known.set(asked, found);
    return found.answer;
  };
}
