import { key } from './code-language.ts';

/**
 * The functions that a chapter gives away. The script for it is loaded when a reader first turns to it, or
 * sees it having chosen another language before.
 */
class TakeHome extends HTMLElement {
  connectedCallback(): void {
    const loaded = new AbortController();
    let isLoading = false;
    let pressed: HTMLButtonElement | null = null;
    let chosen: HTMLSelectElement | null = null;
    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const { start } = await import('./take-home-table.ts');
        loaded.abort();
        start(this);
        // A press or a choice that came before the script is not lost.
        chosen?.dispatchEvent(new Event('change', { bubbles: true }));
        pressed?.click();
      } catch (error) {
        reportError(error);
        const said = this.querySelector('[role=status]');
        if (said) said.textContent = this.dataset.failed ?? '';
      }
      isLoading = false;
    };
    const turnedTo = ({ type, target }: Event) => {
      if (type === 'click') pressed = (target as Element).closest('button') ?? pressed;
      if (type === 'change' && target instanceof HTMLSelectElement) chosen = target;
      void load();
    };
    for (const type of ['pointerover', 'focusin', 'click', 'change']) {
      this.addEventListener(type, turnedTo, { signal: loaded.signal });
    }
    if (!keptLanguage()) return;
    const isSeen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      isSeen.disconnect();
      if (!loaded.signal.aborted) void load();
    });
    isSeen.observe(this);
  }
}

/** The language that listings are shown in, if another was chosen and storage is allowed. */
function keptLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

customElements.define('take-home', TakeHome);
