import ts from 'typescript';
import { unknownName } from '#figure/nearest-names.ts';
import type { Declaration } from './declarations.ts';
import type { Library } from './library.ts';
import { javascriptText, typescriptText } from './program-text.ts';
import { withoutTypes } from './without-types.ts';

/** A chapter's example as written in its file. */
export interface ProgramSource {
  /** "bouncing-balls", the name of its file. */
  readonly name: string;
  readonly text: string;
}

/** A whole program, made from its file and the parts of the library that it uses. */
export interface Program {
  readonly name: string;
  /** "Bouncing balls" */
  readonly title: string;
  /** The file without its imports, as a chapter shows it. */
  readonly code: string;
  /** The functions that it imports, and the functions that they need. */
  readonly imports: readonly string[];
  readonly helpers: readonly string[];
  /** A self-contained file, in TypeScript and as a plain script. */
  readonly typescript: string;
  readonly javascript: string;
}

/** Joins a program with the parts of the library that it uses, each declaration once. */
export function makeProgram(library: Library, { name, text }: ProgramSource): Program {
  const title = titleOf(name);
  const { code, names } = withoutImports(name, text);
  const imported = names.map((one) => libraryDeclaration(library, one));
  const used = [...new Set(imported.flatMap((one) => library.closure(one)))];
  const functions = used.filter(isFunction);
  const types = used.filter((one) => !isFunction(one));
  refuseRepeated(name, [...namesDeclaredIn(code), ...used.map((one) => one.name)]);
  const parts = {
    title,
    code,
    types: types.map(withoutExport),
    functions: functions.map(withoutExport),
  };
  return {
    name,
    title,
    code,
    imports: imported.filter(isFunction).map((one) => one.name),
    helpers: functions.filter((one) => !imported.includes(one)).map((one) => one.name),
    typescript: typescriptText(parts),
    javascript: javascriptText(parts, withoutTypes),
  };
}

const isFunction = ({ node }: Declaration) => ts.isFunctionDeclaration(node);

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function libraryDeclaration(library: Library, name: string): Declaration {
  const found = library.resolve(name, 'src/lib/index.ts');
  if (found?.file.startsWith('src/lib/')) return found;
  // An unknown function fails with similar names.
  const { file } = library.findFunction(name);
  throw new Error(
    `${name} is not a function of the library. It is in ${file}, so import another one.`,
  );
}

/** Returns the text below the imports, and the names imported from the library. */
function withoutImports(name: string, text: string): { code: string; names: string[] } {
  const source = ts.createSourceFile(`${name}.ts`, text, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  let code = text;
  for (const statement of source.statements.toReversed()) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith('#lib/') || !bindings || !ts.isNamedImports(bindings)) {
      throw unknownName(`a module of the library in ${name}.ts`, from, ['#lib/index.ts']);
    }
    for (const { propertyName, name: own } of bindings.elements) {
      if (propertyName)
        throw new Error(`${name}.ts renames ${propertyName.text} as it imports it.`);
      names.push(own.text);
    }
    code = code.slice(0, statement.getStart()) + code.slice(statement.end);
  }
  return { code: code.replaceAll(/\n{3,}/g, '\n\n').trim(), names };
}

/** Returns the top-level names of a program, which share a scope with the library functions. */
function namesDeclaredIn(code: string): string[] {
  const source = ts.createSourceFile('program.ts', code, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const bind = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.push(name.text);
    else for (const one of name.elements) if (ts.isBindingElement(one)) bind(one.name);
  };
  for (const one of source.statements) {
    if (ts.isVariableStatement(one))
      for (const { name } of one.declarationList.declarations) bind(name);
    const isNamed =
      ts.isFunctionDeclaration(one) ||
      ts.isInterfaceDeclaration(one) ||
      ts.isTypeAliasDeclaration(one) ||
      ts.isClassDeclaration(one);
    if (isNamed && one.name) names.push(one.name.text);
  }
  return names;
}

function refuseRepeated(program: string, names: readonly string[]): void {
  const repeated = names.find((name, i) => names.indexOf(name) < i);
  if (repeated === undefined) return;
  throw new Error(
    `${program}.ts and its library code would declare "${repeated}" twice. Rename the program's own.`,
  );
}

/** Returns the text of a declaration with its comment, but without the word `export`. */
function withoutExport({ node, text }: Declaration): string {
  const word = node.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!word) return text;
  const at = word.getStart() - (node.end - text.length);
  return text.slice(0, at) + text.slice(at + 'export '.length);
}
