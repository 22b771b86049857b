/** A verdict in words: "miss" and "0.8 outside the rim". */
export interface Said {
  readonly word: string;
  readonly rest: string;
}

/**
 * The words for each kind of finding. A template gets the finding's data: its parameter is the type
 * that the finding has to supply.
 */
export type Words<Text> = Readonly<Record<string, (data: never) => Text>>;

/** One of the kinds that a table of words can say, with the data of its template. */
export type KindOf<W> = { [K in keyof W]: { readonly kind: K } & DataOf<W[K]> }[keyof W];

type DataOf<Template> = Template extends (data: infer Data) => unknown ? Data : never;

/** What a figure finds in a state: data, never a sentence. */
export type Finding<W> = { readonly hit: boolean } & KindOf<W>;

/** What a question finds in a position: whether it is a right answer, and which kind of reply. */
export type Reply<W> = { readonly right: boolean } & KindOf<W>;

/** The words of a finding. */
export function say<Text>(words: Words<Text>, finding: { readonly kind: PropertyKey }): Text {
  // The types guarantee that the table has this kind.
  return words[finding.kind as string]!(finding as never);
}
