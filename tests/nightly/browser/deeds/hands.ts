/** What came of something that a reader did. */
export interface Outcome {
  readonly deed: string;
  /**
   * "done", what the page says instead, or "" for a control that does nothing and says nothing. What the judge
   * or the map says against code of ours begins with "a wrong verdict".
   */
  readonly came: string;
}

export interface Habits {
  /** How the page says that something does not work. */
  readonly complaint: string;
  /** Milliseconds after which what was said already before a deed counts as its answer: it may be said no more. */
  readonly patience: number;
  /** Code for an address that carries an edit, by its function. */
  readonly edits: Readonly<Record<string, string>>;
}

export type Hands = ReturnType<typeof makeHands>;

/** Runs in the page: what a reader looks at and presses there, and what came of it so far. */
export function makeHands({ complaint, patience, edits }: Habits) {
  const outcomes: { deed: string; came: string }[] = [];
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
  const pause = () => new Promise((resolve) => setTimeout(resolve, 15));

  const saying =
    '[role=alert], [role=status], .notice, .step-words, .truth-here, .search-box, .contents-line, .left-out';
  /** What is said near by, or of the whole page, that something does not work. */
  const complaintsIn = (roots: readonly ParentNode[]) => {
    const places = [...roots.flatMap((root) => all(saying, root)), ...all('.lost')];
    return places
      .filter((place) => place.checkVisibility())
      .map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))
      .filter((said) => new RegExp(complaint).test(said));
  };
  /** Code of ours is right, everywhere and in all cases. */
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

  /** Does something, and waits for what comes of it. */
  const attempt = async (
    deed: string,
    roots: readonly ParentNode[],
    act: () => void,
    works: () => boolean,
  ) => {
    const known = complaintsIn(roots);
    act();
    const came = await cameOf(works, roots, known);
    outcomes.push({ deed, came });
    return came === 'done';
  };

  return {
    outcomes,
    edits,
    all,
    one,
    text,
    /** What is there without a press: whether it works, or what the page says instead. */
    comes: async (deed: string, roots: readonly ParentNode[], ready: () => boolean) => {
      const came = await cameOf(ready, roots, complaintsIn(roots));
      outcomes.push({ deed, came });
      return came === 'done';
    },
    attempt,
    /** Waits for what is no deed, and not for long. */
    until: async (is: () => boolean) => {
      const begin = performance.now();
      while (!is() && performance.now() < begin + 2000) await pause();
    },
    show: (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    press: (element: HTMLElement | null | undefined) => {
      element?.focus();
      element?.click();
    },
    /** Presses again while nothing has come of it: before the run of a listing is there a press does nothing. */
    insisting: (act: () => void, works: () => boolean) => {
      let looks = 0;
      return () => {
        if (works()) return true;
        looks += 1;
        if (looks % 30 === 0) act();
        return false;
      };
    },
    /** Unfolds the table of the run below a listing, and folds it again. */
    unfoldRun: async (deed: string, root: ParentNode) => {
      const table = one('.run-table', root) as HTMLDetailsElement;
      const unfold = () => {
        table.open = true;
      };
      await attempt(deed, [root], unfold, () => one('tbody tr', table) !== null);
      table.open = false;
    },
    arrow: (handle: Element) => {
      (handle as HTMLElement).focus();
      const key = { key: 'ArrowLeft', code: 'ArrowLeft', shiftKey: true };
      handle.dispatchEvent(
        new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
      );
    },
    choose: (field: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
      field.value = value;
      field.dispatchEvent(new Event(event, { bubbles: true }));
    },
    /** The handle of a figure that the keyboard comes to first. */
    handle: (figure: ParentNode) =>
      all<SVGElement>('.handle', figure).find((element) => element.checkVisibility()),
    /** Those that are not exercises, and not folded: what is folded is loaded when it is unfolded. */
    listings: () =>
      all('.listing[data-listing-figure]:not(.exercise)').filter((listing) =>
        listing.checkVisibility(),
      ),
    /** The figure that drives a listing. */
    figureOf: (listing: HTMLElement) =>
      one(`[data-figure="${listing.dataset.listingFigure}"]`) ?? listing,
    /** The address gets another fragment, as by a link. */
    follow: (fragment: string) => {
      forget();
      location.hash = fragment;
    },
    /** The address is that of the page again. */
    forget,
  };
}
