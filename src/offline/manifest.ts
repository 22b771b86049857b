/** What an edition of the book consists of. The build writes it into the service worker. */
export interface Manifest {
  /** The edition's name: another whenever a file is another. */
  readonly edition: string;
  /**
   * All files that are kept on the reader's device: address, and SHA-256 as base64. Where the address
   * itself names the content, the start of the hash is enough to notice damage.
   */
  readonly files: readonly (readonly [address: string, hash: string])[];
  /** The functions in another language than TypeScript: they are kept once a reader chose it. */
  readonly languages: readonly {
    readonly extension: string;
    /** Another whenever one of the files is another. */
    readonly revision: string;
    readonly functions: readonly string[];
  }[];
}
