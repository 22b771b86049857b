import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection by the typed text. The browser's own editing would preserve the old style in
 * an attribute that the page's policy refuses.
 */
export const replaceSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view;
    if (inputType !== 'insertText' || data === null || view.composing) return false;
    if (state.selection.ranges.every(({ empty }) => empty)) return false;
    view.dispatch(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
