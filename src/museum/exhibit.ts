import type { Circle, Polygon, Segment, Vec2 } from '#lib/index.ts';
import type { Box } from '#lib/types.ts';

/** What is asked about a circle or a point; it stays where it is. */
export type Shape =
  | { readonly kind: 'polygon'; readonly polygon: Polygon; readonly arrows?: boolean }
  | { readonly kind: 'box'; readonly box: Box }
  | { readonly kind: 'segment'; readonly segment: Segment }
  | { readonly kind: 'circles'; readonly circles: readonly Circle[] };

/** What kind of input an exhibit is. */
export const kinds = {
  tangency: 'Just touching',
  containment: 'Inside or outside',
  winding: 'Which way round',
  scale: 'Scale and rounding',
  degenerate: 'Odd input',
  prose: 'In words',
} as const;

export type Kind = keyof typeof kinds;

/** What the reader changes: a circle or a point by hand, or one of a few inputs that none can hold. */
export type Held<Values> =
  | {
      readonly by: 'circle' | 'center' | 'point';
      readonly shape: Shape;
      readonly circle: Circle;
      values(circle: Circle): Values;
      /** How far the circle is from the shape; below zero, how deep in it. */
      gap(circle: Circle): number | null;
    }
  | {
      readonly by: 'choice';
      readonly label: string;
      readonly options: readonly {
        readonly name: string;
        readonly label: string;
        readonly values: Values;
      }[];
      /** What stands in place of a drawing, line by line. */
      lines(values: Values): readonly string[];
    };

export interface Published<Values extends readonly unknown[], Answer> {
  readonly label: string;
  /** Null where the listing is no program: it does not compile. */
  readonly run: ((...values: Values) => Answer) | null;
}

/** Where it was published, if not in the article that the collection is about. */
export interface Thread {
  readonly repository: string;
  readonly numbers: readonly number[];
  readonly type: 'issues' | 'pull';
}

/** One input that published code gets wrong, or that is worth knowing: a case for good. */
export interface Exhibit<Values extends readonly unknown[], Answer> {
  /** Its name in addresses, so it never changes. */
  readonly slug: string;
  readonly title: string;
  /** One line, in plain words. */
  readonly lesson: string;
  readonly kind: Kind;
  /** Which listing, which paragraph. */
  readonly where: string;
  /** The input, with symbols between dollar signs. */
  readonly input: string;
  readonly held: Held<Values>;
  /** The names of the values in a test, and their type where it says more. */
  readonly names: readonly string[];
  readonly published: readonly Published<Values, Answer>[];
  /** The one function of the library that answers, by its name. */
  readonly asks: Readonly<Record<string, (...values: Values) => Answer>>;
  says(answer: Answer, values: Values): string;
  /** What of an answer a test looks at; all of it, if it is not given. */
  readonly keeps?: readonly string[];
  /** The entrance check that refuses such input, by its name, and which value it is given. */
  readonly guard?: {
    readonly name: string;
    readonly value: number;
    check(value: unknown): void;
  };
  /** Both answers are right, each by a rule of its own. */
  readonly convention?: boolean;
  /** Where the answer says how the circle has to move. */
  move?(answer: Answer): Vec2 | null;
  /** Where it is taught: a figure in a position, or a section, by its anchor. */
  readonly chapter:
    | { readonly page: string; readonly figure: string; readonly preset: string }
    | { readonly page: string; readonly section: string };
  readonly threads?: readonly Thread[];
}

/** The same with its types closed over: what the page and the tests handle. */
// biome-ignore lint/suspicious/noExplicitAny: an exhibit of any values; its own file has the types.
export type AnyExhibit = Exhibit<any, any>;

/** The exhibits of one article, or of the public record. */
export interface Collection {
  /** Its file's name. */
  readonly name: string;
  /** The title of the article in src/articles.ts, if it is one. */
  readonly article?: string;
  /** What is right there, in a sentence or two. */
  readonly fair: string;
  readonly exhibits: readonly AnyExhibit[];
}

export interface Judged {
  readonly rows: readonly {
    readonly label: string;
    readonly said: string;
    readonly wrong: boolean;
  }[];
  readonly right: string;
  /** Null where there is no right answer. */
  readonly truth: string | null;
}

/** The same with the circle after each move, the wrong ones first. */
export interface Answered extends Judged {
  readonly ghosts: readonly { readonly circle: Circle; readonly wrong: boolean }[];
}

/** What each says to these values, and whether that is so. */
export function judge(exhibit: AnyExhibit, values: readonly unknown[]): Judged {
  const refused = refusal(exhibit, values);
  const ours: string = exhibit.says(ask(exhibit, values), values);
  const truth = refused === null && !exhibit.convention ? ours : null;
  const rows = exhibit.published.map(({ label, run }) => {
    if (!run) return { label, said: noProgram, wrong: true };
    const said: string = exhibit.says(run(...values), values);
    return { label, said, wrong: truth !== null && said !== truth };
  });
  const right = exhibit.convention ? `${ours}, by our rule` : ours;
  return { rows, right: refused === null ? right : `none: ${refused}`, truth };
}

/** Not merely no program. */
export function isWrong({ said, wrong }: Judged['rows'][number]): boolean {
  return wrong && said !== noProgram;
}

const noProgram = 'does not compile';

/** The answer of the library. */
export function ask(exhibit: AnyExhibit, values: readonly unknown[]): unknown {
  const [run] = Object.values<(...values: readonly unknown[]) => unknown>(exhibit.asks);
  if (!run) throw new Error(`The exhibit ${exhibit.slug} asks no function.`);
  return run(...values);
}

/** What the entrance check says to it, if it refuses it. */
export function refusal({ guard }: AnyExhibit, values: readonly unknown[]): string | null {
  try {
    guard?.check(values[guard.value]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The values of the input that it is shown at. */
export function smallest({ held }: AnyExhibit): readonly unknown[] {
  return held.by === 'choice' ? held.options[0]!.values : held.values(held.circle);
}

export function yesOrNo(answer: boolean): string {
  return answer ? 'hit' : 'miss';
}
