/** What the end of a line shows: values, or a loop's squares and values. */
export type LineEnd = 'values' | 'cells';

/** The longest line with room for values. Lines of the library are all shorter. */
const longestLine = 54;

/**
 * Returns the attributes by which live-listing.css gives the values of a line their place. In the
 * narrowest wide listing (540 pixels) 33 characters leave 16.5 rem, and 43 leave 12.
 */
export function roomOf(length: number, end: LineEnd | null): Record<string, string> {
  if (!end) return {};
  const room = {
    // On a narrow screen, values that do not fit are shown below the code.
    'data-below': length > (end === 'cells' ? 26 : 30),
    // On a wide screen, a long line's squares leave no room for words.
    'data-tight': end === 'cells' && length > 43,
    'data-roomy': length <= 33,
    'data-long': end === 'values' && length > 43,
    // Longer than any line of the library, so its values are shown below it on every screen.
    'data-overlong': length > longestLine,
  };
  return Object.fromEntries(Object.entries(room).flatMap(([name, is]) => (is ? [[name, '']] : [])));
}
