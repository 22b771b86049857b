import { isDeclarationOfTypes } from './drop-types.ts';
import type { Edits } from './edits.ts';
import { type Node, namesIn } from './node.ts';

/**
 * Turns a module into a function body that reads imports from `$0` and returns the exports. Returns
 * the imported modules and the top-level names.
 */
export function replaceImportsAndExports(
  program: Node,
  edits: Edits,
  exportsAll: boolean,
  check: (specifier: string, node: Node) => void,
): { imports: readonly string[]; declared: readonly string[] } {
  const imports: string[] = [];
  const declared: string[] = [];
  const fields: string[] = [];
  const moduleOf = (node: Node): string => {
    const specifier: string = node.source.value;
    check(specifier, node);
    if (!imports.includes(specifier)) imports.push(specifier);
    return `$0[${imports.indexOf(specifier)}]`;
  };
  for (const node of program.body as Node[]) {
    if (isDeclarationOfTypes(node)) continue;
    if (node.type === 'ImportDeclaration') {
      const specifiers = valuesOf(node);
      edits.remove(node.start, node.end);
      if (specifiers.length === 0 && node.specifiers.length > 0) continue;
      const module = moduleOf(node);
      const names = specifiers.map((one) => `${bindingOf(one)}=${module}`);
      // Imports are hoisted, so they are available before the first line.
      if (names.length > 0) edits.open(0, `const ${names.join(',')};`);
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      const { declaration } = node;
      edits.remove(node.start, declaration.start);
      declared.push(...namesDeclared(declaration));
      fields.push(...namesDeclared(declaration));
    } else if (node.type === 'ExportNamedDeclaration') {
      const specifiers = valuesOf(node);
      edits.remove(node.start, node.end);
      if (specifiers.length === 0) continue;
      const module = node.source ? moduleOf(node) : null;
      for (const { local, exported } of specifiers) {
        const value = module ? `${module}[${JSON.stringify(nameOf(local))}]` : nameOf(local);
        fields.push(`${JSON.stringify(nameOf(exported))}:${value}`);
      }
    } else {
      declared.push(...namesDeclared(node));
      if (exportsAll) fields.push(...namesDeclared(node));
    }
  }
  // A comment may follow the last statement on its line.
  const end = (program.body as Node[]).at(-1)?.end ?? 0;
  edits.open(end, `;return{${fields.join(',')}};`);
  return { imports, declared };
}

/** Returns the imported or exported names without types. */
function valuesOf({ specifiers }: Node): Node[] {
  return (specifiers as Node[]).filter(
    ({ importKind, exportKind }) => importKind !== 'type' && exportKind !== 'type',
  );
}

function bindingOf({ type, local, imported }: Node): string {
  if (type === 'ImportNamespaceSpecifier') return local.name;
  const name = type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported);
  return `{${JSON.stringify(name)}:${local.name}}`;
}

/** A name may be written as a string. */
function nameOf({ name, value }: Node): string {
  return name ?? value;
}

function namesDeclared({ type, id, declarations }: Node): string[] {
  if (type !== 'VariableDeclaration') return id?.name ? [id.name] : [];
  return (declarations as Node[]).flatMap((one) => namesIn(one.id).map(({ name }) => name));
}
