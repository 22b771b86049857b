import { MapMode, type Range, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Row } from '#trace/rows.ts';
import { type LineEnd, roomOf } from '#trace/ui/line-room.ts';
import { ParametersWidget, ValuesWidget } from './end-widgets.ts';

/** What a line shows in addition to its code. */
export interface LineLook {
  /** For example "line ran here". */
  readonly className: string;
  readonly row: Row;
  /**
   * What the end of the line may show in some run, for which room is reserved. By default it is
   * what the line shows now.
   */
  readonly end?: LineEnd | null;
  /** The call's parameters, under the first line of the body. */
  readonly parameters?: string;
}

/** Shows these looks by the index of their line. */
export const showLooks = StateEffect.define<{
  readonly lines: ReadonlyMap<number, LineLook>;
  readonly isStepping: boolean;
}>();

/** A look moves with the first letter of its line. */
interface Placed {
  readonly at: number;
  readonly look: LineLook;
}

interface Shown {
  readonly placed: readonly Placed[];
  readonly isStepping: boolean;
  readonly lines: DecorationSet;
  readonly dimmed: DecorationSet;
}

export const looks = StateField.define<Shown>({
  create: () => ({
    placed: [],
    isStepping: false,
    lines: Decoration.none,
    dimmed: Decoration.none,
  }),
  update(shown, { effects, docChanged, changes, newDoc }) {
    const effect = effects.findLast((one) => one.is(showLooks));
    if (effect?.is(showLooks)) {
      const { lines, isStepping } = effect.value;
      const placed = [...lines].flatMap(([index, look]) => {
        if (index < 0 || index >= newDoc.lines) return [];
        const { from, text } = newDoc.line(index + 1);
        return [{ at: from + text.search(/\S|$/), look }];
      });
      return {
        placed,
        isStepping,
        lines: linesOf(newDoc, placed, isStepping),
        dimmed: Decoration.set(
          placed.flatMap((one) => dimmedOf(newDoc, one)),
          true,
        ),
      };
    }
    if (!docChanged) return shown;
    const placed = shown.placed.flatMap(({ at, look }) => {
      const to = changes.mapPos(at, 1, MapMode.TrackDel);
      return to === null ? [] : [{ at: to, look }];
    });
    return {
      placed,
      isStepping: shown.isStepping,
      lines: linesOf(newDoc, placed, shown.isStepping),
      dimmed: shown.dimmed.map(changes),
    };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ lines }) => lines),
    EditorView.decorations.from(field, ({ dimmed }) => dimmed),
  ],
});

function linesOf(text: Text, placed: readonly Placed[], isStepping: boolean): DecorationSet {
  // When two lines are joined, the later line's look remains.
  const byLine = new Map(placed.map(({ at, look }) => [text.lineAt(at).from, look]));
  const all: Range<Decoration>[] = [];
  for (const [from, { className, row, parameters, end = endOf(row) }] of byLine) {
    const { to, length } = text.lineAt(from);
    const attributes = {
      class: className,
      ...roomOf(length, end),
      ...(parameters !== undefined && { 'data-parameters': '' }),
    };
    all.push(Decoration.line({ attributes }).range(from));
    if (parameters !== undefined) {
      all.push(Decoration.widget({ widget: new ParametersWidget(parameters), side: 1 }).range(to));
    }
    if (end) {
      const widget = new ValuesWidget(row, end, isStepping);
      all.push(Decoration.widget({ widget, side: 2 }).range(to));
    }
  }
  return Decoration.set(all, true);
}

function endOf({ words, cells }: Row): LineEnd | null {
  if (cells.length > 0) return 'cells';
  return words === '' ? null : 'values';
}

const neverRan = Decoration.mark({ class: 'never-ran' });

/** The parts of a line that never ran while the rest did. */
function dimmedOf(text: Text, { at, look }: Placed): Range<Decoration>[] {
  const { from, length } = text.lineAt(at);
  return look.row.dimmed.flatMap(([start, end]) => {
    const [first, last] = [Math.min(start, length), Math.min(end, length)];
    return first < last ? [neverRan.range(from + first, from + last)] : [];
  });
}
