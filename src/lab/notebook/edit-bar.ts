import { element } from './element.ts';
import { otherTabLabel } from './other-tab.ts';

export interface EditBar {
  readonly root: HTMLElement;
  readonly status: HTMLElement;
  /** The button that loads the other tab's version. */
  readonly useOther: HTMLElement;
}

export type EditTask = 'undo' | 'redo' | 'reset' | 'copy' | 'share' | 'close' | 'other';

const labels: Readonly<Record<EditTask, string>> = {
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  copy: 'Copy',
  share: 'Share',
  close: 'Close',
  other: otherTabLabel,
};

/** Builds the buttons above an editor, and the status behind them. */
export function buildEditBar(label: string, tasks: readonly EditTask[]): EditBar {
  const root = element('div', 'edit-bar');
  root.role = 'group';
  root.ariaLabel = label;
  const buttons = [...tasks, 'other' as const].map((task) => {
    const button = element('button', 'edit-button', labels[task]);
    button.setAttribute('type', 'button');
    button.dataset.task = task;
    return button;
  });
  const useOther = buttons.at(-1)!;
  useOther.hidden = true;
  const status = element('span', 'edit-says');
  status.role = 'status';
  root.append(...buttons, status);
  return { root, status, useOther };
}
