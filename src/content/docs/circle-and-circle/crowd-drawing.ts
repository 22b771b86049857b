import * as mark from '#figure/marks.ts';
import type { Crowd } from '#figure/parts/crowd.ts';
import { middle } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import type { Vec2 } from '#lib/index.ts';

// Draws the crowd and its background and, beside it, the table of tests and the list of pairs.

export type Pairs = readonly (readonly [number, number])[];

/** With more circles than this, their numbers would be illegible. */
const mostNumbers = 40;
/** With more circles than this, the cells would be too small to show between the gaps. */
const mostCells = 24;
/** The circles, filled and joined where they meet. */
export function* drawCrowd(
  view: Projection,
  { circles, selected }: Crowd,
  pairs: Pairs,
  hits: ReadonlySet<number>,
): Iterable<mark.Mark> {
  const few = circles.length <= mostNumbers;
  const style = (hit: boolean) => `disc${hit ? ' fill-hit' : ''}${few ? '' : ' regular'}`;
  // The selected circle is its own mark, so that the others are not redrawn while it moves.
  const others = (hit: boolean) => circles.filter((_, i) => i !== selected && hits.has(i) === hit);
  yield mark.discs('misses', style(false), others(false));
  yield mark.discs('hits', style(true), others(true));
  const current = circles[selected];
  if (current) yield mark.circle('selected', style(hits.has(selected)), current);
  const places = circles.map(({ center }) => center);
  yield mark.lines(
    'pairs',
    few ? 'stroke-hit firm' : 'stroke-hit thin',
    pairs.map(([i, j]) => [places[i]!, places[j]!]),
  );
  if (!view.sketch && few) {
    for (const i of circles.keys()) {
      if (i === selected) continue;
      const { dx, dy } = asideOf(view, places, i);
      yield mark.label(`number-${i}`, String(i), places[i]!, {
        dx,
        dy: dy + 5,
        style: 'note middle',
      });
    }
  }
  if (current && !view.sketch) {
    yield mark.label('selected-number', String(selected), current.center, {
      dx: 13,
      dy: -9,
      style: 'note',
    });
  }
}

/** How far, in pixels, a number moves away from the closest centre, so that neither hides the other. */
function asideOf(view: Projection, places: readonly Vec2[], i: number): { dx: number; dy: number } {
  const room = 17;
  const { x, y } = places[i]!;
  let closest = { dx: 0, dy: 0, away: room };
  places.forEach((other, j) => {
    if (j === i) return;
    const dx = view.across(x - other.x);
    const dy = view.up(other.y - y);
    const away = Math.hypot(dx, dy);
    if (away > 0 && away < closest.away) closest = { dx, dy, away };
  });
  const { dx, dy, away } = closest;
  const move = (room - away) / 2 / away;
  return { dx: dx * move, dy: dy * move };
}

/** A cell for each tested pair, in row i and column j. Row i starts at column i + 1. */
export function* drawTable(
  view: Projection,
  count: number,
  pairs: Pairs,
  near?: Pairs,
): Iterable<mark.Mark> {
  const [left, top, side] = [88, 76, 29];
  const cell = side / count;
  const corner = (i: number, j: number): Vec2 => ({
    x: left + j * cell,
    y: top - (i + 1) * cell,
  });
  const size = { x: cell, y: cell };
  // A cell too small to see is drawn larger.
  const dot = Math.max(cell, 0.45);
  const half = [corner(-1, 1), corner(-1, count), corner(count - 2, count)];
  if (near) {
    yield mark.polygon('all-half', 'stroke-border thin', half, 'ground');
    const asked = near.map(([i, j]) => corner(i, j));
    yield mark.boxes('asked', 'fill-focus', asked, { x: dot, y: dot });
  } else if (count <= mostCells) {
    const asked: Vec2[] = [];
    for (let i = 0; i < count; i += 1) {
      for (let j = i + 1; j < count; j += 1) asked.push(corner(i, j));
    }
    yield mark.boxes('asked', 'fill-shape stroke-paper thin', asked, size);
  } else {
    yield mark.polygon('asked-half', 'fill-shape stroke-paper thin', half, 'ground');
  }
  yield mark.boxes(
    'found',
    'fill-hit-line',
    pairs.map(([i, j]) => corner(i, j)),
    { x: dot, y: dot },
  );
  if (view.sketch) return;
  const label = (key: string, text: string, at: Vec2, style: string, dx = 0, dy = 0) =>
    mark.label(key, text, at, { dx, dy, style });
  yield label('columns', 'j', middle(corner(-1, 0), corner(-1, count)), 'small middle', 0, -5);
  yield label('rows', 'i', middle(corner(-1, 0), corner(count - 1, 0)), 'small middle', -7, 5);
}

/** The first pairs, in the order in which the loop found them. */
export function* drawList(view: Projection, pairs: Pairs, mostColumns = 2): Iterable<mark.Mark> {
  const at = { x: 86, y: 42 };
  const columns = view.size.width > 500 ? mostColumns : 1;
  const rows = 6;
  const shown = pairs.slice(0, rows * columns);
  yield label('list-title', pairs.length === 0 ? 'no pair found' : 'pairs found', 0, 0);
  for (const [index, [i, j]] of shown.entries()) {
    const column = Math.floor(index / rows);
    yield label(`list-${index}`, `[${i}, ${j}]`, column * 76, 20 + (index % rows) * 17, 'note');
  }
  const more = pairs.length - shown.length;
  if (more > 0) yield label('list-more', `and ${more} more`, 0, 20 + rows * 17);

  function label(key: string, text: string, dx: number, dy: number, style = 'small') {
    return mark.label(key, text, at, { dx, dy, style });
  }
}

/** How many pairs there are. */
export function testsOf(count: number): number {
  return (count * (count - 1)) / 2;
}
