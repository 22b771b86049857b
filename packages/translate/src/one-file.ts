// A file of another language is joined from pieces. The writers make each piece once; which of them a file
// has, and in which order, is decided here, by the build and by the browser alike.

/** A declaration, an import or a helper. */
export interface FilePiece {
  /** The place of its section. */
  readonly section: number;
  readonly text: string;
  /** The names of the pieces that it uses, in the order in which they are to stand. */
  readonly needs: readonly string[];
  /** Its text where a file offers it to its users, if it differs: `public` for `private`. */
  readonly offered?: string;
  /** What it needs besides where a file offers it. */
  readonly brings?: readonly string[];
  /** The types that a function's users meet. */
  readonly meets?: readonly string[];
  /** The function's name in the language. */
  readonly own?: string;
  /** What lets code above a function call it, where a language asks for that. */
  readonly declared?: string;
}

/** Pieces that stand together, and what separates them. */
export interface Section {
  /** What separates it from the sections before it. */
  readonly before: string;
  readonly between: string;
  /** The fixed order of its pieces; without it each piece follows those that it needs. */
  readonly order?: readonly string[];
  /** What stands here in every file. */
  readonly text?: string;
  /** A list of what the file offers: what begins it, what each name ($) becomes, what ends it. */
  readonly offers?: readonly [open: string, each: string, close: string];
  /** Text that is replaced once the section is joined: two imports from one module are one. */
  readonly merged?: readonly [from: string, to: string];
  readonly counts?: 'functions' | 'types';
  /**
   * Where its pieces that were asked for stand: "first", wherever their helpers are, or first below
   * declarations of these.
   */
  readonly asked?: Asked;
}

export type Asked = 'first' | 'declared';

export interface JoinedFile {
  readonly text: string;
  /** How many functions and types come with those asked for. */
  readonly helpers: number;
  readonly types: number;
}

/** What the site offers of a language: all pieces of its files. */
export interface LanguagePieces {
  readonly sections: readonly Section[];
  readonly pieces: Readonly<Record<string, FilePiece>>;
}

/** These functions with all that they need, but for what is `given` otherwise. */
export function joined(
  sections: readonly Section[],
  pieceOf: (name: string) => FilePiece,
  names: readonly string[],
  given: readonly string[] = [],
): JoinedFile {
  const taken = new Set<string>();
  const inOrder: string[] = [];
  const take = (name: string): void => {
    if (taken.has(name)) return;
    taken.add(name);
    pieceOf(name).needs.forEach(take);
    inOrder.push(name);
  };
  for (const name of names) pieceOf(name).brings?.forEach(take);
  names.forEach(take);
  const offered = new Set(names.flatMap((name) => [name, ...(pieceOf(name).meets ?? [])]));
  let text = '';
  const counts = { functions: 0, types: 0 };
  for (const [i, section] of sections.entries()) {
    const mine = (section.order ?? inOrder).filter(
      (name) => taken.has(name) && pieceOf(name).section === i && !given.includes(name),
    );
    const front = section.asked ? frontOf(mine, names, pieceOf, section.asked) : [];
    const texts = [...new Set([...front, ...mine])]
      .map((name) => {
        const piece = pieceOf(name);
        return offered.has(name) ? (piece.offered ?? piece.text) : piece.text;
      })
      .filter((one) => one !== '');
    if (section.counts) counts[section.counts] += texts.length;
    const declared = declarationsFor(front, mine, pieceOf);
    const body = textOf(
      section,
      declared === '' ? texts : [declared, ...texts],
      names.map((name) => pieceOf(name).own ?? name),
    );
    if (body !== '') text += text === '' ? body : section.before + body;
  }
  return { text: `${text}\n`, helpers: counts.functions - names.length, types: counts.types };
}

/** The pieces asked for, each below what it needs that no declaration can stand for: a class, a macro. */
function frontOf(
  mine: readonly string[],
  names: readonly string[],
  pieceOf: (name: string) => FilePiece,
  asked: Asked,
): string[] {
  const front = new Set<string>();
  const place = (name: string): void => {
    if (!mine.includes(name) || front.has(name)) return;
    const { needs } = pieceOf(name);
    if (asked === 'declared') needs.filter((one) => !pieceOf(one).declared).forEach(place);
    front.add(name);
  };
  names.forEach(place);
  return [...front];
}

/** Declarations of what the pieces in front call, and that stands below them. */
function declarationsFor(
  front: readonly string[],
  mine: readonly string[],
  pieceOf: (name: string) => FilePiece,
): string {
  const above = new Set<string>();
  const declared = new Map<string, string>();
  for (const name of front) {
    above.add(name);
    const { needs } = pieceOf(name);
    for (const one of needs.filter((need) => mine.includes(need) && !above.has(need))) {
      const text = pieceOf(one).declared;
      if (text) declared.set(one, text);
    }
  }
  return [...declared.values()].join('\n');
}

function textOf(section: Section, texts: readonly string[], names: readonly string[]): string {
  if (section.text !== undefined) return section.text;
  if (section.offers) {
    const [open, each, close] = section.offers;
    return open + names.map((name) => each.replaceAll('$', name)).join('') + close;
  }
  const text = texts.join(section.between);
  return section.merged ? text.replace(...section.merged) : text;
}
