import { drawTruthStill } from '#figure/maps/truth.ts';
import type { AnyFigure } from './figure.ts';
import type { Mark } from './marks.ts';
import { marksOf } from './marks-of.ts';
import { print } from './print.ts';
import { Projection, type Size } from './projection.ts';
import { type Model, start } from './store.ts';

/**
 * An invisible shape, wider than everything drawn. It keeps the bounds of the drawing the same when
 * something moves, so a browser need not rebuild the layers of the page.
 */
const floor = '<path class="floor" d="M-1e5-1e5H1e5V1e5H-1e5z"></path>';

/**
 * Returns the figure as an SVG text, made of the same marks as in the page. With it the page
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
  const view = new Projection((sketch && figure.close) || figure.world, size, sketch);
  const survey = map ? figure.truth?.(model.state) : null;
  const still = survey ? drawTruthStill(view, figure, survey) : [];
  const marks = keyed(figure, model, marksOf(figure, model, view, undefined, still));
  return print(marks, view, attributes, sketch ? '' : floor);
}

/** Returns the marks, or throws where one of them could not be found again by its key. */
function keyed({ name }: AnyFigure, { preset }: Model, marks: Iterable<Mark>): readonly Mark[] {
  const keys = new Set<string>();
  const all = [...marks];
  for (const { key, kind } of all) {
    const place = `The figure ${name}, ${preset ? `preset ${preset}` : 'between its presets'}`;
    if (!key) throw new Error(`${place}: expected a key for each mark, found none for a ${kind}.`);
    if (keys.has(key)) {
      throw new Error(`${place}: expected one mark with each key, found two with "${key}".`);
    }
    keys.add(key);
  }
  return all;
}
