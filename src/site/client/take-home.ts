/** The functions that a chapter gives away. The script for it is loaded when a reader first turns to it. */
class TakeHome extends HTMLElement {
  connectedCallback(): void {
    const loaded = new AbortController();
    let isLoading = false;
    let pressed: HTMLButtonElement | null = null;
    const load = async ({ type, target }: Event) => {
      if (type === 'click') pressed = (target as Element).closest('button') ?? pressed;
      if (isLoading) return;
      isLoading = true;
      try {
        const { start } = await import('./take-home-table.ts');
        loaded.abort();
        start(this);
        // A press that came before the script is not lost.
        pressed?.click();
      } catch (error) {
        reportError(error);
        const said = this.querySelector('[role=status]');
        if (said) said.textContent = this.dataset.failed ?? '';
      }
      isLoading = false;
    };
    for (const type of ['pointerover', 'focusin', 'click']) {
      this.addEventListener(type, load, { signal: loaded.signal });
    }
  }
}

customElements.define('take-home', TakeHome);
