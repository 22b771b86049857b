/** A table of inputs worth knowing, with the computed answers of several implementations. */
export interface CaseTable {
  /** Above the first column, with symbols between dollar signs. */
  readonly head: string;
  /** Above each column of answers. */
  readonly columns: readonly string[];
  readonly rows: readonly CaseRow[];
}

export interface CaseRow {
  readonly title: string;
  /** The input, with symbols between dollar signs. */
  readonly input: string;
  readonly lesson: string;
  /** The error of the input check, if it refuses the input. */
  readonly refused?: string;
  readonly answers: readonly { readonly said: string; readonly wrong: boolean }[];
  /** Null where the question has no right answer. */
  readonly right: string | null;
}

export const hitOrMiss = (answer: boolean) => (answer ? 'hit' : 'miss');
