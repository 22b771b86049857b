import { type Place, stepLines } from '../breakpoints.ts';
import { lineNumber } from '../line-number.ts';
import type { SiteTable } from '../site-table.ts';
import type { Steps } from './stepper.ts';

/** A line that a run can reach. */
export interface SourceLine {
  readonly place: Place;
  /** Its number in words: "line 5", or "line 5 of dot" in a called function. */
  readonly words: string;
  readonly number: number;
  /** Its element in the page, or null in an editor. */
  readonly row: HTMLElement | null;
  readonly text: string;
}

/** The lines of a source that a run can reach. */
export interface SourceLines {
  readonly file: string;
  readonly name: string;
  readonly lines: readonly SourceLine[];
  /** Its card in the page, or null for an editor, which has its own gutter. */
  readonly card: HTMLElement | null;
}

/** Returns the sources that a listing shows: an editor's, or its own lines in the page. */
export function sourceLines(
  root: HTMLElement,
  { cards }: Steps,
  siteTable: SiteTable,
): readonly SourceLines[] {
  const foreign = cards.flatMap(({ source }) => source ?? []);
  if (foreign.length > 0) {
    return foreign.map(({ file, name, firstLine, textOf }) => ({
      file,
      name,
      lines: stepLines(siteTable, file).flatMap((line) => {
        const text = textOf(line).trim();
        // The file's other functions are not in the editor.
        if (!text) return [];
        const number = lineNumber(line, firstLine);
        return [{ place: { file, line }, number, words: `line ${number}`, row: null, text }];
      }),
      card: null,
    }));
  }
  return [...root.querySelectorAll<HTMLElement>('.listed[data-fn]')].map((card) => {
    const { file = '', fn: name = '' } = card.dataset;
    const lines = stepLines(siteTable, file).flatMap((line) => {
      const row = card.querySelector<HTMLElement>(`.line[data-line="${line}"]`);
      if (!row) return [];
      const text = row.querySelector('.code')?.textContent.trim() ?? '';
      const number = Number(row.dataset.number);
      const words = `line ${number}${name === root.dataset.fn ? '' : ` of ${name}`}`;
      return [{ place: { file, line }, number, words, row, text }];
    });
    return { file, name, lines, card };
  });
}
