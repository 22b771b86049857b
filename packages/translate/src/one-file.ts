// Joins a file of another language from pieces. Writers create each piece once, and the build and
// the browser share the rules for selecting and ordering them.

/** A declaration, an import or a helper. */
export interface FilePiece {
  readonly section: number;
  readonly text: string;
  /** The names of the pieces that it uses, in their order in the file. */
  readonly needs: readonly string[];
  /** Its text in a file that exports it, if it differs, such as `public` instead of `private`. */
  readonly offered?: string;
  /** Further needs of a file that exports it. */
  readonly brings?: readonly string[];
  /** The types visible to a function's callers. */
  readonly meets?: readonly string[];
  /** The function's name in the language. */
  readonly own?: string;
  /** A forward declaration, if the language requires one. */
  readonly declared?: string;
}

/** A group of pieces and their separators. */
export interface Section {
  /** The separator before the section. */
  readonly before: string;
  readonly between: string;
  /** A fixed order of its pieces. By default each follows the pieces that it needs. */
  readonly order?: readonly string[];
  /** Text that every file has here. */
  readonly text?: string;
  /** A list of exports: its start, the text for each name ($), and its end. */
  readonly offers?: readonly [open: string, each: string, close: string];
  /** A replacement after joining, to merge two imports of one module. */
  readonly merged?: readonly [from: string, to: string];
  readonly counts?: 'functions' | 'types';
  /**
   * The position of requested pieces: "first" regardless of their helpers, or first below
   * declarations of these.
   */
  readonly front?: FrontPosition;
}

export type FrontPosition = 'first' | 'declared';

export interface JoinedFile {
  readonly text: string;
  /** How many other functions and types the requested ones need. */
  readonly helpers: number;
  readonly types: number;
}

/** All pieces of a language's files. */
export interface LanguagePieces {
  readonly sections: readonly Section[];
  readonly pieces: Readonly<Record<string, FilePiece>>;
}

/** Joins functions with their dependencies, except for those in `excluded`. */
export function joined(
  sections: readonly Section[],
  pieceOf: (name: string) => FilePiece,
  names: readonly string[],
  excluded: readonly string[] = [],
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
      (name) => taken.has(name) && pieceOf(name).section === i && !excluded.includes(name),
    );
    const front = section.front ? frontOf(mine, names, pieceOf, section.front) : [];
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

/**
 * Returns the requested pieces, each below the needs that cannot be declared in advance, such as a
 * class or a macro.
 */
function frontOf(
  mine: readonly string[],
  names: readonly string[],
  pieceOf: (name: string) => FilePiece,
  position: FrontPosition,
): string[] {
  const front = new Set<string>();
  const place = (name: string): void => {
    if (!mine.includes(name) || front.has(name)) return;
    const { needs } = pieceOf(name);
    if (position === 'declared') needs.filter((one) => !pieceOf(one).declared).forEach(place);
    front.add(name);
  };
  names.forEach(place);
  return [...front];
}

/** Returns declarations of what the front pieces call further down. */
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
