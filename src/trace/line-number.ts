/**
 * Returns the number that a listing or an editor shows for a line of its file. `firstLine` is the
 * first line of the code. The comment above it has no numbers.
 */
export function lineNumber(line: number, firstLine: number): number {
  return line - firstLine + 1;
}
