import type { AnyFigure } from '#figure/figure.ts';
import { mapOf, type Survey, sharesOf } from '#figure/maps/truth-map.ts';

/** The share of a figure's window for each verdict in a state, from 0 to 1. */
export function sharesOver(
  figure: AnyFigure,
  state: unknown,
  columns = 600,
  rows = 400,
): readonly number[] {
  const survey: Survey | null | undefined = figure.truth?.(state);
  if (!survey) throw new Error('nothing to ask');
  const { minX, maxX, minY, maxY } = figure.world;
  const view = { left: minX, top: maxY, width: maxX - minX, height: maxY - minY };
  return sharesOf(mapOf(survey, view, columns, rows), survey);
}
