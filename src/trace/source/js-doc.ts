import ts from 'typescript';
import type { Declaration } from './declarations.ts';
import { withoutTypes } from './without-types.ts';

// JavaScript keeps the types in comments, which editors and `checkJs` read.

/** Returns a function whose types are in its comments, not in its code. */
export function functionWithJsDoc({ node, text }: Declaration): string {
  if (!ts.isFunctionDeclaration(node)) throw new Error('A type is not a function.');
  const { parameters, type } = node;
  const tags = [
    ...parameters.map(({ name, type, initializer, questionToken }, i) => {
      // A destructured parameter has no name, so any name will do.
      const said = ts.isIdentifier(name) ? name.text : `given${i + 1}`;
      return `@param {${inOneLine(type)}} ${initializer || questionToken ? `[${said}]` : said}`;
    }),
    ...(type && type.kind !== ts.SyntaxKind.VoidKeyword ? [`@returns {${inOneLine(type)}}`] : []),
  ];
  const lines = tags.map((tag) => ` * ${tag}\n`).join('');
  const typed = withTypedVariables(node, text);
  if (tags.length === 0) return withoutTypes(typed);
  const end = typed.startsWith('/**') ? typed.indexOf('*/') : -1;
  if (end < 0) return withoutTypes(`/**\n${lines} */\n${typed}`);
  const said = typed.slice(0, end).trimEnd();
  const opened = said.includes('\n') ? said : `/**\n * ${said.slice(3).trim()}`;
  return withoutTypes(`${opened}\n${lines} ${typed.slice(end)}`);
}

/** Adds a comment before each variable with a written type, and around each value with `as`. */
function withTypedVariables(node: ts.FunctionDeclaration, text: string): string {
  const from = node.end - text.length;
  const edits: { readonly at: number; readonly end: number; readonly text: string }[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isVariableStatement(one)) {
      const [first, ...rest] = one.declarationList.declarations;
      const at = one.getStart() - from;
      if (first?.type && rest.length === 0)
        edits.push({ at, end: at, text: `/** @type {${inOneLine(first.type)}} */\n` });
    }
    if (ts.isAsExpression(one) && one.type.getText() !== 'const') {
      const at = one.expression.getStart() - from;
      const end = one.expression.end - from;
      edits.push({ at, end: at, text: `/** @type {${inOneLine(one.type)}} */ (` });
      edits.push({ at: end, end: one.end - from, text: ')' });
    }
    ts.forEachChild(one, visit);
  };
  if (node.body) visit(node.body);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((said, { at, end, text: put }) => said.slice(0, at) + put + said.slice(end), text);
}

/** Returns a named type as a JSDoc comment. */
export function typeAsJsDoc({ name, node }: Declaration): string {
  if (ts.isTypeAliasDeclaration(node)) return `/** @typedef {${inOneLine(node.type)}} ${name} */`;
  if (!ts.isInterfaceDeclaration(node)) return '';
  const fields = node.members
    .filter(ts.isPropertySignature)
    .map((one) => `${one.name.getText()}${one.questionToken ? '?' : ''}: ${inOneLine(one.type)}`);
  const short = `/** @typedef {{ ${fields.join(', ')} }} ${name} */`;
  if (short.length <= 90) return short;
  return `/**\n * @typedef {{\n${fields.map((field) => ` *   ${field},\n`).join('')} * }} ${name}\n */`;
}

/** Joins a type of several lines into one line for a comment. */
const inOneLine = (type: ts.TypeNode | undefined): string =>
  (type?.getText() ?? 'any')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( /g, '(')
    .replaceAll(/,? \)/g, ')')
    .replace(/^\| /, '');
