import { comparisonKinds, kindWords } from './compare-grid.ts';
import { buildEditBar } from './edit-bar.ts';
import { element } from './element.ts';

export interface CellView {
  readonly root: HTMLElement;
  readonly editor: HTMLElement;
  readonly status: HTMLElement;
  /** The button that loads the other tab's version. */
  readonly useOther: HTMLElement;
  /** Whether the code is right where the figure is, and in how many cases. */
  readonly standing: HTMLElement;
  readonly warning: HTMLElement;
  readonly legend: HTMLElement;
  readonly judge: HTMLElement;
}

export function buildCell(fn: string): CellView {
  const tasks = ['undo', 'redo', 'reset', 'copy', 'share', 'close'] as const;
  const { root: bar, status, useOther } = buildEditBar(`Your ${fn}`, tasks);
  const standing = element('p', 'edit-standing');
  const editor = element('div', 'edit-text');
  const warning = element('p', 'edit-trouble');
  warning.role = 'alert';
  const legend = buildLegend();
  const judge = element('div', 'edit-judge');
  const root = element('div', 'edit-cell');
  root.append(bar, standing, editor, warning, legend, judge);
  return { root, editor, status, useOther, standing, warning, legend, judge };
}

export function buildLegend(): HTMLElement {
  const legend = element('div', 'edit-map');
  const says = element('p', 'map-says', 'The map appears once the code runs.');
  says.role = 'status';
  const list = element('ul', 'map-kinds');
  for (const [kind, { style, mark, side }] of comparisonKinds.entries()) {
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
