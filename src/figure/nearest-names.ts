import leven from 'leven';

/**
 * The error for a name that does not exist: what was expected, what was found, and similar names.
 * Every mistake in a chapter's names fails the build with this error.
 */
export function unknownName(what: string, found: string, known: readonly string[]): Error {
  const near = byNearness(found, known)
    .slice(0, 3)
    .map(({ name }) => `"${name}"`);
  const nearest =
    near.length > 0 ? `The nearest names are ${near.join(', ')}.` : 'No such names exist.';
  return new Error(`Expected the name of ${what}, found "${found}". ${nearest}`);
}

/** Names with their number of differing letters, the nearest first. */
export function byNearness(found: string, known: readonly string[]) {
  return [...known]
    .map((name) => ({ name, distance: leven(name.toLowerCase(), found.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name));
}
