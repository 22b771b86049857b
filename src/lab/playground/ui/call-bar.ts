import { readNumber } from '#figure/numbers.ts';
import { element } from '#lab/notebook/element.ts';
import { type Callable, canCall, fits, isNumber, makeCall } from '../callables.ts';
import type { FunctionCall, Shape } from '../scene.ts';

interface Callables {
  /** The cells' functions. */
  readonly cells: readonly Callable[];
  readonly library: readonly Callable[];
}

type Input = HTMLInputElement | HTMLSelectElement;

interface CallBarHost {
  choose(call: FunctionCall): void;
  /** Explains why an invalid number was not accepted. */
  reject(words: string): void;
}

/** Far beyond the stage. */
const maxCoordinate = 1_000_000;

/** The editable call: a function and its inputs. */
export class CallBar {
  readonly #root: HTMLElement;
  readonly #fn = element('select', 'ask-fn') as HTMLSelectElement;
  readonly #inputsElement = element('span', 'ask-given');
  readonly #host: CallBarHost;
  #callables: Callables = { cells: [], library: [] };
  #shapes: readonly Shape[] = [];
  #call: FunctionCall = { fn: '', inputs: [] };

  constructor(root: HTMLElement, host: CallBarHost) {
    this.#root = root;
    this.#host = host;
    this.#fn.ariaLabel = 'Function';
    this.#root.append(this.#fn, '(', this.#inputsElement, ')');
    this.#fn.addEventListener('change', () => {
      const offer = this.find(this.#fn.value);
      if (offer) host.choose(makeCall(offer, this.#shapes, this.#call.inputs));
    });
    this.#inputsElement.addEventListener('change', () => {
      const call = this.#read();
      if (call) host.choose(call);
    });
  }

  /** A cell's function hides the library's of the same name. */
  find(fn: string): Callable | undefined {
    const { cells, library } = this.#callables;
    return cells.find((one) => one.fn === fn) ?? library.find((one) => one.fn === fn);
  }

  show(callables: Callables, shapes: readonly Shape[], call: FunctionCall): void {
    [this.#callables, this.#shapes, this.#call] = [callables, shapes, call];
    const library = callables.library.filter(({ fn }) =>
      callables.cells.every((one) => one.fn !== fn),
    );
    this.#fn.replaceChildren(
      group('Your cells', callables.cells, shapes, call.fn),
      group('The library', library, shapes, call.fn),
    );
    this.#fn.value = call.fn;
    const { parameters = [] } = this.find(call.fn) ?? {};
    const inputs = parameters.map((parameter, i) => {
      const value = call.inputs[i] ?? '';
      const input = isNumber(parameter)
        ? numberInput(value)
        : shapeSelect(
            shapes.filter((shape) => fits(parameter, shape)),
            value,
          );
      input.ariaLabel = parameter.name;
      return input;
    });
    // Updating the options in place keeps the focus.
    const isSame =
      inputs.length === this.#inputs.length &&
      inputs.every((input, i) => {
        const current = this.#inputs[i]!;
        return current.localName === input.localName && current.ariaLabel === input.ariaLabel;
      });
    if (!isSame) {
      const withCommas = inputs.flatMap((input, i) => (i > 0 ? [', ', input] : [input]));
      this.#inputsElement.replaceChildren(...withCommas);
      return;
    }
    for (const [i, input] of inputs.entries()) update(this.#inputs[i]!, input);
  }

  get #inputs(): readonly Input[] {
    return [...this.#inputsElement.children] as Input[];
  }

  /** Returns the call, or null after reporting an invalid number. */
  #read(): FunctionCall | null {
    const inputs: (string | number)[] = [];
    for (const [i, input] of this.#inputs.entries()) {
      if (input instanceof HTMLSelectElement) {
        inputs.push(input.value);
        continue;
      }
      const read = readNumber(input.value, input.ariaLabel ?? '', -maxCoordinate, maxCoordinate);
      input.ariaInvalid = 'problem' in read ? 'true' : null;
      if ('problem' in read) {
        this.#host.reject(`${read.problem} It is still ${this.#call.inputs[i]}.`);
        return null;
      }
      inputs.push(read.value);
    }
    return { fn: this.#call.fn, inputs };
  }
}

/** Copies an input's options and value. */
function update(there: Input, input: Input): void {
  const { value } = input;
  if (there instanceof HTMLSelectElement) there.replaceChildren(...input.children);
  there.ariaInvalid = null;
  if (there.value !== value) there.value = value;
}

function group(
  label: string,
  offers: readonly Callable[],
  shapes: readonly Shape[],
  called: string,
): HTMLElement {
  const options = document.createElement('optgroup');
  options.label = label;
  for (const offer of offers) {
    // Leave out functions for which shapes are missing.
    if (offer.fn !== called && !canCall(offer, shapes)) continue;
    options.append(new Option(offer.fn, offer.fn));
  }
  return options;
}

function shapeSelect(shapes: readonly Shape[], value: string | number): HTMLSelectElement {
  const select = document.createElement('select');
  for (const { name } of shapes) select.append(new Option(name, name));
  select.value = String(value);
  return select;
}

function numberInput(value: string | number): HTMLInputElement {
  const input = document.createElement('input');
  input.inputMode = 'decimal';
  input.autocomplete = 'off';
  input.value = String(value);
  return input;
}
