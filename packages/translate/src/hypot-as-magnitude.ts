import { float } from './slots.ts';
import type { FunctionTree, Library } from './tree.ts';

/** Replaces `Math.hypot` by the library's own `magnitude`, for languages without it. */
export function withHypotAsMagnitude(library: Library): Library {
  if (!library.functions.has('magnitude')) return library;
  const functions = new Map<string, FunctionTree>();
  for (const [name, one] of library.functions) {
    let isFound = false;
    const visit = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(visit);
      if (node instanceof Map) return new Map([...node].map(([key, of]) => [key, visit(of)]));
      if (typeof node !== 'object' || node === null) return node;
      const entries = Object.entries(node).map(([key, of]) => [
        key,
        key === 'type' ? of : visit(of),
      ]);
      const copy = Object.fromEntries(entries);
      if (copy.kind !== 'math' || copy.name !== 'hypot' || copy.values.length !== 2) return copy;
      isFound = true;
      return { kind: 'call', name: 'magnitude', values: copy.values, type: float };
    };
    const body = visit(one.body) as FunctionTree['body'];
    const uses = isFound ? [...new Set([...one.uses, 'magnitude'])] : one.uses;
    functions.set(name, isFound ? { ...one, body, uses } : one);
  }
  return { ...library, functions };
}
