import { element } from '#lab/notebook/element.ts';
import { codeOf } from '../code-of.ts';
import { isKind, type KindName } from '../kinds.ts';
import { libraryShapes, maxShapes, type Shape } from '../scene.ts';

interface ShapeHost {
  add(kind: KindName): void;
  remove(name: string): void;
  /** Shows a shape's number fields. */
  select(name: string): void;
  /** Chooses the shape that the map moves, or "" for no map. */
  moveInMap(name: string): void;
}

/** The buttons that add shapes, and the list of shapes as code. */
export class ShapeBar {
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #full: HTMLElement;
  readonly #list: HTMLElement;
  readonly #moved: HTMLSelectElement;
  #selected = '';

  constructor(root: HTMLElement, host: ShapeHost) {
    this.#buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-add]')];
    this.#full = root.querySelector<HTMLElement>('[data-full]')!;
    this.#list = root.querySelector<HTMLElement>('.shape-list')!;
    this.#moved = root.querySelector<HTMLSelectElement>('[data-moved]')!;
    root.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      const { add, remove, select } = button?.dataset ?? {};
      if (isKind(add)) host.add(add);
      if (remove !== undefined) {
        const at = this.#removers.indexOf(button!);
        host.remove(remove);
        // Focus the button that takes the removed one's place.
        const next = this.#removers[at] ?? this.#removers.at(-1) ?? this.#buttons[0];
        next?.focus();
      }
      if (select !== undefined) host.select(select);
    });
    this.#moved.addEventListener('change', () => host.moveInMap(this.#moved.value));
  }

  get #removers(): readonly HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[data-remove]')];
  }

  /** `movable` are the shapes that a map can move. */
  show(shapes: readonly Shape[], movable: readonly string[], moved: string): void {
    const isFull = shapes.length >= maxShapes;
    for (const button of this.#buttons) button.disabled = isFull;
    this.#full.hidden = !isFull;
    this.#list.replaceChildren(...shapes.map(({ name }) => item(name)));
    this.select(this.#selected);
    this.showValues(shapes);
    const choices = movable.map((name) => new Option(`for every position of ${name}`, name));
    this.#moved.replaceChildren(new Option('none', ''), ...choices);
    this.#moved.value = movable.includes(moved) ? moved : '';
  }

  select(name: string): void {
    this.#selected = name;
    for (const button of this.#list.querySelectorAll<HTMLElement>('[data-select]')) {
      button.ariaPressed = String(button.dataset.select === name);
    }
  }

  showValues(shapes: readonly Shape[]): void {
    const all = Object.values(libraryShapes(shapes));
    for (const [i, row] of [...this.#list.children].entries()) {
      const code = row.querySelector('code');
      const text = `= ${codeOf(all[i])}`;
      if (code && code.textContent !== text) code.textContent = text;
    }
  }
}

function item(name: string): HTMLElement {
  const row = element('li', '');
  const remove = element('button', 'edit-button', 'Remove');
  remove.setAttribute('type', 'button');
  remove.dataset.remove = name;
  remove.ariaLabel = `Remove ${name}`;
  const code = element('code', '');
  // The arrow keys must be able to scroll a long one.
  code.tabIndex = 0;
  code.role = 'region';
  code.ariaLabel = `${name} as code`;
  const select = element('button', 'shape-select', name);
  select.setAttribute('type', 'button');
  select.dataset.select = name;
  select.title = `Show the numbers of ${name}`;
  row.append(select, code, remove);
  return row;
}
