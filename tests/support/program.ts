import { join } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/** TypeScript's own declarations, parsed only once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * Returns the compiler's distinct messages about texts, by name. Each text is a module. With `own`
 * they may use a page's globals. A name without an extension is a TypeScript file.
 */
export function faultsOf(
  texts: Readonly<Record<string, string>>,
  own: ts.CompilerOptions = {},
): Record<string, string[]> {
  const path = (name: string) => join(process.cwd(), /\.[jt]s$/.test(name) ? name : `${name}.ts`);
  const byPath = new Map(Object.entries(texts).map(([name, text]) => [path(name), text]));
  const chosen = { ...options, ...own };
  const host = ts.createCompilerHost(chosen);
  const { readFile, fileExists } = host;
  host.readFile = (file) => byPath.get(file) ?? readFile(file);
  host.fileExists = (file) => byPath.has(file) || fileExists(file);
  host.getSourceFile = (file, version) => {
    const parse = () => {
      const text = host.readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version, true);
    };
    if (!/\/lib\.[\w.]+\.d\.ts$/.test(file)) return parse();
    if (!libraries.has(file)) libraries.set(file, parse());
    return libraries.get(file);
  };
  const program = ts.createProgram([...byPath.keys()], chosen, host);
  return Object.fromEntries(
    Object.keys(texts).map((name) => {
      const file = program.getSourceFile(path(name));
      const found = ts.getPreEmitDiagnostics(program, file);
      return [
        name,
        found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
      ];
    }),
  );
}

/**
 * Returns what each library function or type uses, including itself, by the compiler's own name
 * resolution. Keys are "file name".
 */
export function usesByCompiler(): Map<string, Set<string>> {
  const root = process.cwd();
  const files = ['lib', 'published'].flatMap((folder) =>
    ts.sys.readDirectory(join(root, 'src', folder), ['.ts']),
  );
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const direct = new Map<string, Set<string>>();
  const key = (node: ts.Node, name: string) =>
    `${node
      .getSourceFile()
      .fileName.slice(root.length + 1)
      .replaceAll('\\', '/')} ${name}`;
  const declared = (node: ts.Node): string | undefined =>
    (ts.isFunctionDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)) &&
    files.includes(node.getSourceFile().fileName) &&
    ts.isSourceFile(node.parent) &&
    node.name
      ? key(node, node.name.text)
      : undefined;

  for (const source of program.getSourceFiles()) {
    if (!files.includes(source.fileName)) continue;
    for (const node of source.statements) {
      const owner = declared(node);
      if (!owner) continue;
      const used = new Set<string>([owner]);
      const visit = (child: ts.Node): void => {
        if (ts.isIdentifier(child)) {
          let symbol = checker.getSymbolAtLocation(child);
          if (symbol && symbol.flags & ts.SymbolFlags.Alias)
            symbol = checker.getAliasedSymbol(symbol);
          for (const declaration of symbol?.declarations ?? []) {
            const target = declared(declaration);
            if (target) used.add(target);
          }
        }
        ts.forEachChild(child, visit);
      };
      visit(node);
      direct.set(owner, used);
    }
  }
  return new Map([...direct.keys()].map((owner) => [owner, reachedFrom(owner, direct)]));
}

function reachedFrom(owner: string, direct: ReadonlyMap<string, ReadonlySet<string>>) {
  const reached = new Set<string>([owner]);
  for (const one of reached) for (const next of direct.get(one) ?? []) reached.add(next);
  return reached;
}
