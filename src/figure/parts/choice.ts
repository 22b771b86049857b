import type { Part } from '../part.ts';

/** One of a few named options of a figure. Buttons or a menu change it; it has no handles. */
export interface ChoicePart<Name extends string> extends Part<Name> {
  readonly label: string;
  readonly control: Control;
  readonly options: readonly { readonly name: Name; readonly label: string }[];
}

type Control = 'buttons' | 'menu';

export function choice<Name extends string>(
  label: string,
  options: readonly { readonly name: Name; readonly label: string }[],
  control: Control = 'buttons',
): ChoicePart<Name> {
  return {
    label,
    control,
    options,
    handles: () => [],
    move: (value) => value,
    nudge: (value) => value,
    fields: () => [],
    write: (value) => value,
    toNumbers: (value) => [options.findIndex(({ name }) => name === value)],
    fromNumbers: (numbers) => {
      const [index] = numbers;
      return (numbers.length === 1 && index !== undefined && options[index]?.name) || null;
    },
  };
}

export function isChoice(part: unknown): part is ChoicePart<string> {
  return typeof part === 'object' && part !== null && 'options' in part;
}
