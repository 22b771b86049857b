import ts from 'typescript';
import { skipParentheses } from './read-expression.ts';

/** A buffer that is enlarged. */
export interface Growth {
  readonly buffer: ts.Expression;
  readonly size: ts.Expression;
}

/**
 * Reads `const { ids } = list; list.ids = new Int32Array(n); list.ids.set(ids);` as one statement.
 */
export function growthOf([first, second, third]: readonly ts.Statement[]): Growth | null {
  const old = first && fieldTaken(first);
  if (!old || !second || !third) return null;
  const { expression: made } = second as ts.ExpressionStatement;
  if (!ts.isExpressionStatement(second) || !ts.isBinaryExpression(made)) return null;
  const { left: buffer, right } = made;
  const isMade =
    made.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    buffer.getText() === old.place &&
    ts.isNewExpression(right) &&
    /^\w+Array$/.test(right.expression.getText());
  if (!isMade || !ts.isExpressionStatement(third)) return null;
  const isFilled = third.expression.getText() === `${old.place}.set(${old.name})`;
  const [size] = right.arguments ?? [];
  return isFilled && size ? { buffer, size } : null;
}

/** Reads `const { ids } = list` as a name and its path. */
function fieldTaken(node: ts.Statement): { readonly name: string; readonly place: string } | null {
  if (!ts.isVariableStatement(node)) return null;
  const [declared, more] = node.declarationList.declarations;
  if (!declared?.initializer || more || !ts.isObjectBindingPattern(declared.name)) return null;
  const [element, another] = declared.name.elements;
  if (!element || another || element.propertyName) return null;
  const name = element.name.getText();
  return { name, place: `${skipParentheses(declared.initializer).getText()}.${name}` };
}
