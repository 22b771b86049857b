/** Switches the theme. A choice equal to the system's is not stored. */
class ThemeButton extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => this.#turn());
  }

  #turn(): void {
    const root = document.documentElement;
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
    if (next === system) delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      if (next === system) localStorage.removeItem('theme');
      else localStorage.setItem('theme', next);
    } catch {
      // Storage may be forbidden, in which case the choice applies only to this page.
    }
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = `${next} theme`;
  }
}

customElements.define('theme-button', ThemeButton);
