/** The code that an exercise begins with; none of it stands in a chapter as text. */
export type Start =
  /** The function as it is: a published one, with its faults. */
  | 'asItIs'
  /** The function's head, and these lines as its body. */
  | { readonly body: readonly string[] }
  /** The function with pieces of its text replaced, each of which is in it once. */
  | { readonly replace: readonly (readonly [found: string, by: string])[] };

/** Something to write, judged by the cases of a function. */
export interface Exercise {
  /** Also its name in addresses and on the reader's device, so it never changes. */
  readonly name: string;
  readonly title: string;
  /** In a sentence, with symbols between dollar signs. */
  readonly goal: string;
  /** The function to write, whose cases judge it and whose source is our solution. */
  readonly fn: string;
  /** A figure that calls it. */
  readonly figure: string;
  readonly start: Start;
  /** From the first idea to almost all of it. */
  readonly hints: readonly string[];
  /** For a published function, whose source is no solution: what to change, in words. */
  readonly solution?: string;
}

/** The text that an exercise begins with, from that of its function, whose body begins at `bodyAt`. */
export function startText({ name, start }: Exercise, own: string, bodyAt: number): string {
  if (start === 'asItIs') return own;
  if ('body' in start) {
    const lines = start.body.map((line) => (line ? `  ${line}\n` : '\n'));
    return `${own.slice(0, bodyAt)}{\n${lines.join('')}}`;
  }
  let text = own;
  for (const [found, by] of start.replace) {
    if (text.split(found).length !== 2) {
      throw new Error(`"${found}" is not once in the function of the exercise ${name}.`);
    }
    text = text.replace(found, () => by);
  }
  return text;
}
