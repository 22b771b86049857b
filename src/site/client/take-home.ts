import { keptLanguage } from './code-language.ts';

/**
 * The functions that a chapter gives away. The script for it is loaded when a reader first turns to it, or
 * sees it having chosen another language before.
 */
class TakeHome extends HTMLElement {
  connectedCallback(): void {
    const loaded = new AbortController();
    let isLoading = false;
    /** The last press or choice that nobody was there to answer yet. */
    let missed: Event | undefined;
    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const { start } = await import('./take-home-table.ts');
        loaded.abort();
        start(this);
        const { target, type = '' } = missed ?? {};
        target?.dispatchEvent(new Event(type, { bubbles: true }));
      } catch (error) {
        reportError(error);
        const said = this.querySelector('[role=status]');
        if (said) said.textContent = this.dataset.failed ?? '';
      }
      isLoading = false;
    };
    const turnedTo = (event: Event) => {
      const isPress = event.type === 'click' && (event.target as Element).closest('button');
      if (isPress || event.type === 'change') missed = event;
      void load();
    };
    for (const type of ['pointerover', 'focusin', 'click', 'change']) {
      this.addEventListener(type, turnedTo, { signal: loaded.signal });
    }
    if (!keptLanguage()) return;
    const isSeen = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) void load();
    });
    loaded.signal.addEventListener('abort', () => isSeen.disconnect());
    isSeen.observe(this);
  }
}

customElements.define('take-home', TakeHome);
