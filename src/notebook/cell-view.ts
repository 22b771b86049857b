import { answerKinds, kindWords } from './compare-grid.ts';
import { element } from './element.ts';
import { otherTabOffers } from './other-tab.ts';

/** The elements around an editor in a listing. */
export interface CellView {
  readonly root: HTMLElement;
  readonly editor: HTMLElement;
  readonly says: HTMLElement;
  /** The button for what another tab has. */
  readonly other: HTMLElement;
  readonly trouble: HTMLElement;
  readonly legend: HTMLElement;
  readonly judge: HTMLElement;
}

const buttons = [
  ['undo', 'Undo'],
  ['redo', 'Redo'],
  ['reset', 'Reset'],
  ['copy', 'Copy'],
  ['share', 'Share'],
  ['close', 'Close'],
  ['other', otherTabOffers],
] as const;

/** Builds them; `fn` is the function that is edited. */
export function buildCell(fn: string): CellView {
  const bar = element('div', 'edit-bar');
  bar.role = 'group';
  bar.ariaLabel = `Your ${fn}`;
  for (const [task, label] of buttons) {
    const button = element('button', 'edit-button', label);
    button.setAttribute('type', 'button');
    button.dataset.task = task;
    bar.append(button);
  }
  const says = element('span', 'edit-says');
  says.role = 'status';
  const other = bar.querySelector<HTMLElement>('[data-task=other]')!;
  other.hidden = true;
  bar.append(says);
  const editor = element('div', 'edit-text');
  const trouble = element('p', 'edit-trouble');
  trouble.role = 'alert';
  const legend = buildLegend();
  const judge = element('div', 'edit-judge');
  const root = element('div', 'edit-cell');
  root.append(bar, editor, trouble, legend, judge);
  return { root, editor, says, other, trouble, legend, judge };
}

/** What an edit's map says, and its kinds. */
export function buildLegend(): HTMLElement {
  const legend = element('div', 'edit-map');
  const says = element('p', 'map-says', 'The map comes as soon as the code runs.');
  says.role = 'status';
  const list = element('ul', 'map-kinds');
  for (const [kind, { style, mark, side }] of answerKinds.entries()) {
    const swatch = element('span', `swatch ${mark} ${style}`);
    swatch.dataset.mark = mark;
    swatch.dataset.side = String(side);
    swatch.ariaHidden = 'true';
    const share = element('b', 'share', '–');
    share.dataset.share = String(kind);
    const item = element('li', '', '');
    item.hidden = true;
    const words = element('span', 'kind-words', kindWords.yesOrNo[kind]);
    item.append(swatch, ' ', words, ' ', share);
    list.append(item);
  }
  legend.append(says, list);
  return legend;
}
