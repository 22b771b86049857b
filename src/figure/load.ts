import './observers.ts';

interface Loading {
  /** The distance from the screen at which loading begins, such as "400px". */
  readonly margin: string;
  readonly signal: AbortSignal;
  load(): Promise<unknown>;
  /** Called after each failed attempt, with what was thrown. */
  failed(error: unknown): void;
}

/**
 * Calls `load` once one of the elements is near the screen. A failed load is repeated when the
 * reader returns to an element, touches it, or is online again. Chromium requests a failed module
 * again, WebKit requests some again, but Firefox fails until the page is reloaded, so the message
 * suggests both. Returns a function that starts loading at once.
 */
export function loadNear(
  elements: readonly Element[],
  { margin, signal, load, failed }: Loading,
): () => void {
  const done = new AbortController();
  let isLoading = false;
  const attempt = async () => {
    if (isLoading || done.signal.aborted) return;
    isLoading = true;
    try {
      await load();
      done.abort();
    } catch (error) {
      if (!done.signal.aborted) failed(error);
    }
    isLoading = false;
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void attempt();
    },
    { rootMargin: margin },
  );
  done.signal.addEventListener('abort', () => near.disconnect());
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal });
  const again = { signal: done.signal };
  for (const element of elements) {
    near.observe(element);
    for (const type of ['pointerdown', 'focusin']) element.addEventListener(type, attempt, again);
  }
  window.addEventListener('online', attempt, again);
  return attempt;
}

/** Shows a failure in the notice of a figure or a card; "" clears it. */
export function sayIn(root: Element, text: string): void {
  const notice = root.querySelector('.notice');
  if (!notice) return;
  notice.textContent = text;
  notice.toggleAttribute('data-refused', text !== '');
}

/** For a figure or a card whose script did not load or did not start. */
export const notStarted =
  'This could not start, so it is only a picture. Press it to try again, or reload the page.';
