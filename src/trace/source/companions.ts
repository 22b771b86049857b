import ts from 'typescript';
import type { Library } from './library.ts';

/**
 * The functions that a caller passes to this one, found by their return type. It does not call them
 * by name but needs one of them, so a list of functions selects them with it.
 */
export function companionsOf(library: Library, name: string): string[] {
  const { node, file } = library.findFunction(name);
  if (!ts.isFunctionDeclaration(node)) return [];
  const results = node.parameters.flatMap(({ type }) => {
    const alias = type && library.resolve(type.getText(), file)?.node;
    const isFunction =
      alias && ts.isTypeAliasDeclaration(alias) && ts.isFunctionTypeNode(alias.type);
    return isFunction ? [alias.type.type.getText()] : [];
  });
  if (results.length === 0) return [];
  return library
    .offered()
    .filter(
      ({ node: one }) =>
        ts.isFunctionDeclaration(one) &&
        results.includes(one.type!.getText()) &&
        // A function that is given such a result does not find it.
        !one.parameters.some(({ type }) => results.includes(type?.getText() ?? '')),
    )
    .map((one) => one.name);
}

/** Returns these functions, followed by the functions that work with them. */
export const withCompanions = (library: Library, names: readonly string[]): string[] => [
  ...new Set([...names, ...names.flatMap((name) => companionsOf(library, name))]),
];
