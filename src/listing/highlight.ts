import ts from 'typescript';
import { escapeHtml, symbols } from '../symbols.ts';

/**
 * Source as HTML, one string a line. No syntax colours: keywords are bold, comments grey, and the
 * names that stand for a symbol of the page have its colour and light up with it.
 */
export function highlight(source: string, shown: readonly string[]): string[] {
  const file = ts.createSourceFile('listing.ts', source, ts.ScriptTarget.Latest, true);
  const marks: { start: number; end: number; open: string; close: string }[] = [];
  const mark = (start: number, end: number, open: string, close: string) =>
    marks.push({ start, end, open, close });

  const visit = (node: ts.Node): void => {
    const name = symbolOf(node, shown);
    if (name) {
      const look = `symbol-${symbols[name]?.role}`;
      mark(node.getStart(), node.end, `<b class="${look}" data-symbol="${name}">`, '</b>');
      return;
    }
    if (node.kind >= ts.SyntaxKind.FirstKeyword && node.kind <= ts.SyntaxKind.LastKeyword) {
      if (!isTypeName(node)) mark(node.getStart(), node.end, '<b>', '</b>');
    }
    for (const child of node.getChildren()) visit(child);
  };
  visit(file);
  for (const { pos, end } of commentsIn(source))
    mark(pos, end, '<span class="comment">', '</span>');

  marks.sort((a, b) => a.start - b.start);
  let html = '';
  let at = 0;
  for (const { start, end, open, close } of marks) {
    if (start < at) continue;
    html += escapeHtml(source.slice(at, start));
    // A mark that spans lines is closed and opened again at each, so that each line stands alone.
    html += source
      .slice(start, end)
      .split('\n')
      .map((line) => `${open}${escapeHtml(line)}${close}`)
      .join('\n');
    at = end;
  }
  return (html + escapeHtml(source.slice(at))).split('\n');
}

/** The symbol that an identifier or a chain such as `circle.center` stands for. */
function symbolOf(node: ts.Node, shown: readonly string[]): string | undefined {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  if (isMember) return undefined;
  const text = node.getText();
  return shown.find((name) => symbols[name]?.code.includes(text));
}

/** `number`, `boolean` and the like are keywords to the parser, and types to a reader. */
function isTypeName(node: ts.Node): boolean {
  return ts.isTypeNode(node);
}

function commentsIn(source: string): { pos: number; end: number }[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, undefined, source);
  const found: { pos: number; end: number }[] = [];
  for (;;) {
    const kind = scanner.scan();
    if (kind === ts.SyntaxKind.EndOfFileToken) return found;
    const isComment =
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia;
    if (isComment) found.push({ pos: scanner.getTokenStart(), end: scanner.getTokenEnd() });
  }
}
