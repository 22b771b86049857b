/** A button that copies the text in its <template>, or the text of the element it names. */
class CopyButton extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => void this.#copy());
  }

  async #copy(): Promise<void> {
    const text = this.querySelector('template')?.content.textContent ?? '';
    const status = this.querySelector('[role=status]');
    if (!status) return;
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'Copied';
      setTimeout(() => {
        status.textContent = '';
      }, 3000);
    } catch {
      status.textContent =
        'This browser does not allow copying here. Select the listing and copy it.';
    }
  }
}

customElements.define('copy-button', CopyButton);
