import type { Draw } from '#figure/scheduler.ts';
import type { CodeEditor, LineLook } from '#lab/editor/editor.ts';
import { type LineLayout, type ListingLayout, layOut } from '#trace/layout.ts';
import { parameterWords, rowsAt } from '#trace/rows.ts';
import type { Run } from '#trace/run.ts';
import type { SiteTable } from '#trace/site-table.ts';
import { snapshotAt } from '#trace/snapshot.ts';
import { lineClass } from '#trace/ui/line-class.ts';
import type { Card, CardSource } from '#trace/ui/runner.ts';
import type { EditedText } from './first-text.ts';

/** An editor's code, highlighted by a run. Each function has a layout of its own. */
export class EditorCard implements Card {
  readonly isOpen = true;
  readonly source: CardSource;
  readonly #editor: CodeEditor;
  readonly #layouts: readonly EditedLayout[];
  readonly #outside: ReadonlyMap<number, LineLook>;

  constructor(
    editor: CodeEditor,
    siteTable: SiteTable,
    functions: readonly string[],
    { file, text, firstLine, name: label = 'your code' }: EditedText,
  ) {
    this.#editor = editor;
    const lines = text.split('\n');
    this.#layouts = functions.flatMap((name) => {
      const [enter] = siteTable.ofListing(file, name);
      if (enter === undefined) return [];
      const [from, , to] = siteTable.at(enter).at;
      const own = lines.slice(from - firstLine, to - firstLine + 1);
      const layout = layOut(siteTable, { file, name, lines: own, firstLine: from });
      return { layout, bodyLine: bodyLineOf(layout, own, from) };
    });
    this.#outside = new Map(lines.map((_, i) => [firstLine + i, plainLine]));
    const textOf = (line: number) => lines[line - firstLine] ?? '';
    this.source = { file, name: label, firstLine, textOf };
  }

  /** The editor handles clicks on its own cells. */
  eventOf(): number {
    return -1;
  }

  showBreakpoints(lines: ReadonlySet<number>): void {
    this.#editor.showBreakpoints(lines);
  }

  draw(run: Run, step: number, isStepping: boolean): Draw[] {
    const { frame, line } = run.steps[step] ?? { frame: -1, line: -1 };
    const fn = run.frames[frame]?.fn;
    const looks = new Map(this.#outside);
    for (const { layout, bodyLine } of this.#layouts) {
      const isHere =
        isStepping && fn !== undefined && layout.siteTable.at(fn).listing === layout.listing;
      const snapshot = snapshotAt(run, step, layout);
      for (const [number, row] of rowsAt(layout, snapshot)) {
        const here = isHere && number === line ? ' here' : '';
        looks.set(number, {
          className: `${lineClass(row)}${here}`,
          row,
          end: endOf(layout.lines.get(number)),
          ...(number === bodyLine && { parameters: parameterWords(layout, snapshot) }),
        });
      }
    }
    return [
      () => {
        this.#editor.showLines(looks, isStepping);
        return 1;
      },
    ];
  }
}

interface EditedLayout {
  readonly layout: ListingLayout;
  /** The line in which the parameters end and the body begins, or -1 if the function has none. */
  readonly bodyLine: number;
}

const plainLine: LineLook = {
  className: 'line',
  row: { reach: null, words: '', isOld: false, cells: [], dimmed: [] },
  end: null,
};

function bodyLineOf(
  { siteTable, parameters }: ListingLayout,
  lines: readonly string[],
  firstLine: number,
): number {
  const last = parameters.at(-1);
  if (last === undefined) return -1;
  const from = siteTable.at(last).at[2] - firstLine;
  const found = lines.slice(from).findIndex((text) => /\{\s*$/.test(text));
  return found < 0 ? -1 : firstLine + from + found;
}

/** What the end of a line may show in some run. */
function endOf(line: LineLayout | undefined): LineLook['end'] {
  if (!line) return null;
  if (line.strip !== null) return 'cells';
  return line.values.length > 0 ? 'values' : null;
}
