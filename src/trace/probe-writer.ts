import type { Edits } from './edits.ts';
import { type Node, namesIn } from './node.ts';
import type { Kind, Site } from './site.ts';

/** The enclosing function, loop and condition. */
export interface Around {
  readonly fn: number;
  readonly loop?: number;
  /** The condition whose operands are being visited. */
  readonly condition?: number;
}

export type Refuse = (problem: string, node: Node) => never;

/** A longer condition is not readable anyway. */
const maxText = 500;

/** Writes probes into a source, and collects their sites. */
export abstract class ProbeWriter {
  protected readonly source: string;
  protected readonly edits: Edits;
  protected readonly refuse: Refuse;
  protected readonly sites: Site[] = [];

  constructor(source: string, edits: Edits, refuse: Refuse) {
    this.source = source;
    this.edits = edits;
    this.refuse = refuse;
  }

  protected site(kind: Kind, node: Node, around: Around, more: Partial<Site> = {}): number {
    const { start, end } = node.loc;
    const at = [start.line, start.column, end.line, end.column] as const;
    const loop = around.loop === undefined ? {} : { loop: around.loop };
    return this.sites.push({ kind, at, fn: around.fn, ...loop, ...more }) - 1;
  }

  /** Returns a node's text, shortened because nested nodes would repeat it. */
  protected text({ start, end }: Node): string {
    const text = this.source.slice(start, Math.min(end, start + maxText));
    return (end - start > maxText ? `${text} …` : text).replace(/\s+/g, ' ').replaceAll('!.', '.');
  }

  /** Returns a name without its type: `f` for `f: (x: number) => number`. */
  protected nameOf(id: Node): string {
    return id.type === 'Identifier' ? id.name : this.text(id);
  }

  /** Turns `text(node)` into `open text(node) close`. A comma list gets its own brackets. */
  protected wrap(node: Node, open: string, close: string, visit: () => void): void {
    const isList = node.type === 'SequenceExpression';
    this.edits.open(node.start, open + (isList ? '(' : ''));
    visit();
    this.edits.close(node.end, (isList ? ')' : '') + close);
  }

  protected boundValues(pattern: Node, around: Around): string {
    return namesIn(pattern)
      .map((bound) => {
        const value = this.site('value', bound, around, { name: bound.name });
        return `$$.v(${value},${bound.name});`;
      })
      .join('');
  }
}
