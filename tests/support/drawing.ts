import { Window } from 'happy-dom';
import { drawFigure } from '#kit/draw-figure.ts';
import type { AnyFigure } from '#kit/figure.ts';
import { Stage } from '#kit/stage.ts';
import type { Model } from '#kit/store.ts';
import type { Size } from '#kit/surface/surface.ts';
import { SvgSurface } from '#kit/surface/svg-surface.ts';
import { attribute, elements, parsePage } from '#site/integrations/html.ts';

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

/** The elements of an SVG text: reading it so costs an eighth of `parse`. */
export const elementsIn = (text: string) => [...elements(parsePage(text))].filter(isInDrawing);

const isInDrawing = ({ tagName }: { tagName: string }) => !/^(html|head|body)$/.test(tagName);

/** What `visibleMarks` finds in the drawing that a browser makes of the text. */
export function visibleMarksIn(text: string): Record<string, string> {
  const marks = elementsIn(text).flatMap((element) => {
    const key = attribute(element, 'data-key');
    if (key === undefined || attribute(element, 'visibility') === 'hidden') return [];
    const { startOffset, endOffset } = element.sourceCodeLocation!;
    return [[key, text.slice(startOffset, endOffset)]];
  });
  return Object.fromEntries(marks);
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
