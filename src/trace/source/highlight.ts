import ts from 'typescript';
import { symbols } from '#figure/symbol-table.ts';
import { escapeHtml } from '#figure/symbols.ts';

/**
 * Source as HTML, one string a line. No syntax colours: keywords are bold, comments grey, and the
 * names that stand for a symbol of the page have its colour and are highlighted with it. In `shown`,
 * "c=point" says that here the name `point` stands for c.
 */
export function highlight(source: string, shown: readonly string[]): string[] {
  const file = ts.createSourceFile('listing.ts', source, ts.ScriptTarget.Latest, true);
  const marks: { start: number; end: number; open: string; close: string }[] = [];
  const mark = (start: number, end: number, open: string, close: string) =>
    marks.push({ start, end, open, close });

  const visit = (node: ts.Node): void => {
    const name = symbolOf(node, shown);
    if (name) {
      const style = `symbol-${symbols[name]?.role}`;
      mark(node.getStart(), node.end, `<b class="${style}" data-symbol="${name}">`, '</b>');
      return;
    }
    if (node.kind >= ts.SyntaxKind.FirstKeyword && node.kind <= ts.SyntaxKind.LastKeyword) {
      if (!isTypeName(node)) mark(node.getStart(), node.end, '<b>', '</b>');
    }
    for (const child of node.getChildren()) visit(child);
  };
  visit(file);
  for (const { pos, end } of commentsIn(file)) mark(pos, end, '<span class="comment">', '</span>');

  marks.sort((a, b) => a.start - b.start);
  let html = '';
  let at = 0;
  for (const { start, end, open, close } of marks) {
    if (start < at) continue;
    html += escapeHtml(source.slice(at, start));
    // A mark over several lines is closed and reopened in each, so that each line is valid HTML.
    html += source
      .slice(start, end)
      .split('\n')
      .map((line) => `${open}${escapeHtml(line)}${close}`)
      .join('\n');
    at = end;
  }
  return (html + escapeHtml(source.slice(at))).split('\n');
}

/** Returns the symbol for an identifier or a chain such as `circle.center`. */
function symbolOf(node: ts.Node, shown: readonly string[]): string | undefined {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  if (isMember) return undefined;
  const text = node.getText();
  for (const entry of shown) {
    const [name = '', own] = entry.split('=');
    if (own === undefined ? symbols[name]?.code.includes(text) : own === text) return name;
  }
  return undefined;
}

/** `number` and `boolean` are keywords to the parser, but types to a reader. */
function isTypeName(node: ts.Node): boolean {
  return ts.isTypeNode(node);
}

/** Finds comments with the parser, because text in a string may look like a comment. */
function commentsIn(file: ts.SourceFile): { pos: number; end: number }[] {
  const found = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(file.text, node.pos) ?? []) {
      found.set(pos, end);
    }
    for (const { pos, end } of ts.getTrailingCommentRanges(file.text, node.end) ?? []) {
      found.set(pos, end);
    }
    // A template's pieces are text, however they look.
    if (!ts.isTemplateLiteralToken(node)) for (const child of node.getChildren()) visit(child);
  };
  visit(file);
  return [...found].map(([pos, end]) => ({ pos, end }));
}
