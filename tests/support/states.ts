import fc from 'fast-check';
import type { AnyFigure } from '#figure/figure.ts';
import type { Part } from '#figure/part.ts';
import { isChoice } from '#figure/parts/choice.ts';
import { type Action, fieldsOf, handlesOf, type Model, reduce, start } from '#figure/store.ts';
import { anywhere } from './for-all.ts';

type State = Model['state'];

/** States that pointer, keys and buttons can reach, also far outside the window. */
export function dragged(figure: AnyFigure): fc.Arbitrary<Model> {
  return afterActions(figure, fc.oneof(...handActions(figure)));
}

/** The same with numbers entered in fields. */
export function reachable(figure: AnyFigure): fc.Arbitrary<Model> {
  return afterActions(figure, fc.oneof(...handActions(figure), ...fieldActions(figure)));
}

/** The state as plain numbers, without the side of a rim handle and the sign of zero. */
export function numbersOf(figure: AnyFigure, state: State): number[][] {
  return Object.entries<Part<unknown>>(figure.parts).map(([name, part]) =>
    part.toNumbers(state[name]).map((number) => number + 0),
  );
}

/** Freezes a value deeply, so that changing it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

function afterActions(figure: AnyFigure, action: fc.Arbitrary<Action>): fc.Arbitrary<Model> {
  const act = (model: Model, next: Action) => reduce(figure, model, next);
  return fc.array(action, { maxLength: 8 }).map((actions) => actions.reduce(act, start(figure)));
}

function handActions(figure: AnyFigure): fc.Arbitrary<Action>[] {
  const { minX, maxX, minY, maxY } = figure.world;
  const handle = fc.constantFrom(...handlesOf(figure, start(figure).state).map(({ id }) => id));
  const around = (min: number, max: number) => anywhere(min - (max - min), max + (max - min));
  const to = fc.record({ x: around(minX, maxX), y: around(minY, maxY) });
  const step = fc.constantFrom(-10, -1, -0.1, 0, 0.1, 1, 10);
  const by = fc.record({ x: step, y: step });
  const options = Object.entries(figure.parts).flatMap(([part, one]) =>
    isChoice(one) ? one.options.map(({ name }) => ({ part, option: name })) : [],
  );
  return [
    fc.record({ type: fc.constant('move' as const), handle, to }),
    fc.record({ type: fc.constant('nudge' as const), handle, by }),
    fc.constantFrom(...figure.presets).map(({ name }) => ({ type: 'preset' as const, name })),
    ...options.map((option) => fc.constant({ type: 'choose' as const, ...option })),
  ];
}

function fieldActions(figure: AnyFigure): fc.Arbitrary<Action>[] {
  return fieldsOf(figure, start(figure).state).map(({ id, item }) => {
    const min = Math.ceil(item.min * 1000);
    const max = Math.floor(item.max * 1000);
    return fc.integer({ min, max }).map((thousandths) => ({
      type: 'write' as const,
      field: id,
      text: String(thousandths / 1000),
    }));
  });
}
