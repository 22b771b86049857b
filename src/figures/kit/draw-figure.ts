import { symbols } from '../../symbol-table.ts';
import type { AnyFigure } from './figure.ts';
import { show } from './numbers.ts';
import type { Handle } from './part.ts';
import type { Piece, Stage } from './stage.ts';
import { budsOf, handlesOf, type Model } from './store.ts';

/** Draws a figure in a state, and `more` over it: at build time and after each change alike. */
export function drawFigure(
  figure: AnyFigure,
  stage: Stage,
  model: Model,
  answer: unknown = figure.answer(model.state),
  more?: (stage: Stage) => void,
): void {
  stage.pass(() => {
    figure.draw(stage, model.state, answer);
    if (stage.sketch) return;
    more?.(stage);
    for (const { id, item } of budsOf(figure, model.state)) {
      stage.handle(id, item.at, bud, (group) => group.attr('aria-hidden', 'true'), 'bud');
    }
    for (const { id, item } of handlesOf(figure, model.state)) drawHandle(stage, id, item, model);
  });
}

/** At least 24 px across for a hand, whatever the mark's own size (WCAG 2.5.8). */
const reach: Piece = { look: 'reach', shape: 17 };
const ring: Piece = { look: 'ring', shape: 13 };
const disc: Piece = { look: 'mark', shape: 8 };
const small: Piece = { look: 'mark', shape: 6.5 };
// Not a rect: those that the build's DOM makes are never freed.
const square: Piece = { look: 'mark', shape: 'm-4-4h8v8h-8z' };
const turning = 'm-3.5 1.5a3.8 3.8 0 1 1 2 2.2m-3.5-4.2l1.6 2.4 2.4-1.4';

const pieces: Readonly<Record<Handle['kind'], readonly Piece[]>> = {
  point: [reach, ring, disc],
  center: [reach, ring, disc, { look: 'pip', shape: 2.5 }],
  rim: [reach, ring, small],
  vertex: [reach, ring, square],
  extent: [reach, ring, square],
  turn: [reach, ring, disc, { look: 'pip', shape: turning }],
};

/** For hands alone, so nothing tells of it to a keyboard or a screen reader. */
const bud: readonly Piece[] = [
  { look: 'reach', shape: 12 },
  { look: 'mark', shape: 3.5 },
];

function drawHandle(stage: Stage, id: string, handle: Handle, model: Model): void {
  const key = `handle-${id}`;
  stage.handle(id, handle.at, pieces[handle.kind], (group) => {
    group
      .attr('data-handle', id)
      .attr('data-kind', handle.kind)
      .attr('data-symbol', handle.symbol ?? null)
      .attr('data-role', handle.symbol ? (symbols[handle.symbol]?.role ?? null) : null)
      .attr('tabindex', '0')
      .attr('role', 'slider')
      .attr('aria-label', handle.name)
      .attr('aria-valuemin', handle.min)
      .attr('aria-valuemax', handle.max);
  });
  stage.attribute(key, 'aria-valuenow', show(handle.now).replace('−', '-'));
  stage.attribute(key, 'aria-valuetext', handle.says);
  stage.attribute(key, 'data-active', String(model.active === id));
}
