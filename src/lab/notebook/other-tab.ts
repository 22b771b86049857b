interface ThisTab {
  stored(): string | null;
  lastSaved(): string | null;
  shown(): string | null;
}

/**
 * Detects that another tab has saved a different text. The button offers that text, so that neither
 * tab silently overwrites the other.
 */
export class OtherTab {
  readonly #button: HTMLElement;
  #text: string | null = null;

  constructor(button: HTMLElement, thisTab: ThisTab, onConflict: () => void, signal?: AbortSignal) {
    this.#button = button;
    const check = () => {
      const text = thisTab.stored();
      if (text === thisTab.lastSaved() || text === thisTab.shown()) return;
      this.#text = text;
      button.hidden = false;
      onConflict();
    };
    const options = signal ? { signal } : {};
    addEventListener('storage', check, options);
    // A page restored from the back-forward cache has missed storage events.
    addEventListener('pageshow', check, options);
  }

  get isOffered(): boolean {
    return !this.#button.hidden;
  }

  /** Returns the other tab's text, or null if it has deleted its own. */
  accept(): string | null {
    this.#button.hidden = true;
    return this.#text;
  }
}

export const otherTabStatus =
  'Another tab has changed this, and its version is now saved. Edit this one to save it instead.';
export const otherTabLabel = 'Use the other tab’s version';
