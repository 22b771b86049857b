import type { AnyFigure } from '#kit/figure.ts';
import { InTurns } from '#kit/in-turns.ts';
import type { Stage } from '#kit/stage.ts';
import { link } from '../program.ts';
import type { drawStep } from './draw-step.ts';
import { LiveListing } from './live-listing.ts';

/** The listings that a figure drives. */
export class LiveListings {
  readonly #figure: AnyFigure;
  readonly #listings: readonly LiveListing[];
  readonly #turns = new InTurns();
  #state: unknown = null;
  /** Loaded by the first step that is looked at. */
  #drawStep: typeof drawStep | null = null;

  /** `redraw` is called when a step is looked at that the figure has to show. */
  static async load(
    figure: AnyFigure,
    redraw: () => void,
    signal: AbortSignal,
  ): Promise<LiveListings> {
    const roots = document.querySelectorAll<HTMLElement>(`[data-listing-figure="${figure.name}"]`);
    const listings: LiveListing[] = [];
    const all = new LiveListings(figure, listings);
    const onStep = (stepped: LiveListing) => all.#onStep(stepped, redraw);
    const bringToLife = async (root: HTMLElement) => {
      const { fn = '' } = root.dataset;
      const module = await figure.calls?.[fn]?.load();
      if (!module) throw new Error(`The figure ${figure.name} has no traced ${fn}.`);
      listings.push(new LiveListing(root, link(module.default), onStep, signal));
    };
    for (const root of roots) {
      const folded = root.closest<HTMLDetailsElement>('details:not([open])');
      if (!folded) {
        await bringToLife(root);
        continue;
      }
      // What few unfold is loaded when they do.
      const unfold = async () => {
        await bringToLife(root);
        all.#state = null;
        redraw();
      };
      folded.addEventListener('toggle', unfold, { once: true, signal });
    }
    return all;
  }

  constructor(figure: AnyFigure, listings: readonly LiveListing[]) {
    this.#figure = figure;
    this.#listings = listings;
  }

  show(state: unknown): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listing of this.#listings) {
      listing.show(this.#figure.calls?.[listing.fn]?.values(state) ?? null);
    }
  }

  /** Whether a step is looked at, which the figure shows. */
  get isStepping(): boolean {
    return this.#listings.some(({ currentStep }) => currentStep !== null);
  }

  /**
   * Shows what each does in another state of the figure, for as long as the reader points at it;
   * null ends it. Gives back the line in which the function of that name returned its answer.
   */
  pointAt(fn: string, state: unknown): number | null {
    let answered: number | null = null;
    for (const listing of this.#listings) {
      const values = state ? this.#figure.calls?.[listing.fn]?.values(state) : null;
      const line = listing.pointAt(values ?? null);
      if (listing.fn === fn) answered = line;
    }
    return answered;
  }

  /** What the step looks at, drawn into the figure. */
  drawStep = (stage: Stage): void => {
    for (const { currentStep: at } of this.#listings) {
      if (at) this.#drawStep?.(stage, at.run, at.step, this.#figure.symbols);
    }
  };

  /** One listing at a time is stepped through. */
  async #onStep(stepped: LiveListing, redraw: () => void): Promise<void> {
    for (const listing of this.#listings) if (listing !== stepped) listing.rest();
    this.#drawStep ??= (await import('./draw-step.ts')).drawStep;
    redraw();
  }

  /** Changes so much at most; tells whether any may be left. */
  draw(most: number): boolean {
    const pieces = this.#listings.flatMap((listing) => listing.pieces());
    return this.#turns.draw(pieces, most);
  }
}
