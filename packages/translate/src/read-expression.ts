import ts from 'typescript';
import { listOrEmpty } from './read-maps.ts';
import { buffers, type TypeReader } from './read-types.ts';
import { refuse, refuseUnknown } from './refuse.ts';
import type { Scope } from './scope.ts';
import { float, flow, flowType, integer, isInteger, newSlot, numberType, wide } from './slots.ts';
import type {
  BinaryOperator,
  BufferItem,
  Expression,
  FunctionTree,
  MathName,
  Struct,
  Type,
} from './tree.ts';

export interface Signature {
  readonly parameters: readonly {
    readonly name: string;
    readonly type: Type;
    readonly initial: Expression | null;
  }[];
  readonly returns: Type;
  readonly doc?: string;
}

export interface ReadingContext {
  readonly checker: ts.TypeChecker;
  readonly types: TypeReader;
  /** Returns the signature of a function as named in this file. */
  readonly signature: (name: string, node: ts.Node) => Signature | undefined;
  /** Returns a function's original name, which an import may change. */
  readonly nameOf: (name: string) => string;
  /** Returns a module constant's value. */
  readonly constant: (name: string, node: ts.Node) => ts.Expression | undefined;
  /** Reads code with dependencies of its own, such as a method. */
  readonly withUses: <T>(read: () => T) => { readonly found: T; readonly uses: readonly string[] };
  readonly addMethod: (tree: Omit<FunctionTree, 'file'>) => void;
}

export const methodName = (of: string, name: string): string => `${of}.${name}`;

const boolean: Type = { kind: 'boolean' };
const text: Type = { kind: 'text' };

const operators = new Map<ts.SyntaxKind, BinaryOperator>([
  [ts.SyntaxKind.PlusToken, '+'],
  [ts.SyntaxKind.MinusToken, '-'],
  [ts.SyntaxKind.AsteriskToken, '*'],
  [ts.SyntaxKind.SlashToken, '/'],
  [ts.SyntaxKind.PercentToken, '%'],
  [ts.SyntaxKind.LessThanToken, '<'],
  [ts.SyntaxKind.LessThanEqualsToken, '<='],
  [ts.SyntaxKind.GreaterThanToken, '>'],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>='],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '!='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '&&'],
  [ts.SyntaxKind.BarBarToken, '||'],
  [ts.SyntaxKind.AmpersandToken, '&'],
  [ts.SyntaxKind.BarToken, '|'],
  [ts.SyntaxKind.CaretToken, '^'],
  [ts.SyntaxKind.LessThanLessThanToken, '<<'],
  [ts.SyntaxKind.GreaterThanGreaterThanToken, '>>'],
]);

const comparing = new Set<BinaryOperator>(['<', '<=', '>', '>=', '==', '!=']);
const ofBits = new Set<BinaryOperator>(['&', '|', '^', '<<', '>>']);

const mathNames: Record<string, MathName> = {
  'Math.abs': 'abs',
  'Math.ceil': 'ceil',
  'Math.cos': 'cos',
  'Math.floor': 'floor',
  'Math.hypot': 'hypot',
  'Math.imul': 'wrappedProduct',
  'Math.max': 'max',
  'Math.min': 'min',
  'Math.sign': 'sign',
  'Math.sin': 'sin',
  'Math.sqrt': 'sqrt',
  'Number.isFinite': 'isFinite',
  'Number.isInteger': 'isWhole',
};

const mathList = Object.keys(mathNames).join(', ');

const inALoop = 'Write a loop.';

/** What to write instead of calls that a contributor may expect to be known. */
const replacements: Readonly<Record<string, string>> = {
  'Math.pow': 'Write `**`.',
  'Math.round': 'Use Math.floor or Math.ceil.',
  'Math.trunc': 'Use Math.floor or Math.ceil.',
  'Number.isNaN': 'Write `a !== a`.',
  '.at': 'Use an index in brackets.',
  '.get': 'Write `map.get(key) ?? []` in a loop.',
  '.pop': 'Read the last item, and set the length.',
  '.sort': 'Write `list.sort((a, b) => a - b)` as a statement.',
  '.concat': inALoop,
  '.every': inALoop,
  '.filter': inALoop,
  '.find': inALoop,
  '.forEach': inALoop,
  '.includes': inALoop,
  '.map': inALoop,
  '.reduce': inALoop,
  '.reverse': inALoop,
  '.slice': inALoop,
  '.some': inALoop,
};

const refuseOperator = (node: ts.PrefixUnaryExpression | ts.BinaryExpression): never => {
  const reason = 'the translator does not know this operator';
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.EqualsEqualsToken) return refuse(node, reason, 'Write `===`.');
    if (kind === ts.SyntaxKind.ExclamationEqualsToken) return refuse(node, reason, 'Write `!==`.');
    if (kind === ts.SyntaxKind.CommaToken) return refuse(node, reason, 'Write two statements.');
  }
  return refuse(node, reason, 'Write it with other operators.');
};

const neverNull = (node: ts.Node, what: string): never =>
  refuse(
    node,
    'the value on the left is never null',
    `Remove ${what}, or declare the type with \`| null\`.`,
  );

const unknownField = ({ name, fields }: Struct, node: ts.Node): never =>
  refuse(
    node,
    `${name} has no such field`,
    `Use one of ${fields.map((one) => one.name).join(', ')}.`,
  );

/** Removes parentheses, `as`, and the `!` after an index. */
export function skipParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node)
    ? skipParentheses(node.expression)
    : node;
}

/** Reads expressions in one scope. */
export class ExpressionReader {
  readonly #reading: ReadingContext;
  readonly #scope: Scope;

  constructor(reading: ReadingContext, scope: Scope) {
    this.#reading = reading;
    this.#scope = scope;
  }

  /**
   * Reads a value of a type. It is wrapped if the type is optional, and its numbers flow into the
   * type.
   */
  as(type: Type, outer: ts.Expression): Expression {
    const node = skipParentheses(outer);
    if (type.kind === 'optional') {
      if (node.kind === ts.SyntaxKind.NullKeyword) return { kind: 'absent', type };
      if (ts.isConditionalExpression(node)) return this.#conditional(node, type);
      const value = this.read(node, type.of);
      flowType(value.type, type);
      return value.type.kind === 'optional' ? value : { kind: 'present', of: value, type };
    }
    if (ts.isConditionalExpression(node)) return this.#conditional(node, type);
    const value = this.read(outer, type);
    flowType(value.type, type);
    return this.#reshaped(value, type, node);
  }

  /**
   * Drops the rotation of a box by listing its fields, because other languages have no structural
   * types.
   */
  #reshaped(value: Expression, type: Type, node: ts.Node): Expression {
    if (type.kind !== 'struct' || value.type.kind !== 'struct') return value;
    if (type.name === value.type.name) return value;
    if (value.kind !== 'variable') {
      return refuse(
        node,
        `its type is ${value.type.name} and not ${type.name}`,
        'Store it in a constant first.',
      );
    }
    const { fields } = this.#reading.types.struct(type, node);
    const taken = fields.map(({ name }) => [name, this.field(value, name, node)] as const);
    return { kind: 'objectLiteral', fields: new Map(taken), type };
  }

  /** Reads an expression. `expected` is the type of an object literal. */
  read(outer: ts.Expression, expected?: Type): Expression {
    const value = this.#plain(skipParentheses(outer), expected);
    const { type } = value;
    const isAsserted = ts.isNonNullExpression(outer) && type.kind === 'optional';
    return isAsserted ? { kind: 'value', of: value, type: type.of } : value;
  }

  #plain(node: ts.Expression, expected?: Type): Expression {
    if (ts.isNumericLiteral(node)) return literal(node);
    if (ts.isBigIntLiteral(node)) {
      return node.text === '0n'
        ? this.#bigintCall('wholeZero', [], node)
        : refuse(node, 'the only bigint literal is `0n`', 'Write `toInteger(number)`.');
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword)
      return { kind: 'boolean', value: true, type: boolean };
    if (node.kind === ts.SyntaxKind.FalseKeyword)
      return { kind: 'boolean', value: false, type: boolean };
    if (ts.isStringLiteral(node)) return this.#text(node, expected);
    if (ts.isIdentifier(node)) return this.#identifier(node);
    if (ts.isPropertyAccessExpression(node)) return this.#property(node);
    if (ts.isElementAccessExpression(node)) return this.#item(node);
    if (ts.isCallExpression(node)) return this.#call(node);
    if (ts.isNewExpression(node)) return this.#new(node);
    if (ts.isPrefixUnaryExpression(node)) return this.#prefix(node);
    if (ts.isBinaryExpression(node)) return this.#binary(node, expected);
    if (ts.isConditionalExpression(node)) return this.#conditional(node, expected);
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, expected);
    if (ts.isArrayLiteralExpression(node)) return this.#array(node, expected);
    return refuseUnknown(node);
  }

  /** Reads a condition. An optional value is true if it is present. */
  test(outer: ts.Expression): Expression {
    const node = skipParentheses(outer);
    const value = this.read(node);
    if (value.type.kind === 'optional') return { kind: 'isPresent', of: value, type: boolean };
    if (value.type.kind !== 'boolean')
      return refuse(
        node,
        'a condition must be a boolean or a value that may be null',
        'Compare the value, such as with 0.',
      );
    return value;
  }

  #text(node: ts.StringLiteral, expected?: Type): Expression {
    if (expected?.kind === 'enum') return { kind: 'member', name: node.text, type: expected };
    return { kind: 'text', value: node.text, type: text };
  }

  #identifier(node: ts.Identifier): Expression {
    if (node.text === 'Infinity') return { kind: 'number', value: Infinity, type: float };
    if (node.text === 'NaN') return { kind: 'number', value: NaN, type: float };
    const found = this.#scope.find(node.text);
    if (!found) {
      const signature = this.#reading.signature(node.text, node);
      if (signature) {
        const parameters = signature.parameters.map((one) => one.type);
        const type: Type = { kind: 'function', parameters, returns: signature.returns };
        return { kind: 'function', name: node.text, type };
      }
      const constant = this.#reading.constant(node.text, node);
      return constant
        ? this.read(constant)
        : refuse(node, 'no file of src/lib declares this name', 'Declare it at the top level.');
    }
    const { type, name, place } = found;
    return this.#narrowed(place ?? { kind: 'variable', name, type }, node);
  }

  /** Unwraps an optional value that the compiler knows to be present. */
  #narrowed(value: Expression, node: ts.Expression): Expression {
    const { type } = value;
    if (type.kind !== 'optional') return value;
    const seen = this.#reading.checker.getTypeAtLocation(node);
    const parts = seen.isUnion() ? seen.types : [seen];
    const missing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Never;
    return parts.some(({ flags }) => (flags & missing) !== 0)
      ? value
      : { kind: 'value', of: value, type: type.of };
  }

  #property(node: ts.PropertyAccessExpression): Expression {
    if (node.questionDotToken) {
      return refuse(
        node,
        'a value that may be null needs a test of its own',
        'Compare it with null first.',
      );
    }
    const name = node.name.text;
    if (node.expression.getText() === 'Math') {
      return refuse(
        node,
        'only calls of Math have a translation',
        'Write the number as a constant, or call the function.',
      );
    }
    const object = this.read(node.expression);
    if (name === 'length' && (object.type.kind === 'list' || object.type.kind === 'buffer')) {
      return { kind: 'length', list: object, type: integer() };
    }
    return this.#narrowed(this.field(object, name, node), node);
  }

  field(object: Expression, name: string, node: ts.Node): Expression {
    const struct = this.#reading.types.struct(object.type, node);
    const field = struct.fields.find((one) => one.name === name);
    if (!field) return unknownField(struct, node);
    return { kind: 'field', object, name, type: field.type };
  }

  #item(node: ts.ElementAccessExpression): Expression {
    const list = this.read(node.expression);
    const { type } = list;
    if (type.kind === 'struct') {
      const place = Number(node.argumentExpression.getText());
      const field = this.#reading.types.struct(type, node).fields[place];
      if (!field) {
        return refuse(node, `${type.name} has no such item`, 'Write the index as a number.');
      }
      return { kind: 'field', object: list, name: field.name, type: field.type };
    }
    const at = this.read(node.argumentExpression);
    if (type.kind === 'list') return { kind: 'item', list, at, type: type.of };
    if (type.kind === 'buffer') return { kind: 'item', list, at, type: itemType(type.of) };
    return refuse(node, 'only arrays and typed arrays have items', 'Use an array.');
  }

  #call(node: ts.CallExpression): Expression {
    const callee = skipParentheses(node.expression);
    const named = callee.getText();
    const math = mathNames[named];
    if (math) return this.#math(math, node);
    if (named === 'Number') {
      const of = this.read(node.arguments[0]!);
      if (of.type.kind !== 'boolean') {
        return refuse(node, '`Number` converts only a boolean', 'Pass a condition.');
      }
      return { kind: 'bit', of, type: integer() };
    }
    if (named === 'toInteger') {
      return this.#bigintCall('wholeOf', [this.read(node.arguments[0]!)], node);
    }
    if (ts.isIdentifier(callee)) {
      const signature = this.#reading.signature(named, callee);
      if (signature) {
        return {
          kind: 'call',
          name: this.#reading.nameOf(named),
          values: this.#argumentsOf(signature, node),
          type: signature.returns,
        };
      }
      const found = this.#scope.find(named);
      if (found?.type.kind === 'function') {
        const { type } = found;
        const of: Expression = { kind: 'variable', name: found.name, type };
        const values = node.arguments.map((one, i) => this.as(type.parameters[i]!, one));
        return { kind: 'callValue', of, values, type: type.returns };
      }
    }
    if (ts.isPropertyAccessExpression(callee)) {
      const method = this.#method(node, callee);
      if (method) return method;
    }
    return refuse(
      node,
      'it calls neither a function of src/lib nor one that every language has',
      replacements[named] ??
        replacements[named.replace(/^.*\./s, '.')] ??
        `Call a function of src/lib or one of ${mathList}.`,
    );
  }

  /** Reads a method call, whose first argument is the object. */
  #method(node: ts.CallExpression, callee: ts.PropertyAccessExpression): Expression | null {
    const name = callee.name.text;
    if (!this.#reading.types.isMethod(name)) return null;
    const object = this.read(callee.expression);
    if (object.type.kind !== 'struct') return null;
    const signature = this.#reading.types.methods(object.type.name)?.get(name);
    if (!signature) return null;
    return {
      kind: 'call',
      name: methodName(object.type.name, name),
      values: [object, ...this.#argumentsOf(signature, node)],
      type: signature.returns,
    };
  }

  #argumentsOf({ parameters }: Signature, node: ts.CallExpression): Expression[] {
    return parameters.map(({ name, type, initial }, i) => {
      const given = node.arguments[i];
      if (given) return this.as(type, given);
      return initial ?? refuse(node, `the argument ${name} is missing`, 'Pass a value for it.');
    });
  }

  #math(name: MathName, node: ts.CallExpression): Expression {
    const values = node.arguments.map((one) => {
      if (ts.isSpreadElement(one)) {
        return refuse(
          one,
          'other languages pass each number separately',
          'Compare the items in a loop.',
        );
      }
      return this.read(one);
    });
    if (name === 'isFinite' || name === 'isWhole')
      return { kind: 'math', name, values, type: boolean };
    if (name === 'wrappedProduct') return { kind: 'math', name, values, type: integer() };
    const [first, ...rest] = values;
    if (!first) return refuse(node, 'it has no argument', 'Pass a number.');
    const stays = name === 'abs' || name === 'max' || name === 'min';
    if (name === 'floor' && first.kind === 'binary' && first.operator === '/') {
      // The quotient of two integers is an integer, and any other is a float.
      const type = numberType();
      flowType(first.left.type, type);
      flowType(first.right.type, type);
      return { kind: 'math', name: 'quotient', values: [first.left, first.right], type };
    }
    if (!stays) return { kind: 'math', name, values, type: float };
    // Other languages take two arguments, so nest the calls.
    return rest.reduce<Expression>(
      (left, right) => {
        const type = numberType();
        flowType(left.type, type);
        flowType(right.type, type);
        return { kind: 'math', name, values: [left, right], type };
      },
      rest.length > 0 ? first : { kind: 'math', name, values: [first], type: first.type },
    );
  }

  #new(node: ts.NewExpression): Expression {
    const of = buffers[node.expression.getText()];
    if (of) {
      const size = this.read(node.arguments![0]!);
      return { kind: 'buffer', size, type: { kind: 'buffer', of } };
    }
    const [key, lists] = node.typeArguments ?? [];
    if (node.expression.getText() === 'Map' && key?.getText() === 'number' && lists) {
      const type: Type = { kind: 'map', of: this.#reading.types.type(lists, '', true) };
      return { kind: 'map', type };
    }
    return refuse(
      node,
      'only typed arrays and a Map of arrays can be created with `new`',
      `Use an array, an interface, one of ${Object.keys(buffers).join(', ')}, or \`new Map<number, number[]>()\`.`,
    );
  }

  /** Reads the list at a key of a map. */
  listAt(of: ts.Expression, at: ts.Expression): Expression {
    const map = this.read(of);
    const key = this.read(at);
    if (map.type.kind !== 'map') {
      return refuse(
        of,
        'it is not a Map of arrays',
        'Create it with `new Map<number, number[]>()`.',
      );
    }
    return { kind: 'listAt', map, key, type: map.type.of };
  }

  #prefix(node: ts.PrefixUnaryExpression): Expression {
    if (node.operator === ts.SyntaxKind.ExclamationToken) {
      const of = this.test(node.operand);
      if (of.kind === 'isPresent') return { ...of, kind: 'isAbsent' };
      return { kind: 'not', of, type: boolean };
    }
    if (node.operator === ts.SyntaxKind.MinusToken) {
      const of = this.read(node.operand);
      if (of.kind === 'number')
        return { ...of, value: -of.value, type: Object.is(of.value, 0) ? float : of.type };
      if (of.type.kind === 'struct') return this.#bigintCall('negativeWhole', [of], node);
      return { kind: 'negative', of, type: of.type };
    }
    return refuseOperator(node);
  }

  #binary(node: ts.BinaryExpression, expected?: Type): Expression {
    const token = node.operatorToken.kind;
    const mapRead = token === ts.SyntaxKind.QuestionQuestionToken ? listOrEmpty(node) : null;
    if (mapRead) return this.listAt(mapRead.map, mapRead.key);
    if (token === ts.SyntaxKind.QuestionQuestionToken) {
      const first = this.read(node.left);
      if (first.type.kind !== 'optional') return neverNull(node, '`??`');
      const no =
        expected?.kind === 'optional'
          ? this.as(expected, node.right)
          : this.read(node.right, first.type.of);
      const isOptional = no.type.kind === 'optional';
      const yes: Expression = isOptional
        ? first
        : { kind: 'value', of: first, type: first.type.of };
      const test: Expression = { kind: 'isPresent', of: first, type: boolean };
      return { kind: 'conditional', test, yes, no, type: yes.type };
    }
    if (token === ts.SyntaxKind.AsteriskAsteriskToken) return this.#power(node);
    if (token === ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken) {
      const values = [this.read(node.left), this.read(node.right)];
      return { kind: 'math', name: 'shiftRight', values, type: integer() };
    }
    const operator = operators.get(token);
    if (!operator) return refuseOperator(node);
    if (operator === '&&' || operator === '||') {
      const left = this.test(node.left);
      return { kind: 'binary', operator, left, right: this.test(node.right), type: boolean };
    }
    if (operator === '==' || operator === '!=') {
      const right = skipParentheses(node.right);
      if (right.kind === ts.SyntaxKind.NullKeyword) {
        const of = this.read(node.left);
        if (of.type.kind !== 'optional') return neverNull(node, 'the comparison');
        return { kind: operator === '==' ? 'isAbsent' : 'isPresent', of, type: boolean };
      }
    }
    if (operator === '|' && skipParentheses(node.right).getText() === '0')
      return this.#toInt32(node);
    const left = this.read(node.left);
    const right = this.read(node.right, left.type);
    const isWhole = left.type.kind === 'struct' && left.type.name === 'WholeNumber';
    if (isWhole) return this.#bigintOperation(operator, left, right, node);
    if (comparing.has(operator)) return { kind: 'binary', operator, left, right, type: boolean };
    if (left.type.kind !== 'number' || right.type.kind !== 'number') {
      return refuse(
        node,
        'one of the operands is not a number',
        'Convert a condition to 0 or 1 with `Number(condition)`.',
      );
    }
    if (ofBits.has(operator)) return { kind: 'binary', operator, left, right, type: integer() };
    if (operator === '/') return { kind: 'binary', operator, left, right, type: float };
    const slot = newSlot();
    flow(left.type.slot, slot);
    flow(right.type.slot, slot);
    return { kind: 'binary', operator, left, right, type: { kind: 'number', slot } };
  }

  /** Turns arithmetic with arbitrarily large integers into calls. */
  #bigintOperation(
    operator: BinaryOperator,
    left: Expression,
    right: Expression,
    node: ts.Node,
  ): Expression {
    const names: Partial<Record<BinaryOperator, string>> = {
      '+': 'addWhole',
      '-': 'subtractWhole',
      '*': 'multiplyWhole',
    };
    const name = names[operator];
    if (name) return this.#bigintCall(name, [left, right], node);
    if (!comparing.has(operator)) {
      return refuse(
        node,
        'bigints can only be added, subtracted, multiplied and compared',
        'Use one of these operators.',
      );
    }
    const order = this.#bigintCall('compareWhole', [left, right], node);
    return { kind: 'binary', operator, left: order, right: number(0), type: boolean };
  }

  #bigintCall(name: string, values: Expression[], node: ts.Node): Expression {
    const signature = this.#reading.signature(name, node);
    if (!signature) {
      return refuse(
        node,
        `whole-number.ts has no ${name}`,
        'Add it to packages/translate/src/support/whole-number.ts.',
      );
    }
    for (const [i, { type }] of values.entries()) flowType(type, signature.parameters[i]!.type);
    return { kind: 'call', name, values, type: signature.returns };
  }

  /** `x | 0` truncates a float or a sum of integers to 32 bits. */
  #toInt32(node: ts.BinaryExpression): Expression {
    const of = this.read(node.left);
    return wrapped(of) ?? { kind: 'math', name: 'toInt32', values: [of], type: integer() };
  }

  #power(node: ts.BinaryExpression): Expression {
    const left = this.read(node.left);
    const right = this.read(node.right);
    if (left.kind === 'number' && right.kind === 'number') {
      return { kind: 'number', value: left.value ** right.value, type: float };
    }
    return { kind: 'math', name: 'power', values: [left, right], type: float };
  }

  #conditional(node: ts.ConditionalExpression, expected?: Type): Expression {
    const test = this.test(node.condition);
    if (expected) {
      const yes = this.as(expected, node.whenTrue);
      const no = this.as(expected, node.whenFalse);
      return { kind: 'conditional', test, yes, no, type: expected };
    }
    if (isEmptyArray(node.whenTrue)) {
      const no = this.read(node.whenFalse);
      const yes = this.read(node.whenTrue, no.type);
      return { kind: 'conditional', test, yes, no, type: no.type };
    }
    const yes = this.read(node.whenTrue);
    const no = this.read(node.whenFalse, yes.type);
    if (yes.type.kind === 'number' && no.type.kind === 'number') {
      const type = numberType();
      flowType(yes.type, type);
      flowType(no.type, type);
      return { kind: 'conditional', test, yes, no, type };
    }
    return { kind: 'conditional', test, yes, no, type: yes.type };
  }

  #object(node: ts.ObjectLiteralExpression, expected?: Type): Expression {
    const { types } = this.#reading;
    const wanted = expected?.kind === 'optional' ? expected.of : expected;
    const names = node.properties.map((one) => one.name?.getText() ?? '');
    const type = wanted?.kind === 'struct' ? wanted : types.structWith(names, node);
    const struct = types.struct(type, node);
    const given = new Map<string, Expression>();
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const object = this.read(property.expression);
        for (const { name } of types.struct(object.type, property).fields) {
          given.set(name, this.field(object, name, property));
        }
        continue;
      }
      const name = property.name!.getText();
      const field = struct.fields.find((one) => one.name === name);
      if (!field) return unknownField(struct, property);
      if (ts.isPropertyAssignment(property))
        given.set(name, this.as(field.type, property.initializer));
      else if (ts.isShorthandPropertyAssignment(property))
        given.set(name, this.as(field.type, property.name));
      else {
        return refuse(
          property,
          'an object can contain only `name: value`, `name` and `...object`',
          'Write one of them.',
        );
      }
    }
    const fields = new Map(
      struct.fields.map(({ name, type: kept }) => [
        name,
        given.get(name) ?? nothingOf(kept, types, node),
      ]),
    );
    const leftOut = new Set(
      struct.fields
        .filter((field) => field.isOfSomeKinds && !given.has(field.name))
        .map(({ name }) => name),
    );
    return leftOut.size > 0
      ? { kind: 'objectLiteral', fields, leftOut, type }
      : { kind: 'objectLiteral', fields, type };
  }

  #array(node: ts.ArrayLiteralExpression, expected?: Type): Expression {
    if (expected?.kind === 'struct') {
      const { fields } = this.#reading.types.struct(expected, node);
      const values = fields.map(
        ({ name, type }, i) => [name, this.as(type, node.elements[i]!)] as const,
      );
      return { kind: 'objectLiteral', fields: new Map(values), type: expected };
    }
    if (expected?.kind === 'list') {
      const items = node.elements.map((one) => this.as(expected.of, one));
      return { kind: 'list', items, type: expected };
    }
    const [first] = node.elements;
    if (!first) {
      return refuse(
        node,
        'an empty array does not show the type of its items',
        'Declare the type, such as `const list: number[] = []`.',
      );
    }
    const of = this.read(first).type;
    const type: Type = { kind: 'list', of: of.kind === 'number' ? numberType() : of, grows: false };
    return { kind: 'list', items: node.elements.map((one) => this.as(type.of, one)), type };
  }
}

const isEmptyArray = (node: ts.Expression): boolean =>
  ts.isArrayLiteralExpression(node) && node.elements.length === 0;

/** Returns a sum whose parts are also truncated to 32 bits, so that nothing overflows. */
function wrapped(of: Expression): Expression | null {
  if (of.kind !== 'binary' || (of.operator !== '+' && of.operator !== '-')) return null;
  const { left, right, operator } = of;
  const other: Expression =
    operator === '+' ? right : { kind: 'negative', of: right, type: right.type };
  const values = [wrapped(left) ?? left, wrapped(other) ?? other];
  return { kind: 'math', name: 'wrappedSum', values, type: integer() };
}

/** A literal with an exponent, such as 4e7, is a wide integer. */
function literal(node: ts.NumericLiteral): Expression {
  const one = number(Number(node.text.replaceAll('_', '')));
  return /^\d+e\d+$/.test(node.getText()) && isInteger(one.type) ? { ...one, type: wide } : one;
}

export function number(value: number): Expression {
  return {
    kind: 'number',
    value,
    type: Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? integer() : float,
  };
}

export const itemType = (item: BufferItem): Type => (item === 'float64' ? float : integer());

/** Returns the filler for a field that an object's kind does not have. */
function nothingOf(type: Type, types: TypeReader, node: ts.Node): Expression {
  if (type.kind === 'optional') return { kind: 'absent', type };
  if (type.kind === 'number') return { kind: 'number', value: type.slot.isFloat ? 0 : -1, type };
  if (type.kind === 'enum') {
    return { kind: 'member', name: types.enums.get(type.name)!.members[0]!, type };
  }
  if (type.kind === 'struct') {
    const fields = types.structs.get(type.name)!.fields;
    return {
      kind: 'objectLiteral',
      fields: new Map(fields.map((one) => [one.name, nothingOf(one.type, types, node)])),
      type,
    };
  }
  return refuse(node, `it lacks a field of type ${type.kind}`, 'Give each field a value.');
}
