import { type Mounted, mount } from '#kit/mount.ts';
import type { FigureAccess } from '#trace/ui/figure-access.ts';
import { figureOf, type Shown } from '../figure-of.ts';
import { kindOf } from '../kinds.ts';
import type { Asked, Scene, Shape } from '../scene.ts';

interface StageHost {
  shown(): Shown;
  /** The reader has moved something. */
  moved(): void;
}

/** The figure of the shapes: made anew when shapes come and go. */
export class PlaygroundStage {
  readonly #root: HTMLElement;
  readonly #host: StageHost;
  #mounted: Mounted | null = null;
  #shapes: readonly Shape[] = [];
  #state: unknown = null;

  constructor(root: HTMLElement, host: StageHost) {
    this.#root = root;
    this.#host = host;
  }

  /** Shows these shapes. `call` is what is asked now: maps and the judge read it from the figure. */
  show(shapes: readonly Shape[], { asked, moved }: Pick<Scene, 'asked' | 'moved'>): FigureAccess {
    this.#mounted?.end();
    this.#shapes = shapes;
    const figure = {
      ...figureOf(shapes, () => this.#host.shown()),
      calls: { [asked.fn]: callOf(asked, shapes) },
      ...(moved && { truthOf: moved }),
    };
    this.#mounted = mount(this.#root, figure, (state) => {
      if (state === this.#state) return;
      this.#state = state;
      this.#host.moved();
    });
    this.#state = this.#mounted.access.state();
    return this.#mounted.access;
  }

  /** The shapes where they are now. */
  get shapes(): readonly Shape[] {
    const state = this.#mounted?.access.state() ?? {};
    return this.#shapes.map((shape) => ({ ...shape, value: state[shape.name] ?? shape.value }));
  }

  redraw(): void {
    this.#mounted?.access.redraw();
  }
}

/** How the figure's state becomes the arguments of the call, and the other way. */
function callOf({ given }: Asked, shapes: readonly Shape[]) {
  type State = Readonly<Record<string, unknown>>;
  const kind = (name: string) => kindOf(shapes.find((shape) => shape.name === name)!.kind);
  return {
    load: () => Promise.reject(new Error('A playground runs only code that is in its cells.')),
    values: (state: State) =>
      given.map((one) => (typeof one === 'number' ? one : kind(one).place(state[one]))),
    state: (values: readonly unknown[]) =>
      Object.fromEntries(
        given.flatMap((one, i) =>
          typeof one === 'number' ? [] : [[one, kind(one).valueOf(values[i])]],
        ),
      ),
  };
}
