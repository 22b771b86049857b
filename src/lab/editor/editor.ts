import './adopted-styles.ts';
import {
  defaultKeymap,
  history,
  historyKeymap,
  isolateHistory,
  redo,
  undo,
} from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { limitWords, maxCode } from '#trace/too-long.ts';
import { breakpoints, breakpointsOf, setBreakpoints } from './breakpoints.ts';
import { difference } from './difference.ts';
import { eventAt } from './end-widgets.ts';
import { setFault, shownFault } from './fault.ts';
import { languageOfCode } from './language.ts';
import { leaveByTab, leaveHint } from './leave-by-tab.ts';
import { lineGutter } from './line-gutter.ts';
import { type LineLook, looks, showLooks } from './looks.ts';
import { replaceSelection } from './replace-selection.ts';
import { symbolColours } from './symbol-colours.ts';

export type { LineLook } from './looks.ts';

export interface EditorOptions {
  /** The place of the listing's `<pre>`, inside `.listing` and `.listed`, whose styles apply. */
  readonly parent: HTMLElement;
  readonly text: string;
  /** The line of the function's file on which the text starts. The reader sees it as line 1. */
  readonly firstLine: number;
  /** The name that a screen reader announces. */
  readonly label: string;
  /**
   * The class of the colour of each name that has a symbol on the page, for example
   * "circle.center".
   */
  readonly symbols?: ReadonlyMap<string, string>;
  /** Called after every change, including `setText`, undo and redo. */
  onChange(text: string): void;
  /** Called with the line whose number was clicked, or where F9 was pressed. */
  onGutter?(line: number): void;
  /** Called with the event of the clicked square. */
  onCell?(event: number): void;
}

/** Lines are counted from `firstLine`. */
export interface CodeEditor {
  readonly text: string;
  readonly line: number;
  /** The breakpoints move with the text. */
  readonly breakpoints: ReadonlySet<number>;
  /** Replaces the text in one undoable change of the part that differs. */
  setText(text: string): void;
  /**
   * Shows values beside lines. They stay while the text changes, until the next call. `isStepping`
   * is false while the whole run is shown.
   */
  showLines(lines: ReadonlyMap<number, LineLook>, isStepping?: boolean): void;
  /** Shows and announces a fault under its line, or clears it with null. */
  showFault(fault: Fault | null): void;
  showBreakpoints(lines: Iterable<number>): void;
  undo(): void;
  redo(): void;
  focus(): void;
  /** Moves the cursor to a line and scrolls to it. */
  goTo(line: number): void;
  destroy(): void;
}

export interface Fault {
  readonly line: number;
  readonly message: string;
  /** The faulty part of the line, by default the whole line. */
  readonly columns?: readonly [number, number];
}

let count = 0;

export function openEditor(options: EditorOptions): CodeEditor {
  const { parent, firstLine, onCell } = options;
  count += 1;
  const hint = paragraph('editor-hint', `editor-hint-${count}`, leaveHint);
  const announced = paragraph('visually-hidden', `editor-fault-${count}`, '');
  announced.role = 'status';
  announced.ariaLive = 'polite';
  const root = document.createElement('div');
  root.className = 'editor';
  const lineAt = ({ doc }: EditorState, position: number) =>
    doc.lineAt(position).number - 1 + firstLine;
  parent.append(root);
  const view = new EditorView({
    doc: options.text,
    parent: root,
    extensions: [
      languageOfCode,
      symbolColours(options.symbols ?? new Map()),
      history(),
      lineGutter(options),
      leaveByTab,
      replaceSelection,
      keymap.of([...defaultKeymap, ...historyKeymap]),
      breakpoints,
      looks,
      shownFault,
      refusesLong,
      belowTheBar,
      EditorView.contentAttributes.compute([shownFault], (state) => ({
        'aria-label': options.label,
        // The element is focusable anyway, but tools that check pages do not know it.
        tabindex: '0',
        'aria-describedby': `${hint.id} ${announced.id}`,
        ...(state.field(shownFault) && {
          'aria-invalid': 'true',
          'aria-errormessage': announced.id,
        }),
      })),
      EditorView.updateListener.of(({ docChanged, state }) => {
        const fault = state.field(shownFault);
        const words = fault ? `Line ${state.doc.lineAt(fault.at).number}: ${fault.message}` : '';
        if (announced.textContent !== words) announced.textContent = words;
        if (docChanged) options.onChange(state.doc.toString());
      }),
    ],
  });
  root.append(hint, announced);

  // A click on a square goes to its step without moving the cursor.
  root.addEventListener('mousedown', (event) => {
    if (eventAt(event.target) >= 0) event.preventDefault();
  });
  root.addEventListener('click', ({ target }) => {
    const event = eventAt(target);
    if (event >= 0) onCell?.(event);
  });

  return {
    get text() {
      return view.state.doc.toString();
    },
    get line() {
      return lineAt(view.state, view.state.selection.main.head);
    },
    get breakpoints() {
      return new Set(breakpointsOf(view.state).map((index) => index + firstLine));
    },
    setText(text) {
      const changes = difference(view.state.doc.toString(), text.replaceAll(/\r\n?/g, '\n'));
      if (changes) view.dispatch({ changes, annotations: isolateHistory.of('full') });
    },
    showLines(lines, isStepping = false) {
      root.classList.toggle('stepping', isStepping);
      const byIndex = new Map([...lines].map(([line, look]) => [line - firstLine, look]));
      view.dispatch({ effects: showLooks.of({ lines: byIndex, isStepping }) });
    },
    showFault(fault) {
      const index = (fault?.line ?? 0) - firstLine;
      view.dispatch({ effects: setFault.of(fault && { ...fault, index }) });
      view.requestMeasure(shownAbove);
    },
    showBreakpoints(lines) {
      view.dispatch({ effects: setBreakpoints.of([...lines].map((line) => line - firstLine)) });
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    focus: () => view.focus(),
    goTo(line) {
      const { doc } = view.state;
      const { from, text } = doc.line(Math.min(Math.max(line - firstLine + 1, 1), doc.lines));
      const anchor = from + text.search(/\S|$/);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
    },
    destroy() {
      view.destroy();
      root.remove();
    },
  };
}

/** Scrolls an editor that scrolls by itself so that a fault on its last visible line is whole. */
const shownAbove = {
  read({ scrollDOM, dom }: EditorView) {
    const words = dom.querySelector('.fault-words')?.getBoundingClientRect();
    const { bottom, height } = scrollDOM.getBoundingClientRect();
    const below = words ? words.bottom - bottom : 0;
    return below < height / 4 ? below : 0;
  },
  write(below: number, { scrollDOM }: EditorView) {
    if (below > 0) scrollDOM.scrollTop += below;
  },
};

/** Rejects a change that would make the code too long to run. */
const refusesLong = EditorState.transactionFilter.of((change) => {
  if (!change.docChanged || change.isUserEvent('undo')) return change;
  const { startState, newDoc } = change;
  const { doc, selection } = startState;
  const isLong = newDoc.length > maxCode.characters || newDoc.lines > maxCode.lines;
  const grows = newDoc.length > doc.length || newDoc.lines > doc.lines;
  if (!isLong || !grows) return change;
  const index = doc.lineAt(selection.main.head).number - 1;
  const message = `The text is too long and was not inserted. The editor accepts ${limitWords}.`;
  return { effects: setFault.of({ index, message }) };
});

/** Keeps the cursor clear of sticky elements, whose height is in the stylesheet. */
const belowTheBar = EditorView.scrollMargins.of(({ contentDOM }) => {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(contentDOM);
  return {
    top: Number.parseFloat(scrollMarginTop) || 0,
    bottom: Number.parseFloat(scrollMarginBottom) || 0,
  };
});

function paragraph(className: string, id: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.id = id;
  element.textContent = text;
  return element;
}
