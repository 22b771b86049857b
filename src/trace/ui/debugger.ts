import { setText } from '#figure/text.ts';
import { Breakpoints, nextArrival, type Place, placeOf, previousArrival } from '../breakpoints.ts';
import { neighborsAt, neighborWords } from '../neighbors.ts';
import type { Run } from '../run.ts';
import { lineWords } from '../sentences.ts';
import type { SiteTable } from '../site-table.ts';
import { DebugControls } from './debug-controls.ts';
import { Gutter } from './gutter.ts';
import { make } from './make.ts';
import { NeighborNote } from './neighbor-note.ts';
import { Player } from './player.ts';
import { type SourceLine, type SourceLines, sourceLines } from './source-lines.ts';
import { required, type Steps } from './stepper.ts';
import { WatchList } from './watch-list.ts';

/** The breakpoints, watches, speed and jumps of a listing, loaded on first use. */
export class Debugger {
  readonly #root: HTMLElement;
  readonly #steps: Steps;
  readonly #player: Player;
  readonly #breakpoints = new Breakpoints();
  readonly #watches: WatchList;
  readonly #controls: DebugControls;
  readonly #note = new NeighborNote();
  /** The neighbours' values if their line has no room for them. */
  readonly #more = document.createTextNode('');
  readonly #message = document.createTextNode('');
  readonly #stepper: HTMLElement;
  readonly #button: HTMLElement;
  #gutters: readonly { readonly file: string; readonly gutter: Gutter }[] = [];
  #sources: readonly SourceLines[] = [];
  #siteTable: SiteTable | null = null;
  #isOpen = false;
  #at = -1;

  /** `paused` is called when Play ends. */
  constructor(root: HTMLElement, steps: Steps, paused: () => void, signal: AbortSignal) {
    this.#root = root;
    this.#steps = steps;
    this.#stepper = required(root, '.stepper');
    this.#button = required(root, '[data-step="more"]');
    this.#player = new Player(root, steps, () => this.#isStopped(), paused, signal);
    const { fn = '' } = root.dataset;
    this.#watches = new WatchList(() => this.#redraw());
    this.#controls = new DebugControls(fn, this.#watches.select, {
      goTo: (step) => this.#goTo(step),
      setSpeed: (speed) => {
        this.#player.speed = speed;
      },
      toBreakpoint: (direction) => this.#toBreakpoint(direction),
      runTo: (place) => this.#runTo(place),
      watch: () => this.#announce(this.#watches.add()),
      showMessage: (words) => this.#announce(words),
    });
    required(root, '.step-words').append(make('span', { className: 'neighbors' }, this.#more));
    const message = make('p', { className: 'debug-said', role: 'status' }, this.#message);
    const { row, panel } = this.#controls;
    row.hidden = true;
    panel.hidden = true;
    this.#stepper.append(row, panel, this.#watches.list, message);
  }

  do(task: 'play' | 'more'): void {
    if (task === 'more') this.#toggleMore();
    else this.#player.toggle();
  }

  pause(): void {
    this.#player.pause();
  }

  /** Shows a step, or the whole run at -1. Returns how much changed. */
  draw(run: Run, at: number): number {
    if (run.trace.siteTable !== this.#siteTable) this.#loadLines(run);
    if (at !== this.#at) this.#announce('');
    this.#at = at;
    this.#controls.draw(at, run.steps.length - 1);
    this.#drawNeighbors(run, at);
    return this.#watches.draw(run, at);
  }

  /** Toggles a breakpoint, by default in the first source. */
  toggleBreakpoint(line: number, file = this.#file): void {
    const place = { file, line };
    // An edit may have turned the line into a comment, but its breakpoint can still be removed.
    if (!this.#breakpoints.has(place) && !this.#canStop(place)) return;
    this.#breakpoints.toggle(place);
    this.#showBreakpoints();
  }

  toggleIn(row: HTMLElement): void {
    const file = row.closest<HTMLElement>('.listed')?.dataset.file;
    this.toggleBreakpoint(Number(row.dataset.line), file);
  }

  breakpointsIn(file = this.#file): ReadonlySet<number> {
    return this.#breakpoints.in(file);
  }

  /** Replaces a file's breakpoints, because an editor moves them with its lines. */
  setBreakpoints(lines: ReadonlySet<number>, file = this.#file): void {
    const before = this.#breakpoints.in(file);
    if (before.size === lines.size && [...lines].every((line) => before.has(line))) return;
    this.#breakpoints.set(file, lines);
    this.#showBreakpoints();
  }

  runTo(line: number, file = this.#file): void {
    this.#runTo({ file, line });
  }

  get #file(): string {
    return this.#sources[0]?.file ?? '';
  }

  #canStop({ file, line }: Place): boolean {
    return this.#find({ file, line }) !== null;
  }

  /** New code has other lines. */
  #loadLines({ trace: { siteTable } }: Run): void {
    this.#siteTable = siteTable;
    this.#sources = sourceLines(this.#root, this.#steps, siteTable);
    for (const { gutter } of this.#gutters) gutter.remove();
    this.#gutters = this.#sources.flatMap((source) => {
      const { card, file } = source;
      if (!card) return [];
      const gutter = new Gutter(source, {
        toggle: (place) => this.toggleBreakpoint(place.line, place.file),
        runTo: (place) => this.#runTo(place),
        choose: (place) => this.#controls.choose(place),
      });
      return [{ file, gutter }];
    });
    this.#controls.offer(this.#sources);
    this.#showBreakpoints();
  }

  #showBreakpoints(): void {
    for (const { file, gutter } of this.#gutters) gutter.show(this.#breakpoints.in(file));
    for (const card of this.#steps.cards) {
      card.showBreakpoints?.(this.#breakpoints.in(card.source?.file ?? this.#file));
    }
    this.#showGutters();
  }

  /** A narrow page shows line numbers only while they are useful. */
  #showGutters(): void {
    this.#root.toggleAttribute('data-debug', this.#isOpen || !this.#breakpoints.isEmpty);
  }

  #toggleMore(): void {
    this.#isOpen = !this.#isOpen;
    this.#button.ariaExpanded = String(this.#isOpen);
    this.#controls.row.hidden = !this.#isOpen;
    this.#controls.panel.hidden = !this.#isOpen;
    const { run } = this.#steps;
    if (run && this.#isOpen) this.#watches.offer(run);
    this.#showGutters();
    this.#redraw();
  }

  #redraw(): void {
    const { run, at } = this.#steps;
    if (run) this.draw(run, at);
    // Scrolled lines must not be hidden behind the controls.
    this.#root.style.setProperty('--controls', `${this.#stepper.offsetHeight}px`);
  }

  #drawNeighbors(run: Run, at: number): void {
    const words = neighborWords(neighborsAt(run, at));
    const place = placeOf(run, at);
    let isShown = this.#note.show(this.#find(place)?.row ?? null, words);
    for (const card of this.#steps.cards) {
      if (!card.source) continue;
      const isHere = card.source.file === place?.file;
      const fits = card.showNeighbors?.(isHere ? place.line : 0, isHere ? words : '');
      if (isHere) isShown = fits ?? !words;
    }
    setText(this.#more, isShown ? '' : `; ${words}`);
    const slider = required(this.#stepper, 'input');
    if (words) slider.ariaValueText += `; ${words}`;
  }

  #find(place: Place | null): SourceLine | null {
    const lines = this.#sources.flatMap((source) => source.lines);
    const isSame = ({ file, line }: Place) => file === place?.file && line === place.line;
    return lines.find((one) => isSame(one.place)) ?? null;
  }

  #announce(words: string): void {
    setText(this.#message, words);
  }

  #goTo(step: number): void {
    this.#player.pause();
    this.#steps.goTo(step);
  }

  #isStopped(): boolean {
    const { run, at } = this.#steps;
    if (!run || nextArrival(run, at - 1, this.#breakpoints.has) !== at) return false;
    this.#announce(`Stopped at the breakpoint on ${lineWords(run, at)}.`);
    return true;
  }

  #toBreakpoint(direction: 1 | -1): void {
    const { run, at } = this.#steps;
    if (!run) return;
    const { has, isEmpty } = this.#breakpoints;
    const from = at < 0 ? run.steps.length : at;
    const found = direction > 0 ? nextArrival(run, at, has) : previousArrival(run, from, has);
    const side = direction > 0 ? 'after' : 'before';
    if (found >= 0) this.#goTo(found);
    if (isEmpty) this.#announce('No breakpoint is set yet. Click a line’s number to set one.');
    else this.#announce(found < 0 ? `The run does not reach a breakpoint ${side} this step.` : '');
  }

  #runTo(place: Place): void {
    const { run, at } = this.#steps;
    if (!run) return;
    const isSought = ({ file, line }: Place) => file === place.file && line === place.line;
    const found = nextArrival(run, at, isSought);
    if (found >= 0) this.#goTo(found);
    const again = nextArrival(run, -1, isSought) >= 0 ? ' again after this step' : '';
    const words = this.#find(place)?.words ?? 'this line';
    this.#announce(found < 0 ? `This run does not reach ${words}${again}.` : '');
  }
}
