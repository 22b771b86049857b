import type { AnyFigure } from '#figure/figure.ts';
import * as marks from '#figure/marks.ts';
import type { Projection } from '#figure/projection.ts';
import type { Circle, Vec2 } from '#lib/index.ts';
import {
  arrowsOf,
  blocksOf,
  type MapArrow,
  mapOf,
  type Survey,
  sharesOf,
  type View,
} from './truth-map.ts';

/** Returns the part of the world visible in a drawing. */
export function viewOf(projection: Projection): View {
  const { width, height } = projection.size;
  const { x: left, y: top } = projection.toWorld(0, 0);
  const end = projection.toWorld(width, height);
  return { left, top, width: end.x - left, height: top - end.y };
}

/** The cache key is the state without the swept part's position. */
export function truthKey(
  { truthOf = 'circle' }: AnyFigure,
  state: Readonly<Record<string, unknown>>,
): string {
  const moving = state[truthOf];
  const unplaced = isCircle(moving) ? { ...moving, center: null } : null;
  return JSON.stringify({ ...state, [truthOf]: unplaced });
}

export function withMovingPartAt(
  { truthOf = 'circle' }: AnyFigure,
  state: Readonly<Record<string, unknown>>,
  place: Vec2,
): Readonly<Record<string, unknown>> {
  const moving = state[truthOf];
  return { ...state, [truthOf]: isCircle(moving) ? { ...moving, center: place } : place };
}

/** Returns the name and position of the part that the map sweeps. */
export function movingPart(
  { truthOf = 'circle' }: AnyFigure,
  state: Readonly<Record<string, unknown>>,
): { name: string; at: Vec2 } {
  const moving = state[truthOf];
  if (isCircle(moving)) return { name: 'circle', at: moving.center };
  return { name: 'point', at: moving as Vec2 };
}

function isCircle(value: unknown): value is Circle {
  return typeof value === 'object' && value !== null && 'center' in value;
}

/** For example "48.2 %", "none" for 0, and "< 0.1 %" for a share that would round to 0. */
export function shareWords(share: number): string {
  if (share === 0) return 'none';
  return share < 0.0005 ? '<\u00a00.1\u00a0%' : `${(100 * share).toFixed(1)}\u00a0%`;
}

/** Returns the shares of a figure's map at build time, or null without a map. */
export function sharesAt(
  figure: AnyFigure,
  state: unknown,
  projection: Projection,
): number[] | null {
  const survey: Survey | null | undefined = figure.truth?.(state);
  if (!survey) return null;
  const { width, height } = projection.size;
  const map = mapOf(survey, viewOf(projection), Math.round(width), Math.round(height));
  return sharesOf(map, survey);
}

/** Pixels per cell of the still map. */
const cell = 4;
/** Pixels between arrows. */
const arrowCell = 23;

/** How many arrows a map has across and down. */
export function arrowGrid(projection: Projection): { columns: number; rows: number } {
  const { width, height } = projection.size;
  return { columns: Math.round(width / arrowCell), rows: Math.round(height / arrowCell) };
}

/** Each arrow as a shaft and two barbs; one of zero length as a cross. */
export function arrowLines(arrows: readonly MapArrow[], projection: Projection): [Vec2, Vec2][] {
  // In world units, so short that the arrow fits its cell in every direction.
  const unit = projection.toWorld(arrowCell, 0).x - projection.toWorld(0, 0).x;
  return arrows.flatMap(({ at: { x, y }, direction }): [Vec2, Vec2][] => {
    const length = Math.hypot(direction.x, direction.y);
    const place = (along: number, aside: number) => ({
      x: x + (along * direction.x - aside * direction.y) * (unit / (length || 1)),
      y: y + (along * direction.y + aside * direction.x) * (unit / (length || 1)),
    });
    if (length === 0) {
      const [near, far] = [-0.12 * unit, 0.12 * unit];
      return [
        [
          { x: x + near, y: y + near },
          { x: x + far, y: y + far },
        ],
        [
          { x: x + near, y: y + far },
          { x: x + far, y: y + near },
        ],
      ];
    }
    const tip = place(0.3, 0);
    return [
      [place(-0.3, 0), tip],
      [place(0.08, 0.15), tip],
      [place(0.08, -0.15), tip],
    ];
  });
}

/** The id of a kind's fill pattern in the legend. */
export function patternId({ name }: AnyFigure, kind: number): string {
  return `truth-of-${name}-${kind}`;
}

/** The map as marks of the drawing: for readers without scripts, and until the script has painted. */
export function* drawTruthStill(
  projection: Projection,
  figure: AnyFigure,
  survey: Survey,
): Iterable<marks.Mark> {
  const columns = Math.ceil(projection.size.width / cell);
  const rows = Math.ceil(projection.size.height / cell);
  // Cells of whole pixels, which are short to write: the last ones extend beyond the edges.
  const { x: left, y: top } = projection.toWorld(0, 0);
  const end = projection.toWorld(columns * cell, rows * cell);
  const view = { left, top, width: end.x - left, height: top - end.y };
  const [across, down] = [view.width / columns, view.height / rows];
  const map = mapOf(survey, view, columns, rows);
  // The first kind is the background.
  for (const [kind, { style, mark }] of survey.kinds.entries()) {
    if (kind === 0) continue;
    const blocks = blocksOf(map, columns, kind).map((block) => ({
      x: left + block.column * across,
      y: top - (block.row + block.rows) * down,
      width: block.columns * across,
      height: block.rows * down,
    }));
    const fill = mark === 'plain' ? undefined : { fill: `url(#${patternId(figure, kind)})` };
    yield { ...marks.blocks(`truth-${kind}`, `truth ${mark} ${style}`, blocks), attributes: fill };
  }
  if (!survey.arrowAt) return;
  const grid = arrowGrid(projection);
  const arrows = arrowsOf(survey, viewOf(projection), grid.columns, grid.rows);
  yield marks.lines('truth-arrows', 'truth-arrows', arrowLines(arrows, projection), 'ground');
}
