import { type Live, liveText } from './formulas/formula.ts';
import { setText, soleText } from './text.ts';

/**
 * The live numbers in one formula of the page. They are neither computed nor changed while the
 * formula is off the screen, because its layout costs more than the rest of a move.
 */
export class LiveFormula {
  readonly #element: HTMLElement;
  readonly #name: string;
  readonly #slots: { readonly name: string; readonly text: Text; readonly guarded: boolean }[];
  #seen = false;

  /** `comeIntoSight` is called when its numbers may be out of date. */
  constructor(element: HTMLElement, comeIntoSight: () => void, signal: AbortSignal) {
    this.#element = element;
    this.#name = element.dataset.formula ?? '';
    const slots = [...element.querySelectorAll<HTMLElement>('[data-live]')];
    this.#slots = slots.map((slot) => ({
      name: slot.dataset.live ?? '',
      text: soleText(slot),
      guarded: slot.dataset.guarded === 'true',
    }));
    const seen = new IntersectionObserver((entries) => {
      this.#seen = entries.at(-1)!.isIntersecting;
      if (this.#seen) comeIntoSight();
    });
    seen.observe(element);
    signal.addEventListener('abort', () => seen.disconnect());
  }

  show(liveNow: () => Live): void {
    if (!this.#seen) return;
    const live = liveNow();
    for (const { name, text, guarded } of this.#slots) {
      const value = live[name];
      setText(text, liveText(value, guarded));
      // If the relation is false, a note appears beside it.
      if (typeof value === 'boolean') this.#element.dataset.holds = String(value);
    }
    const used = live[`${this.#name}.used`];
    if (used !== undefined) this.#element.dataset.used = String(used);
  }
}
