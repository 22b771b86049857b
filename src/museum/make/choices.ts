import type { AnyExhibit, Control, Exhibit } from '../exhibit.ts';
import type { Rest } from './shapes.ts';

type Choice<Values> = Extract<Control<Values>, { by: 'choice' }>;

/** An input that cannot be dragged, such as NaN, is written as numbers. */
export function ofChoice<Values extends readonly unknown[], Answer>(
  control: Omit<Choice<Values>, 'by'>,
  names: readonly string[],
  rest: Rest<Values, Answer> & { readonly input: string },
): AnyExhibit {
  return { ...rest, names, control: { ...control, by: 'choice' } } satisfies Exhibit<
    Values,
    Answer
  >;
}
