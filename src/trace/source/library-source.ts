import ts from 'typescript';
import type { Declaration } from './declarations.ts';
import type { Library } from './library.ts';

/** A function or a constant without its doc comment, for an editor and a sandbox. */
export interface SourceFunction {
  readonly name: string;
  readonly text: string;
  /** The line of its file on which `text` starts. */
  readonly line: number;
  /** The outside names that it uses, by the file that declares them, which may be its own. */
  readonly uses: Readonly<Record<string, string>>;
}

/** Functions of the library, by file and in its order; exported ones by name. */
export interface LibrarySource {
  readonly files: Readonly<Record<string, readonly SourceFunction[]>>;
  readonly exported: Readonly<Record<string, string>>;
  /** The declarations of the types that they name, without comments. */
  readonly types: readonly string[];
}

/** The source of these functions and of all they call, for the page. */
export function librarySource(library: Library, names: readonly string[]): LibrarySource {
  const files: Record<string, SourceFunction[]> = {};
  const exported: Record<string, string> = {};
  const seen = new Set<Declaration>();
  const types = new Set<Declaration>();
  for (const name of names) {
    for (const declaration of library.closure(library.findFunction(name))) {
      if (!ts.isFunctionDeclaration(declaration.node)) types.add(declaration);
      if (seen.has(declaration) || !ts.isFunctionDeclaration(declaration.node)) continue;
      seen.add(declaration);
      const { file, name, exported: isExported } = declaration;
      files[file] = [...(files[file] ?? []), sourceFunction(library, declaration)];
      if (isExported) exported[name] = file;
    }
  }
  for (const declaration of seen) {
    for (const constant of constantsBeside(declaration)) {
      const functions = files[declaration.file] ?? [];
      if (!functions.some(({ name }) => name === constant.name)) functions.push(constant);
    }
  }
  for (const functions of Object.values(files)) functions.sort((a, b) => a.line - b.line);
  return { files, exported, types: typeTexts([...types]) };
}

/** Omits both types if two files declare the same name. */
function typeTexts(types: readonly Declaration[]): string[] {
  const isSole = ({ name }: Declaration) => types.filter((one) => one.name === name).length === 1;
  return types.filter(isSole).map(({ node }) =>
    node
      .getText()
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' '),
  );
}

/** The constants of its file that a function uses, because declarations list only functions. */
function constantsBeside({ node }: Declaration): SourceFunction[] {
  const source = node.getSourceFile();
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const [{ name }] = statement.declarationList.declarations as unknown as [
      ts.VariableDeclaration,
    ];
    if (!new RegExp(`\\b${name.getText()}\\b`).test(node.getText())) return [];
    const start = statement.getStart();
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    return [{ name: name.getText(), text: statement.getText(), line, uses: {} }];
  });
}

function sourceFunction(library: Library, declaration: Declaration): SourceFunction {
  const { name, node } = declaration;
  const source = node.getSourceFile();
  const start = node.getStart();
  const uses = [
    ...library.usedBy(declaration).filter((one) => ts.isFunctionDeclaration(one.node)),
    ...constantsBeside(declaration).map((one) => ({ ...one, file: declaration.file })),
  ].map((one) => [one.name, one.file]);
  return {
    name,
    text: source.text.slice(start, node.end),
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    uses: Object.fromEntries(uses),
  };
}
