/** The files of an edition of the book. The build writes this into the service worker. */
export interface Manifest {
  /** The edition's name, which changes whenever a file changes. */
  readonly edition: string;
  /**
   * The address of each file stored on the reader's device, and its SHA-256 as base64. If the
   * address itself contains a hash, the start of this one is enough to detect damage.
   */
  readonly files: readonly (readonly [address: string, hash: string])[];
  /** The functions in languages other than TypeScript, stored once a reader chooses a language. */
  readonly languages: readonly {
    readonly extension: string;
    /** It changes whenever one of the files changes. */
    readonly revision: string;
    readonly functions: readonly string[];
  }[];
}
