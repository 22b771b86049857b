import ts from 'typescript';
import { expect } from 'vitest';

/** The code of a doc comment's `@example` before `@remarks`, or null. */
export function exampleIn(text: string): string | null {
  const [doc = ''] = /^\/\*\*.*?\*\//s.exec(text) ?? [];
  const body = doc.slice(3, -2).replaceAll(/^ \* ?/gm, '');
  return /\n@example\n(.*?)\n+(?=@remarks\n|$)/s.exec(body)?.[1] ?? null;
}

/** An expression of an example, and its result according to the comment. */
export interface Claim {
  readonly from: number;
  readonly to: number;
  readonly says: string;
}

/** The statements with a comment: `pointInCircle(point, c); // true`. */
export function claimsOf(example: string): Claim[] {
  const source = ts.createSourceFile('example.ts', example, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isExpressionStatement).flatMap((statement) => {
    const [comment] = /^\s*(\/\/ .*\n?[ \t]*)+/.exec(example.slice(statement.end)) ?? [];
    const says = comment?.replaceAll(/^\s*\/\/ ?/gm, '').trim();
    const { expression } = statement;
    return says ? [{ from: expression.getStart(), to: expression.end, says }] : [];
  });
}

/** Replaces each claim by `check(() => value, says)`. */
export function withChecks(example: string): string {
  return claimsOf(example).reduceRight((text, { from, to, says }) => {
    const checked = `check(() => (${text.slice(from, to)}), ${JSON.stringify(says)})`;
    return text.slice(0, from) + checked + text.slice(to);
  }, example);
}

/** Compares a value with its comment: "throws" and a message's beginning, or the value. */
export function check(value: () => unknown, says: string): void {
  const message = /^throws (.*)$/s.exec(says)?.[1];
  if (message) {
    expect(value).toThrow(message);
    return;
  }
  // JSON leaves out undefined fields, but the comment must show -0.
  const shown = (_: string, one: unknown) => (Object.is(one, -0) ? '-0' : one);
  const plain = (one: unknown) => JSON.parse(JSON.stringify(one, shown));
  expect(plain(value())).toEqual(new Function(`return (${says});`)());
}
