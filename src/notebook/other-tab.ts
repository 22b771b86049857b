interface Mine {
  /** What the device keeps. */
  read(): string | null;
  /** What this tab has kept last. */
  kept(): string | null;
  /** What this tab shows. */
  shown(): string | null;
}

/**
 * Meets what another tab of the reader's has kept in the place of what this tab kept: `button` offers it, for
 * as long as it is not taken, so that neither tab writes over the other unseen.
 */
export class OtherTab {
  readonly #button: HTMLElement;
  #text: string | null = null;

  constructor(button: HTMLElement, mine: Mine, say: () => void, signal?: AbortSignal) {
    this.#button = button;
    const meet = () => {
      const text = mine.read();
      if (text === mine.kept() || text === mine.shown()) return;
      this.#text = text;
      button.hidden = false;
      say();
    };
    const options = signal ? { signal } : {};
    addEventListener('storage', meet, options);
    // A page that comes back from the browser's memory has heard nothing meanwhile.
    addEventListener('pageshow', meet, options);
  }

  /** Whether the other tab's is offered still. */
  get isThere(): boolean {
    return !this.#button.hidden;
  }

  /** The other tab's; null where it keeps nothing. */
  take(): string | null {
    this.#button.hidden = true;
    return this.#text;
  }
}

export const otherTabSays =
  'Another tab has changed this since, and what it has is kept now. Change yours to keep yours.';
export const otherTabOffers = 'Take what the other tab has';
