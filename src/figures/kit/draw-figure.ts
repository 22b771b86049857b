import { symbols } from '../../symbol-table.ts';
import type { AnyFigure } from './figure.ts';
import { show } from './numbers.ts';
import type { Handle } from './part.ts';
import type { Mark, Stage } from './stage.ts';
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
      stage.handle(id, item.at, drawBud, 'bud');
    }
    for (const { id, item } of handlesOf(figure, model.state)) drawHandle(stage, id, item, model);
  });
}

/** At least 24 px across for a hand, whatever the mark's own size (WCAG 2.5.8). */
const reach = 17;

/** For hands alone, so nothing tells of it to a keyboard or a screen reader. */
function drawBud(group: Mark): void {
  group.attr('aria-hidden', 'true');
  group.append('circle').attr('class', 'reach').attr('r', 12);
  group.append('circle').attr('class', 'mark').attr('r', 3.5);
}

function drawHandle(stage: Stage, id: string, handle: Handle, model: Model): void {
  const key = `handle-${id}`;
  stage.handle(id, handle.at, (group) => {
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
    group.append('circle').attr('class', 'reach').attr('r', reach);
    group.append('circle').attr('class', 'ring').attr('r', 13);
    if (handle.kind === 'vertex' || handle.kind === 'extent') {
      // Not a rect: those that the build's DOM makes are never freed.
      group.append('path').attr('class', 'mark').attr('d', 'M-4 -4h8v8h-8z');
    } else {
      group
        .append('circle')
        .attr('class', 'mark')
        .attr('r', handle.kind === 'rim' ? 6.5 : 8);
    }
    if (handle.kind === 'center') group.append('circle').attr('class', 'pip').attr('r', 2.5);
    if (handle.kind === 'turn') {
      group
        .append('path')
        .attr('class', 'pip')
        .attr('d', 'M-3.5 1.5a3.8 3.8 0 1 1 2 2.2M-5 -.5l1.6 2.4 2.4 -1.4');
    }
  });
  stage.attribute(key, 'aria-valuenow', show(handle.now).replace('−', '-'));
  stage.attribute(key, 'aria-valuetext', handle.says);
  stage.attribute(key, 'data-active', String(model.active === id));
}
