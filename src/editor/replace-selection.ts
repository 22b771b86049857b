import { EditorView } from '@codemirror/view';

/**
 * What is typed over a selection. Left to itself the browser keeps the look of what it replaces, by a
 * style attribute that the page's policy refuses.
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
