import { Window } from 'happy-dom';
import { drawTruthStill } from '#maps/truth.ts';
import { drawFigure } from './draw-figure.ts';
import type { AnyFigure } from './figure.ts';
import { type Size, Stage } from './stage.ts';
import { type Model, start } from './store.ts';

// One for all drawings: a window is large, and slow to make.
const { document } = new Window();

/**
 * The figure as an SVG text, drawn by the same code that draws it in the page. With it the page
 * shows its figures without scripts, in print and in feeds. With `map` its map is drawn as well, which
 * the script paints elsewhere.
 */
export function drawAtBuild(
  figure: AnyFigure,
  size: Size,
  options: { model?: Model; sketch?: boolean; look?: string; map?: boolean } = {},
): string {
  const { model = start(figure), sketch = false, look = '', map = false } = options;
  const element = emptyDrawing();
  element.setAttribute('class', `drawing ${look}`.trim());
  element.setAttribute('role', sketch ? 'img' : 'group');
  element.setAttribute('aria-label', figure.description);
  const stage = new Stage(element, (sketch && figure.close) || figure.world, size, { sketch });
  const survey = map ? figure.truth?.(model.state) : null;
  drawFigure(figure, stage, model, undefined, (still) => {
    if (survey) drawTruthStill(still, figure, survey);
  });
  if (!sketch) layFloor(element);
  return element.outerHTML;
}

/**
 * Nothing to see, and wider than all that is drawn: whatever moves, the bounds of the drawing stay
 * the same, and a browser need not put together anew the layers of the page.
 */
function layFloor(svg: SVGSVGElement): void {
  const floor = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  floor.setAttribute('class', 'floor');
  floor.setAttribute('d', 'M-1e5-1e5H1e5V1e5H-1e5z');
  svg.querySelector('.ground')?.prepend(floor as unknown as SVGPathElement);
}

/** A stage with nothing on it: for what has to know the size and the world of a drawing. */
export function emptyStage(figure: AnyFigure, size: Size): Stage {
  return new Stage(emptyDrawing(), figure.world, size);
}

function emptyDrawing(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  return svg as unknown as SVGSVGElement;
}
