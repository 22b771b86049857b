/**
 * Runs in the page, for texts whose background axe cannot determine. Returns the least WCAG
 * contrast of each text with any possible background. With `looksForCovers`, a covered text counts
 * as 0, which takes long. Every colour of a gradient, and every background before or after a text,
 * counts as if the whole text lay on it.
 */
export function leastContrasts(elements: readonly Element[], looksForCovers: boolean): number[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const colours = new Map<string, Colour>();
  const colourOf = (css: string): Colour => {
    let colour = colours.get(css);
    if (colour) return colour;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    colour = [red, green, blue, alpha / 255];
    colours.set(css, colour);
    return colour;
  };
  const over = (top: Colour, ground: Colour): Colour => {
    const [red, green, blue] = [0, 1, 2].map((i) => top[3] * top[i]! + (1 - top[3]) * ground[i]!);
    return [red!, green!, blue!, 1];
  };
  const luminance = (colour: Colour) => {
    const [red, green, blue] = colour.slice(0, 3).map((part) => {
      const one = part / 255;
      return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  /** The background of a box and the colours of its gradients, except for thin lines. */
  const coloursOf = ({ backgroundColor, backgroundImage, backgroundSize }: CSSStyleDeclaration) => {
    const sizes = backgroundSize.split(', ');
    const layers = backgroundImage.match(/[\w-]+\((?:[^()]|\([^()]*\))*\)|none/g) ?? [];
    const broad = layers.filter((_, i) => {
      const lengths = sizes[i % sizes.length]!.match(/[\d.]+(?=px)/g) ?? [];
      return lengths.every((length) => Number(length) > 4);
    });
    const stops = broad.join().match(/(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g) ?? [];
    return [colourOf(backgroundColor), ...stops.map(colourOf)];
  };

  const contrastOf = (element: Element) => {
    const path: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) path.unshift(at);
    let grounds: Colour[] = [[255, 255, 255, 1]];
    let opacity = 1;
    for (const one of path) {
      const style = getComputedStyle(one);
      opacity *= Number(style.opacity);
      const [own, ...others] = coloursOf(style);
      for (const pseudo of ['::before', '::after']) {
        const its = getComputedStyle(one, pseudo);
        // With a mask it is an icon beside the text.
        const isSign = its.maskImage !== 'none';
        const isUnder = its.content !== 'none' && its.position === 'absolute' && !isSign;
        if (isUnder) others.push(...coloursOf(its));
      }
      grounds = grounds.map((ground) => over(own!, ground));
      const seen = others.filter((colour) => colour[3] > 0);
      grounds.push(...seen.flatMap((other) => grounds.map((ground) => over(other, ground))));
    }
    const [red, green, blue, alpha] = colourOf(getComputedStyle(element).color);
    const contrasts = grounds.map((ground) => {
      const text = luminance(over([red, green, blue, alpha * opacity], ground));
      const [less, more] = [text, luminance(ground)].sort((a, b) => a - b);
      return (more! + 0.05) / (less! + 0.05);
    });
    return Math.min(...contrasts);
  };

  /** Whether something covers the first line of a text at this scroll position. */
  const isCoveredAt = (element: Element, block: ScrollLogicalPosition) => {
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    const text = document.createRange();
    text.selectNodeContents(element);
    const { left, top, width, height } =
      text.getClientRects()[0] ?? element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (found instanceof SVGElement && !(found instanceof SVGSVGElement)) return true;
    for (let at = found; at && !at.contains(element) && !element.contains(at); ) {
      if (coloursOf(getComputedStyle(at)).some((colour) => colour[3] > 0)) return true;
      at = at.parentElement;
    }
    return false;
  };
  const onTop = document.querySelector('dialog:modal, :popover-open');
  /** A sticky bar covers some of the page, but the reader can scroll. */
  const isCovered = (element: Element) =>
    // Text behind an open dialog or list becomes visible when that is closed.
    (!onTop || onTop.contains(element)) &&
    (['center', 'start', 'end'] as const).every((block) => isCoveredAt(element, block));

  const [x, y] = [scrollX, scrollY];
  const least = elements.map((element) =>
    looksForCovers && isCovered(element) ? 0 : contrastOf(element),
  );
  scrollTo({ left: x, top: y, behavior: 'instant' });
  return least;
}
