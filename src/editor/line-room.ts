/** What can stand at the end of a line: values, or the squares of a loop and values. */
export type LineEnd = 'values' | 'cells';

/** As many characters stand beside values; the listings, whose lines all have fewer, need no such rule. */
const longestLine = 54;

/**
 * The attributes that tell the stylesheet where the values of a line have room, by its length; see
 * live-listing.css. But for the last, the same as in ListingCode.astro.
 */
export function roomOf(length: number, end: LineEnd | null): Record<string, string> {
  if (!end) return {};
  const room = {
    // On narrow screens what would not fit beside the code stands under it.
    'data-below': length > (end === 'cells' ? 26 : 30),
    // On wide ones the squares of a long line leave no room for words.
    'data-tight': end === 'cells' && length > 46,
    'data-roomy': length <= 36,
    'data-long': end === 'values' && length > 45,
    // Longer than any line of the library: values stand under it on any screen.
    'data-overlong': length > longestLine,
  };
  return Object.fromEntries(Object.entries(room).flatMap(([name, is]) => (is ? [[name, '']] : [])));
}
