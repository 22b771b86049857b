import type { Size } from './projection.ts';

/**
 * Returns the size of a drawing in pixels. If it has no box yet, because its styles are not loaded
 * or its container is hidden, returns the size from the build, because at size 0 all points would
 * coincide.
 */
export function sizeOf(svg: SVGSVGElement): Size {
  const { width, height } = svg.getBoundingClientRect();
  if (width > 0 && height > 0) return { width, height };
  const [, , ofWidth = 0, ofHeight = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return { width: ofWidth, height: ofHeight };
}
