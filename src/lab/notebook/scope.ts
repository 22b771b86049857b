import { type Node, namesIn } from '#trace/node.ts';
import type { TypeName } from './known-types.ts';

/** The types of the names declared in a block, linked to the enclosing block. */
export type Scope = Map<string, TypeName> & { readonly outer?: Scope };

/** Declares a pattern's names with unknown types. */
export function forget(pattern: Node, scope: Scope): void {
  for (const { name } of namesIn(pattern)) scope.set(name, '');
}

export function scopeIn(outer?: Scope): Scope {
  return Object.assign(new Map<string, TypeName>(), outer && { outer });
}

export function isIn(scope: Scope | undefined, name: string): boolean {
  return scope !== undefined && (scope.has(name) || isIn(scope.outer, name));
}

export function typeIn(scope: Scope | undefined, name: string): TypeName {
  return scope === undefined ? '' : (scope.get(name) ?? typeIn(scope.outer, name));
}

export const opensScope = new Set([
  'Program',
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'SwitchStatement',
  'CatchClause',
]);

/**
 * Returns the names declared directly in a block. They shadow outer names even before their own
 * line.
 */
export function namesDeclaredIn({ type, body, init, left, cases, param }: Node): string[] {
  const statements: (Node | null)[] = Array.isArray(body)
    ? body
    : type === 'SwitchStatement'
      ? cases.flatMap(({ consequent }: Node) => consequent)
      : [init ?? left ?? null];
  const names = param ? namesIn(param) : [];
  for (const one of statements) {
    const node: Node | null = one?.type === 'ExportNamedDeclaration' ? one.declaration : one;
    if (node?.type === 'FunctionDeclaration') names.push(node.id);
    if (node?.type === 'VariableDeclaration') {
      for (const { id } of node.declarations) names.push(...namesIn(id));
    }
  }
  return names.map(({ name }) => name);
}
