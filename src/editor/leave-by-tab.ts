import { indentWithTab } from '@codemirror/commands';
import { EditorView, keymap } from '@codemirror/view';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab indents; after Escape it leaves the editor. CodeMirror lets Escape hold for two seconds, we
 * until another key is pressed: not everyone is that quick.
 */
export const leaveByTab = [
  EditorView.domEventObservers({
    keydown({ key }, view) {
      if (key === 'Escape') view.setTabFocusMode(true);
      else if (key !== 'Tab' && !modifiers.includes(key)) view.setTabFocusMode(false);
    },
    blur(_, view) {
      view.setTabFocusMode(false);
    },
  }),
  keymap.of([indentWithTab]),
];

export const leaveHint = 'Escape, then Tab leaves the editor.';
