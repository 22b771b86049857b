import { make } from './make.ts';

/** Pixels between the note and what stands at its sides. */
const gap = 10;

/** What the variables of the current line were before, and what they are next: left of their values. */
export class NeighborNote {
  readonly #note = make('span', { className: 'neighbors', ariaHidden: 'true' });

  /** Returns false where the line has no room for it. */
  show(line: HTMLElement | null, words: string): boolean {
    this.#note.remove();
    const code = line?.querySelector('.code');
    if (!line || !code || !words) return !words;
    this.#note.textContent = words;
    const { left: start, right: end } = line.getBoundingClientRect();
    const { right: left, bottom } = boxOf(code);
    const said = line.querySelector('.said');
    const values = said && boxOf(said);
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

/** The box of an element's text: the element itself may be wider. */
function boxOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
