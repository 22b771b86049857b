// Messages between a page and its sandbox's worker.

export type Path = readonly (string | number)[];

/** An argument that depends on the position: `base + alongX * x + alongY * y`. */
export interface Moving {
  readonly path: Path;
  readonly base: number;
  readonly alongX: number;
  readonly alongY: number;
}

/** Calls of a function on a grid, row by row from the top. */
export interface Grid {
  readonly values: readonly unknown[];
  readonly moving: readonly Moving[];
  /** The first position, and the steps to the right and down. */
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly columns: number;
  readonly rows: number;
  /** Paths of the numbers to return with each flag. */
  readonly numberPaths: readonly Path[];
}

/** The first number of each place classifies the function's answer. */
export const flags = {
  no: 0,
  yes: 1,
  /** The function threw, or returned a value that no library function returns. */
  broken: 2,
  none: 3,
  /** A number or an object. */
  value: 4,
} as const;

export type Request =
  /** One call with probes. */
  | { readonly kind: 'trace'; readonly fn: string; readonly values: readonly unknown[] }
  /** Calls without probes. A reply may contain only the first of them. */
  | {
      readonly kind: 'calls';
      readonly fn: string;
      readonly cases: readonly (readonly unknown[])[];
    }
  /** Calls on a grid, starting at number `from`. A reply may contain only the first of them. */
  | { readonly kind: 'grid'; readonly fn: string; readonly grid: Grid; readonly from: number };

export type Outcome = { readonly value: unknown } | { readonly error: string };

/** A module of the reader's code, and the numbers of the modules that it imports. */
export interface SandboxModule {
  readonly first: number;
  readonly imports: readonly number[];
  // biome-ignore lint/suspicious/noExplicitAny: its probes and what it imports, as src/trace writes it.
  make(probes: any, imported: readonly object[]): Readonly<Record<string, unknown>>;
}

/** All modules, with probes and without. The last module is the reader's own. */
export interface SandboxCode {
  readonly traced: readonly SandboxModule[];
  readonly plain: readonly SandboxModule[];
  /**
   * The functions that arguments can name, see src/lab/judge/resolve-functions.ts. They need the plain
   * modules.
   */
  namedFunctions(
    made: readonly Readonly<Record<string, unknown>>[],
  ): Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
}
