import ts from 'typescript';
import type { FunctionTree } from './tree.ts';

const list = 'packages/translate/README.md lists what a function may use.';

/** Throws for code without a translation, with its file and line, the reason and what to write. */
export function refuse(node: ts.Node, reason: string, instead: string): never {
  const text = node.getText().replaceAll(/\s+/g, ' ').slice(0, 60);
  const place = `${shortName(node.getSourceFile().fileName)}:${lineOf(node)}`;
  throw new Error(
    `${place}: \`${text}\` cannot be translated, because ${reason}. ${instead} ${list}`,
  );
}

const kinds = ts.SyntaxKind;
const noInnerFunction = 'Write a function at the top level of a file.';
const noText = 'Use text only as the message of an error.';

/** What to write instead of statements and expressions that the translator does not know. */
const replacements: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [kinds.ArrowFunction, noInnerFunction],
  [kinds.FunctionExpression, noInnerFunction],
  [kinds.FunctionDeclaration, noInnerFunction],
  [kinds.ClassDeclaration, 'Write an interface and functions.'],
  [kinds.SpreadElement, 'Append the items in a loop.'],
  [kinds.TemplateExpression, noText],
  [kinds.NoSubstitutionTemplateLiteral, noText],
  [kinds.RegularExpressionLiteral, noText],
  [kinds.TypeOfExpression, 'Give the value one type.'],
  [kinds.PostfixUnaryExpression, 'Write `+= 1` or `-= 1`.'],
  [kinds.PrefixUnaryExpression, 'Write `+= 1` or `-= 1`.'],
  [kinds.DoStatement, 'Write a `while` loop.'],
  [kinds.ForInStatement, 'Write a `for of` loop over an array.'],
  [kinds.LabeledStatement, 'Move the inner loop to a function that returns.'],
  [kinds.TryStatement, 'Return null or false instead of catching an error.'],
]);

/** Throws for a construct that the translator does not know. */
export const refuseUnknown = (node: ts.Node): never =>
  refuse(
    node,
    'the translator does not know this construct',
    replacements.get(node.kind) ?? 'Write it with other constructs.',
  );

/** Throws for a function that one language cannot express. */
export function refuseIn(
  language: string,
  { name, file, line }: Pick<FunctionTree, 'name' | 'file' | 'line'>,
  reason: string,
  instead: string,
): never {
  const place = `${shortName(file)}:${line}`;
  throw new Error(
    `${place}: ${name} cannot be translated to ${language}, because ${reason}. ${instead}`,
  );
}

export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

export const shortName = (file: string): string => file.replace(/^.*\/(?=src\/|tests\/)/, '');
