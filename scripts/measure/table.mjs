/**
 * @typedef {object} Row
 * @property {string} measure
 * @property {string} page
 * @property {number} value
 * @property {number} [budget]
 * @property {boolean} [atLeast] the budget is a minimum, not a maximum
 * @property {number} [digits] after the decimal point
 * @property {string} [note]
 */

const heads = ['measure', 'page', 'value', 'budget', ''];

/** @param {Row} row */
function toCells({ measure, page, value, budget, atLeast = false, digits = 0, note = '' }) {
  const limit = budget === undefined ? '' : `${atLeast ? '>=' : '<='} ${budget}`;
  let verdict = '';
  if (budget !== undefined) {
    verdict = (atLeast ? value >= budget : value <= budget) ? 'ok' : 'over';
  }
  return [measure, page, value.toFixed(digits), limit, note ? `${verdict} ${note}` : verdict];
}

/**
 * Prints rows as a table that is readable as it is and as Markdown.
 * @param {Row[]} rows
 */
export function printTable(rows) {
  printLines([heads, ...rows.map(toCells)]);
}

/**
 * The same of cells as they are; the first line is the head.
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
