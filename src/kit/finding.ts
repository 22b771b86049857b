/** A verdict in words: "miss" and "0.8 outside the rim". */
export interface Said {
  readonly word: string;
  readonly rest: string;
}

/**
 * How each kind of finding is said. A template gets the finding's own numbers and names; what it
 * asks for, the finding has to give.
 */
export type Words<Text> = Readonly<Record<string, (data: never) => Text>>;

/** One of the kinds that a table of words can say, with the data of its template. */
export type KindOf<W> = { [K in keyof W]: { readonly kind: K } & DataOf<W[K]> }[keyof W];

type DataOf<Template> = Template extends (data: infer Data) => unknown ? Data : never;

/** What a figure finds in a state: data, never a sentence. */
export type Finding<W> = { readonly hit: boolean } & KindOf<W>;

/** What a question finds in a position: is it an answer, and which kind of one. */
export type Reply<W> = { readonly right: boolean } & KindOf<W>;

/** The words of a finding. */
export function say<Text>(words: Words<Text>, finding: { readonly kind: PropertyKey }): Text {
  // Types see to it that a finding's kind is one of the table's.
  return words[finding.kind as string]!(finding as never);
}
