import { parse } from '#trace/compile.ts';
import { dropTypes } from '#trace/drop-types.ts';
import { Edits } from '#trace/edits.ts';
import { childrenOf, type Node } from '#trace/node.ts';

/** Returns TypeScript as JavaScript for a function body, without types and exports. */
export function javascriptOf(text: string): string {
  const program = parse(text, 'cell');
  const edits = new Edits(text);
  dropTypes(program, text, edits);
  for (const { type, start, end, declaration } of program.body as Node[]) {
    if (type.startsWith('Export')) edits.remove(start, declaration?.start ?? end);
  }
  return edits.apply().trim();
}

/** Each separates `<` from `/script`, so that HTML does not end the script there. */
const separators: Readonly<Record<string, string>> = {
  // In strings and regular expressions `\/` is a slash.
  Literal: '\\',
  // A tagged template would show a backslash.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is written into a template.
  TemplateElement: "${''}",
};

/** Returns equivalent JavaScript that does not contain the end tag of its own `<script>`. */
export function inScript(text: string): string {
  const ends = [...text.matchAll(/<(?=\/script)/gi)].map(({ index }) => index + 1);
  if (ends.length === 0) return text;
  const program = parse(text, 'script');
  const edits = new Edits(text);
  for (const at of ends) edits.open(at, separators[innermost(program, at).type] ?? ' ');
  return edits.apply();
}

function innermost(node: Node, at: number): Node {
  const inside = childrenOf(node).find(({ start, end }) => start < at && at < end);
  return inside ? innermost(inside, at) : node;
}
