import type { AnyFigure } from './figure.ts';
import { isAbout } from './fragment.ts';
import { loadNear, notStarted, sayIn } from './load.ts';

type FigureModule = { readonly figure: AnyFigure };

/** Every figure by its file name; each is loaded only by the pages that show it. */
const figures = Object.entries(
  import.meta.glob<FigureModule>('./**/figures/*.ts', { base: '../content/docs' }),
);

/** A figure in the page. It is a still drawing until it comes near the screen. */
class FirstContactFigure extends HTMLElement {
  #connected = new AbortController();

  connectedCallback(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    const start = loadNear([this], {
      margin: '400px',
      signal,
      load: () => this.#load(signal),
      failed: (error) => {
        reportError(error);
        sayIn(this, notStarted);
      },
    });
    // A shared position is shown at once, wherever on the page the figure stands.
    const showShared = () => {
      if (!isAbout(this.dataset.figure)) return;
      this.scrollIntoView({ block: 'center' });
      start();
    };
    window.addEventListener('hashchange', showShared, { signal });
    showShared();
  }

  disconnectedCallback(): void {
    this.#connected.abort();
    delete this.dataset.ready;
  }

  async #load(signal: AbortSignal): Promise<void> {
    const [, load] = figures.find(([path]) => path.endsWith(`/${this.dataset.figure}.ts`)) ?? [];
    if (!load) return;
    const [{ mount }, { figure }] = await Promise.all([
      import('./mount.ts'),
      load(),
      // With the figure, so that a shared position is there as soon as the figure is.
      isAbout(this.dataset.figure) && import('./read-shared.ts'),
    ]);
    if (signal.aborted) return;
    sayIn(this, '');
    signal.addEventListener('abort', mount(this, figure));
    this.dataset.ready = '';
  }
}

customElements.define('first-contact-figure', FirstContactFigure);
