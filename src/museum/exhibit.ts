import type { Circle, Polygon, Segment, Vec2 } from '#lib/index.ts';
import type { Box } from '#lib/types.ts';

/** The fixed shape of an exhibit. The circle or the point moves. */
export type Shape =
  | { readonly kind: 'polygon'; readonly polygon: Polygon; readonly arrows?: boolean }
  | { readonly kind: 'box'; readonly box: Box }
  | { readonly kind: 'segment'; readonly segment: Segment }
  | { readonly kind: 'circles'; readonly circles: readonly Circle[] };

export const kinds = {
  tangency: 'Just touching',
  containment: 'Inside or outside',
  winding: 'Which way round',
  scale: 'Scale and rounding',
  degenerate: 'Odd input',
  prose: 'Wording and misprints',
} as const;

export type Kind = keyof typeof kinds;

/** How the reader changes the input: by dragging, or by choosing an option. */
export type Control<Values> =
  | {
      readonly by: 'circle' | 'center' | 'point';
      readonly shape: Shape;
      readonly circle: Circle;
      values(circle: Circle): Values;
      /** The signed distance from the circle to the shape, negative for overlap. */
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
      /** The text in place of a drawing, line by line. */
      lines(values: Values): readonly string[];
    };

export interface Published<Values extends readonly unknown[], Answer> {
  readonly label: string;
  /** Null if the listing does not compile. */
  readonly run: ((...values: Values) => Answer) | null;
}

/** Where it was published, if not in the collection's article. */
export interface Thread {
  readonly repository: string;
  readonly numbers: readonly number[];
  readonly type: 'issues' | 'pull';
}

/** An input that published code gets wrong, or that is worth knowing. */
export interface Exhibit<Values extends readonly unknown[], Answer> {
  /** Part of addresses, so it never changes. */
  readonly slug: string;
  readonly title: string;
  /** One line in plain words. */
  readonly lesson: string;
  readonly kind: Kind;
  /** The listing and paragraph in the article. */
  readonly where: string;
  /** The input, with symbols between dollar signs. */
  readonly input: string;
  readonly control: Control<Values>;
  /** The parameter names of the test. */
  readonly names: readonly string[];
  readonly published: readonly Published<Values, Answer>[];
  /** The library's own function, by name. */
  readonly library: Readonly<Record<string, (...values: Values) => Answer>>;
  describe(answer: Answer, values: Values): string;
  /** The fields of an answer that are compared, by default all. */
  readonly comparedFields?: readonly string[];
  /** The input check that rejects this input, its name, and the index of the checked value. */
  readonly guard?: {
    readonly name: string;
    readonly value: number;
    check(value: unknown): void;
  };
  /** Whether both answers are right, by different conventions. */
  readonly convention?: boolean;
  /** The circle's translation, if the answer has one. */
  move?(answer: Answer): Vec2 | null;
  /** The chapter that teaches it: a figure with a preset, or a section's anchor. */
  readonly chapter:
    | { readonly page: string; readonly figure: string; readonly preset: string }
    | { readonly page: string; readonly section: string };
  readonly threads?: readonly Thread[];
}

// biome-ignore lint/suspicious/noExplicitAny: an exhibit of any values; its own file has the types.
export type AnyExhibit = Exhibit<any, any>;

/** The exhibits of one article or of the public record. */
export interface Collection {
  readonly name: string;
  /** The article's title in src/content/articles.yaml, if it is one. */
  readonly article?: string;
  /** What the article gets right, in one or two sentences. */
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
  /** Null if no answer is right. */
  readonly truth: string | null;
}

/** The answers, and the circle after each move, the published one first. */
export interface Answered extends Judged {
  readonly ghosts: readonly { readonly circle: Circle; readonly wrong: boolean }[];
}

/** Runs every implementation and compares the answers. */
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

export function libraryAnswer(exhibit: AnyExhibit, values: readonly unknown[]): unknown {
  const [run] = Object.values<(...values: readonly unknown[]) => unknown>(exhibit.library);
  if (!run) throw new Error(`The exhibit ${exhibit.slug} names no function of the library.`);
  return run(...values);
}

/** The error of the input check, or null if it accepts the values. */
export function refusal({ guard }: AnyExhibit, values: readonly unknown[]): string | null {
  try {
    guard?.check(values[guard.value]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The initial values of the exhibit. */
export function smallest({ control }: AnyExhibit): readonly unknown[] {
  return control.by === 'choice' ? control.options[0]!.values : control.values(control.circle);
}

export function yesOrNo(answer: boolean): string {
  return answer ? 'hit' : 'miss';
}
