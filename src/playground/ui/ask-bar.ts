import { element } from '#notebook/element.ts';
import { callOf, canAsk, fits, isNumber, type Offer } from '../offers.ts';
import type { Asked, Shape } from '../scene.ts';

interface Offers {
  /** The functions of the cells. */
  readonly own: readonly Offer[];
  readonly library: readonly Offer[];
}

/** Which function is asked, and what it is given: a line of code made of choices. */
export class AskBar {
  readonly #root: HTMLElement;
  readonly #fn = element('select', 'ask-fn') as HTMLSelectElement;
  readonly #given = element('span', 'ask-given');
  readonly #choose: (asked: Asked) => void;
  #offers: Offers = { own: [], library: [] };
  #shapes: readonly Shape[] = [];
  #asked: Asked = { fn: '', given: [] };

  constructor(root: HTMLElement, choose: (asked: Asked) => void) {
    this.#root = root;
    this.#choose = choose;
    this.#fn.ariaLabel = 'Function';
    this.#root.append(this.#fn, '(', this.#given, ')');
    this.#fn.addEventListener('change', () => {
      const offer = this.offerOf(this.#fn.value);
      if (offer) this.#choose(callOf(offer, this.#shapes, this.#asked.given));
    });
    this.#given.addEventListener('change', () => this.#choose(this.#read()));
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
    this.#given.replaceChildren(...inputs.flatMap((input, i) => (i > 0 ? [', ', input] : [input])));
  }

  #read(): Asked {
    const inputs = [...this.#given.children] as (HTMLInputElement | HTMLSelectElement)[];
    const given = inputs.map((input, i) => {
      if (input instanceof HTMLSelectElement) return input.value;
      const number = Number(input.value);
      input.ariaInvalid = Number.isFinite(number) ? null : 'true';
      return Number.isFinite(number) ? number : (this.#asked.given[i] ?? 0);
    });
    return { fn: this.#asked.fn, given };
  }
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
