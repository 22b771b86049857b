import type { CodeEditor, LineLook } from '#editor/editor.ts';
import type { Draw } from '#kit/scheduler.ts';
import { type ListingLayout, layOut } from '#trace/layout.ts';
import { type Row, rowsAt } from '#trace/rows.ts';
import type { Run } from '#trace/run.ts';
import type { SiteTable } from '#trace/site-table.ts';
import { snapshotAt } from '#trace/snapshot.ts';
import { lineClass } from '#trace/ui/line-class.ts';
import type { Card } from '#trace/ui/runner.ts';

/** Where the code in an editor stands. */
export interface EditedText {
  readonly file: string;
  readonly text: string;
  readonly firstLine: number;
}

/** The code in an editor, highlighted by a run: one layout for each function in it. */
export class EditorCard implements Card {
  readonly isOpen = true;
  readonly #editor: CodeEditor;
  readonly #layouts: readonly ListingLayout[];

  constructor(
    editor: CodeEditor,
    siteTable: SiteTable,
    functions: readonly string[],
    { file, text, firstLine }: EditedText,
  ) {
    this.#editor = editor;
    const lines = text.split('\n');
    this.#layouts = functions
      .map((name) => layOut(siteTable, { file, name, lines, firstLine }))
      .filter(({ numbers }) => numbers.length > 0);
  }

  /** Its squares tell the editor themselves. */
  eventOf(): number {
    return -1;
  }

  draw(run: Run, step: number, isStepping: boolean): Draw[] {
    const { frame, line } = run.steps[step] ?? { frame: -1, line: -1 };
    const fn = run.frames[frame]?.fn;
    const looks = new Map<number, LineLook>();
    for (const layout of this.#layouts) {
      const isHere =
        isStepping && fn !== undefined && layout.siteTable.at(fn).listing === layout.listing;
      const rows = rowsAt(layout, snapshotAt(run, step, layout));
      for (const [number, row] of rows) {
        const here = isHere && number === line ? ' here' : '';
        // A line of another function has nothing to show of this one.
        if (saysNothing(row) && looks.has(number)) continue;
        looks.set(number, { className: `${lineClass(row)}${here}`, row });
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

function saysNothing({ reach, words, cells }: Row): boolean {
  return reach === null && words === '' && cells.length === 0;
}
