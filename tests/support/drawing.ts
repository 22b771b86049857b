import { Window } from 'happy-dom';
import { drawFigure } from '#kit/draw-figure.ts';
import type { AnyFigure } from '#kit/figure.ts';
import { Stage } from '#kit/stage.ts';
import type { Model } from '#kit/store.ts';
import type { Size } from '#kit/surface/surface.ts';
import { SvgSurface } from '#kit/surface/svg-surface.ts';

export const sizes: readonly (Size & { readonly style: string })[] = [
  { style: 'wide', width: 550, height: 366 },
  { style: 'narrow', width: 356, height: 298 },
];

const { document } = new Window();

/** The SVG text as a browser finds it in the page. */
export function parse(text: string): SVGSVGElement {
  const holder = document.createElement('div');
  holder.innerHTML = text;
  return holder.querySelector('svg') as unknown as SVGSVGElement;
}

/** A drawing in the page, taken over as the page's script does it. */
export function takeOver(text: string, figure: AnyFigure, size: Size) {
  const svg = parse(text);
  const stage = new Stage(new SvgSurface(svg), figure.world, size);
  return { svg, draw: (model: Model) => drawFigure(figure, stage, model) };
}

/** The drawing's marks by key, as text, apart from those that are hidden. */
export function visibleMarks(svg: SVGSVGElement): Record<string, string> {
  const marks = [...svg.querySelectorAll<SVGElement>('[data-key]')];
  const visible = marks.filter((mark) => mark.getAttribute('visibility') !== 'hidden');
  return Object.fromEntries(visible.map((mark) => [mark.dataset.key!, mark.outerHTML]));
}

/** Every attribute and every text in the drawing. */
export function everythingSaid(svg: SVGSVGElement): string[] {
  return [svg, ...svg.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes].map(({ name, value }) => `${name}="${value}"`),
    ...(element.tagName === 'text' ? [element.textContent ?? ''] : []),
  ]);
}
