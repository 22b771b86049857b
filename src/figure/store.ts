import type { Vec2 } from '#lib/index.ts';
import type { AnyFigure } from './figure.ts';
import { memoize } from './memoize.ts';
import { readNumber, show } from './numbers.ts';
import type { Bud, Grip, Handle, NumberField, Part, Regrown, World } from './part.ts';
import { isChoice } from './parts/choice.ts';
import type { Shared } from './read-shared.ts';

/** The whole state of a figure, as plain data. */
export interface Model {
  readonly state: Readonly<Record<string, unknown>>;
  /** The handle that a tap on the figure moves: "p.at". */
  readonly selected: string;
  /** The preset shown, or null once the reader has moved something. */
  readonly preset: string | null;
  /** Explains what was refused and why; `field` is null if the address was refused. */
  readonly notice: { readonly text: string; readonly field: string | null } | null;
}

export type Action =
  | { readonly type: 'move'; readonly handle: string; readonly to: Vec2 }
  | { readonly type: 'nudge'; readonly handle: string; readonly by: Vec2 }
  | { readonly type: 'select'; readonly handle: string; readonly at?: Vec2 }
  | { readonly type: 'grow'; readonly bud: string }
  | { readonly type: 'remove'; readonly handle: string }
  | { readonly type: 'write'; readonly field: string; readonly text: string }
  | { readonly type: 'choose'; readonly part: string; readonly option: string }
  | { readonly type: 'preset'; readonly name: string }
  | { readonly type: 'command'; readonly name: string }
  | { readonly type: 'solve'; readonly question: string }
  | { readonly type: 'restore'; readonly model: Model }
  | { readonly type: 'address'; readonly shared: Shared; readonly first?: string | undefined }
  | { readonly type: 'reset'; readonly first?: string | undefined };

export interface Named<T> {
  /** The part's name and the key in it: "circle.rim". */
  readonly id: string;
  readonly part: string;
  readonly item: T;
}

/** Returns the initial model, in the first preset or in the one that the page names. */
export function start(figure: AnyFigure, name?: string): Model {
  const first = figure.presets.find((preset) => preset.name === name) ?? figure.presets[0];
  const state = first.state;
  const selected = handlesOf(figure, state)[0]?.id ?? '';
  return { state, selected, preset: first.name, notice: null };
}

/** The only way a figure changes. */
export function reduce(figure: AnyFigure, model: Model, action: Action): Model {
  switch (action.type) {
    case 'move': {
      if (!Number.isFinite(action.to.x) || !Number.isFinite(action.to.y)) return model;
      const { part, key, name } = find(figure, action.handle);
      const value = part.move(model.state[name], key, action.to, figure.world);
      return moved(model, name, value, action.handle);
    }
    case 'nudge': {
      const { part, key, name } = find(figure, action.handle);
      const value = part.nudge(model.state[name], key, action.by, figure.world);
      return moved(model, name, value, action.handle);
    }
    case 'select': {
      const { part, name } = find(figure, action.handle);
      const before = model.state[name];
      const value = action.at && part.take ? part.take(before, action.at) : before;
      if (value !== before) return moved(model, name, value, action.handle);
      return model.selected === action.handle ? model : select(figure, model, action.handle);
    }
    case 'grow': {
      const { part, key, name } = find(figure, action.bud);
      return regrown(model, name, part.grow?.(model.state[name], key));
    }
    case 'remove': {
      const { part, key, name } = find(figure, action.handle);
      return regrown(model, name, part.remove?.(model.state[name], key));
    }
    case 'write': {
      const { part, key, name } = find(figure, action.field);
      const { state, selected } = model;
      const field = fieldsOf(figure, state, selected).find(({ id }) => id === action.field)?.item;
      if (!field) return model;
      const read = readNumber(action.text, field.name, field.min, field.max);
      if ('problem' in read) {
        const text = `${read.problem} It is still ${show(field.value, field.decimals)}.`;
        return { ...model, notice: { text, field: action.field } };
      }
      const value = part.write(state[name], key, read.value, keyIn(name, selected));
      return moved(model, name, value, selected);
    }
    case 'choose': {
      const part: unknown = figure.parts[action.part];
      if (isChoice(part) && part.options.some(({ name }) => name === action.option)) {
        return moved(model, action.part, action.option, model.selected);
      }
      const text = `This figure has no choice “${action.option}” of “${action.part}”.`;
      return { ...model, notice: { text, field: null } };
    }
    case 'preset': {
      const preset = figure.presets.find(({ name }) => name === action.name);
      if (!preset) return model;
      return keepSelected(figure, {
        ...model,
        state: preset.state,
        preset: preset.name,
        notice: null,
      });
    }
    case 'command': {
      const command = figure.commands?.find(({ name }) => name === action.name);
      if (!command) return model;
      const { state, selected } = model;
      const answer = figure.answer(state);
      if (command.idle?.(state, answer, selected)) return model;
      const after = command.run(state, answer, selected);
      const next = command.selectedAfter?.(state, answer, selected) ?? selected;
      return keepSelected(figure, { state: after, selected: next, preset: null, notice: null });
    }
    case 'solve': {
      const question = figure.questions?.find(({ name }) => name === action.question);
      if (!question) return model;
      return keepSelected(figure, {
        ...model,
        state: question.solution,
        preset: null,
        notice: null,
      });
    }
    case 'restore':
      return action.model;
    case 'reset':
      return start(figure, action.first);
    case 'address': {
      const { shared } = action;
      if ('problem' in shared) {
        return { ...start(figure, action.first), notice: { text: shared.problem, field: null } };
      }
      return { ...start(figure), state: shared.state, preset: null };
    }
  }
}

const partsOf = memoize((figure: AnyFigure) => Object.entries<Part<unknown>>(figure.parts));

/** Reuses the items of unchanged parts, because a move changes only one part. */
function ofEachPart<T extends { readonly key: string }>(
  items: (part: Part<unknown>, value: unknown, world: World, selected?: string) => readonly T[],
) {
  interface Last {
    readonly value: unknown;
    readonly key: string | undefined;
    readonly items: readonly Named<T>[];
  }
  const lastOf = memoize((_figure: AnyFigure) => new Map<string, Last>());
  return (figure: AnyFigure, state: Model['state'], selected = ''): Named<T>[] => {
    const last = lastOf(figure);
    return partsOf(figure).flatMap(([name, part]) => {
      const value = state[name];
      const key = keyIn(name, selected);
      const known = last.get(name);
      if (known && known.value === value && known.key === key) return known.items;
      const now = items(part, value, figure.world, key).map((item) => ({
        id: `${name}.${item.key}`,
        part: name,
        item,
      }));
      last.set(name, { value, key, items: now });
      return now;
    });
  };
}

export const handlesOf = ofEachPart<Handle>((part, value, world) => part.handles(value, world));

export const budsOf = ofEachPart<Bud>((part, value, world) => part.buds?.(value, world) ?? []);

/** Returns the number fields. A part with many corners has fields for the selected corner only. */
export const fieldsOf = ofEachPart<NumberField>((part, value, world, selected) =>
  part.fields(value, world, selected),
);

/** Returns the handle that a mouse grabs by a shape's body or rim, or null away from shapes. */
export function gripAt(
  figure: AnyFigure,
  state: Model['state'],
  at: Vec2,
): (Grip & { readonly id: string }) | null {
  const grips = partsOf(figure).flatMap(([name, part]) => {
    const grip = part.grip?.(state[name], at);
    return grip && grip.away < mostAway ? [{ ...grip, id: `${name}.${grip.key}` }] : [];
  });
  return grips.sort((a, b) => a.away - b.away)[0] ?? null;
}

/** The distance from a shape, in world units, at which a mouse may still grab it. */
const mostAway = 1.5;

/** Returns the handle's key, if the handle belongs to this part. */
function keyIn(part: string, handle: string): string | undefined {
  return handle.startsWith(`${part}.`) ? handle.slice(part.length + 1) : undefined;
}

function find(figure: AnyFigure, id: string): { part: Part<unknown>; name: string; key: string } {
  const dot = id.indexOf('.');
  const name = id.slice(0, Math.max(0, dot));
  const key = id.slice(dot + 1);
  const part: Part<unknown> | undefined = figure.parts[name];
  if (!part) throw new Error(`The figure ${figure.name} has no part for "${id}".`);
  return { part, name, key };
}

/** Drops a refusal whose field belongs to another corner once this handle is selected. */
function select(figure: AnyFigure, model: Model, selected: string): Model {
  const after = { ...model, selected };
  const refused = model.notice?.field;
  if (!refused) return after;
  const nameWith = (handle: string) =>
    fieldsOf(figure, model.state, handle).find(({ id }) => id === refused)?.item.name;
  return nameWith(selected) === nameWith(model.selected) ? after : { ...after, notice: null };
}

/** Selects the first handle if the selected one was removed with its corner. */
function keepSelected(figure: AnyFigure, model: Model): Model {
  const ids = handlesOf(figure, model.state).map(({ id }) => id);
  return ids.includes(model.selected) ? model : { ...model, selected: ids[0] ?? '' };
}

function regrown(model: Model, name: string, grown?: Regrown<unknown> | null): Model {
  return grown ? moved(model, name, grown.value, `${name}.${grown.handle}`) : model;
}

function moved(model: Model, name: string, value: unknown, selected: string): Model {
  return {
    state: { ...model.state, [name]: value },
    selected,
    preset: null,
    notice: null,
  };
}
