// What a page and the worker of its sandbox say to each other.

/** A path to a number in the arguments of a call: [1, "center", "x"]. */
export type Path = readonly (string | number)[];

/** A number in the arguments that moves with the place: `base + alongX * x + alongY * y`. */
export interface Moving {
  readonly path: Path;
  readonly base: number;
  readonly alongX: number;
  readonly alongY: number;
}

/** Calls of a function at the places of a grid, row by row from the top. */
export interface Grid {
  readonly values: readonly unknown[];
  readonly moving: readonly Moving[];
  /** The first place, and the steps from it to the right and down. */
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly columns: number;
  readonly rows: number;
  /** The numbers of each answer that are wanted besides its flag. */
  readonly numberPaths: readonly Path[];
}

/** What a grid's answer is: its first number. */
export const flags = {
  no: 0,
  yes: 1,
  /** It threw, returned nothing, or something that no function of the library returns. */
  broken: 2,
  /** null. */
  none: 3,
  /** A number or an object. */
  value: 4,
} as const;

export type Question =
  /** One call with probes. */
  | { readonly kind: 'trace'; readonly fn: string; readonly values: readonly unknown[] }
  /** Calls without probes, as many as fit into a moment. */
  | {
      readonly kind: 'calls';
      readonly fn: string;
      readonly cases: readonly (readonly unknown[])[];
    }
  /** Calls at the places of a grid, from number `from` on, as many as fit into a moment. */
  | { readonly kind: 'grid'; readonly fn: string; readonly grid: Grid; readonly from: number };

/** What a call came to. */
export type Outcome = { readonly value: unknown } | { readonly error: string };

/** A module of the reader's code: the modules before it that it imports, and its body. */
export interface SandboxModule {
  readonly first: number;
  readonly imports: readonly number[];
  // biome-ignore lint/suspicious/noExplicitAny: its probes and what it imports, as src/trace writes it.
  make(probes: any, imported: readonly object[]): Readonly<Record<string, unknown>>;
}

/** All modules with probes, and all without: the last of each is the reader's own. */
export interface SandboxCode {
  readonly traced: readonly SandboxModule[];
  readonly plain: readonly SandboxModule[];
  /** The functions that arguments can name: see src/judge/given-functions.ts. The plain modules are its argument. */
  given(
    made: readonly Readonly<Record<string, unknown>>[],
  ): Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
}
