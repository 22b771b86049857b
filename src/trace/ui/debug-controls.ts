import type { Place } from '../breakpoints.ts';
import { readStep } from '../read-step.ts';
import { make, makeButton } from './make.ts';
import type { SourceLines } from './source-lines.ts';

export interface DebugActions {
  goTo(step: number): void;
  setSpeed(speed: number): void;
  toBreakpoint(direction: 1 | -1): void;
  runTo(place: Place): void;
  watch(): void;
  showMessage(words: string): void;
}

const speeds = [0.5, 1, 2, 4, 8];

/** The rarer controls of a listing, created on first use. */
export class DebugControls {
  /** The step's number, the speed, and the buttons to the next breakpoint. */
  readonly row: HTMLElement;
  /** The lists of lines to run to and of values to watch. */
  readonly panel: HTMLElement;
  readonly #number = make('input', {
    type: 'text',
    inputMode: 'numeric',
    autocomplete: 'off',
    placeholder: '–',
    ariaLabel: 'Number of the step',
  });
  readonly #count = document.createTextNode('');
  readonly #line = make('select', { ariaLabel: 'Line to run to' });
  readonly #tasks: DebugActions;
  #places: readonly Place[] = [];
  #last = -1;

  constructor(fn: string, watchSelect: HTMLSelectElement, tasks: DebugActions) {
    this.#tasks = tasks;
    const speed = make(
      'select',
      { ariaLabel: 'Speed of Run' },
      ...speeds.map((one) => make('option', { value: String(one) }, `${one} ×`)),
    );
    speed.value = '1';
    speed.addEventListener('change', () => tasks.setSpeed(Number(speed.value)));
    this.#number.addEventListener('change', () => this.#jump());
    const back = makeButton('‹ ', 'Previous breakpoint', () => tasks.toBreakpoint(-1));
    back.append(...named());
    const on = makeButton('', 'Next breakpoint', () => tasks.toBreakpoint(1));
    on.append(...named(), ' ›');
    this.row = make(
      'div',
      { className: 'steps debug-row', role: 'group', ariaLabel: `Debugger of ${fn}` },
      make('span', { className: 'step-number' }, 'Step ', this.#number, ' of ', this.#count),
      speed,
      back,
      on,
    );
    const run = makeButton('Go', 'Go to this line', () => this.#runTo());
    const watch = makeButton('Watch', 'Watch this value', () => tasks.watch());
    this.panel = make(
      'div',
      { className: 'steps debug-panel' },
      make('span', {}, 'Run to ', this.#line, run),
      make('span', {}, 'Value ', watchSelect, watch),
      make(
        'p',
        {},
        'Press a line’s number to stop there. Press it twice to run to it.',
        make('span', { className: 'wide-only' }, ' On a keyboard, press Enter or Shift+Enter.'),
      ),
    );
  }

  /** Lists the lines that a run can reach. */
  offer(sources: readonly SourceLines[]): void {
    const { value } = this.#line;
    this.#places = sources.flatMap(({ lines }) => lines.map(({ place }) => place));
    this.#line.replaceChildren(
      ...sources.map(({ name, lines }) =>
        make(
          'optgroup',
          { label: name },
          ...lines.map(({ place, number, text }) =>
            make('option', { value: keyOf(place) }, `${number}: ${text}`),
          ),
        ),
      ),
    );
    this.#line.value = value;
    if (this.#line.selectedIndex < 0) this.#line.selectedIndex = 0;
  }

  choose(place: Place): void {
    this.#line.value = keyOf(place);
  }

  draw(step: number, last: number): void {
    const text = step < 0 ? '' : String(step + 1);
    this.#last = last;
    this.#count.data = String(last + 1);
    if (this.#number.dataset.drawn === text) return;
    this.#number.dataset.drawn = text;
    this.#show(text);
  }

  #show(text: string): void {
    this.#number.value = text;
    this.#number.ariaInvalid = null;
  }

  #jump(): void {
    const read = readStep(this.#number.value, this.#last + 1);
    const isRefused = 'problem' in read;
    this.#number.ariaInvalid = isRefused ? 'true' : null;
    this.#tasks.showMessage(isRefused ? read.problem : '');
    if (isRefused) return;
    this.#tasks.goTo(read.step);
    this.#show(String(read.step + 1));
  }

  #runTo(): void {
    const place = this.#places[this.#line.selectedIndex];
    if (place) this.#tasks.runTo(place);
  }
}

/** A narrow page has room for the mark only. */
const named = () => [
  make('span', { className: 'wide-only' }, 'Breakpoint'),
  make('span', { className: 'narrow-only' }, '●'),
];

const keyOf = ({ file, line }: Place) => `${file}:${line}`;
