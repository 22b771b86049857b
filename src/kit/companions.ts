/** What shows something of one figure elsewhere in the page. */
export type Companions = Readonly<
  Record<'listings' | 'formulas' | 'questions' | 'legends', readonly HTMLElement[]>
>;

/**
 * The companions of one figure of the page, in the page's order. A figure may stand on a page more
 * than once: then a companion belongs to the one beside it, or to that which its `data-of` names:
 * "point-in-circle#2" is the second figure of that name. The only place where they are looked for.
 */
export function companionsOf(root: HTMLElement, name: string): Companions {
  const figures = all(`[data-figure="${name}"]`);
  // A card of the museum has no companions, and its name is no figure's.
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
      // An error of the page's author: it must not stop the figures that are named rightly.
      reportError(new Error(`The page has no figure "${of}", only "${known.join('", "')}".`));
    }
    return named;
  }
  // In the smallest block of the page that holds a figure as well: the last one before it.
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
