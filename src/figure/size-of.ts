import type { Size } from './projection.ts';

/**
 * The size of a drawing in pixels. One that has no box yet, because its styles have not come or what it
 * stands in is hidden, has the size that it was drawn in at build time: in no size at all, no place could
 * be told from another.
 */
export function sizeOf(svg: SVGSVGElement): Size {
  const { width, height } = svg.getBoundingClientRect();
  if (width > 0 && height > 0) return { width, height };
  const [, , ofWidth = 0, ofHeight = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return { width: ofWidth, height: ofHeight };
}
