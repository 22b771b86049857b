import { type Live, liveText } from './formulas/formula.ts';
import { setText, soleText } from './text.ts';

/**
 * The live numbers in one formula of the page. While the formula is off the screen they are neither
 * computed nor changed, because its layout costs more than all the rest of a move.
 */
export class LiveFormula {
  readonly #element: HTMLElement;
  readonly #name: string;
  readonly #slots: { readonly name: string; readonly text: Text; readonly guarded: boolean }[];
  #seen = false;
  #live: (() => Live) | null = null;

  constructor(element: HTMLElement, signal: AbortSignal) {
    this.#element = element;
    this.#name = element.dataset.formula ?? '';
    const slots = [...element.querySelectorAll<HTMLElement>('[data-live]')];
    this.#slots = slots.map((slot) => ({
      name: slot.dataset.live ?? '',
      text: soleText(slot),
      guarded: slot.dataset.guarded === 'true',
    }));
    const seen = new IntersectionObserver((entries) => {
      this.#seen = entries.at(-1)?.isIntersecting ?? false;
      this.#draw();
    });
    seen.observe(element);
    signal.addEventListener('abort', () => seen.disconnect());
  }

  show(live: () => Live): void {
    this.#live = live;
    this.#draw();
  }

  #draw(): void {
    if (!this.#seen || !this.#live) return;
    const live = this.#live();
    for (const { name, text, guarded } of this.#slots) {
      const value = live[name];
      setText(text, liveText(value, guarded));
      // Where it does not hold, the words for that are shown beside it.
      if (typeof value === 'boolean') this.#element.dataset.holds = String(value);
    }
    const used = live[`${this.#name}.used`];
    if (used !== undefined) this.#element.dataset.used = String(used);
  }
}
