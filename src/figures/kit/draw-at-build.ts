import { Window } from 'happy-dom';
import { drawFigure } from './draw-figure.ts';
import type { AnyFigure } from './figure.ts';
import { type Size, Stage } from './stage.ts';
import { type Model, start } from './store.ts';

// One for all drawings: a window is large, and slow to make.
const { document } = new Window();

/**
 * The figure as an SVG text, drawn by the same code that draws it in the page. With it the page
 * shows its figures without scripts, in print and in feeds.
 */
export function drawAtBuild(
  figure: AnyFigure,
  size: Size,
  options: { model?: Model; sketch?: boolean; look?: string } = {},
): string {
  const { model = start(figure), sketch = false, look = '' } = options;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const element = svg as unknown as SVGSVGElement;
  element.setAttribute('class', `drawing ${look}`.trim());
  element.setAttribute('role', sketch ? 'img' : 'group');
  element.setAttribute('aria-label', figure.description);
  const stage = new Stage(element, (sketch && figure.close) || figure.world, size, { sketch });
  drawFigure(figure, stage, model);
  return element.outerHTML;
}
