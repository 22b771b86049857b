import ts from 'typescript';
import { skipParentheses } from './read-expression.ts';

// The library's uses of a Map of lists: `cells.get(key) ?? []` reads a list, and
//   const list = cells.get(key);
//   if (list) list.push(item);
//   else cells.set(key, [item]);
// appends to one. Each language has its own code for both.

function getOf(outer: ts.Expression): { map: ts.Expression; key: ts.Expression } | null {
  const node = skipParentheses(outer);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression: map, name } = node.expression;
  const [key] = node.arguments;
  return name.text === 'get' && key ? { map, key } : null;
}

export function listOrEmpty(node: ts.BinaryExpression): ReturnType<typeof getOf> {
  const right = skipParentheses(node.right);
  const isEmpty = ts.isArrayLiteralExpression(right) && right.elements.length === 0;
  return isEmpty ? getOf(node.left) : null;
}

/** Reads two statements that append to a list in a map. */
export function addedToMap(
  first: ts.Statement | undefined,
  second: ts.Statement | undefined,
): { map: ts.Expression; key: ts.Expression; item: ts.Expression } | null {
  if (!first || !ts.isVariableStatement(first) || !second || !ts.isIfStatement(second)) return null;
  const [{ name, initializer } = {}, ...more] = first.declarationList.declarations;
  const got = initializer && getOf(initializer);
  if (!got || !name || more.length > 0) return null;
  const [list, map, key] = [name, got.map, got.key].map((one) => one.getText());
  const item = /^.*?\.push\((.*)\);$/.exec(second.thenStatement.getText())?.[1];
  const isAdding =
    second.expression.getText() === list &&
    second.thenStatement.getText() === `${list}.push(${item});` &&
    second.elseStatement?.getText() === `${map}.set(${key}, [${item}]);`;
  if (!isAdding || !ts.isExpressionStatement(second.thenStatement)) return null;
  const push = skipParentheses(second.thenStatement.expression) as ts.CallExpression;
  return { ...got, item: push.arguments[0]! };
}
