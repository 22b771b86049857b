import { bringIntoView } from './bring-into-view.ts';
import { companionsOf } from './companions.ts';
import type { AnyFigure } from './figure.ts';
import { isAbout } from './fragment.ts';
import { loadNear, notStarted, sayIn } from './load.ts';
import type { Mounted } from './mount.ts';
import { notLoaded } from './not-loaded.ts';
import { unfold } from './unfold.ts';

type FigureModule = { readonly figure: AnyFigure };

const figures = import.meta.glob<FigureModule>('../content/docs/**/figures/*.ts');

/** Loads the figure's own file, which is a separate chunk. */
function load({ dataset }: HTMLElement): Promise<FigureModule> {
  const path = Object.keys(figures).find((one) => one.endsWith(`/${dataset.figure}.ts`));
  return figures[path ?? '']!();
}

/** A figure in the page. It is still until the reader scrolls near it or near one of its listings. */
class FirstContactFigure extends HTMLElement {
  /** Set once the figure has started. */
  declare access?: Mounted['access'];
  #connected = new AbortController();
  /** The last button pressed before the figure had started. */
  #pressed: HTMLElement | null = null;

  connectedCallback(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    this.addEventListener('click', this.#press, { signal });
    const { listings } = companionsOf(this, this.dataset.figure!);
    const start = loadNear([this, ...listings], {
      margin: '400px',
      signal,
      load: () => this.#load(signal),
      failed: (error) => {
        // A press on Edit needs an answer where the figure is out of sight, too.
        const isWanted = listings.some((listing) => listing.matches('[data-wanted]'));
        if (isWanted) notLoaded(error);
        else reportError(error);
        this.#pressed = null;
        sayIn(this, notStarted);
      },
    });
    // A shared position is shown at once, wherever the figure is on the page.
    const showShared = () => {
      if (!isAbout(this.dataset.figure)) return;
      unfold(this);
      // In a frame, that would also scroll the surrounding page.
      if (!this.matches('.embed *')) this.scrollIntoView({ block: 'center' });
      start();
    };
    window.addEventListener('hashchange', showShared, { signal });
    showShared();
    // The reader may use the keyboard before gestures.ts has loaded.
    const showFocused = ({ target }: FocusEvent) => {
      const isHandle = target instanceof SVGElement && target.matches('.handle:focus-visible');
      if (isHandle && this.dataset.ready === undefined) bringIntoView(target);
    };
    this.addEventListener('focusin', showFocused, { signal });
  }

  disconnectedCallback(): void {
    this.#connected.abort();
    delete this.dataset.ready;
  }

  async #load(signal: AbortSignal): Promise<void> {
    const [{ mount }, { figure }] = await Promise.all([
      import('./mount.ts'),
      load(this),
      // Load both together, so that a shared position appears as soon as the figure does.
      isAbout(this.dataset.figure) && import('./read-shared.ts'),
    ]);
    if (signal.aborted) return;
    sayIn(this, '');
    const { access, end } = mount(this, figure);
    this.access = access;
    signal.addEventListener('abort', end);
    this.dataset.ready = '';
    this.#pressed?.click();
  }

  #press = ({ target }: Event): void => {
    if (this.dataset.ready === undefined) this.#pressed = (target as Element).closest('button');
  };
}

customElements.define('first-contact-figure', FirstContactFigure);
