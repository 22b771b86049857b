import type { Outcome, Result } from './rounds.ts';
import type { Message } from './run-jobs.ts';

let view: MeasureView | undefined;

/** Starts or stops measuring, in the one place on the page that can. */
export function press(root: HTMLElement): void {
  view ??= new MeasureView(root, {
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    clear: () => clearTable(root),
    show: (jobs) => showInTable(root, jobs),
  });
  view.press();
}

export type MeasuredJobs = Extract<Outcome, { kind: 'measured' }>['jobs'];

/** The jobs to measure, and how to show them. */
export interface Shown {
  worker(): Worker;
  /** Clears the old numbers, which would mislead next to a new measurement. */
  clear(): void;
  show(jobs: MeasuredJobs): void;
}

/** A measurement in the reader's own browser: its button, and its status while it runs. */
export class MeasureView {
  readonly #root: HTMLElement;
  readonly #shown: Shown;
  #worker: Worker | null = null;

  constructor(root: HTMLElement, shown: Shown) {
    this.#root = root;
    this.#shown = shown;
  }

  /** Starts or stops measuring. */
  press(): void {
    if (this.#worker) this.#end('Stopped. Nothing was measured.');
    else this.#start();
  }

  get #button() {
    return this.#root.querySelector('button');
  }

  #start(): void {
    this.#shown.clear();
    const worker = this.#shown.worker();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data));
    worker.addEventListener('error', () =>
      this.#end('The script that measures could not be loaded. Press again, or reload the page.'),
    );
    if (this.#button) this.#button.textContent = 'Stop';
    this.#root.setAttribute('aria-busy', 'true');
    this.#say('Measuring for two seconds …');
  }

  #receive(message: Message): void {
    const progress = this.#root.querySelector('progress');
    if ('share' in message) {
      if (progress) progress.value = message.share;
      return;
    }
    if ('error' in message) {
      this.#end(`The measurement failed, so try again. ${message.error}`);
      return;
    }
    this.#show(message.outcome);
  }

  #show(outcome: Outcome): void {
    if (outcome.kind === 'coarse') {
      const why = Number.isFinite(outcome.step)
        ? `moves in steps of ${round(outcome.step)} ms, or the machine is busy`
        : 'stands still';
      this.#end(
        `After two seconds there is nothing to compare, because the clock of this browser ${why}. Try again.`,
      );
      return;
    }
    this.#shown.show(outcome.jobs);
    const isBusy = outcome.jobs.some(({ results }) =>
      results.some(({ low, high }) => high > 2 * low),
    );
    this.#end(
      `Measured in ${outcome.rounds} rounds. ${
        isBusy
          ? 'They differ a lot, because something else kept the machine busy. Measure again when it is idle.'
          : `The clock of this browser moves in steps of ${round(outcome.step)} ms.`
      }`,
    );
  }

  #end(words: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#root.removeAttribute('aria-busy');
    const progress = this.#root.querySelector('progress');
    if (progress) progress.value = 0;
    if (this.#button) this.#button.textContent = 'Measure here';
    this.#say(words);
  }

  #say(words: string): void {
    const status = this.#root.querySelector('[role=status]');
    if (status) status.textContent = words;
  }
}

function clearTable(root: HTMLElement): void {
  const table = root.querySelector('table');
  if (table) table.hidden = false;
  for (const row of root.querySelectorAll<HTMLElement>('[data-candidate]')) fill(row, null);
}

function showInTable(root: HTMLElement, jobs: MeasuredJobs): void {
  for (const { results } of jobs) {
    const most = Math.max(...results.map(({ high }) => high));
    for (const result of results) {
      const row = root.querySelector<HTMLElement>(`[data-candidate="${result.name}"]`);
      if (row) fill(row, { ...result, most });
    }
  }
}

/** Writes one result into its row; `most` is the end of its job's axis. */
function fill(row: HTMLElement, result: (Result & { readonly most: number }) | null): void {
  const write = (name: string, text: string) => {
    const cell = row.querySelector(`[data-shows="${name}"]`);
    if (cell) cell.textContent = text;
  };
  write('ratio', result ? `${result.ratio.toFixed(2)} ×` : '–');
  write('median', result ? round(result.median) : '–');
  write('range', result ? `${round(result.low)} to ${round(result.high)}` : '–');
  const share = (value: number) => (result ? `${((100 * value) / result.most).toFixed(1)}%` : '0');
  const set = (part: string, values: Readonly<Record<string, string>>) => {
    const element = row.querySelector(part);
    for (const [name, value] of Object.entries(values)) element?.setAttribute(name, value);
  };
  const { low = 0, median = 0, high = 0 } = result ?? {};
  set('.measured', { width: share(median) });
  set('.range', { x1: share(low), x2: share(high) });
}

/** Rounds to three digits, because more would be noise. */
export function round(value: number): string {
  return String(Number(value.toPrecision(3)));
}
