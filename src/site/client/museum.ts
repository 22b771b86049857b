import { fragment } from '#figure/fragment.ts';
import { loadNear, notStarted, sayIn } from '#figure/load.ts';
import type { Collection } from '#museum/exhibit.ts';

/** Each collection by its file name, loaded when one of its cards comes near the screen. */
const collections = import.meta.glob<{ collection: Collection }>('../../museum/collections/*.ts');

/** A card of the museum, which is a still picture until it comes near the screen. */
class MuseumExhibit extends HTMLElement {
  #connected = new AbortController();

  connectedCallback(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    loadNear([this], {
      margin: '300px',
      signal,
      load: () => this.#load(signal),
      failed: (error) => {
        reportError(error);
        sayIn(this, notStarted);
      },
    });
  }

  disconnectedCallback(): void {
    this.#connected.abort();
    delete this.dataset.ready;
  }

  async #load(signal: AbortSignal): Promise<void> {
    const load = collections[`../../museum/collections/${this.dataset.collection}.ts`];
    if (!load) return;
    const [{ start }, { collection }] = await Promise.all([import('#museum/live.ts'), load()]);
    if (signal.aborted) return;
    sayIn(this, '');
    signal.addEventListener('abort', start(this, collection));
    this.dataset.ready = '';
  }
}

/** Shows the cards of one kind. The choice is stored in the address: `?kind=tangency`. */
class KindFilter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      this.#show(button.dataset.kind ?? '');
      this.#keep(button.dataset.kind ?? '');
    });
    window.addEventListener('hashchange', this.#followAnchor);
    const asked = new URL(location.href).searchParams.get('kind') ?? '';
    if (asked && this.#button(asked)) this.#show(asked);
    this.#followAnchor();
  }

  disconnectedCallback(): void {
    window.removeEventListener('hashchange', this.#followAnchor);
  }

  /** Shows every card if the address points to a hidden one. */
  #followAnchor = (): void => {
    const card = document.getElementById(fragment());
    if (!card?.closest('[hidden]')) return;
    this.#show('');
    this.#keep('');
    card.scrollIntoView();
  };

  #button(kind: string) {
    return this.querySelector<HTMLButtonElement>(`button[data-kind="${CSS.escape(kind)}"]`);
  }

  #show(kind: string): void {
    for (const button of this.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.dataset.kind === kind));
    }
    let count = 0;
    const sections = document.querySelectorAll<HTMLElement>('[data-collection-of]');
    for (const section of sections) {
      let shown = 0;
      for (const card of section.querySelectorAll<HTMLElement>('.exhibit')) {
        card.hidden = kind !== '' && card.dataset.kind !== kind;
        if (!card.hidden) shown += 1;
      }
      section.hidden = shown === 0;
      // The collection's heading precedes it in the page's text.
      const heading = section.previousElementSibling;
      if (heading instanceof HTMLElement) heading.hidden = shown === 0;
      count += shown;
    }
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = `${count} shown`;
  }

  #keep(kind: string): void {
    const address = new URL(location.href);
    if (kind) address.searchParams.set('kind', kind);
    else address.searchParams.delete('kind');
    history.replaceState(history.state, '', address);
  }
}

customElements.define('museum-exhibit', MuseumExhibit);
customElements.define('kind-filter', KindFilter);
