/**
 * Prints lines as a table that is readable as it is and as Markdown; the first line is the head.
 * @param {string[][]} lines
 */
export function printLines(lines) {
  const [head = []] = lines;
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  console.log('');
  for (const cells of [head, rule, ...lines.slice(1)]) {
    const padded = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(`| ${padded.join(' | ')} |`.trimEnd());
  }
}
