import type { AnyFigure } from '#kit/figure.ts';
import { loadNear } from '#kit/load.ts';
import type { Draw } from '#kit/scheduler.ts';
import type { Stage } from '#kit/stage.ts';
import { link } from '../program.ts';
import type { drawStep } from './draw-step.ts';
import { LiveListing } from './live-listing.ts';

/** Told whether a listing follows its figure: what went wrong, or null. */
export type Told = (root: HTMLElement, error: unknown) => void;

/** The listings that a figure drives. */
export class LiveListings {
  readonly #figure: AnyFigure;
  readonly #listings = new Map<HTMLElement, LiveListing>();
  readonly #told: Told;
  #state: unknown = null;
  /** Loaded by the first step that is looked at. */
  #drawStep: typeof drawStep | null = null;

  /** `redraw` is called when there is a listing or a step that the figure has to show. */
  constructor(
    figure: AnyFigure,
    roots: readonly HTMLElement[],
    redraw: () => void,
    told: Told,
    signal: AbortSignal,
  ) {
    this.#figure = figure;
    this.#told = told;
    const onStep = (stepped: LiveListing) => this.#onStep(stepped, redraw);
    for (const root of roots) {
      const load = async () => {
        const { fn = '' } = root.dataset;
        const module = await figure.calls?.[fn]?.load();
        if (!module) throw new Error(`The figure ${figure.name} has no traced ${fn}.`);
        if (signal.aborted) return;
        const program = link(module.default);
        this.#listings.set(root, new LiveListing(root, program, onStep, signal));
        this.#state = null;
        redraw();
      };
      const failed = (error: unknown) => told(root, error);
      const start = loadNear([root], { margin: '0px', signal, load, failed });
      // What few unfold is loaded when they do: it is near the screen only then.
      if (!root.closest('details:not([open])')) start();
    }
  }

  show(state: unknown): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const [root, listing] of this.#listings) {
      let error: unknown = null;
      try {
        listing.show(this.#figure.calls?.[listing.fn]?.values(state) ?? null);
      } catch (thrown) {
        // One that fails must not keep the others from following the figure.
        error = thrown;
      }
      this.#told(root, error);
    }
  }

  /** Whether a step is looked at, which the figure shows. */
  get isStepping(): boolean {
    return [...this.#listings.values()].some(({ currentStep }) => currentStep !== null);
  }

  /**
   * Shows what each does in another state of the figure, for as long as the reader points at it;
   * null ends it. Gives back the line in which the function of that name returned its answer.
   */
  pointAt(fn: string, state: unknown): number | null {
    let answered: number | null = null;
    for (const listing of this.#listings.values()) {
      const values = state ? this.#figure.calls?.[listing.fn]?.values(state) : null;
      const line = listing.pointAt(values ?? null);
      if (listing.fn === fn) answered = line;
    }
    return answered;
  }

  /** What the step looks at, drawn into the figure. */
  drawStep = (stage: Stage): void => {
    for (const { currentStep: at } of this.#listings.values()) {
      if (at) this.#drawStep?.(stage, at.run, at.step, this.#figure.symbols);
    }
  };

  /** One listing at a time is stepped through. */
  async #onStep(stepped: LiveListing, redraw: () => void): Promise<void> {
    for (const listing of this.#listings.values()) if (listing !== stepped) listing.rest();
    try {
      this.#drawStep ??= (await import('./draw-step.ts')).drawStep;
    } catch (error) {
      // The listing shows its step all the same; the next step asks again.
      reportError(error);
    }
    redraw();
  }

  /** What draws each piece of them. */
  pieces(): readonly Draw[] {
    return [...this.#listings.values()].flatMap((listing) => listing.pieces());
  }
}
