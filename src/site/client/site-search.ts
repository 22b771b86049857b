/** The search of the built site (Pagefind), loaded when the reader first opens it. */
class SiteSearch extends HTMLElement {
  #loading: Promise<void> | null = null;

  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    this.querySelector('.search-button')?.addEventListener('click', () => this.#open());
    dialog?.addEventListener('click', (event) => {
      // A click outside the dialog, or on a result on the current page, closes it.
      const target = event.target as Element;
      if (target === dialog || target.closest('a')) dialog.close();
    });
    document.addEventListener('keydown', (event) => {
      const opens = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if (!opens || dialog?.open) return;
      event.preventDefault();
      this.#open();
    });
  }

  #open(): void {
    this.querySelector('dialog')?.showModal();
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null;
      const reason = error instanceof Error ? error.message : String(error);
      for (const place of this.querySelectorAll('.search-box, .search-said')) {
        place.textContent = `The search could not be loaded (${reason}). Close and try again, or reload the page.`;
      }
    });
    void this.#loading.then(() => this.querySelector('input')?.focus());
  }

  async #load(): Promise<void> {
    const { startSearch } = await import('./start-search.ts');
    await startSearch(this);
  }
}

customElements.define('site-search', SiteSearch);
