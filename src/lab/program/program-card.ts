import { buildEditBar } from '#lab/notebook/edit-bar.ts';
import { element } from '#lab/notebook/element.ts';

/** Builds what surrounds the editor of a program. */
export function buildProgramCard(title: string) {
  const root = element('div', 'listing program-edit');
  const bar = buildEditBar(`Your ${title}`, ['undo', 'redo', 'reset', 'close']);
  const editor = element('div', 'listed');
  const toFault = element('button', 'edit-button');
  toFault.setAttribute('type', 'button');
  toFault.dataset.task = 'fault';
  toFault.hidden = true;
  const note =
    'You can call every function of the library by its name. console.log writes to the browser’s console.';
  // Above the editor, the button would move the code while the reader types.
  root.append(bar.root, editor, toFault, element('p', 'program-note', note));
  return { root, bar, editor, toFault };
}
