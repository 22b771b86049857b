import type { AnyExhibit, Exhibit, Held } from '../exhibit.ts';
import type { Rest } from './shapes.ts';

type Choice<Values> = Extract<Held<Values>, { by: 'choice' }>;

/** Inputs that no hand can bring about: numbers in place of a drawing. */
export function ofChoice<Values extends readonly unknown[], Answer>(
  held: Omit<Choice<Values>, 'by'>,
  names: readonly string[],
  rest: Rest<Values, Answer> & { readonly input: string },
): AnyExhibit {
  return { ...rest, names, held: { ...held, by: 'choice' } } satisfies Exhibit<Values, Answer>;
}
