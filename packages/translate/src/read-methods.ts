import ts from 'typescript';
import { refuse } from './refuse.ts';

// Reads `const store = createStore(); const grid: CircleGrid = { insert: (id) => {…}, … }` as an
// object with methods. The constants that its arrow functions close over become its fields.

export type ObjectOfMethods = ts.VariableDeclaration & {
  readonly name: ts.Identifier;
  readonly initializer: ts.ObjectLiteralExpression;
};

/** Whether a variable is an object that consists of arrow functions. */
export function isOfMethods(node: ts.Node): node is ObjectOfMethods {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.type) return false;
  const { initializer: object } = node;
  if (!object || !ts.isObjectLiteralExpression(object) || object.properties.length === 0) {
    return false;
  }
  return object.properties.every(
    (one) => ts.isPropertyAssignment(one) && ts.isArrowFunction(one.initializer),
  );
}

export const methodsOf = ({ initializer }: ObjectOfMethods): Map<string, ts.ArrowFunction> =>
  new Map(
    initializer.properties.map((one) => [
      one.name!.getText(),
      (one as ts.PropertyAssignment).initializer as ts.ArrowFunction,
    ]),
  );

/** Returns the constants that objects in a function close over, by name. */
export function closedOver(body: ts.Node): ReadonlyMap<string, ts.VariableDeclaration> {
  const found = new Map<string, ts.VariableDeclaration>();
  if (!ts.isBlock(body)) return found;
  const declared = body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  for (const object of declared.filter(isOfMethods)) {
    const names = namesIn(object.initializer);
    for (const one of declared) {
      if (one === object || !ts.isIdentifier(one.name) || !names.has(one.name.text)) continue;
      if ((one.parent.flags & ts.NodeFlags.Const) === 0) {
        refuse(
          one,
          'methods use this variable, which may change',
          'Make it a constant, and store what changes in its fields.',
        );
      }
      if (one.pos > object.pos) {
        refuse(one, 'methods above it use this constant', 'Declare it above them.');
      }
      found.set(one.name.text, one);
    }
  }
  return found;
}

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    const isOwn = ts.isPropertyAccessExpression(one.parent) && one.parent.name === one;
    if (ts.isIdentifier(one) && !isOwn) names.add(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return names;
}
