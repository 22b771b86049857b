import type { Layer } from './surface.ts';

/** The part of a style that a canvas needs. */
export interface Paint {
  /** Null where nothing is filled or stroked. */
  readonly fill: string | null;
  readonly fillAlpha: number;
  readonly stroke: string | null;
  readonly strokeAlpha: number;
  readonly width: number;
  /** A mark may have a width of its own: as in SVG, only where no style sheet sets one. */
  readonly isWidthFree: boolean;
  readonly dash: readonly number[];
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly miter: number;
}

/**
 * The styles of the page's style sheets, as a canvas needs them. Each is read once, from an
 * element of that style that is in the drawing only while it is read.
 */
export class CanvasStyles {
  readonly #svg: SVGSVGElement;
  readonly #paints = new Map<string, Paint>();

  constructor(svg: SVGSVGElement) {
    this.#svg = svg;
  }

  /** Forgets all styles, after the colours of the page have changed. */
  forget(): void {
    this.#paints.clear();
  }

  read(tag: string, style: string, layer: Layer): Paint {
    const key = `${tag} ${layer} ${style}`;
    let paint = this.#paints.get(key);
    if (!paint) {
      paint = this.#ask(tag, style, layer);
      this.#paints.set(key, paint);
    }
    return paint;
  }

  #ask(tag: string, style: string, layer: Layer): Paint {
    const sample = document.createElementNS('http://www.w3.org/2000/svg', tag);
    sample.setAttribute('class', style);
    (this.#svg.querySelector(`g.${layer}`) ?? this.#svg).append(sample);
    const css = getComputedStyle(sample);
    const { strokeWidth } = css;
    sample.setAttribute('stroke-width', String(Number.parseFloat(strokeWidth) + 1));
    const paint = paintOf(css, Number.parseFloat(strokeWidth), css.strokeWidth !== strokeWidth);
    sample.remove();
    return paint;
  }
}

function paintOf(css: CSSStyleDeclaration, width: number, isWidthFree: boolean): Paint {
  const isSeen = css.display !== 'none' && css.visibility === 'visible';
  // A pattern is not a colour: a canvas would ignore it and keep the previous colour.
  const colour = (value: string) =>
    !isSeen || value === 'none' || value.startsWith('url(') ? null : value;
  const opacity = Number(css.opacity);
  return {
    fill: colour(css.fill),
    fillAlpha: opacity * Number(css.fillOpacity),
    stroke: width > 0 ? colour(css.stroke) : null,
    strokeAlpha: opacity * Number(css.strokeOpacity),
    width,
    isWidthFree,
    dash:
      css.strokeDasharray === 'none' ? [] : css.strokeDasharray.split(',').map(Number.parseFloat),
    cap: css.strokeLinecap as CanvasLineCap,
    join: css.strokeLinejoin as CanvasLineJoin,
    miter: Number(css.strokeMiterlimit),
  };
}

/** Calls `changed` whenever the colours of the page may have changed. */
export function watchTheme(changed: () => void, signal: AbortSignal): void {
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => theme.disconnect());
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    window.matchMedia(query).addEventListener('change', changed, { signal });
  }
}
