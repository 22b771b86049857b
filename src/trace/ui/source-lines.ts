import { type Place, stepLines } from '../breakpoints.ts';
import type { SiteTable } from '../site-table.ts';
import type { Steps } from './stepper.ts';

/** The lines of a source that a run can reach. */
export interface SourceLines {
  readonly file: string;
  readonly name: string;
  readonly lines: readonly { readonly place: Place; readonly text: string }[];
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
    return foreign.map(({ file, name, textOf }) => ({
      file,
      name,
      lines: stepLines(siteTable, file).map((line) => ({
        place: { file, line },
        text: textOf(line).trim(),
      })),
      card: null,
    }));
  }
  return [...root.querySelectorAll<HTMLElement>('.listed[data-fn]')].map((card) => {
    const { file = '', fn: name = '' } = card.dataset;
    const lines = stepLines(siteTable, file).flatMap((line) => {
      const code = card.querySelector(`.line[data-line="${line}"] > .code`);
      return code ? [{ place: { file, line }, text: code.textContent.trim() }] : [];
    });
    return { file, name, lines, card };
  });
}
