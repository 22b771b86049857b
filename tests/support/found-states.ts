import fc from 'fast-check';
import type { AnyFigure } from '#figure/figure.ts';
import type { Part } from '#figure/part.ts';
import { isChoice } from '#figure/parts/choice.ts';
import { type Action, fieldsOf, handlesOf, type Model, reduce, start } from '#figure/store.ts';
import type { Vec2 } from '#lib/index.ts';
import { reachable } from './states.ts';

type State = Model['state'];

/**
 * States of a figure of as many kinds as possible, in groups: from the presets, at random, on a
 * grid, and at the borders between kinds. `kindOf` names a state's kind.
 */
export function* foundStates(figure: AnyFigure, kindOf: (state: State) => string) {
  for (const states of searched(figure)) yield [...states, ...borders(figure, states, kindOf)];
}

function* searched(figure: AnyFigure): Generator<readonly State[]> {
  yield figure.presets.map(({ state }) => state as State);
  yield (figure.questions ?? []).map(({ solution }) => solution);
  for (const from of startsOf(figure, figure.presets)) {
    yield commanded(figure, from);
    yield stepped(figure, from);
  }
  yield sampled(figure, 100);
  for (const from of startsOf(figure, figure.presets.slice(0, 1))) yield* gridded(figure, from);
  yield sampled(figure, 500);
  yield sampled(figure, 5000);
}

const sampled = (figure: AnyFigure, numRuns: number): State[] =>
  fc.sample(reachable(figure), { numRuns, seed: 7 }).map(({ state }) => state);

/** Each preset with each of its options. */
function startsOf(figure: AnyFigure, presets: readonly AnyFigure['presets'][number][]): Model[] {
  const act = (model: Model, action: Action) => reduce(figure, model, action);
  return presets.flatMap(({ name }) => {
    const preset = act(start(figure), { type: 'preset', name });
    const chosen = Object.entries(figure.parts).flatMap(([part, one]) =>
      isChoice(one)
        ? one.options.map(({ name: option }) => act(preset, { type: 'choose', part, option }))
        : [],
    );
    return [preset, ...chosen];
  });
}

/** Moves every handle by tenths along both axes. */
function stepped(figure: AnyFigure, from: Model): State[] {
  const ways = [0.1, -0.1].flatMap((by) => [
    { x: by, y: 0 },
    { x: 0, y: by },
  ]);
  return handlesOf(figure, from.state).flatMap(({ id: handle }) =>
    ways.flatMap((by) => {
      let model = from;
      return Array.from({ length: 5 }, () => {
        model = reduce(figure, model, { type: 'nudge', handle, by });
        return model.state;
      });
    }),
  );
}

/**
 * Moves every handle over the window, also into rows and columns of the others, and two handles to
 * one point.
 */
function* gridded(figure: AnyFigure, from: Model): Generator<readonly State[]> {
  const { minX, maxX, minY, maxY } = figure.world;
  const step = [0.5, 1, 2, 4, 8].find((one) => (maxX - minX) / one < 17) ?? 8;
  const along = (min: number, max: number) =>
    Array.from({ length: (max - min) / step + 1 }, (_, i) => Math.ceil(min / step + i) * step);
  const [columns, rows] = [along(minX, maxX), along(minY, maxY)];
  const move = (model: Model, handle: string, to: Vec2) =>
    reduce(figure, model, { type: 'move', handle, to });
  const handles = handlesOf(figure, from.state).map(({ id, item: { at } }) => ({ id, at }));
  for (const { id } of handles) {
    yield columns.flatMap((x) => rows.map((y) => move(from, id, { x, y }).state));
  }
  for (const [i, { id, at }] of handles.entries()) {
    for (const other of handles.slice(i + 1)) {
      for (const [one, still] of [
        [id, other.at],
        [other.id, at],
      ] as const) {
        yield [still, ...columns.map((x) => ({ x, y: still.y }))].map(
          (to) => move(from, one, to).state,
        );
        yield rows.map((y) => move(from, one, { x: still.x, y }).state);
      }
      const both = (to: Vec2, there: Vec2) => move(move(from, id, to), other.id, there).state;
      yield rows.map((y) => both({ x: at.x, y }, { x: other.at.x, y }));
      yield columns.map((x) => both({ x, y: at.y }, { x, y: other.at.y }));
    }
  }
}

/** Runs each command once, and sets each field to its limits and slightly above. */
function commanded(figure: AnyFigure, from: Model): State[] {
  const commands = (figure.commands ?? []).map(({ name }) => ({ type: 'command', name }) as const);
  const writes = fieldsOf(figure, from.state).flatMap(({ id: field, item: { min, max } }) =>
    [min, min + 1, min + 2, min + 4, max].map(
      (value) => ({ type: 'write', field, text: String(value) }) as const,
    ),
  );
  return [...commands, ...writes].map((action) => reduce(figure, from, action).state);
}

/** States between neighbours of different kinds, for the first few of each pair of kinds. */
function borders(
  figure: AnyFigure,
  states: readonly State[],
  kindOf: (state: State) => string,
): State[] {
  const seen = new Map<string, number>();
  return states.slice(1).flatMap((state, i) => {
    const pair = [states[i]!, state].map(kindOf);
    const count = seen.get(pair.join()) ?? 0;
    if (pair[0] === pair[1] || count === 4) return [];
    seen.set(pair.join(), count + 1);
    return border(figure, states[i]!, state, kindOf);
  });
}

/** Bisects towards a border between two kinds. */
function border(
  figure: AnyFigure,
  from: State,
  to: State,
  kindOf: (state: State) => string,
): State[] {
  const kind = kindOf(from);
  let [near, far] = [0, 1];
  const found: State[] = [];
  for (let i = 0; i < 30; i += 1) {
    const t = (near + far) / 2;
    const state = between(figure, from, to, t);
    if (!state) break;
    found.push(state);
    if (kindOf(state) === kind) near = t;
    else far = t;
  }
  return found;
}

/** A rejected number may have to be rounded to tenths or integers. */
function between(figure: AnyFigure, from: State, to: State, t: number): State | null {
  const values = Object.entries<Part<unknown>>(figure.parts).map(([name, part]) => {
    const [a, b] = [part.toNumbers(from[name]), part.toNumbers(to[name])];
    // The same object, because the figure memoizes its work by identity.
    if (a.join() === b.join()) return [name, from[name]];
    if (isChoice(part) || a.length !== b.length) return [name, to[name]];
    const numbers = a.map((number, i) => number + t * (b[i]! - number));
    for (const unit of [0, 10, 1]) {
      const rounded = unit === 0 ? numbers : numbers.map((one) => Math.round(one * unit) / unit);
      const value = part.fromNumbers(rounded, figure.world);
      if (value !== null) return [name, value];
    }
    return [name, null];
  });
  return values.some(([, value]) => value === null) ? null : Object.fromEntries(values);
}
