import { type Comparison, mapTruth, runsOf, sharesOf, type View } from '../../truth/truth-map.ts';
import type { AnyFigure } from './figure.ts';
import type { Stage } from './stage.ts';

/** The piece of the world that a stage shows, to its edges. */
export function viewOf(stage: Stage): View {
  const { width, height } = stage.size;
  const { x: left, y: top } = stage.toWorld(0, 0);
  const end = stage.toWorld(width, height);
  return { left, top, width: end.x - left, height: top - end.y };
}

/** What a map depends on: everything but where the circle is. */
export function truthKey(state: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...state, circle: { ...(state.circle as object), center: null } });
}

/** "48.2 %"; what there is none of is "none". */
export function shareWords(share: number): string {
  return share === 0 ? 'none' : `${(100 * share).toFixed(1)}\u00a0%`;
}

/** The shares of a figure's map in a state, as the still drawing has them; null where it has none. */
export function sharesAt(figure: AnyFigure, state: unknown, stage: Stage): number[] | null {
  const comparison = figure.truth?.(state);
  if (!comparison) return null;
  const { width, height } = stage.size;
  return sharesOf(mapTruth(comparison, viewOf(stage), Math.round(width), Math.round(height)));
}

/** Pixels across a cell of the still map. */
const cell = 4;

/** The map as marks of the drawing: for readers without scripts, and until the script has its own. */
export function drawTruthStill(stage: Stage, comparison: Comparison): void {
  const { width, height } = stage.size;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const view = viewOf(stage);
  const [across, down] = [view.width / columns, view.height / rows];
  const map = mapTruth(comparison, view, columns, rows);
  for (const [verdict, look] of [
    [1, 'truth right-hit'],
    [2, 'truth invented-hit'],
    [3, 'truth missed-hit'],
  ] as const) {
    const runs = runsOf(map, columns, verdict).map(({ column, row, length }) => ({
      x: view.left + column * across,
      y: view.top - (row + 1) * down,
      width: length * across,
    }));
    stage.strips(`truth-${verdict}`, look, runs, down);
  }
}
