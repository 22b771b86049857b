/** The outcome of an action. */
export interface Outcome {
  readonly action: string;
  /**
   * "done", the page's message, or "" for a control without effect and message. A failed verdict of
   * the judge or the map on our own code begins with "a wrong verdict".
   */
  readonly result: string;
}

export interface Habits {
  /** Messages about something that does not work. */
  readonly complaint: string;
  /**
   * Milliseconds after which an older message counts as the result, because it may not be repeated.
   */
  readonly patience: number;
  /** Code for an address with an edit, by function. */
  readonly edits: Readonly<Record<string, string>>;
}

export type Hands = ReturnType<typeof makeHands>;

/** Runs in the page: what the reader looks at and presses, and the outcomes so far. */
export function makeHands({ complaint, patience, edits }: Habits) {
  const outcomes: { action: string; result: string }[] = [];
  const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document) => [
    ...root.querySelectorAll<E>(selector),
  ];
  const one = (selector: string, root: ParentNode = document) =>
    root.querySelector<HTMLElement>(selector);
  const text = (selector: string, root: ParentNode = document) =>
    all(selector, root)
      .map((element) => element.textContent.trim())
      .join(' ');
  const forget = () => history.replaceState(history.state, '', location.pathname + location.search);
  const choose = (field: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
    field.value = value;
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 15));

  const saying =
    '[role=alert], [role=status], .notice, .step-words, .truth-here, .search-box, .contents-line, .left-out';
  /** Messages nearby or about the whole page that something does not work. */
  const complaintsIn = (roots: readonly ParentNode[]) => {
    const places = [...roots.flatMap((root) => all(saying, root)), ...all('.lost')];
    return places
      .filter((place) => place.checkVisibility())
      .map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))
      .filter((said) => new RegExp(complaint).test(said));
  };
  /** Our own code is right everywhere and in all cases. */
  const wrongVerdict = (roots: readonly ParentNode[]) =>
    roots
      .flatMap((root) => all('.judge-summary, .map-says', root))
      .map(({ textContent }) => textContent)
      .find((said) => /^\d+ of \d+ right|^Wrong|, but /.test(said));

  const cameOf = async (
    works: () => boolean,
    roots: readonly ParentNode[],
    known: readonly string[],
  ) => {
    const begin = performance.now();
    while (performance.now() < begin + 25_000) {
      const wrong = wrongVerdict(roots);
      if (wrong) return `a wrong verdict: ${wrong}`;
      if (works()) return 'done';
      const said = complaintsIn(roots);
      const fresh = said.find((words) => !known.includes(words));
      if (fresh) return fresh;
      if (said[0] && performance.now() > begin + patience) return said[0];
      await pause();
    }
    return '';
  };

  /** Performs an action and waits for its effect. */
  const attempt = async (
    action: string,
    roots: readonly ParentNode[],
    act: () => void,
    works: () => boolean,
  ) => {
    const known = complaintsIn(roots);
    act();
    const result = await cameOf(works, roots, known);
    outcomes.push({ action, result });
    return result === 'done';
  };

  return {
    outcomes,
    edits,
    all,
    one,
    text,
    /** Tests something without an action: whether it works, or the page's message. */
    comes: async (action: string, roots: readonly ParentNode[], ready: () => boolean) => {
      const result = await cameOf(ready, roots, complaintsIn(roots));
      outcomes.push({ action, result });
      return result === 'done';
    },
    attempt,
    /** Waits briefly for a condition. */
    until: async (is: () => boolean) => {
      const begin = performance.now();
      while (!is() && performance.now() < begin + 2000) await pause();
    },
    show: (element: Element) => {
      element.closest('details')?.toggleAttribute('open', true);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    press: (element: HTMLElement | null | undefined) => {
      element?.focus();
      element?.click();
    },
    /** Presses again without an effect, because a press before a listing's run does nothing. */
    insisting: (act: () => void, works: () => boolean) => {
      let looks = 0;
      return () => {
        if (works()) return true;
        looks += 1;
        if (looks % 30 === 0) act();
        return false;
      };
    },
    /** Unfolds the table of a listing's run, and folds it again. */
    unfoldRun: async (action: string, root: ParentNode) => {
      // The table belongs to the debugger, which is loaded when it is opened.
      const debug = one('[data-step=more]', root);
      const isOpen = () => debug?.ariaExpanded === 'true';
      if (!(await attempt(`${action}: debug`, [root], () => debug?.click(), isOpen))) return;
      const table = one('.run-table', root) as HTMLDetailsElement;
      const unfold = () => {
        table.open = true;
      };
      await attempt(action, [root], unfold, () => one('tbody tr', table) !== null);
      table.open = false;
      debug?.click();
    },
    arrow: (handle: Element) => {
      (handle as HTMLElement).focus();
      const key = { key: 'ArrowLeft', code: 'ArrowLeft', shiftKey: true };
      handle.dispatchEvent(
        new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
      );
    },
    choose,
    /** Undoes a choice of language, which all listings and the table of *Take home* share. */
    readTypeScript: () => {
      const choice = one('[data-language-choice]') as HTMLSelectElement | null;
      if (choice) choose(choice, '', 'change');
    },
    /** The first handle of a figure in the tab order. */
    handle: (figure: ParentNode) =>
      all<SVGElement>('.handle', figure).find((element) => element.checkVisibility()),
    /**
     * The listings that are neither exercises nor folded, because a folded one is loaded on
     * unfolding.
     */
    listings: () =>
      all('.listing[data-listing-figure]:not(.exercise)').filter((listing) =>
        listing.checkVisibility(),
      ),
    figureOf: (listing: HTMLElement) =>
      one(`[data-figure="${listing.dataset.listingFigure}"]`) ?? listing,
    /** Changes the address's fragment like a link. */
    follow: (fragment: string) => {
      forget();
      location.hash = fragment;
    },
    /** Restores the page's own address. */
    forget,
  };
}
