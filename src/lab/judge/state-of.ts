import type { AnyFigure, TracedCall } from '#figure/figure.ts';
import type { Part } from '#figure/part.ts';
import { isChoice } from '#figure/parts/choice.ts';
import { firstDifference, marginsOf } from './compare.ts';
import { withFunctionNames } from './named-function.ts';
import { type Node, pairsOfNodes, rebuilt } from './rebuilt.ts';

type State = Readonly<Record<string, unknown>>;

/**
 * Returns the state in which the figure calls the function with these values, the inverse of its
 * call's `values`. Independent parts keep their value in `from`. Returns null if the figure cannot
 * show the values, for example because they lie outside its window.
 */
export function stateOf(
  figure: AnyFigure,
  fn: string,
  values: readonly unknown[],
  from: State = figure.presets[0].state,
): State | null {
  const call: TracedCall<State> | undefined = figure.calls?.[fn];
  if (!call) return null;
  for (const base of withEachChoice(figure, from)) {
    const state = attempt(() => stateFrom(figure, call, values, base));
    if (state) return state;
  }
  return null;
}

export const cannotShow =
  'The figure cannot show this case, because its handles do not reach that far.';

function stateFrom(
  figure: AnyFigure,
  call: TracedCall<State>,
  values: readonly unknown[],
  base: State,
): State | null {
  const requested = call.state
    ? { ...base, ...call.state(values, base) }
    : byIdentity(call, values, base);
  const state = requested && asWritten(figure, requested);
  const shown = state && call.values(state);
  if (!shown) return null;
  const margins = marginsOf({ measure: 'length', tolerance: 1e-9, answers: 'touch' }, values);
  return firstDifference(values, withFunctionNames(shown), margins) ? null : state;
}

function byIdentity(call: TracedCall<State>, values: readonly unknown[], base: State) {
  const before = call.values(base);
  if (!before) return null;
  const nodes: readonly Node[] = pairsOfNodes(before, values);
  return Object.fromEntries(
    Object.entries(base).map(([name, part]) => [name, rebuilt(part, nodes)]),
  );
}

/** Returns the state as read from an address, or null if a part rejects it. */
function asWritten(figure: AnyFigure, state: State): State | null {
  const read: Record<string, unknown> = {};
  for (const [name, part] of Object.entries<Part<unknown>>(figure.parts)) {
    const value = part.fromNumbers(part.toNumbers(state[name]), figure.world);
    if (value === null) return null;
    read[name] = value;
  }
  return read;
}

/** Returns the state with each combination of the figure's options, its own first. */
function withEachChoice(figure: AnyFigure, from: State): State[] {
  let states: State[] = [from];
  for (const [name, part] of Object.entries(figure.parts)) {
    if (!isChoice(part)) continue;
    const others = part.options.map((option) => option.name).filter((one) => one !== from[name]);
    states = [from[name], ...others].flatMap((one) =>
      states.map((state) => ({ ...state, [name]: one })),
    );
  }
  return states;
}

/** A figure's part may throw on unexpected values. */
function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}
