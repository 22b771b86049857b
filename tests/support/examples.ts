import ts from 'typescript';

/** The code of a doc comment's `@example`, as it stands in front of `@remarks`; null without one. */
export function exampleIn(text: string): string | null {
  const [doc = ''] = /^\/\*\*.*?\*\//s.exec(text) ?? [];
  const body = doc.slice(3, -2).replaceAll(/^ \* ?/gm, '');
  return /\n@example\n(.*?)\n+(?=@remarks\n|$)/s.exec(body)?.[1] ?? null;
}

/** An expression of an example, and what the comment behind it says that it comes to. */
export interface Claim {
  readonly from: number;
  readonly to: number;
  readonly says: string;
}

/** The statements that a comment follows: `pointInCircle(point, c); // true`. */
export function claimsOf(example: string): Claim[] {
  const source = ts.createSourceFile('example.ts', example, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isExpressionStatement).flatMap((statement) => {
    const [comment] = /^\s*(\/\/ .*\s*)+/.exec(example.slice(statement.end)) ?? [];
    const says = comment?.replaceAll(/^\s*\/\/ ?/gm, '').trim();
    const { expression } = statement;
    return says ? [{ from: expression.getStart(), to: expression.end, says }] : [];
  });
}

/** The example with each claim handed to `check(() => value, says)`. */
export function withChecks(example: string): string {
  return claimsOf(example).reduceRight((text, { from, to, says }) => {
    const checked = `check(() => (${text.slice(from, to)}), ${JSON.stringify(says)})`;
    return text.slice(0, from) + checked + text.slice(to);
  }, example);
}
