import { isDeclarationOfTypes } from '#trace/drop-types.ts';
import { childrenOf, type Node } from '#trace/node.ts';
import {
  type KnownTypes,
  type Signature,
  type TypeName,
  typeNameOf,
  typeOfParameter,
} from './known-types.ts';
import { propertyWords } from './property-words.ts';
import { forget, isIn, namesDeclaredIn, opensScope, type Scope, scopeIn, typeIn } from './scope.ts';
import { type Tests, testsIn } from './tests-in.ts';

/** What is known from outside of the code. */
export interface Known {
  readonly types: KnownTypes;
  /** What a function that the code does not declare itself takes and returns. */
  signatureOf(fn: string): Signature | null;
  /** What one that it declares is called with, for parameters without a type. */
  givenTo(fn: string): readonly TypeName[];
}

interface Fault {
  readonly problem: string;
  readonly line: number;
}

/**
 * The first property in the code that its object can't have, by the types of parameters; null where
 * there is none, or none that is known. What the code itself tests or sets is let pass.
 */
export function unknownProperty(program: Node, source: string, known: Known): Fault | null {
  try {
    return new Search(program, source, known).first();
  } catch (error) {
    // What is nested that deep runs, too, without having been searched.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const lists = new Set<string>(Object.getOwnPropertyNames(Array.prototype));
const numbers = new Set<string>(Object.getOwnPropertyNames(Number.prototype));
const ofAll = new Set<string>(Object.getOwnPropertyNames(Object.prototype));
/** Methods of lists that call a function with an item. */
const withItem = new Set([
  'map',
  'forEach',
  'some',
  'every',
  'filter',
  'find',
  'findIndex',
  'flatMap',
]);

class Search {
  readonly #source: string;
  readonly #program: Node;
  readonly #known: Known;
  readonly #tests: Tests;
  /** Names of objects that are asked for what they have. */
  readonly #tested: Set<string>;
  readonly #typesOfNodes = new Map<Node, TypeName>();
  readonly #faults: (Fault & { readonly root: string })[] = [];

  constructor(program: Node, source: string, known: Known) {
    [this.#program, this.#source, this.#known] = [program, source, known];
    this.#tests = testsIn(program);
    this.#tested = new Set(this.#tests.tested);
    this.#visit(program, scopeIn());
  }

  first(): Fault | null {
    const found = this.#faults.find(({ root }) => !this.#tested.has(root));
    return found ? { problem: found.problem, line: found.line } : null;
  }

  #visit(node: Node, scope: Scope): void {
    if (isDeclarationOfTypes(node)) return;
    if (/Function/.test(node.type)) this.#visitFunction(node, scope, []);
    else if (node.type === 'VariableDeclarator') this.#visitDeclarator(node, scope);
    else if (node.type === 'ForOfStatement') this.#visitForOf(node, scope);
    else if (node.type === 'CallExpression') this.#visitCall(node, scope);
    else if (opensScope.has(node.type)) {
      const inner = scopeIn(scope);
      for (const name of namesDeclaredIn(node)) inner.set(name, '');
      for (const child of childrenOf(node)) this.#visit(child, inner);
    } else {
      if (node.type === 'MemberExpression') this.#checkMember(node, scope);
      for (const child of childrenOf(node)) this.#visit(child, scope);
    }
  }

  #visitFunction(node: Node, scope: Scope, given: readonly TypeName[]): void {
    const inner = scopeIn(scope);
    const isDeclared = node.type === 'FunctionDeclaration' && this.#isAtTop(node);
    const called = isDeclared ? this.#known.givenTo(node.id.name) : given;
    for (const [i, parameter] of (node.params as Node[]).entries()) {
      const isDefault = parameter.type === 'AssignmentPattern';
      if (isDefault) this.#visit(parameter.right, inner);
      const pattern = isDefault ? parameter.left : parameter;
      const known = pattern.typeAnnotation ? '' : (called[i] ?? '');
      this.#bind(pattern, typeOfParameter(parameter), known, inner);
    }
    this.#visit(node.body, inner);
  }

  #isAtTop(node: Node): boolean {
    return (this.#program.body as Node[]).some((one) => one === node || one.declaration === node);
  }

  #visitDeclarator({ id, init }: Node, scope: Scope): void {
    if (init) this.#visit(init, scope);
    this.#bind(id, typeNameOf(id.typeAnnotation), init ? this.#typeOf(init, scope) : '', scope);
  }

  #visitForOf({ left, right, body }: Node, scope: Scope): void {
    this.#visit(right, scope);
    const inner = scopeIn(scope);
    if (left.type === 'VariableDeclaration') {
      this.#bind(left.declarations[0].id, '', this.#itemOf(this.#typeOf(right, scope)), inner);
    }
    this.#visit(body, inner);
  }

  #visitCall(node: Node, scope: Scope): void {
    const { callee } = node;
    this.#visit(callee, scope);
    const isOfList = callee.type === 'MemberExpression' && withItem.has(callee.property.name);
    const item = isOfList ? this.#itemOf(this.#typeOf(callee.object, scope)) : '';
    for (const one of node.arguments as Node[]) {
      if (/^(Arrow)?FunctionExpression$/.test(one.type)) this.#visitFunction(one, scope, [item]);
      else this.#visit(one, scope);
    }
  }

  /** Gives the names of a pattern their types: a type that is written beside it counts first. */
  #bind(pattern: Node, written: TypeName, inferred: TypeName, scope: Scope): void {
    const type = written || inferred;
    switch (pattern.type) {
      case 'Identifier':
        // Another value may be of another type.
        scope.set(pattern.name, written || (this.#tests.changed.has(pattern.name) ? '' : inferred));
        return;
      case 'ObjectPattern':
        forget(pattern, scope);
        for (const { type: kind, computed, key, value } of pattern.properties as Node[]) {
          if (kind === 'RestElement' || computed) continue;
          const isDefault = value.type === 'AssignmentPattern';
          if (!isDefault) this.#check(type, key, null, false);
          const field = this.#fieldType(type, key.name ?? '');
          this.#bind(isDefault ? value.left : value, '', isDefault ? '' : field, scope);
        }
        return;
      case 'ArrayPattern':
        forget(pattern, scope);
        for (const one of pattern.elements as (Node | null)[]) {
          if (one && one.type !== 'RestElement') this.#bind(one, '', this.#itemOf(type), scope);
        }
        return;
      default:
        forget(pattern, scope);
    }
  }

  #checkMember(node: Node, scope: Scope): void {
    const { object, property, computed } = node;
    if (computed || property.type !== 'Identifier') return;
    this.#check(this.#typeOf(object, scope), property, object, this.#tests.asked.has(node));
  }

  /** `object` is null where it is taken apart; `isAsked` says whether the code asks if it has the property. */
  #check(type: TypeName, { name, loc }: Node, object: Node | null, isAsked: boolean): void {
    if (typeof name !== 'string' || this.#has(type, name) || this.#tests.set.has(name)) return;
    const root = object ? rootOf(object) : '';
    // Code that asks for it knows that it may be missing: any shape may come.
    if (isAsked) this.#tested.add(root);
    const written = object ? this.#source.slice(object.start, object.end).replaceAll('!', '') : '';
    const { types } = this.#known;
    const fields = types.fieldsOf(type);
    const ofItem = types.fieldsOf(this.#itemOf(type))?.has(name) ?? false;
    const problem = propertyWords({
      object: written,
      name,
      type: types.resolve(type),
      fields,
      ofItem,
    });
    this.#faults.push({ problem, line: loc.start.line, root });
  }

  /** Whether a value of a type has a property, as far as is known. */
  #has(type: TypeName, name: string): boolean {
    const { types } = this.#known;
    const resolved = types.resolve(type);
    if (ofAll.has(name)) return true;
    if (resolved === 'number') return numbers.has(name);
    if (resolved.endsWith('[]')) return lists.has(name);
    return types.fieldsOf(type)?.has(name) ?? true;
  }

  /** Each node is looked at once, however deep it lies in others. */
  #typeOf(node: Node, scope: Scope): TypeName {
    const type = this.#typesOfNodes.get(node) ?? this.#findType(node, scope);
    this.#typesOfNodes.set(node, type);
    return type;
  }

  #findType(node: Node, scope: Scope): TypeName {
    switch (node.type) {
      case 'Identifier':
        return typeIn(scope, node.name);
      case 'TSNonNullExpression':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return this.#typeOf(node.expression, scope);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return typeNameOf(node.typeAnnotation);
      case 'MemberExpression': {
        const type = this.#typeOf(node.object, scope);
        return node.computed ? this.#itemOf(type) : this.#fieldType(type, node.property.name);
      }
      case 'ConditionalExpression': {
        const type = this.#typeOf(node.consequent, scope);
        return type === this.#typeOf(node.alternate, scope) ? type : '';
      }
      case 'CallExpression': {
        const { type, name } = node.callee;
        const isOutside = type === 'Identifier' && !isIn(scope, name);
        return isOutside ? (this.#known.signatureOf(name)?.gives ?? '') : '';
      }
      default:
        return '';
    }
  }

  #fieldType(type: TypeName, name: string): TypeName {
    if (this.#known.types.resolve(type).endsWith('[]') && name === 'length') return 'number';
    return this.#known.types.fieldsOf(type)?.get(name) ?? '';
  }

  #itemOf(type: TypeName): TypeName {
    const resolved = this.#known.types.resolve(type);
    return resolved.endsWith('[]') ? resolved.slice(0, -2) : '';
  }
}

/** The name that a chain of properties begins with; "" where it begins with something else. */
function rootOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  const inner = node.object ?? node.expression;
  return inner ? rootOf(inner) : '';
}
