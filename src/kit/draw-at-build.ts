import { drawTruthStill } from '#maps/truth.ts';
import { drawFigure } from './draw-figure.ts';
import type { AnyFigure } from './figure.ts';
import { Stage } from './stage.ts';
import { type Model, start } from './store.ts';
import type { Size } from './surface/surface.ts';
import { TextSurface } from './surface/text-surface.ts';

/**
 * Nothing to see, and wider than all that is drawn: whatever moves, the bounds of the drawing stay
 * the same, and a browser need not put together anew the layers of the page.
 */
const floor = '<path class="floor" d="M-1e5-1e5H1e5V1e5H-1e5z"></path>';

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
  const attributes = {
    class: `drawing ${look}`.trim(),
    role: sketch ? 'img' : 'group',
    'aria-label': figure.description,
  };
  const surface = new TextSurface(attributes, sketch ? '' : floor);
  const stage = new Stage(surface, (sketch && figure.close) || figure.world, size, { sketch });
  const survey = map ? figure.truth?.(model.state) : null;
  drawFigure(figure, stage, model, undefined, (still) => {
    if (survey) drawTruthStill(still, figure, survey);
  });
  return surface.text;
}

/** A stage with nothing on it: for what has to know the size and the world of a drawing. */
export function emptyStage(figure: AnyFigure, size: Size): Stage {
  return new Stage(new TextSurface(), figure.world, size);
}
