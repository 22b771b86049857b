import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readBuildTags, withoutBuildTags } from './doc-comment.ts';

/** A function, interface or type of the library, with its place in its file. */
export interface Declaration {
  readonly name: string;
  /** From the project's root: "src/lib/point-in-circle.ts". */
  readonly file: string;
  readonly node: ts.FunctionDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  /** The file's own text from the doc comment to the closing brace, without the tags for the build. */
  readonly text: string;
  /** The line, from 1, on which `text` would start if it ended where it ends in the file. */
  readonly line: number;
  /** The line on which its code starts, below the doc comment. */
  readonly codeLine: number;
  readonly tags: Readonly<Record<string, string>>;
  readonly exported: boolean;
}

/** By the path of a file: its text when it was last parsed, and its declarations. */
const known = new Map<string, { readonly text: string; readonly declarations: Declaration[] }>();

/**
 * The functions and types that a file declares. A file is parsed once, and again after a change:
 * the dev server reads the whole library at every request.
 */
export function declarationsOf(root: string, file: string): readonly Declaration[] {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const before = known.get(path);
  if (before?.text === text) return before.declarations;
  const declarations = parse(file, text);
  known.set(path, { text, declarations });
  return declarations;
}

function parse(file: string, text: string): Declaration[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((node) => {
    const isOurs =
      ts.isFunctionDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node);
    if (!isOurs || !node.name) return [];
    const inFile = text.slice(docStart(node, text), node.end);
    const shown = withoutBuildTags(inFile);
    const lastLine = source.getLineAndCharacterOfPosition(node.end).line + 1;
    return {
      name: node.name.text,
      file,
      node,
      text: shown,
      line: lastLine - shown.split('\n').length + 1,
      codeLine: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      tags: readBuildTags(inFile),
      exported: (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    };
  });
}

/** Where the doc comment starts, if there is one right above. */
function docStart(node: ts.Node, text: string): number {
  const comments = ts.getLeadingCommentRanges(text, node.pos) ?? [];
  const doc = comments.filter(({ pos }) => text.startsWith('/**', pos)).at(-1);
  return doc?.pos ?? node.getStart();
}
