import type { Extension } from '@codemirror/state';
import { EditorView, gutters, keymap, lineNumbers } from '@codemirror/view';

interface Gutter {
  readonly firstLine: number;
  onGutter?(line: number): void;
}

/**
 * Line numbers that scroll sideways with their lines, as in a listing. `onGutter` is called on a
 * click or F9.
 */
export function lineGutter({ firstLine, onGutter }: Gutter): Extension {
  const numberOf = (view: EditorView, position: number) =>
    view.state.doc.lineAt(position).number - 1 + firstLine;
  const click = (view: EditorView, { from }: { from: number }) => {
    onGutter?.(numberOf(view, from));
    return true;
  };
  const run = (view: EditorView) => {
    onGutter?.(numberOf(view, view.state.selection.main.head));
    return true;
  };
  return [
    gutters({ fixed: false }),
    lineNumbers(onGutter && { domEventHandlers: { click } }),
    onGutter
      ? [keymap.of([{ key: 'F9', run }]), EditorView.editorAttributes.of({ 'data-breaks': '' })]
      : [],
  ];
}
