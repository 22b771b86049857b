import { readNumber } from '#kit/numbers.ts';
import { element } from '#notebook/element.ts';
import { callOf, canAsk, fits, isNumber, type Offer } from '../offers.ts';
import type { Asked, Shape } from '../scene.ts';

interface Offers {
  /** The functions of the cells. */
  readonly own: readonly Offer[];
  readonly library: readonly Offer[];
}

type Input = HTMLInputElement | HTMLSelectElement;

interface AskHost {
  choose(asked: Asked): void;
  /** Says what is wrong with a number that stays as it was. */
  refuse(words: string): void;
}

/** What a number may be: far more than fits on the stage. */
const farthest = 1_000_000;

/** Which function is asked, and what it is given: a line of code made of choices. */
export class AskBar {
  readonly #root: HTMLElement;
  readonly #fn = element('select', 'ask-fn') as HTMLSelectElement;
  readonly #given = element('span', 'ask-given');
  readonly #host: AskHost;
  #offers: Offers = { own: [], library: [] };
  #shapes: readonly Shape[] = [];
  #asked: Asked = { fn: '', given: [] };

  constructor(root: HTMLElement, host: AskHost) {
    this.#root = root;
    this.#host = host;
    this.#fn.ariaLabel = 'Function';
    this.#root.append(this.#fn, '(', this.#given, ')');
    this.#fn.addEventListener('change', () => {
      const offer = this.offerOf(this.#fn.value);
      if (offer) host.choose(callOf(offer, this.#shapes, this.#asked.given));
    });
    this.#given.addEventListener('change', () => {
      const asked = this.#read();
      if (asked) host.choose(asked);
    });
  }

  /** The cells' own comes before one of the library. */
  offerOf(fn: string): Offer | undefined {
    const { own, library } = this.#offers;
    return own.find((one) => one.fn === fn) ?? library.find((one) => one.fn === fn);
  }

  show(offers: Offers, shapes: readonly Shape[], asked: Asked): void {
    [this.#offers, this.#shapes, this.#asked] = [offers, shapes, asked];
    const library = offers.library.filter(({ fn }) => offers.own.every((one) => one.fn !== fn));
    this.#fn.replaceChildren(
      group('Your cells', offers.own, shapes, asked.fn),
      group('The library', library, shapes, asked.fn),
    );
    this.#fn.value = asked.fn;
    const { parameters = [] } = this.offerOf(asked.fn) ?? {};
    const inputs = parameters.map((parameter, i) => {
      const given = asked.given[i] ?? '';
      const input = isNumber(parameter)
        ? numberInput(given)
        : shapeSelect(
            shapes.filter((shape) => fits(parameter, shape)),
            given,
          );
      input.ariaLabel = parameter.name;
      return input;
    });
    // Whoever is at one of them stays there.
    const isSame =
      inputs.length === this.#inputs.length &&
      inputs.every((input, i) => {
        const there = this.#inputs[i]!;
        return there.localName === input.localName && there.ariaLabel === input.ariaLabel;
      });
    if (!isSame) {
      const apart = inputs.flatMap((input, i) => (i > 0 ? [', ', input] : [input]));
      this.#given.replaceChildren(...apart);
      return;
    }
    for (const [i, input] of inputs.entries()) take(this.#inputs[i]!, input);
  }

  get #inputs(): readonly Input[] {
    return [...this.#given.children] as Input[];
  }

  /** The call as it is written; null if a number is none, which is said. */
  #read(): Asked | null {
    const given: (string | number)[] = [];
    for (const [i, input] of this.#inputs.entries()) {
      if (input instanceof HTMLSelectElement) {
        given.push(input.value);
        continue;
      }
      const read = readNumber(input.value, input.ariaLabel ?? '', -farthest, farthest);
      input.ariaInvalid = 'problem' in read ? 'true' : null;
      if ('problem' in read) {
        this.#host.refuse(`${read.problem} It is still ${this.#asked.given[i]}.`);
        return null;
      }
      given.push(read.value);
    }
    return { fn: this.#asked.fn, given };
  }
}

/** Makes an input what another one is. */
function take(there: Input, input: Input): void {
  const { value } = input;
  if (there instanceof HTMLSelectElement) there.replaceChildren(...input.children);
  there.ariaInvalid = null;
  if (there.value !== value) there.value = value;
}

function group(
  label: string,
  offers: readonly Offer[],
  shapes: readonly Shape[],
  asked: string,
): HTMLElement {
  const options = document.createElement('optgroup');
  options.label = label;
  for (const offer of offers) {
    // What the shapes do not suffice for is no choice.
    if (offer.fn !== asked && !canAsk(offer, shapes)) continue;
    options.append(new Option(offer.fn, offer.fn));
  }
  return options;
}

function shapeSelect(shapes: readonly Shape[], given: string | number): HTMLSelectElement {
  const select = document.createElement('select');
  for (const { name } of shapes) select.append(new Option(name, name));
  select.value = String(given);
  return select;
}

function numberInput(given: string | number): HTMLInputElement {
  const input = document.createElement('input');
  input.inputMode = 'decimal';
  input.autocomplete = 'off';
  input.value = String(given);
  return input;
}
