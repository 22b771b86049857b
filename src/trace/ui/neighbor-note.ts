import { make } from './make.ts';

/** Pixels between the note and its neighbours. */
const gap = 10;

/** The previous and next values of the line's variables, left of their current values. */
export class NeighborNote {
  readonly #note = make('span', { className: 'neighbors', ariaHidden: 'true' });

  /** Returns false if the line has no room for it. */
  show(line: HTMLElement | null, words: string): boolean {
    this.#note.remove();
    const code = line?.querySelector('.code');
    if (!line || !code || !words) return !words;
    this.#note.textContent = words;
    const { left: start, right: end } = line.getBoundingClientRect();
    const { right: left, bottom } = boxOf(code);
    const valueElement = line.querySelector('.said');
    const values = valueElement && boxOf(valueElement);
    const isBeside = values && values.width > 0 && values.top < bottom;
    const cells = line.querySelector('.cells')?.getBoundingClientRect();
    const right = Math.min(isBeside ? values.left : end, cells?.left ?? end);
    this.#note.style.left = `${left - start + gap}px`;
    line.append(this.#note);
    const fits = this.#note.getBoundingClientRect().width <= right - left - 2 * gap;
    if (!fits) this.#note.remove();
    return fits;
  }
}

/** An element may be wider than its text. */
function boxOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
