import type { Survey } from '#figure/maps/truth-map.ts';
import type { Convention } from './conventions.ts';
import { type Finding, type Reply, type Said, say, type Words } from './finding.ts';
import type { Formula } from './formulas/formula.ts';
import type { Mark } from './marks.ts';
import type { Part, World } from './part.ts';
import type { Projection } from './projection.ts';
import type { Sweep } from './sweep.ts';

export type Parts<State> = { readonly [Key in keyof State]: Part<State[Key]> };

export interface Preset<State> {
  readonly name: string;
  readonly label: string;
  readonly state: State;
}

/** A button that does something to the state: "Move the circle out". */
export interface Command<State, Answer> {
  readonly name: string;
  readonly label: string;
  /** Whether a pointer can do the same in the drawing, so that its button appears only in use. */
  readonly drawn?: boolean;
  /** True if there is nothing to do, so the button is dimmed. Without it, the button never is. */
  idle?(state: State, answer: Answer, selected: string): boolean;
  run(state: State, answer: Answer, selected: string): State;
  /** Returns the handle to select afterwards. Without it, the selection does not change. */
  selectedAfter?(state: State, answer: Answer, selected: string): string;
}

/** A question to the reader whose answer is a position of the figure. */
type Asked<State, Answer, R> = {
  [Name in keyof R & string]: {
    readonly name: Name;
    /** Its text, with symbols between dollar signs. */
    readonly ask: string;
    /** Returns whether this position is a right answer, and the reply that explains why. */
    find(state: State, answer: Answer): Reply<R[Name]>;
    /** A position that is a right answer. */
    readonly solution: State;
  };
}[keyof R & string];

/** The same with its replies in words. */
export type Question<State, Answer, R = Replies> = Asked<State, Answer, R> & {
  judge(state: State, answer: Answer): { readonly right: boolean; readonly says: string };
};

/** The figure's verdict in words: "miss: 0.8 outside the rim". */
export interface Verdict extends Said {
  readonly hit: boolean;
}

/** A traced function, whatever the types of its parameters. */
export type Traced = (...values: readonly unknown[]) => unknown;

/** A module with probes, as a `?trace` import returns it. src/trace knows the rest. */
export interface ModuleWithProbes {
  readonly file: string;
}

/** How a live listing calls its function. */
export interface TracedCall<State> {
  /** The function's file with probes in it: `() => import('#lib/turn.ts?trace')`. */
  load(): Promise<{ readonly default: ModuleWithProbes }>;
  /** The arguments of the call in this state; null where it cannot be called. */
  values(state: State): readonly unknown[] | null;
  /**
   * Returns the parts of a state that has these values, for loading a case. It is needed only if
   * the figure computes its arguments instead of passing its parts unchanged.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the arguments of any function.
  state?(values: readonly any[], base: State): Partial<State>;
}

/** The numbers in formulas, by the name of their symbol, such as "p.x". */
export type Values = Readonly<Record<string, number>>;

/** The properties that a figure's own file and the finished figure share. */
interface Common<State, Answer> {
  /** It never changes, because addresses contain it. */
  readonly name: string;
  /** Increased when old addresses no longer fit the parts. */
  readonly version: number;
  /** Describes what the reader can do, with symbols between dollar signs. */
  readonly caption: string;
  /** Describes the figure for screen readers. */
  readonly description: string;
  readonly world: World;
  /** The part of the world that a small still shows; all of it by default. */
  readonly close?: World;
  /** True if it is as wide as the page, three times as wide as high. */
  readonly pageWide?: boolean;
  readonly parts: Parts<State>;
  /** Instructive positions. The figure starts in the first. */
  readonly presets: readonly [Preset<State>, ...Preset<State>[]];
  /** What a symbol stands for in this figure, where it differs from symbol-table.ts. */
  readonly meanings?: Readonly<Record<string, string>>;
  readonly conventions: readonly Convention[];
  readonly commands?: readonly Command<State, Answer>[];
  /** Calls the library. A figure computes nothing anywhere else. */
  answer(state: State): Answer;
  /** The formulas that show this figure's numbers, and those numbers. */
  readonly formulas?: readonly Formula[];
  values?(state: State, answer: Answer): Values;
  /** Returns, by name, whether a formula applies to this state. One that does not is dimmed. */
  used?(state: State, answer: Answer): Readonly<Record<string, boolean>>;
  /** Yields its marks from the lowest in each layer to the highest, at the scale of `view`. */
  draw(state: State, answer: Answer, view: Projection): Iterable<Mark>;
  /** A movement through its states, for Play and its slider. */
  readonly sweep?: Sweep<NoInfer<State>>;
  /** The part that the map sweeps, a circle by its centre or a point; `circle` by default. */
  readonly truthOf?: NoInfer<keyof State & string>;
  /**
   * Returns the survey for a map of every position of the swept part, which shows where the test is
   * wrong or what it costs; null if this state has no map.
   */
  truth?(state: NoInfer<State>): Survey | null;
  /** The calls for the listings beside the figure, by the names of functions of src/lib. */
  readonly calls?: Readonly<Record<string, TracedCall<State>>>;
}

/** The replies to each of a figure's questions, by its name. */
type Replies = Readonly<Record<string, Words<string>>>;

/**
 * A figure as its file defines it: its state, the library's answer, the meaning of the answer, and
 * the drawing. src/figure adds everything else: handles, keys, number fields, presets, sharing, and
 * drawing at build time.
 */
export interface FigureDefinition<State, Answer, W, R> extends Common<State, Answer> {
  readonly words: W;
  /** Returns the meaning of the answer as data, as one of the kinds that `words` has. */
  find(state: State, answer: Answer): Finding<NoInfer<W>>;
  readonly replies?: R;
  readonly questions?: readonly Asked<State, Answer, NoInfer<R>>[];
}

/** A figure with its findings in words, as a page shows it. */
export interface Figure<State, Answer = unknown, W = Words<Said>, R = Replies>
  extends FigureDefinition<State, Answer, W, R> {
  verdict(state: State, answer: Answer): Verdict;
  readonly questions?: readonly Question<State, Answer, NoInfer<R>>[];
}

/** A figure of any state, as src/figure handles it. */
// biome-ignore lint/suspicious/noExplicitAny: a figure of any state; its own file has the types.
export type AnyFigure = Figure<any, any, any, any>;

export function defineFigure<
  State,
  Answer,
  W extends Words<Said>,
  R extends Replies = Record<never, Words<string>>,
>(figure: FigureDefinition<State, Answer, W, R>): Figure<State, Answer, W, R> {
  const { words, replies, questions } = figure;
  return {
    ...figure,
    verdict: (state, answer) => {
      const found = figure.find(state, answer);
      return { hit: found.hit, ...say(words, found) };
    },
    questions: questions?.map((asked) => ({
      ...asked,
      judge: (state, answer) => {
        const found = asked.find(state, answer);
        return { right: found.right, says: say(replies![asked.name]!, found) };
      },
    })),
  };
}
