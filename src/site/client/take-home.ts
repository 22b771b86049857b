import { askedTicks, keptLanguage } from './code-language.ts';

/**
 * The functions to download from a chapter. The script is loaded when the reader first points at
 * this table or focuses it, or sees it after choosing another language earlier.
 */
class TakeHome extends HTMLElement {
  connectedCallback(): void {
    const loaded = new AbortController();
    let isLoading = false;
    /** Presses and choices that arrived before the script had loaded. */
    const missed: Event[] = [];
    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const { start } = await import('./take-home-table.ts');
        loaded.abort();
        start(this);
        for (const { target, type } of missed) {
          target?.dispatchEvent(new Event(type, { bubbles: true }));
        }
      } catch (error) {
        reportError(error);
        const said = this.querySelector('.outcome');
        if (said) said.textContent = this.dataset.failed ?? '';
      }
      isLoading = false;
    };
    const presses = ['click', 'change'];
    for (const type of ['pointerover', 'focusin', ...presses]) {
      this.addEventListener(
        type,
        (event) => {
          if (presses.includes(type)) missed.push(event);
          // The line still describes the state before this choice.
          const contents = this.querySelector('.contents-line');
          if (type === 'change' && contents) contents.textContent = '';
          void load();
        },
        { signal: loaded.signal },
      );
    }
    if (location.hash.startsWith(askedTicks)) void load();
    if (!keptLanguage()) return;
    const isSeen = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) void load();
    });
    loaded.signal.addEventListener('abort', () => isSeen.disconnect());
    isSeen.observe(this);
  }
}

customElements.define('take-home', TakeHome);
