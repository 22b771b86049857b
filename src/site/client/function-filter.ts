// Shows only the functions that match every word of the filter, in any order.
class FunctionFilter extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('input')?.addEventListener('input', () => this.#filter());
    // The browser may have restored the text typed earlier.
    this.#filter();
  }

  #filter(): void {
    const wanted =
      this.querySelector('input')
        ?.value.toLowerCase()
        .match(/[\w-]+/g) ?? [];
    const sections = document.querySelectorAll<HTMLElement>('.functions > section');
    let count = 0;
    for (const section of sections) {
      const rows = [...section.querySelectorAll<HTMLElement>('[data-words]')];
      for (const row of rows) {
        row.hidden = !wanted.every((word) => row.dataset.words?.includes(word));
      }
      const shown = rows.filter((row) => !row.hidden).length;
      section.hidden = shown === 0;
      count += shown;
    }
    const status = this.querySelector('[role=status]');
    if (!status) return;
    status.textContent =
      count === 0
        ? 'No function matches these words. Try fewer, or a shape: circle, box, segment, polygon.'
        : `${count} ${count === 1 ? 'function' : 'functions'}`;
  }
}

customElements.define('function-filter', FunctionFilter);
