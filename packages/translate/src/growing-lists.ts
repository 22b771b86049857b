import type { FunctionTree, Statement } from './tree.ts';

/** Marks the lists that a function appends to, because a literal does not show it. */
export function withGrowingLists(one: FunctionTree): FunctionTree {
  const grown = new Set<string>();
  visit(one.body, (statement) => {
    if (statement.kind !== 'push' && statement.kind !== 'clear') return statement;
    if (statement.list.kind === 'variable') grown.add(statement.list.name);
    return statement;
  });
  const body = visit(one.body, (statement) => {
    if (statement.kind !== 'let' || !grown.has(statement.name)) return statement;
    if (statement.type.kind !== 'list' || statement.type.grows) return statement;
    const type = { ...statement.type, grows: true };
    const value = statement.value?.kind === 'list' ? { ...statement.value, type } : statement.value;
    return { ...statement, type, value };
  });
  return { ...one, body };
}

function visit(
  all: readonly Statement[],
  change: (one: Statement) => Statement,
): readonly Statement[] {
  return all.map((one) => {
    const done = change(one);
    if (done.kind === 'if')
      return { ...done, yes: visit(done.yes, change), no: visit(done.no, change) };
    return 'body' in done ? { ...done, body: visit(done.body, change) } : done;
  });
}
