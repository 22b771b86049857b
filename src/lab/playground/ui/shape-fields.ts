import type { AnyFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import type { NumberField } from '#figure/part.ts';
import { fieldsOf, start } from '#figure/store.ts';
import { element } from '#lab/notebook/element.ts';

// Number fields with the markup of Fields.astro, so that the figure's panel can fill and read them.

/** Creates the fields of all shapes. `selectFields` shows one shape only. */
export function showFields(root: HTMLElement, figure: AnyFigure): void {
  const { state, selected } = start(figure);
  const all = Map.groupBy(fieldsOf(figure, state, selected), ({ part }) => part);
  root.replaceChildren(
    ...[...all].map(([part, fields]) => {
      const shape = element('span', 'field-shape');
      shape.dataset.shape = part;
      shape.role = 'group';
      shape.ariaLabel = `Numbers of ${part}`;
      shape.hidden = true;
      shape.append(element('b', 'shape-name', part));
      for (const { id, item } of fields) {
        // Keep a point's two numbers together.
        const group = item.before === '' ? shape.lastElementChild : null;
        const field = fieldOf(id, item);
        if (group) group.append(field);
        else {
          const made = element('span', 'field-group');
          made.append(field);
          shape.append(made);
        }
      }
      return shape;
    }),
  );
}

export function selectFields(root: HTMLElement, name: string): void {
  for (const shape of root.querySelectorAll<HTMLElement>('[data-shape]')) {
    const isOther = shape.dataset.shape !== name;
    if (shape.hidden !== isOther) shape.hidden = isOther;
  }
}

function fieldOf(
  id: string,
  { name, before, after, value, min, decimals }: NumberField,
): HTMLElement {
  const label = element('label', 'field');
  const box = element('span', 'box');
  const input = document.createElement('input');
  input.dataset.field = id;
  input.inputMode = min < 0 ? 'text' : 'decimal';
  input.autocomplete = 'off';
  input.ariaLabel = name;
  input.value = show(value, decimals);
  box.append(input);
  label.append(element('span', '', before), box, element('span', '', after));
  return label;
}
