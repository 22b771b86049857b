import type { Circle, Polygon, Segment, Vec2 } from '#lib/index.ts';
import type { Box } from '#lib/types.ts';

/** The fixed shape of an exhibit; the circle or the point moves. */
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

/** How the reader changes the input: by dragging a circle or a point, or by choosing one of a few. */
export type Control<Values> =
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
  /** Null where the listing does not compile. */
  readonly run: ((...values: Values) => Answer) | null;
}

/** Where it was published, unless in the article of the collection. */
export interface Thread {
  readonly repository: string;
  readonly numbers: readonly number[];
  readonly type: 'issues' | 'pull';
}

/** One input that published code gets wrong, or that is worth knowing. */
export interface Exhibit<Values extends readonly unknown[], Answer> {
  /** Its name in addresses, so it never changes. */
  readonly slug: string;
  readonly title: string;
  /** One line, in plain words. */
  readonly lesson: string;
  readonly kind: Kind;
  /** Its place in the article: which listing, which paragraph. */
  readonly where: string;
  /** The input, with symbols between dollar signs. */
  readonly input: string;
  readonly control: Control<Values>;
  /** The names of the values in a test. */
  readonly names: readonly string[];
  readonly published: readonly Published<Values, Answer>[];
  /** The function of the library that answers, under its name. */
  readonly library: Readonly<Record<string, (...values: Values) => Answer>>;
  describe(answer: Answer, values: Values): string;
  /** The fields of an answer that a test compares; all of them by default. */
  readonly comparedFields?: readonly string[];
  /** The input check that refuses such input, its name, and the index of the checked value. */
  readonly guard?: {
    readonly name: string;
    readonly value: number;
    check(value: unknown): void;
  };
  /** True where both answers are right, by different conventions. */
  readonly convention?: boolean;
  /** The translation of the circle in an answer that has one. */
  move?(answer: Answer): Vec2 | null;
  /** Where it is taught: a figure with a preset, or a section by its anchor. */
  readonly chapter:
    | { readonly page: string; readonly figure: string; readonly preset: string }
    | { readonly page: string; readonly section: string };
  readonly threads?: readonly Thread[];
}

/** An exhibit of any values, as the page and the tests handle it. */
// biome-ignore lint/suspicious/noExplicitAny: an exhibit of any values; its own file has the types.
export type AnyExhibit = Exhibit<any, any>;

/** The exhibits of one article, or of the public record. */
export interface Collection {
  /** Its file's name. */
  readonly name: string;
  /** The title of the article in src/content/articles.yaml, if it is one. */
  readonly article?: string;
  /** What the article gets right, in a sentence or two. */
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

/** The answers, and the circle after each move: first as published code moves it, then ours. */
export interface Answered extends Judged {
  readonly ghosts: readonly { readonly circle: Circle; readonly wrong: boolean }[];
}

/** The answer of each implementation to these values, and whether it is wrong. */
export function judge(exhibit: AnyExhibit, values: readonly unknown[]): Judged {
  const refused = refusal(exhibit, values);
  const ours: string = exhibit.describe(libraryAnswer(exhibit, values), values);
  const truth = refused === null && !exhibit.convention ? ours : null;
  const rows = exhibit.published.map(({ label, run }) => {
    if (!run) return { label, said: noProgram, wrong: true };
    const said: string = exhibit.describe(run(...values), values);
    return { label, said, wrong: truth !== null && said !== truth };
  });
  const right = exhibit.convention ? `${ours}, by our rule` : ours;
  return { rows, right: refused === null ? right : `none: ${refused}`, truth };
}

/** Whether code that compiles answers wrongly. */
export function isWrong({ said, wrong }: Judged['rows'][number]): boolean {
  return wrong && said !== noProgram;
}

const noProgram = 'does not compile';

/** The answer of the library. */
export function libraryAnswer(exhibit: AnyExhibit, values: readonly unknown[]): unknown {
  const [run] = Object.values<(...values: readonly unknown[]) => unknown>(exhibit.library);
  if (!run) throw new Error(`The exhibit ${exhibit.slug} names no function of the library.`);
  return run(...values);
}

/** The error of the input check; null where it accepts the values. */
export function refusal({ guard }: AnyExhibit, values: readonly unknown[]): string | null {
  try {
    guard?.check(values[guard.value]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The values that the exhibit starts with. */
export function smallest({ control }: AnyExhibit): readonly unknown[] {
  return control.by === 'choice' ? control.options[0]!.values : control.values(control.circle);
}

export function yesOrNo(answer: boolean): string {
  return answer ? 'hit' : 'miss';
}
