import type { FigureAccess } from '#figure/figure-access.ts';
import { type Mounted, mount } from '#figure/mount.ts';
import { handlesOf } from '#figure/store.ts';
import { type CallResult, figureOf } from '../figure-of.ts';
import { kindOf } from '../kinds.ts';
import type { FunctionCall, Scene, Shape } from '../scene.ts';
import { sweepOf } from '../sweep-of.ts';
import { selectFields, showFields } from './shape-fields.ts';

interface StageHost {
  shown(): CallResult;
  moved(): void;
  /** The reader has selected a shape by its handle or its name. */
  selected(name: string): void;
}

/** The figure of the shapes, rebuilt when a shape is added or removed. */
export class PlaygroundStage {
  readonly #root: HTMLElement;
  readonly #host: StageHost;
  #mounted: Mounted | null = null;
  #shapes: readonly Shape[] = [];
  #state: unknown = null;
  /** The shape whose fields are shown. */
  #selected = '';

  constructor(root: HTMLElement, host: StageHost) {
    this.#root = root;
    this.#host = host;
  }

  /** Shows the shapes. Maps and the judge read the call from the figure. */
  show(shapes: readonly Shape[], { call, moved }: Pick<Scene, 'call' | 'moved'>): FigureAccess {
    this.#mounted?.end();
    this.#shapes = shapes;
    const sweep = sweepOf(shapes, call.inputs);
    const figure = {
      ...figureOf(shapes, () => this.#host.shown()),
      calls: { [call.fn]: callOf(call, shapes) },
      ...(moved && { truthOf: moved }),
      ...(sweep && { sweep }),
    };
    const motion = this.#root.querySelector<HTMLElement>('.motion')!;
    motion.hidden = !sweep;
    motion.querySelector('input')!.ariaLabel = sweep?.label ?? '';
    // A movement of the shapes before has ended.
    motion.querySelector('[data-motion="play"]')!.textContent = 'Play';
    const fields = this.#root.querySelector<HTMLElement>('.shape-fields')!;
    showFields(fields, figure);
    // Drawing the figure for the first time is not a move.
    this.#state = figure.presets[0]!.state;
    this.#mounted = mount(this.#root, figure, (state, _answer, handle) => {
      this.#show(fields, handle);
      if (state === this.#state) return;
      this.#state = state;
      this.#host.moved();
    });
    this.select(this.#selected);
    return this.#mounted.access;
  }

  /** Selects an existing shape by its name. */
  select(name: string): void {
    const { access } = this.#mounted ?? {};
    if (!access) return;
    const found = handlesOf(access.figure, access.state()).find(({ part }) => part === name);
    if (found) access.dispatch({ type: 'select', handle: found.id });
  }

  /** Shows the fields of the shape with the selected handle. */
  #show(fields: HTMLElement, handle: string): void {
    const name = handle.slice(0, Math.max(0, handle.indexOf('.')));
    selectFields(fields, name);
    if (name !== this.#selected) this.#host.selected(name);
    this.#selected = name;
  }

  /** The shapes at their current positions. */
  get shapes(): readonly Shape[] {
    const state = this.#mounted?.access.state() ?? {};
    return this.#shapes.map((shape) => ({ ...shape, value: state[shape.name] ?? shape.value }));
  }

  redraw(): void {
    this.#mounted?.access.redraw();
  }
}

/** Maps the figure's state to arguments and back. */
function callOf({ inputs }: FunctionCall, shapes: readonly Shape[]) {
  type State = Readonly<Record<string, unknown>>;
  const kind = (name: string) => kindOf(shapes.find((shape) => shape.name === name)!.kind);
  return {
    load: () => Promise.reject(new Error('A playground runs only code that is in its cells.')),
    values: (state: State) =>
      inputs.map((one) => (typeof one === 'number' ? one : kind(one).place(state[one]))),
    state: (values: readonly unknown[]) =>
      Object.fromEntries(
        inputs.flatMap((one, i) =>
          typeof one === 'number' ? [] : [[one, kind(one).valueOf(values[i])]],
        ),
      ),
  };
}
