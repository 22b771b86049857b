import type { Edits } from './edits.ts';
import { type Node, namesIn } from './node.ts';
import type { Kind, Site } from './site.ts';

/** The function, the loop and the condition around a node. */
export interface Around {
  readonly fn: number;
  readonly loop?: number;
  /** The condition whose operands are being visited. */
  readonly condition?: number;
}

export type Refuse = (problem: string, node: Node) => never;

/** Nobody reads longer conditions. */
const mostText = 500;

/** Writes probes into the source, and their sites into a list. */
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

  /** The text of a node. Of nodes in nodes, each with all of its text, there would be too much. */
  protected text({ start, end }: Node): string {
    const text = this.source.slice(start, Math.min(end, start + mostText));
    return (end - start > mostText ? `${text} …` : text).replace(/\s+/g, ' ').replaceAll('!.', '.');
  }

  /** The name alone, without the type: `f` of `f: (x: number) => number`. */
  protected nameOf(id: Node): string {
    return id.type === 'Identifier' ? id.name : this.text(id);
  }

  /** `text(node)` becomes `open text(node) close`; a list with commas gets brackets of its own. */
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
