/** The initial code of an exercise. */
export type Start =
  /** The published function with its faults. */
  | 'asItIs'
  /** The function's head with these lines as its body. */
  | { readonly body: readonly string[] }
  /** The function with pieces of its text replaced. Each piece occurs once. */
  | { readonly replace: readonly (readonly [found: string, by: string])[] };

/** A function to write, judged by its test cases. */
export interface Exercise {
  /** Part of addresses and storage keys, so it never changes. */
  readonly name: string;
  readonly title: string;
  /** A sentence with symbols between dollar signs. */
  readonly goal: string;
  /** Its cases judge the exercise, and its source is our solution. */
  readonly fn: string;
  /** A figure that calls the function. */
  readonly figure: string;
  readonly start: Start;
  /** From a first idea to nearly the whole solution. */
  readonly hints: readonly string[];
  /** Needed for a published function, because its source is not a solution. */
  readonly solution?: string;
}

/** Returns the initial text of an exercise. `bodyAt` is where the body begins in `own`. */
export function startText({ name, start }: Exercise, own: string, bodyAt: number): string {
  if (start === 'asItIs') return own;
  if ('body' in start) {
    const lines = start.body.map((line) => (line ? `  ${line}\n` : '\n'));
    return `${own.slice(0, bodyAt)}{\n${lines.join('')}}`;
  }
  let text = own;
  for (const [found, by] of start.replace) {
    if (text.split(found).length !== 2) {
      throw new Error(`"${found}" must occur once in the function of the exercise ${name}.`);
    }
    text = text.replace(found, () => by);
  }
  return text;
}
