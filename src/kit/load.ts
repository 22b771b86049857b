interface Loading {
  /** How far from the screen it begins: "400px". */
  readonly margin: string;
  readonly signal: AbortSignal;
  load(): Promise<unknown>;
  /** Told of each attempt that failed, with what was thrown. */
  failed(error: unknown): void;
}

/**
 * Loads what these elements need once one of them comes near the screen. A load that failed is tried
 * again when the reader comes back to one, touches it, or is online again; browsers ask anew for a
 * module that did not come. Returns what starts it at once.
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
      if (entries.at(-1)?.isIntersecting) void attempt();
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

/** Says in the notice of a figure, or of a card, what does not work; "" takes it back. */
export function sayIn(root: Element, text: string): void {
  const notice = root.querySelector('.notice');
  if (!notice) return;
  notice.textContent = text;
  notice.toggleAttribute('data-refused', text !== '');
}

/** For a figure or a card whose script did not come or did not start. */
export const notStarted =
  'This could not be started and is a still drawing. Touch it to try again.';
