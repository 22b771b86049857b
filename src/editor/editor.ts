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
  /** Where the listing's `<pre>` stood: inside `.listing` and `.listed`, so that their styles hold. */
  readonly parent: HTMLElement;
  readonly text: string;
  /** Number of the first line: a function may stand anywhere in its file. */
  readonly firstLine: number;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Names that stand for a symbol of the page, as "circle.center", and the class of its colour. */
  readonly symbols?: ReadonlyMap<string, string>;
  /** Called after every change, those by `setText`, undo and redo included. */
  onChange(text: string): void;
  /** Called with the line whose number was clicked, or where F9 was pressed. */
  onGutter?(line: number): void;
  /** Called with the event of the square that was clicked. */
  onCell?(event: number): void;
}

/** Lines are counted from `firstLine`. */
export interface CodeEditor {
  readonly text: string;
  /** The line of the cursor. */
  readonly line: number;
  /** The lines with a breakpoint now: they move with the text. */
  readonly breakpoints: ReadonlySet<number>;
  /** One change that can be undone; what is the same before and after it stays as it is. */
  setText(text: string): void;
  /**
   * What lines show besides their code. They keep it while the text changes, until the next call.
   * `isStepping` is false while the whole run is shown.
   */
  showLines(lines: ReadonlyMap<number, LineLook>, isStepping?: boolean): void;
  /** Shows what is wrong with the code under its line, and announces it; null clears it. */
  showFault(fault: Fault | null): void;
  showBreakpoints(lines: Iterable<number>): void;
  undo(): void;
  redo(): void;
  focus(): void;
  /** Puts the cursor into a line and scrolls to it. */
  goTo(line: number): void;
  destroy(): void;
}

export interface Fault {
  readonly line: number;
  readonly message: string;
  /** The part of the line that is at fault; all of it by default. */
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
        // It is focused without that, too; tools that check pages do not know.
        tabindex: '0',
        'aria-describedby': `${hint.id} ${announced.id}`,
        ...(state.field(shownFault) && {
          'aria-invalid': 'true',
          'aria-errormessage': announced.id,
        }),
      })),
      EditorView.updateListener.of(({ docChanged, state }) => {
        const fault = state.field(shownFault);
        const words = fault ? `Line ${lineAt(state, fault.at)}: ${fault.message}` : '';
        if (announced.textContent !== words) announced.textContent = words;
        if (docChanged) options.onChange(state.doc.toString());
      }),
    ],
  });
  root.append(hint, announced);

  // A click on a square goes to its step, and leaves the cursor where it is.
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

/** Leaves out a change that would make the code too long to run. */
const refusesLong = EditorState.transactionFilter.of((change) => {
  if (!change.docChanged || change.isUserEvent('undo')) return change;
  const { startState, newDoc } = change;
  const { doc, selection } = startState;
  const isLong = newDoc.length > maxCode.characters || newDoc.lines > maxCode.lines;
  const grows = newDoc.length > doc.length || newDoc.lines > doc.lines;
  if (!isLong || !grows) return change;
  const index = doc.lineAt(selection.main.head).number - 1;
  const message = `This is too long and was left out. The editor accepts ${limitWords}.`;
  return { effects: setFault.of({ index, message }) };
});

/** What is typed stays clear of what sticks to the top of the page, as high as the stylesheet says. */
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
