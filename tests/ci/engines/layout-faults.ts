/**
 * Runs in the page or in a frame of it, and describes layout faults: horizontal scrolling, and cut
 * or overlapping controls and texts.
 *
 * Text cut by an ellipsis is complete elsewhere: a listing's values in its table, and a fold's
 * summary inside the fold. The slider reaches the steps of a loop's squares. Values may overlap the
 * end of a long line, because its box scrolls.
 */
export function layoutFaults(): string[] {
  const page = document.querySelector('iframe')?.dataset.page
    ? document.querySelector('iframe')!.contentDocument!
    : document;
  const view = page.defaultView!;
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = page.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page scrolls sideways: ${scrollWidth}`);

  const cutOnPurpose =
    '.parameters, .said, .cells, .fold-words, .visually-hidden, .bar-word, kbd, svg, .katex-mathml';
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(cutOnPurpose);

  /** How the boxes around an element clip it, by scrolling or hiding. */
  interface Around {
    scrolls: Box[];
    hides: Box[];
    scrollsSideways: boolean;
  }
  const known = new Map<Element, Around>();
  const around = (element: Element): Around => {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parentElement;
    const outer =
      parent && element !== page.body
        ? around(parent)
        : { scrolls: [], hides: [], scrollsSideways: false };
    const { overflowX, overflowY, contain, display } = view.getComputedStyle(element);
    const isBox = element !== page.body && element !== page.documentElement && display !== 'inline';
    const isScroller = isBox && /auto|scroll/.test(overflowX + overflowY);
    const isHiding =
      isBox && (/hidden|clip/.test(overflowX + overflowY) || /strict|content|paint/.test(contain));
    const own = isScroller || isHiding ? element.getBoundingClientRect() : null;
    const mine: Around = {
      scrolls: isScroller ? [...outer.scrolls, own!] : outer.scrolls,
      // A box may hide on one axis and be visible on the other.
      hides: isHiding && !isScroller ? [...outer.hides, own!] : outer.hides,
      scrollsSideways:
        outer.scrollsSideways ||
        (isScroller && /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth),
    };
    known.set(element, mine);
    return mine;
  };

  /** The boxes of an element or a text, clipped by scrolling boxes. */
  const shownBoxes = (what: Element | Range, within: Element): Box[] => {
    const { scrolls } = around(within);
    return [...what.getClientRects()]
      .map(({ left, right, top, bottom }) => {
        const box = { left, right, top, bottom };
        for (const one of scrolls) {
          box.left = Math.max(box.left, one.left);
          box.right = Math.min(box.right, one.right);
          box.top = Math.max(box.top, one.top);
          box.bottom = Math.min(box.bottom, one.bottom);
        }
        return box;
      })
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
  };
  interface Piece extends Box {
    of: Element;
  }
  const examine = (boxes: Box[], of: Element) => {
    const { hides, scrollsSideways } = around(of);
    for (const box of boxes) {
      if (!scrollsSideways && (box.left < -1 || box.right > clientWidth + 1)) {
        faults.add(`beside the page: ${nameOf(of)}`);
      }
      for (const hide of hides) {
        const isCut =
          box.left < hide.left - 1.5 ||
          box.right > hide.right + 1.5 ||
          box.top < hide.top - 3 ||
          box.bottom > hide.bottom + 3;
        if (isCut) faults.add(`cut off: ${nameOf(of)}`);
      }
    }
  };
  /** Pairs that overlap by more than this share of the lower one's height. */
  const findOverlaps = (pieces: Piece[], part: number, kind: string) => {
    const sorted = pieces.sort((a, b) => a.top - b.top);
    for (const [i, a] of sorted.entries()) {
      for (let k = i + 1; k < sorted.length && sorted[k]!.top < a.bottom; k += 1) {
        const b = sorted[k]!;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - b.top;
        const least = part * Math.min(a.bottom - a.top, b.bottom - b.top);
        if (width <= 2 || height <= least || a.of.contains(b.of) || b.of.contains(a.of)) continue;
        faults.add(`${kind}: ${nameOf(a.of)} and ${nameOf(b.of)}`);
      }
    }
  };

  const controls: Piece[] = [];
  for (const control of page.querySelectorAll('a[href], button, input, select, summary')) {
    if (!isSeen(control)) continue;
    const boxes = shownBoxes(control, control.parentElement!);
    examine(boxes, control);
    // The bar may cover scrolled content.
    if (!control.closest('.bar')) controls.push(...boxes.map((box) => ({ ...box, of: control })));
  }
  findOverlaps(controls, 0.15, 'controls over each other');

  const texts: Piece[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  while (walker.nextNode()) {
    const of = walker.currentNode.parentElement!;
    if (!walker.currentNode.textContent?.trim() || of.closest('script, style, template, option')) {
      continue;
    }
    if (!isSeen(of)) continue;
    range.selectNodeContents(walker.currentNode);
    const boxes = shownBoxes(range, of);
    examine(boxes, of);
    // A formula places its own letters.
    if (of.closest('.katex, .values, .bar')) continue;
    texts.push(...boxes.map((box) => ({ ...box, of })));
  }
  findOverlaps(texts, 0.45, 'texts over each other');
  return [...faults];
}
