import type { Listings, Report } from '#figure/extensions.ts';
import type { FigureAccess } from '#figure/figure-access.ts';
import { loadNear } from '#figure/load.ts';
import type { Mark } from '#figure/marks.ts';
import { notLoaded } from '#figure/not-loaded.ts';
import type { Draw } from '#figure/scheduler.ts';
import { link, type TracedModule } from '../program.ts';
import type { drawStep } from './draw-step.ts';
import { LiveListing } from './live-listing.ts';

/** What edits a listing in its place. */
export interface Editing {
  /** Shows that the reader has changed this listing before. */
  showSaved(root: HTMLElement): void;
  open(listing: LiveListing, access: FigureAccess): Promise<void>;
}

/** The listings that a figure drives. */
export class LiveListings implements Listings {
  readonly #access: FigureAccess;
  readonly #listings = new Map<HTMLElement, LiveListing>();
  readonly #report: Report;
  readonly #editing: Editing;
  #state: unknown = null;
  #drawStep: typeof drawStep | null = null;

  /** `redraw` is called when the figure must show another listing or step. */
  constructor(
    access: FigureAccess,
    roots: readonly HTMLElement[],
    redraw: () => void,
    report: Report,
    editing: Editing,
  ) {
    this.#editing = editing;
    this.#access = access;
    const { figure, signal } = access;
    this.#report = report;
    const onStep = (stepped: LiveListing) => this.#onStep(stepped, redraw);
    const behind = (listing: LiveListing, error: unknown) => report(listing.root, error);
    for (const root of roots) {
      const load = async () => {
        const { fn = '' } = root.dataset;
        const module = await figure.calls?.[fn]?.load();
        if (!module) throw new Error(`The figure ${figure.name} has no traced ${fn}.`);
        if (signal.aborted) return;
        const program = link(module.default as TracedModule);
        const listing = new LiveListing(root, program, onStep, behind, signal);
        this.#listings.set(root, listing);
        editing.showSaved(root);
        root
          .querySelector('[data-edit]')
          ?.addEventListener('click', () => this.#edit(listing), { signal });
        root.dataset.ready = '';
        if (root.dataset.wanted !== undefined) void this.#edit(listing);
        delete root.dataset.wanted;
        this.#state = null;
        redraw();
      };
      const failed = (error: unknown) => report(root, error);
      const start = loadNear([root], { margin: '0px', signal, load, failed });
      // A folded listing is loaded when the reader unfolds it.
      if (!root.closest('details:not([open])')) start();
    }
  }

  show(state: unknown): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const [root, listing] of this.#listings) {
      let error: unknown = null;
      try {
        listing.show(this.#access.figure.calls?.[listing.fn]?.values(state) ?? null);
      } catch (thrown) {
        // One failing listing must not stop the others from following the figure.
        error = thrown;
      }
      this.#report(root, error);
    }
  }

  get isStepping(): boolean {
    return [...this.#listings.values()].some(({ currentStep }) => currentStep !== null);
  }

  /**
   * Shows each listing's run in another state while the reader points at it, or restores it with
   * null. Returns the line where the named function returned.
   */
  preview(fn: string, state: unknown): number | null {
    let resultLine: number | null = null;
    for (const listing of this.#listings.values()) {
      const values = state ? this.#access.figure.calls?.[listing.fn]?.values(state) : null;
      const line = listing.preview(values ?? null);
      if (listing.fn === fn) resultLine = line;
    }
    return resultLine;
  }

  /** Yields the current step's points, as marks of the figure. */
  *drawStep(): Iterable<Mark> {
    for (const { currentStep: at } of this.#listings.values()) {
      if (at && this.#drawStep) {
        yield* this.#drawStep(at.run, at.step, this.#access.figure);
      }
    }
  }

  /** Opens an editor in a listing, and loads everything that it needs. */
  async #edit(listing: LiveListing): Promise<void> {
    const { root } = listing;
    if (root.classList.contains('is-edited')) return;
    root.classList.add('is-edited');
    listing.showMessage('');
    try {
      await this.#editing.open(listing, this.#access);
    } catch (error) {
      root.classList.remove('is-edited');
      reportError(error);
      listing.showMessage(
        'The editor could not be loaded. Press Edit to try again, or reload the page.',
      );
    }
  }

  /** Only one listing at a time has a current step. */
  async #onStep(stepped: LiveListing, redraw: () => void): Promise<void> {
    for (const listing of this.#listings.values()) if (listing !== stepped) listing.showWholeRun();
    try {
      this.#drawStep ??= (await import('./draw-step.ts')).drawStep;
    } catch (error) {
      // The listing shows its step anyway, and the next step tries again.
      notLoaded(error);
    }
    redraw();
  }

  pieces(): readonly Draw[] {
    return [...this.#listings.values()].flatMap((listing) => listing.pieces());
  }
}
