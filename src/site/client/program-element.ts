/**
 * A program in the page. It draws its first frame by itself. The code to play, step and copy it is
 * loaded when the reader first points at it or focuses it.
 */
class FirstContactProgram extends HTMLElement {
  #connected = new AbortController();
  #isLoading = false;
  /** The last press that arrived before the code for it had loaded. */
  #missed: Event | undefined;

  connectedCallback(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    if (this.dataset.gallery !== undefined) this.#playInSight(signal);
    if (this.querySelector('[data-do="edit"]')) void this.#showKept();
    // On a phone the code starts folded.
    const code = this.querySelector('details');
    if (code && matchMedia('(width < 600px)').matches) code.open = false;
    const arrivals = ['pointerenter', 'focusin', 'program-error'];
    const presses = ['program-press', 'program-show', 'click'];
    for (const type of [...arrivals, ...presses]) {
      this.addEventListener(
        type,
        (event) => {
          if (presses.includes(type)) this.#missed = event;
          void this.#load(signal);
        },
        { signal },
      );
    }
  }

  /** Loaded apart, because pages without an editor do not need it. Without it the button says Edit. */
  async #showKept(): Promise<void> {
    const loaded = await import('./program-kept.ts').catch(() => null);
    loaded?.showKept(this);
  }

  /** Plays a program of the gallery once most of it is in sight. */
  #playInSight(signal: AbortSignal): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isSeen = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        isSeen.disconnect();
        this.dispatchEvent(new Event('program-show'));
      },
      { threshold: 0.7 },
    );
    isSeen.observe(this);
    signal.addEventListener('abort', () => isSeen.disconnect());
  }

  disconnectedCallback(): void {
    this.#connected.abort();
    delete this.dataset.ready;
  }

  async #load(signal: AbortSignal): Promise<void> {
    if (this.#isLoading || this.dataset.ready !== undefined) return;
    this.#isLoading = true;
    try {
      const { start } = await import('./program.ts');
      if (signal.aborted) return;
      start(this, signal);
      this.dataset.ready = '';
      const { target, type = '' } = this.#missed ?? {};
      target?.dispatchEvent(new Event(type, { bubbles: true }));
    } catch (error) {
      reportError(error);
      const says = this.querySelector('.program-says');
      if (says) says.textContent = 'The program could not start. Press again, or reload the page.';
      // A frame that failed to load keeps showing the browser's error page, so load it again.
      const frame = this.querySelector('iframe');
      frame?.setAttribute('src', frame.src);
    } finally {
      this.#isLoading = false;
      this.#missed = undefined;
    }
  }
}

customElements.define('first-contact-program', FirstContactProgram);
