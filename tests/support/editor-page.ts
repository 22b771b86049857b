import { type CodeEditor, type LineLook, openEditor } from '#lab/editor/editor.ts';
import type { Row } from '#trace/rows.ts';

// An editor in place of a live listing, see tests/browser/editor-page.ts.

/** The callbacks' arguments. */
export const told = {
  changes: [] as string[],
  gutter: [] as number[],
  cells: [] as number[],
  /** Also called on every change. */
  now: null as (() => void) | null,
};

export const editors: CodeEditor[] = [];

/** A run that shows nothing. */
export const noRow: Row = { reach: null, words: '', isOld: false, cells: [], dimmed: [] };

export function openIn(parent: HTMLElement, text: string, firstLine = 1): CodeEditor {
  const editor = openEditor({
    parent,
    text,
    firstLine,
    label: 'Code of a test',
    symbols: symbolsIn(parent),
    onChange(text) {
      told.changes.push(text);
      told.now?.();
    },
    onGutter: (line) => told.gutter.push(line),
    onCell: (event) => told.cells.push(event),
  });
  editors.push(editor);
  return editor;
}

/** Opens an editor in a new box instead of the previous one. */
export function open(text: string, firstLine = 1): CodeEditor {
  editors.pop()?.destroy();
  told.now = null;
  told.changes.length = told.gutter.length = told.cells.length = 0;
  document.querySelector('.scratch')?.remove();
  const listing = document.createElement('section');
  listing.className = 'listing scratch';
  listing.innerHTML = '<div class="listed"></div><button type="button">After it</button>';
  document.querySelector('main h1')!.after(listing);
  return openIn(listing.querySelector<HTMLElement>('.listed')!, text, firstLine);
}

export const last = () => editors.at(-1)!;

/** Opens the first matching listing with its values. */
export function openListing(selector: string): CodeEditor {
  const listed = document.querySelector<HTMLElement>(`${selector} .listed`)!;
  const lines = [...listed.querySelectorAll<HTMLElement>('.line:not([data-doc])')];
  const text = lines.map((line) => codeOf(line).trimEnd()).join('\n');
  listed.querySelector('pre')!.hidden = true;
  const editor = openIn(listed, text, Number(lines[0]!.dataset.line));
  editor.showLines(new Map(lines.map((line) => [Number(line.dataset.line), lookOf(line)])));
  return editor;
}

const codeOf = (line: HTMLElement) => line.querySelector('.code')?.textContent ?? '';

function symbolsIn(root: HTMLElement): Map<string, string> {
  const marked = root.querySelectorAll<HTMLElement>('b[data-symbol]');
  return new Map([...marked].map((one) => [one.textContent ?? '', one.classList[0] ?? '']));
}

/** Reads what a line of a listing shows. */
export function lookOf(line: HTMLElement): LineLook {
  const said = line.querySelector('.said');
  const cells = [...line.querySelectorAll('.cell')];
  const parameters = line.querySelector('.parameters');
  const shown = cells.filter((cell) => !cell.classList.contains('none'));
  return {
    className: line.className,
    end: cells.length > 0 ? 'cells' : said ? 'values' : null,
    ...(parameters && { parameters: parameters.textContent ?? '' }),
    row: {
      ...noRow,
      words: said?.textContent ?? '',
      isOld: said?.classList.contains('old') ?? false,
      cells: shown.map((cell, i) => ({
        tick: cell.classList[1] as 'true',
        text: cell.textContent ?? '',
        isNow: false,
        isLater: cell.classList.contains('later'),
        event: 100 * Number(line.dataset.line) + i,
      })),
    },
  };
}
