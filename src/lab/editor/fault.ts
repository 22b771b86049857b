import { MapMode, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';

/** A fault in the code. `index` is the line's index in the text. */
interface Fault {
  readonly index: number;
  readonly message: string;
  /** The faulty part of the line, by default the whole line. */
  readonly columns?: readonly [number, number] | undefined;
}

export const setFault = StateEffect.define<Fault | null>();

interface Shown {
  readonly at: number;
  readonly to: number;
  readonly message: string;
}

export const shownFault = StateField.define<Shown | null>({
  create: () => null,
  update(shown, { effects, changes, newDoc }) {
    const effect = effects.findLast((one) => one.is(setFault));
    if (effect?.is(setFault)) {
      if (!effect.value) return null;
      const { index, message, columns } = effect.value;
      const { from, text } = newDoc.line(Math.min(Math.max(index, 0), newDoc.lines - 1) + 1);
      const indent = text.search(/\S|$/);
      const [first, last] = columns ?? [indent, text.length];
      const within = (column: number) => from + Math.min(Math.max(column, 0), text.length);
      return { at: within(first), to: within(Math.max(first, last)), message };
    }
    if (!shown || changes.empty) return shown;
    const at = changes.mapPos(shown.at, 1, MapMode.TrackDel);
    if (at === null) return null;
    const end = Math.min(changes.mapPos(shown.to, -1), newDoc.lineAt(at).to);
    return { at, to: Math.max(at, end), message: shown.message };
  },
  provide: (field) =>
    EditorView.decorations.compute([field], (state) => {
      const shown = state.field(field);
      if (!shown) return Decoration.none;
      const line = state.doc.lineAt(shown.at);
      const all: Range<Decoration>[] = [Decoration.line({ class: 'fault' }).range(line.from)];
      if (shown.at < shown.to) all.push(faultyCode.range(shown.at, shown.to));
      const widget = new FaultWidget(shown.message);
      all.push(Decoration.widget({ widget, side: 3, block: true }).range(line.to));
      return Decoration.set(all, true);
    }),
});

const faultyCode = Decoration.mark({ class: 'fault-code' });

/** The message under its line. Screen readers get it from outside the text, see editor.ts. */
class FaultWidget extends WidgetType {
  readonly #message: string;

  constructor(message: string) {
    super();
    this.#message = message;
  }

  override eq(other: FaultWidget): boolean {
    return this.#message === other.#message;
  }

  toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'fault-words';
    element.ariaHidden = 'true';
    element.textContent = this.#message;
    return element;
  }

  override updateDOM(element: HTMLElement): boolean {
    element.textContent = this.#message;
    return true;
  }
}
