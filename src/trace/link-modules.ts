import { isDeclarationOfTypes } from './drop-types.ts';
import type { Edits } from './edits.ts';
import type { Node } from './node.ts';

/** Rewrites imports, and exports of names: without types, and each from where `link` says. */
export function linkModules(
  program: Node,
  source: string,
  edits: Edits,
  link: (specifier: string) => string,
): void {
  for (const node of program.body as Node[]) {
    const isImport = node.type === 'ImportDeclaration';
    const isExport = node.type === 'ExportNamedDeclaration' && !node.declaration;
    if (isDeclarationOfTypes(node) || !(isImport || isExport)) continue;
    const values = (node.specifiers as Node[]).filter(
      ({ importKind, exportKind }) => importKind !== 'type' && exportKind !== 'type',
    );
    edits.remove(node.start, node.end);
    if (values.length === 0 && node.specifiers.length > 0) continue;
    const from = node.source ? ` from ${JSON.stringify(link(node.source.value))}` : '';
    edits.open(node.start, `${isImport ? 'import' : 'export'} ${listed(values, source)}${from};`);
  }
}

/** `a, * as b` and `a, { b, c as d }`: what has a name of its own comes first. */
function listed(specifiers: readonly Node[], source: string): string {
  const text = ({ start, end }: Node) => source.slice(start, end);
  const isAlone = ({ type }: Node) =>
    type === 'ImportDefaultSpecifier' || type === 'ImportNamespaceSpecifier';
  const alone = specifiers.filter(isAlone).map(text);
  const others = specifiers.filter((specifier) => !isAlone(specifier)).map(text);
  const braced = others.length > 0 || alone.length === 0 ? [`{ ${others.join(', ')} }`] : [];
  return [...alone, ...braced].join(', ');
}
