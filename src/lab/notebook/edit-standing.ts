import type { FigureAccess } from '#figure/figure-access.ts';
import { isWrong, standingWords } from '#lab/judge/standing-words.ts';
import type { Outcome } from '#lab/judge/suite.ts';
import type { Trace } from '#trace/program.ts';
import type { LiveListing } from '#trace/ui/live-listing.ts';
import type { JudgeOfEdit } from './judge-edit.ts';
import type { CaseStatus } from './map-words.ts';

/** Says above the editor whether the code is right where the figure is, and in how many cases. */
export class EditStanding {
  readonly #host: HTMLElement;
  readonly #listing: LiveListing;
  readonly #judge: JudgeOfEdit;
  readonly #figure: HTMLElement;
  #last: { values: readonly unknown[]; expected: unknown; outcome: Outcome } | null = null;
  #status: CaseStatus = 'none';

  constructor(host: HTMLElement, listing: LiveListing, judge: JudgeOfEdit, { root }: FigureAccess) {
    this.#host = host;
    this.#listing = listing;
    this.#judge = judge;
    this.#figure = root;
  }

  /** Compares a run with what the code gives that the edit started from, if that is right. */
  ran(values: readonly unknown[], trace: Trace): void {
    const own = this.#listing.isPublished || trace.isCut ? null : this.#listing.runOwn(values);
    const outcome: Outcome =
      'error' in trace ? { error: String(trace.error) } : { value: trace.result };
    const isKnown = own !== null && !('error' in own);
    this.#last = isKnown ? { values, expected: own.result, outcome } : null;
    this.#show();
  }

  judged(status: CaseStatus): void {
    this.#status = status;
    this.#show();
  }

  clear(): void {
    this.#last = null;
    this.#status = 'none';
    this.#show();
  }

  #show(): void {
    // While the cases run, the count before stays, so that nothing flickers with each letter.
    if (this.#status === 'running') return;
    const last = this.#last;
    const here = last && this.#judge.faultOf(last.values, last.expected, last.outcome);
    const { count } = this.#judge;
    const cases = this.#status === 'none' ? null : { right: count - this.#status, count };
    const standing = { here, cases };
    const words = standingWords(standing);
    if (this.#host.textContent !== words) this.#host.textContent = words;
    this.#host.classList.toggle('is-wrong', isWrong(standing));
    this.#figure.toggleAttribute('data-contradicted', Boolean(here));
  }
}
