import { isRight } from '../compare.ts';
import type { Outcome, Suite } from '../suite.ts';
import { caseWords, failureWords } from '../words.ts';
import { judgeWords } from './words.ts';

type State = 'open' | 'passed' | 'failed';

export interface CaseGridOptions {
  /** The reader has chosen a case by a click, Enter, or a button below the squares. */
  onPick(caseIndex: number): void;
  /** Shown after the count once all cases pass. */
  readonly allRight?: string;
}

/**
 * The results of a function's cases: the count, the first failure or the chosen case in words, and
 * a square for each case. Only squares that change are updated and nothing is measured, so hundreds
 * of results are cheap.
 */
export class CaseGrid {
  readonly #document: Document;
  readonly #title: HTMLElement;
  readonly #summary: HTMLElement;
  readonly #squares: HTMLElement;
  readonly #first: HTMLElement;
  readonly #note: HTMLElement;
  readonly #commands: HTMLElement;
  readonly #onPick: (caseIndex: number) => void;
  readonly #allRight: string;
  #suite: Suite | null = null;
  #buttons: HTMLButtonElement[] = [];
  #states: State[] = [];
  #outcomes: readonly Outcome[] = [];
  /** The only square in the tab order. */
  #stop = 0;
  #picked = -1;

  constructor(host: HTMLElement, { onPick, allRight = '' }: CaseGridOptions) {
    this.#document = host.ownerDocument;
    this.#onPick = onPick;
    this.#allRight = allRight;
    this.#title = this.#make('p', 'judge-title');
    const heading = this.#document.createElement('b');
    heading.textContent = judgeWords.title;
    this.#title.append(heading, ` ${judgeWords.squares}`);
    this.#title.hidden = true;
    this.#summary = this.#make('p', 'judge-summary');
    this.#summary.setAttribute('role', 'status');
    this.#squares = this.#make('div', 'judge-squares');
    this.#squares.setAttribute('role', 'group');
    this.#first = this.#make('p', 'judge-first');
    this.#note = this.#make('p', 'judge-note');
    this.#note.setAttribute('role', 'status');
    this.#commands = this.#make('div', 'judge-commands');
    this.#commands.append(
      this.#command(judgeWords.showFirst, () => this.#pickFailed(-1)),
      this.#command(judgeWords.nextFailed, () => this.#pickFailed(this.#picked)),
    );
    host.classList.add('judge');
    // The commands come first, because below hundreds of squares they would be out of sight.
    const head = this.#make('div', 'judge-head');
    head.append(this.#summary, this.#commands);
    host.replaceChildren(head, this.#first, this.#note, this.#title, this.#squares);
    this.#squares.addEventListener('click', ({ target }) => this.#click(target));
    this.#squares.addEventListener('keydown', (event) => this.#keydown(event));
    this.#sayFirst();
  }

  /** Shows a suite's cases before they are judged. */
  setSuite(suite: Suite): void {
    this.#suite = suite;
    this.#title.hidden = false;
    this.#states = suite.cases.map(() => 'open');
    this.#outcomes = [];
    this.#stop = 0;
    this.#picked = -1;
    this.#buttons = suite.cases.map((_, index) => {
      const button = this.#document.createElement('button');
      button.type = 'button';
      button.tabIndex = index === 0 ? 0 : -1;
      button.dataset.case = String(index);
      return button;
    });
    for (const index of this.#buttons.keys()) this.#write(index, 'open');
    this.#squares.setAttribute('aria-label', judgeWords.cases(suite.cases.length));
    this.#squares.replaceChildren(...this.#buttons);
    this.reset();
  }

  /** Resets the squares, for example after an edit. */
  reset(): void {
    this.#setStates([]);
    this.#setSummary(judgeWords.notJudged(this.#states.length));
  }

  showRunning(): void {
    this.#setSummary(judgeWords.running);
  }

  /** Shows the outcomes so far, and returns how many of all cases are not right. */
  setOutcomes(outcomes: readonly Outcome[]): number {
    const suite = this.#suite;
    if (!suite) return Number.NaN;
    const { length: count } = suite.cases;
    this.#setStates(outcomes.slice(0, count));
    const right = this.#states.filter((state) => state === 'passed').length;
    const isDone = this.#outcomes.length === count;
    this.#setSummary(isDone ? judgeWords.right(right, count, this.#allRight) : judgeWords.running);
    return count - right;
  }

  /** Reports that the function cannot run at all. */
  showProblem(problem: string): void {
    this.#setStates([]);
    this.#setSummary(judgeWords.doesNotRun(problem));
  }

  /** Adds a note to the chosen case. */
  addNote(text: string): void {
    this.#note.textContent += ` ${text}`;
  }

  #setStates(outcomes: readonly Outcome[]): void {
    const suite = this.#suite;
    if (!suite) return;
    const before = this.#outcomes;
    this.#outcomes = [...outcomes];
    for (const [index, one] of suite.cases.entries()) {
      const outcome = outcomes[index];
      // Skip unchanged squares, because results arrive one by one.
      if (outcome && outcome === before[index]) continue;
      if (!outcome) this.#write(index, 'open');
      else this.#write(index, isRight(suite.compare, one, outcome) ? 'passed' : 'failed');
    }
    this.#note.textContent = '';
    this.#sayFirst();
  }

  #write(index: number, state: State): void {
    const button = this.#buttons[index]!;
    if (this.#states[index] === state && button.className !== '') return;
    this.#states[index] = state;
    const name = caseWords(this.#suite!, this.#suite!.cases[index]!);
    button.className = state;
    const label = judgeWords.square(index + 1, name, judgeWords.states[state]);
    button.setAttribute('aria-label', label);
  }

  #sayFirst(): void {
    const index = this.#states.indexOf('failed');
    this.#commands.hidden = index < 0;
    this.#first.hidden = index < 0;
    this.#first.textContent = index < 0 ? '' : judgeWords.first + this.#failure(index);
  }

  #failure(index: number): string {
    const suite = this.#suite!;
    return `${failureWords(suite, suite.cases[index]!, this.#outcomes[index]!)}.`;
  }

  #pickFailed(after: number): void {
    const next = this.#states.indexOf('failed', after + 1);
    const index = next < 0 ? this.#states.indexOf('failed') : next;
    if (index >= 0) this.#pick(index);
  }

  #pick(index: number): void {
    this.#buttons[this.#picked]?.removeAttribute('aria-current');
    this.#buttons[index]!.setAttribute('aria-current', 'true');
    this.#picked = index;
    this.#moveStop(index);
    this.#note.textContent =
      this.#states[index] === 'failed' ? this.#failure(index) : `${this.#label(index)}.`;
    this.#onPick(index);
  }

  #label(index: number): string {
    return this.#buttons[index]!.getAttribute('aria-label')!;
  }

  #click(target: EventTarget | null): void {
    const index = this.#buttons.indexOf(target as HTMLButtonElement);
    if (index >= 0) this.#pick(index);
  }

  #keydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const last = this.#buttons.length - 1;
    const to = {
      ArrowLeft: this.#stop - 1,
      ArrowRight: this.#stop + 1,
      ArrowUp: this.#stop - this.#columns(event.key),
      ArrowDown: this.#stop + this.#columns(event.key),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to > last) return;
    this.#moveStop(to);
    this.#buttons[to]!.focus();
  }

  /** Only the vertical arrow keys need the number of columns. */
  #columns(key: string): number {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return 0;
    const { gridTemplateColumns } = getComputedStyle(this.#squares);
    return Math.max(1, gridTemplateColumns.split(' ').length);
  }

  #moveStop(to: number): void {
    this.#buttons[this.#stop]!.tabIndex = -1;
    this.#buttons[to]!.tabIndex = 0;
    this.#stop = to;
  }

  #setSummary(text: string): void {
    if (this.#summary.textContent !== text) this.#summary.textContent = text;
  }

  #make(tag: string, className: string): HTMLElement {
    const element = this.#document.createElement(tag);
    element.className = className;
    return element;
  }

  #command(text: string, act: () => void): HTMLButtonElement {
    const button = this.#document.createElement('button');
    button.type = 'button';
    button.className = 'outlined';
    button.textContent = text;
    button.addEventListener('click', act);
    return button;
  }
}
