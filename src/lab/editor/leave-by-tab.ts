import { indentWithTab } from '@codemirror/commands';
import { EditorView, keymap } from '@codemirror/view';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab indents, but after Escape it leaves the editor. CodeMirror ends this mode after two seconds,
 * which is too short for some readers, so here it lasts until the next key.
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

export const leaveHint = 'Press Escape, then Tab, to leave the editor.';
