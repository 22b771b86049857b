/** Elements elsewhere in the page that belong to one figure. */
export type Companions = Readonly<
  Record<'listings' | 'formulas' | 'questions' | 'legends', readonly HTMLElement[]>
>;

/**
 * Returns the companions of one figure in page order. If a figure appears more than once on a page,
 * a companion belongs to the nearest one, or to the one that its `data-of` names, where
 * "point-in-circle#2" is the second figure of that name. Only this function finds companions.
 */
export function companionsOf(root: HTMLElement, name: string): Companions {
  const figures = all(`[data-figure="${name}"]`);
  // A card of the museum has no companions: no element of the page names its figure.
  const isOfRoot = (element: HTMLElement) => figureOf(element, name, figures) === root;
  const of = (mark: string) => all(`[data-${mark}="${name}"]`).filter(isOfRoot);
  return {
    listings: of('listing-figure'),
    formulas: of('figure-numbers'),
    questions: of('figure-questions'),
    legends: of('truth-figure'),
  };
}

/** The figure to which a companion belongs. */
function figureOf(companion: HTMLElement, name: string, figures: readonly HTMLElement[]) {
  const { of } = companion.dataset;
  if (of !== undefined) {
    const known = figures.map((_, i) => `${name}#${i + 1}`);
    const named = figures[known.indexOf(of)];
    if (!named) {
      // A mistake in the page must not stop its other figures.
      reportError(new Error(`The page has no figure "${of}", only "${known.join('", "')}".`));
    }
    return named;
  }
  // The last figure before it, in the smallest block of the page that has both.
  for (let block: Element | null = companion; block; block = block.parentElement) {
    const beside = figures.filter((figure) => block?.contains(figure));
    const before = beside.findLast(
      (figure) => figure.compareDocumentPosition(companion) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (beside[0]) return before ?? beside[0];
  }
  return undefined;
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
