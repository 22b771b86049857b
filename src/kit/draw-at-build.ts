import { drawTruthStill } from '#maps/truth.ts';
import { drawFigure } from './draw-figure.ts';
import type { AnyFigure } from './figure.ts';
import { Stage } from './stage.ts';
import { type Model, start } from './store.ts';
import type { Size } from './surface/surface.ts';
import { TextSurface } from './surface/text-surface.ts';

/**
 * An invisible shape, wider than all that is drawn: the bounds of the drawing stay the same
 * whatever moves, so a browser need not rebuild the layers of the page.
 */
const floor = '<path class="floor" d="M-1e5-1e5H1e5V1e5H-1e5z"></path>';

/**
 * The figure as an SVG text, drawn by the same code that draws it in the page. With it the page
 * shows its figures without scripts, in print and in feeds. `map` adds its map, which in
 * the page is painted by a script.
 */
export function drawAtBuild(
  figure: AnyFigure,
  size: Size,
  options: { model?: Model; sketch?: boolean; style?: string; map?: boolean } = {},
): string {
  const { model = start(figure), sketch = false, style = '', map = false } = options;
  const attributes = {
    class: `drawing ${style}`.trim(),
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

/** An empty stage, for its projection. */
export function emptyStage(figure: AnyFigure, size: Size): Stage {
  return new Stage(new TextSurface(), figure.world, size);
}
