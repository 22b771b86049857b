import type { AnyFigure } from './figure.ts';
import { fragment } from './fragment.ts';

type FigureModule = { readonly figure: AnyFigure };

/** Every figure by its file name; each is loaded only by the pages that show it. */
const figures = Object.entries(
  import.meta.glob<FigureModule>('./**/figures/*.ts', { base: '../content/docs' }),
);

/** A figure in the page. It is a still drawing until it comes near the screen. */
class FirstContactFigure extends HTMLElement {
  #end: (() => void) | null = null;
  #near: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.#near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void this.#start();
      },
      { rootMargin: '400px' },
    );
    this.#near.observe(this);
    window.addEventListener('hashchange', this.#showShared);
    this.#showShared();
  }

  /** A shared position is shown at once, wherever on the page the figure stands. */
  #showShared = (): void => {
    if (!fragment().startsWith(`${this.dataset.figure}=`)) return;
    this.scrollIntoView({ block: 'center' });
    void this.#start();
  };

  disconnectedCallback(): void {
    window.removeEventListener('hashchange', this.#showShared);
    this.#near?.disconnect();
    this.#end?.();
    this.#end = null;
  }

  async #start(): Promise<void> {
    this.#near?.disconnect();
    const [, load] = figures.find(([path]) => path.endsWith(`/${this.dataset.figure}.ts`)) ?? [];
    if (this.#end || !load) return;
    this.#end = () => {};
    const [{ mount }, { figure }] = await Promise.all([import('./mount.ts'), load()]);
    if (this.isConnected) this.#end = mount(this, figure);
    this.dataset.ready = '';
  }
}

customElements.define('first-contact-figure', FirstContactFigure);
