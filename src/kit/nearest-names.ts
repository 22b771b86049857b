import leven from 'leven';

/**
 * The message for a name that does not exist: what was expected, what was found, which names
 * come close. Every author's error in a chapter is told in this form, and fails the build.
 */
export function unknownName(what: string, found: string, known: readonly string[]): Error {
  const near = [...known]
    .map((name) => ({ name, distance: leven(name.toLowerCase(), found.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => `"${name}"`);
  const nearest = near.length > 0 ? `The nearest names are ${near.join(', ')}.` : 'There are none.';
  return new Error(`Expected the name of ${what}, found "${found}". ${nearest}`);
}
