import type { Companions } from './companions.ts';
import { Debounce } from './debounce.ts';
import type { AnyFigure } from './figure.ts';
import type { Live } from './formulas/formula.ts';
import { liveOf } from './live.ts';
import { LiveFormula } from './live-formula.ts';
import { LiveQuestion } from './live-question.ts';
import { show } from './numbers.ts';
import type { NumberField } from './part.ts';
import { isChoice } from './parts/choice.ts';
import type { Draw } from './scheduler.ts';
import { share } from './share.ts';
import { type Action, fieldsOf, type Model, type Named } from './store.ts';
import { setText, soleText } from './text.ts';

/**
 * Updates everything around the drawing: verdict, presets, number fields, notices, sharing, and the
 * live numbers in the page's formulas. The build made these elements.
 */
export class Panel {
  readonly #root: HTMLElement;
  readonly #figure: AnyFigure;
  readonly #verdict: HTMLElement;
  readonly #word: Text;
  readonly #rest: Text;
  readonly #spoken: HTMLElement;
  readonly #notice: HTMLElement;
  readonly #inputs: Map<string, HTMLInputElement>;
  /** The field that each input shows, unless its text was refused or is being edited. */
  readonly #shown = new Map<string, NumberField>();
  readonly #presets: HTMLButtonElement[];
  readonly #choices: HTMLButtonElement[];
  readonly #menus: HTMLSelectElement[];
  readonly #commands: HTMLButtonElement[];
  readonly #questions: LiveQuestion[];
  readonly #formulas: LiveFormula[];
  /** The boxes whose words change with each move. */
  readonly #boxes: readonly HTMLElement[];
  #hit: boolean | undefined;
  #preset: string | null | undefined;
  #said = '';
  /** The position that was shared last. */
  #sharedModel: Model | null = null;
  /** The messages of all current failures, by what failed. */
  readonly #faults = new Map<unknown, string>();
  #speech = '';
  readonly #speak: Debounce;
  readonly #signal: AbortSignal;

  constructor(
    root: HTMLElement,
    figure: AnyFigure,
    companions: Pick<Companions, 'formulas' | 'questions'>,
    formulaSeen: () => void,
    signal: AbortSignal,
  ) {
    this.#root = root;
    this.#signal = signal;
    // Spoken only when a drag pauses: a screen reader could not keep up with each move.
    this.#speak = new Debounce(
      700,
      () => {
        const news = this.#questions.map((question) => question.news());
        const words = [this.#speech, ...news].filter(Boolean).join(' ');
        if (this.#spoken.textContent !== words) this.#spoken.textContent = words;
      },
      signal,
    );
    this.#figure = figure;
    this.#verdict = only(root, '.verdict');
    this.#word = soleText(only(root, '.verdict .word'));
    this.#rest = soleText(only(root, '.verdict .rest'));
    this.#spoken = only(root, '.spoken');
    this.#notice = only(root, '.notice');
    const inputs = [...root.querySelectorAll<HTMLInputElement>('input[data-field]')];
    this.#inputs = new Map(inputs.map((input) => [input.dataset.field ?? '', input]));
    this.#presets = [...root.querySelectorAll<HTMLButtonElement>('button[data-preset]')];
    this.#choices = [...root.querySelectorAll<HTMLButtonElement>('button[data-option]')];
    this.#menus = [...root.querySelectorAll<HTMLSelectElement>('select[data-part]')];
    this.#commands = [...root.querySelectorAll<HTMLButtonElement>('button[data-command]')];
    const { formulas } = companions;
    const questions = companions.questions.flatMap((list) => [
      ...list.querySelectorAll<HTMLElement>('[data-question]'),
    ]);
    this.#questions = questions.map((element) => new LiveQuestion(element));
    this.#formulas = formulas.map((formula) => new LiveFormula(formula, formulaSeen, signal));
    const bodies = formulas.map((formula) => formula.parentElement!);
    this.#boxes = [this.#verdict, ...bodies];
  }

  /** Keeps the size of boxes during a drag, so that changing words cause no layout around them. */
  freezeSizes(isDragging: boolean): void {
    const heights = this.#boxes.map((box) => box.getBoundingClientRect().height);
    for (const [i, { style }] of this.#boxes.entries()) {
      style.height = isDragging ? `${heights[i]}px` : '';
      style.contain = isDragging ? 'size layout style' : '';
    }
  }

  listen(dispatch: (action: Action) => void, model: () => Model): void {
    const signal = this.#signal;
    this.#root.addEventListener(
      'click',
      (event) => {
        const button = event.target instanceof Element ? event.target.closest('button') : null;
        const { preset, part, option, command, do: task } = button?.dataset ?? {};
        if (command) dispatch({ type: 'command', name: command });
        else if (preset) dispatch({ type: 'preset', name: preset });
        else if (part && option) dispatch({ type: 'choose', part, option });
        else if (task === 'reset') dispatch({ type: 'reset', first: this.#root.dataset.first });
        else if (task === 'share') this.#share(model());
      },
      { signal },
    );
    this.#root.addEventListener(
      'change',
      (event) => {
        const input = event.target;
        if (input instanceof HTMLSelectElement && input.dataset.part) {
          dispatch({ type: 'choose', part: input.dataset.part, option: input.value });
        }
        if (!(input instanceof HTMLInputElement) || !input.dataset.field) return;
        this.#shown.delete(input.dataset.field);
        dispatch({ type: 'write', field: input.dataset.field, text: input.value });
      },
      { signal },
    );
    // It does not bubble.
    this.#root.addEventListener('toggle', () => this.#unfoldRefused(), { capture: true, signal });
    for (const question of this.#questions) question.listen(dispatch, signal);
  }

  /** Announces words to screen readers at once; the verdict follows when the figure rests. */
  speak(words: string): void {
    this.#spoken.textContent = words;
  }

  /** Updates the verdict, the buttons and the questions. */
  showWords(model: Model, answer: unknown): void {
    const verdict = this.#figure.verdict(model.state, answer);
    setText(this.#word, `${verdict.word}: `);
    setText(this.#rest, verdict.rest);
    if (this.#hit !== verdict.hit) this.#verdict.dataset.hit = String(verdict.hit);
    this.#hit = verdict.hit;
    this.#speech = `${verdict.word}: ${verdict.rest}`;
    this.#speak.wait();

    if (this.#preset !== model.preset) {
      for (const button of this.#presets) press(button, button.dataset.preset === model.preset);
    }
    this.#preset = model.preset;
    for (const button of this.#choices) {
      press(button, model.state[button.dataset.part ?? ''] === button.dataset.option);
    }
    for (const menu of this.#menus) {
      const option = String(model.state[menu.dataset.part ?? '']);
      if (menu.value !== option) menu.value = option;
    }
    for (const button of this.#commands) {
      const command = this.#figure.commands?.find(({ name }) => name === button.dataset.command);
      const idle = command?.idle?.(model.state, answer, model.selected) ?? false;
      if ((button.ariaDisabled === 'true') !== idle) button.ariaDisabled = String(idle);
    }
    for (const question of this.#questions) question.show(this.#figure, model.state, answer);
    this.#notify(model);
  }

  /** Shows a failure of the figure; "" clears it. */
  fault(of: unknown, text: string, model: Model): void {
    if (text) this.#faults.set(of, text);
    else if (!this.#faults.delete(of)) return;
    this.#notify(model);
  }

  /** A refusal is shown before a failure. */
  #notify(model: Model): void {
    const { notice } = model;
    const [fault = ''] = this.#faults.values();
    const text = notice?.text ?? fault;
    // The notice about sharing remains until the model changes, even if the words are drawn again.
    if (text === '' && model === this.#sharedModel) return;
    this.#forgetAddress(model);
    this.say(text, text !== '');
  }

  /**
   * Functions that draw the numbers: each field that differs, then the formulas; or, unless
   * `oneByOne`, a single one that draws them all.
   */
  numbers(model: Model, answer: unknown, oneByOne: boolean): readonly Draw[] {
    const fields = fieldsOf(this.#figure, model.state, model.selected);
    const refused = model.notice?.field;
    const late = fields.filter(({ id, item }) => this.#shown.get(id) !== item || id === refused);
    const draws = late.map((field) => () => {
      this.#showField(field, refused);
      return 1;
    });
    if (oneByOne && late.length > 1) return draws;
    const formulas = () => {
      this.#showFormulas(model, answer);
      return 0;
    };
    return [
      () => {
        for (const draw of draws) draw();
        return formulas();
      },
    ];
  }

  #showFormulas(model: Model, answer: unknown): void {
    let live: Live | null = null;
    const liveNow = () => {
      live ??= liveOf(this.#figure, model.state, answer);
      return live;
    };
    for (const formula of this.#formulas) formula.show(liveNow);
  }

  #showField({ id, item }: Named<NumberField>, refused: string | null | undefined): void {
    const input = this.#inputs.get(id);
    const isRefused = id === refused;
    const before = this.#shown.get(id);
    if (isRefused) this.#shown.delete(id);
    else this.#shown.set(id, item);
    if (!input) return;
    if (input.ariaLabel !== item.name) rename(input, item);
    // A refused text stays as the reader wrote it, marked, until it is corrected or its number
    // changes. So does a text being written into a field whose number has not changed.
    const isSame = before?.value === item.value && before.name === item.name;
    const shown = show(item.value, item.decimals);
    if (!isRefused && !isSame && input.value !== shown) input.value = shown;
    if ((input.ariaInvalid === 'true') === isRefused) return;
    input.ariaInvalid = isRefused ? 'true' : null;
    this.#unfoldRefused();
  }

  /** Unfolds the fields on a phone if one was refused. */
  #unfoldRefused(): void {
    this.#root.querySelector('details:has([aria-invalid])')?.setAttribute('open', '');
  }

  /** Shows a refusal or a confirmation. */
  say(text: string, refused = false): void {
    if (this.#said === text) return;
    this.#said = text;
    this.#notice.textContent = text;
    this.#notice.toggleAttribute('data-refused', refused);
  }

  /** The address must not contain another position than the figure, or a reload would show it. */
  #forgetAddress({ state }: Model): void {
    if (!this.#sharedModel || state === this.#sharedModel.state) return;
    const shared = new URL(location.href);
    shared.hash = share(this.#figure, this.#sharedModel.state);
    this.#sharedModel = null;
    if (location.hash !== shared.hash) return;
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  async #share(model: Model): Promise<void> {
    this.#sharedModel = model;
    const address = new URL(location.href);
    address.hash = share(this.#figure, model.state);
    history.replaceState(history.state, '', address);
    try {
      await navigator.clipboard.writeText(address.href);
      this.say('Copied. The address contains this position.');
    } catch {
      this.say('The address is now in the address bar. Copy it from there.');
    }
    // If this fails to load, the address is still shared.
    import('./offer-embed.ts').then(
      ({ offerEmbed }) => offerEmbed(this.#root, address, this),
      () =>
        this.say(`${this.#said} The embed code could not be loaded. Reload the page to get it.`),
    );
  }
}

export function choicesOf(figure: AnyFigure) {
  return Object.entries(figure.parts).flatMap(([name, part]) =>
    isChoice(part) ? [{ name, part }] : [],
  );
}

/** Gives a field the name of the corner it shows now. */
function rename(input: HTMLInputElement, { name, before }: NumberField): void {
  input.ariaLabel = name;
  const label = input.closest('.field')?.firstElementChild;
  if (label instanceof HTMLElement) setText(soleText(label), before);
}

function press(button: HTMLButtonElement, pressed: boolean): void {
  const now = String(pressed);
  if (button.getAttribute('aria-pressed') !== now) button.setAttribute('aria-pressed', now);
}

function only(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`A figure lacks its ${selector}.`);
  return element;
}
