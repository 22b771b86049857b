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

export interface Known {
  readonly types: KnownTypes;
  /** The signature of a function that the code does not declare. */
  signatureOf(fn: string): Signature | null;
  /** The argument types of a function that the code declares, for parameters without a type. */
  argumentsOf(fn: string): readonly TypeName[];
}

interface Fault {
  readonly problem: string;
  readonly line: number;
}

/**
 * Finds the first property that its object cannot have according to its type. Returns null if
 * every property can exist. Properties that the code tests or assigns are accepted.
 */
export function unknownProperty(program: Node, source: string, known: Known): Fault | null {
  try {
    return new Search(program, source, known).first();
  } catch (error) {
    // Code nested so deeply can still run, so it is accepted unchecked.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const listProperties = new Set<string>(Object.getOwnPropertyNames(Array.prototype));
const numberProperties = new Set<string>(Object.getOwnPropertyNames(Number.prototype));
const objectProperties = new Set<string>(Object.getOwnPropertyNames(Object.prototype));
/** List methods that call a function with an item. */
const itemCallbacks = new Set([
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
  readonly #testedByIn: Set<string>;
  readonly #typesOfNodes = new Map<Node, TypeName>();
  readonly #faults: (Fault & { readonly root: string })[] = [];

  constructor(program: Node, source: string, known: Known) {
    [this.#program, this.#source, this.#known] = [program, source, known];
    this.#tests = testsIn(program);
    this.#testedByIn = new Set(this.#tests.testedByIn);
    this.#visit(program, scopeIn());
  }

  first(): Fault | null {
    const found = this.#faults.find(({ root }) => !this.#testedByIn.has(root));
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

  #visitFunction(node: Node, scope: Scope, inferred: readonly TypeName[]): void {
    const inner = scopeIn(scope);
    const isDeclared = node.type === 'FunctionDeclaration' && this.#isAtTop(node);
    const argumentTypes = isDeclared ? this.#known.argumentsOf(node.id.name) : inferred;
    for (const [i, parameter] of (node.params as Node[]).entries()) {
      const isDefault = parameter.type === 'AssignmentPattern';
      if (isDefault) this.#visit(parameter.right, inner);
      const pattern = isDefault ? parameter.left : parameter;
      const known = pattern.typeAnnotation ? '' : (argumentTypes[i] ?? '');
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
    const isOfList = callee.type === 'MemberExpression' && itemCallbacks.has(callee.property.name);
    const item = isOfList ? this.#itemOf(this.#typeOf(callee.object, scope)) : '';
    for (const one of node.arguments as Node[]) {
      if (/^(Arrow)?FunctionExpression$/.test(one.type)) this.#visitFunction(one, scope, [item]);
      else this.#visit(one, scope);
    }
  }

  /** Binds a pattern's names to types. A written annotation overrides an inferred type. */
  #bind(pattern: Node, written: TypeName, inferred: TypeName, scope: Scope): void {
    const type = written || inferred;
    switch (pattern.type) {
      case 'Identifier':
        // A later value may have another type.
        scope.set(
          pattern.name,
          written || (this.#tests.reassigned.has(pattern.name) ? '' : inferred),
        );
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
    this.#check(this.#typeOf(object, scope), property, object, this.#tests.checked.has(node));
  }

  /** `object` is null in a destructuring pattern. */
  #check(type: TypeName, { name, loc }: Node, object: Node | null, isChecked: boolean): void {
    if (typeof name !== 'string' || this.#has(type, name) || this.#tests.assigned.has(name)) return;
    const root = object ? rootOf(object) : '';
    // Code that tests a property accepts any shape.
    if (isChecked) this.#testedByIn.add(root);
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

  #has(type: TypeName, name: string): boolean {
    const { types } = this.#known;
    const resolved = types.resolve(type);
    if (objectProperties.has(name)) return true;
    if (resolved === 'number') return numberProperties.has(name);
    if (resolved.endsWith('[]')) return listProperties.has(name);
    return types.fieldsOf(type)?.has(name) ?? true;
  }

  /** Memoized, so that deep nesting costs linear time. */
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
        return isOutside ? (this.#known.signatureOf(name)?.returns ?? '') : '';
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

/**
 * Returns the name at the start of a property chain, or "" if it starts with another expression.
 */
function rootOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  const inner = node.object ?? node.expression;
  return inner ? rootOf(inner) : '';
}
