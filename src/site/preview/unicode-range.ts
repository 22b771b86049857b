/** The ranges of a face's `unicode-range`. */
export function parseRanges(value: string): [number, number][] {
  return value.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    // Minifiers write U+2200-22FF as U+22??.
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)];
  });
}
