import ts from 'typescript';
import { integerNames } from './read-types.ts';

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The library's types of the few expressions in examples. */
export class Types {
  readonly #functions = new Map<string, ts.FunctionDeclaration>();
  readonly #declared = new Map<string, Declared>();

  add(node: ts.Statement): void {
    if (ts.isFunctionDeclaration(node) && node.name) this.#functions.set(node.name.text, node);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      this.#declared.set(node.name.text, node);
    }
  }

  ofCall(call: ts.CallExpression): ts.TypeNode | undefined {
    return this.#functions.get(call.expression.getText())?.type;
  }

  parameter(call: ts.CallExpression, place: number): ts.TypeNode | undefined {
    return this.#functions.get(call.expression.getText())?.parameters[place]?.type;
  }

  of(expression: ts.Expression, variables: ReadonlyMap<string, ts.TypeNode>): string {
    const type = this.#node(expression, variables)?.getText() ?? 'number';
    const name = ts.isCallExpression(expression) ? expression.expression.getText() : '';
    const field = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
    const isInteger =
      integerNames.has(name) ||
      field === 'length' ||
      (type === 'number' && integerNames.has(field));
    // A union of integers is read as an integer.
    return isInteger ? '0 | 1' : type;
  }

  #node(node: ts.Expression, variables: ReadonlyMap<string, ts.TypeNode>): ts.TypeNode | undefined {
    if (ts.isNonNullExpression(node)) return this.#node(node.expression, variables);
    if (ts.isIdentifier(node)) return variables.get(node.text);
    if (ts.isCallExpression(node)) return this.ofCall(node);
    if (ts.isPropertyAccessExpression(node)) {
      return this.#member(this.#node(node.expression, variables), node.name.text);
    }
    if (ts.isElementAccessExpression(node)) {
      return this.#item(this.#node(node.expression, variables));
    }
    return undefined;
  }

  #member(type: ts.TypeNode | undefined, name: string): ts.TypeNode | undefined {
    const shape = this.#shape(type);
    if (!shape || !ts.isInterfaceDeclaration(shape)) return undefined;
    const member = shape.members.find((one) => one.name?.getText() === name);
    return member && ts.isPropertySignature(member) ? member.type : undefined;
  }

  #item(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
    if (!type) return undefined;
    if (ts.isTypeOperatorNode(type)) return this.#item(type.type);
    return ts.isArrayTypeNode(type) ? type.elementType : undefined;
  }

  #shape(type: ts.TypeNode | undefined): Declared | undefined {
    if (!type) return undefined;
    if (ts.isUnionTypeNode(type)) return this.#shape(type.types[0]);
    return ts.isTypeReferenceNode(type) ? this.#declared.get(type.typeName.getText()) : undefined;
  }
}
