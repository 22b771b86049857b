import ts from 'typescript';
import {
  ExpressionReader,
  itemType,
  methodName,
  type ReadingContext,
  type Signature,
  skipParentheses,
} from './read-expression.ts';
import { type Growth, growthOf } from './read-growth.ts';
import { addedToMap } from './read-maps.ts';
import { closedOver, isOfMethods, methodsOf, type ObjectOfMethods } from './read-methods.ts';
import { lineOf, refuse, refuseUnknown } from './refuse.ts';
import { Scope } from './scope.ts';
import { flowType, numberType } from './slots.ts';
import type { BinaryOperator, Expression, Statement, Target, Type } from './tree.ts';

const assigning = new Map<ts.SyntaxKind, '' | BinaryOperator>([
  [ts.SyntaxKind.EqualsToken, ''],
  [ts.SyntaxKind.PlusEqualsToken, '+'],
  [ts.SyntaxKind.MinusEqualsToken, '-'],
  [ts.SyntaxKind.AsteriskEqualsToken, '*'],
  [ts.SyntaxKind.SlashEqualsToken, '/'],
  [ts.SyntaxKind.AmpersandEqualsToken, '&'],
  [ts.SyntaxKind.BarEqualsToken, '|'],
  [ts.SyntaxKind.CaretEqualsToken, '^'],
]);

export class BodyReader {
  readonly #reading: ReadingContext;
  readonly #returns: Type;
  /** Names that are assigned after their declaration. */
  readonly #changed: ReadonlySet<string>;
  /** How often each name is declared. */
  readonly #declared = new Map<string, number>();
  /** The names of parameters, also of destructured ones. */
  readonly #reserved = new Set<string>();
  /** The constants that become fields of an object with methods. */
  readonly #closedOver: ReadonlyMap<string, ts.VariableDeclaration>;

  constructor(reading: ReadingContext, returns: Type, body: ts.Node) {
    const count = (node: ts.Node): void => {
      if (
        (ts.isVariableDeclaration(node) || ts.isBindingElement(node)) &&
        ts.isIdentifier(node.name)
      ) {
        const { text } = node.name;
        this.#declared.set(text, (this.#declared.get(text) ?? 0) + 1);
      }
      ts.forEachChild(node, count);
    };
    count(body);
    this.#reading = reading;
    this.#returns = returns;
    this.#changed = assignedIn(body);
    this.#closedOver = closedOver(body);
  }

  block(node: ts.Statement, outer: Scope): Statement[] {
    const scope = new Scope(outer);
    const statements = ts.isBlock(node) ? node.statements : [node];
    let done = 0;
    return statements.flatMap((one, i) => {
      if (i < done) return [];
      const grown = growthOf(statements.slice(i, i + 3));
      if (grown) {
        done = i + 3;
        return [this.#grow(grown, commentsAbove(one), scope)];
      }
      const added = this.#addToMap(one, statements[i + 1], scope);
      if (added) return [added];
      return this.#addToMap(statements[i - 1], one, scope) ? [] : this.#statement(one, scope);
    });
  }

  /** Two statements that append to a list in a map become one. */
  #addToMap(
    one: ts.Statement | undefined,
    next: ts.Statement | undefined,
    scope: Scope,
  ): Statement | null {
    const added = addedToMap(one, next);
    if (!added || !one) return null;
    const read = new ExpressionReader(this.#reading, scope);
    const list = read.listAt(added.map, added.key);
    return { kind: 'push', list, value: read.read(added.item), why: commentsAbove(one) };
  }

  #grow({ buffer, size }: Growth, why: readonly string[], scope: Scope): Statement {
    const read = new ExpressionReader(this.#reading, scope);
    const target = read.read(buffer);
    if (target.kind !== 'field') {
      return refuse(
        buffer,
        'only a typed array in a field can grow',
        'Store it in a field of an interface.',
      );
    }
    return { kind: 'grow', buffer: target, size: read.read(size), why };
  }

  #statement(node: ts.Statement, scope: Scope): Statement[] {
    const why = commentsAbove(node);
    const read = new ExpressionReader(this.#reading, scope);
    if (ts.isVariableStatement(node)) {
      const all = node.declarationList.declarations.flatMap((one) => this.#declare(one, scope));
      return all.map((one, i) => (i === 0 ? { ...one, why } : one));
    }
    if (ts.isReturnStatement(node)) {
      const value = node.expression ? read.as(this.#returns, node.expression) : null;
      return [{ kind: 'return', value, why }];
    }
    if (ts.isIfStatement(node)) {
      const test = read.test(node.expression);
      const yes = this.block(node.thenStatement, scope);
      const no = node.elseStatement ? this.block(node.elseStatement, scope) : [];
      return [{ kind: 'if', test, yes, no, why }];
    }
    if (ts.isForStatement(node)) return this.#for(node, scope, why);
    if (ts.isForOfStatement(node)) return [this.#forOf(node, scope, why)];
    if (ts.isWhileStatement(node)) {
      const test = read.test(node.expression);
      return [{ kind: 'while', test, body: this.block(node.statement, scope), why }];
    }
    if (ts.isExpressionStatement(node)) {
      const done = this.#push(node.expression, scope) ?? [this.#do(node.expression, scope)];
      return done.map((one, i) => (i === 0 ? { ...one, why } : one));
    }
    if (node.kind === ts.SyntaxKind.BreakStatement) return [{ kind: 'break', why }];
    if (node.kind === ts.SyntaxKind.ContinueStatement) return [{ kind: 'continue', why }];
    if (ts.isBlock(node)) return this.block(node, scope);
    if (ts.isSwitchStatement(node)) return [this.#switch(node, scope, why)];
    if (ts.isThrowStatement(node)) return [{ kind: 'throw', message: messageOf(node), why }];
    return refuseUnknown(node);
  }

  #let(own: string, value: Expression, type: Type, scope: Scope, name = own): Statement {
    const isChanged = this.#changed.has(own);
    // A changing variable needs a slot of its own, because later values may be other numbers.
    const stored = type.kind === 'number' ? numberType() : type;
    flowType(value.type, stored);
    scope.add(own, stored, name);
    return { kind: 'let', name, type: stored, value, isChanged, why: [] };
  }

  /** Reserves a parameter's name. */
  reserve(name: string): void {
    this.#reserved.add(name);
  }

  /** Returns an unused name for a value moved out of its loop. */
  #freshName(name: string): string {
    if ((this.#declared.get(name) ?? 0) < 2 && !this.#reserved.has(name)) {
      this.#reserved.add(name);
      return name;
    }
    let number = 2;
    while (this.#declared.has(name + number)) number += 1;
    this.#declared.set(name + number, 1);
    return name + number;
  }

  #declare(node: ts.VariableDeclaration, scope: Scope): Statement[] {
    const read = new ExpressionReader(this.#reading, scope);
    const { name, initializer } = node;
    if (!initializer)
      return refuse(node, 'the variable has no value', 'Give it its first value here.');
    if (isOfMethods(node)) return [this.#object(node, scope)];
    if (ts.isIdentifier(name)) {
      // It becomes a field of the object.
      if (this.#closedOver.get(name.text) === node) return [];
      const written = node.type && this.#reading.types.type(node.type, name.text, true);
      const value = written ? read.as(written, initializer) : read.read(initializer);
      return [this.#let(name.text, value, written ?? value.type, scope)];
    }
    if (ts.isArrayBindingPattern(name)) {
      const from = skipParentheses(initializer);
      const values = ts.isArrayLiteralExpression(from)
        ? from.elements.map((one) => read.read(one))
        : this.#itemsOf(read.read(from), name.elements.length, node, read);
      return name.elements.map((one, i) =>
        this.#let(nameOf(one), values[i]!, values[i]!.type, scope),
      );
    }
    return this.#destructure(name, read.read(initializer), scope);
  }

  /** Reads an object with methods. The variables that they close over become its fields. */
  #object(node: ObjectOfMethods, scope: Scope): Statement {
    const { types } = this.#reading;
    const type = types.type(node.type!, '');
    const of = type.kind === 'struct' ? type.name : '';
    const signatures =
      types.methods(of) ??
      refuse(
        node.type!,
        'the type of an object with methods can have only methods',
        'Declare an interface with only methods.',
      );
    const own = node.name.text;
    const object: Expression = { kind: 'variable', name: own, type };
    const read = new ExpressionReader(this.#reading, scope);
    const fields = [...this.#closedOver].map(([name, { initializer }]) => {
      const { found: initial } = this.#reading.withUses(() => read.read(initializer!));
      return { name, type: initial.type, doc: '', initial };
    });
    types.setFields(of, fields);
    const inside = new Scope();
    inside.add(own, type);
    for (const field of fields) {
      inside.addPlace(field.name, { kind: 'field', object, name: field.name, type: field.type });
    }
    const given = methodsOf(node);
    for (const [name, signature] of signatures) {
      const method = given.get(name) ?? refuse(node, `the object has no method ${name}`, 'Add it.');
      this.#addMethod(method, { of, name }, own, signature, inside);
    }
    scope.add(own, type);
    for (const field of fields) {
      scope.addPlace(field.name, { kind: 'field', object, name: field.name, type: field.type });
    }
    const made = new Map(fields.map(({ name, initial }) => [name, initial]));
    const value: Expression = { kind: 'objectLiteral', fields: made, type };
    return { kind: 'let', name: own, type, value, isChanged: true, why: [] };
  }

  #addMethod(
    node: ts.ArrowFunction,
    method: { readonly of: string; readonly name: string },
    own: string,
    { parameters, returns, doc = '' }: Signature,
    outer: Scope,
  ): void {
    const scope = new Scope(outer);
    const named = parameters.map((one, i) => {
      const name = node.parameters[i]?.name.getText() ?? one.name;
      const isSame = (node.parameters[i]?.initializer?.getText() ?? '[]') === '[]';
      if (!isSame) {
        refuse(
          node.parameters[i]!,
          'the only default value in a method is an empty array',
          'Write `= []`, or remove it.',
        );
      }
      scope.add(name, one.type);
      return { ...one, name };
    });
    const object = { name: own, type: { kind: 'struct', name: method.of } as const, initial: null };
    const given = [object, ...named];
    const { found: body, uses } = this.#reading.withUses(() => {
      const reader = new BodyReader(this.#reading, returns, node.body);
      for (const one of given) reader.reserve(one.name);
      if (!ts.isBlock(node.body)) {
        return refuse(node.body, 'a method needs braces', 'Write `{ return …; }`.');
      }
      return reader.block(node.body, scope);
    });
    this.#reading.addMethod({
      name: methodName(method.of, method.name),
      line: lineOf(node),
      isExported: true,
      method,
      doc,
      parameters: given,
      returns,
      body,
      uses,
    });
  }

  /** Returns the first items of a pair or a list. */
  #itemsOf(list: Expression, count: number, node: ts.Node, read: ExpressionReader): Expression[] {
    const { type } = list;
    if (type.kind === 'struct') {
      const { fields } = this.#reading.types.struct(type, node);
      return fields.slice(0, count).map(({ name }) => read.field(list, name, node));
    }
    return refuse(
      node,
      'only a pair or an array in brackets can be destructured like this',
      'Use an index for each item, such as `list[0]`.',
    );
  }

  /** Destructures an object into variables. */
  #destructure(pattern: ts.ObjectBindingPattern, from: Expression, scope: Scope): Statement[] {
    const read = new ExpressionReader(this.#reading, scope);
    // Evaluate the expression only once.
    if (!isPlace(from) && pattern.elements.length > 1) {
      const name = this.#freshName(
        from.type.kind === 'struct' ? nameOfType(from.type.name) : 'found',
      );
      const first = this.#let(name, from, from.type, scope);
      return [
        first,
        ...this.#destructure(pattern, { kind: 'variable', name, type: from.type }, scope),
      ];
    }
    const object = from;
    return pattern.elements.flatMap((element) => {
      const key = element.propertyName?.getText() ?? nameOf(element);
      const field = read.field(object, key, element);
      if (ts.isObjectBindingPattern(element.name))
        return this.#destructure(element.name, field, scope);
      if (!element.initializer) return [this.#let(nameOf(element), field, field.type, scope)];
      if (field.type.kind !== 'optional') {
        return refuse(element, 'the field always has a value', 'Remove the default value.');
      }
      const { of } = field.type;
      const no = read.as(of, element.initializer);
      const value: Expression = {
        kind: 'conditional',
        test: { kind: 'isPresent', of: field, type: { kind: 'boolean' } },
        yes: { kind: 'value', of: field, type: of },
        no,
        type: of,
      };
      return [this.#let(nameOf(element), value, of, scope)];
    });
  }

  /** Destructures a parameter into its fields. */
  parameter(pattern: ts.ObjectBindingPattern, name: string, type: Type, scope: Scope): Statement[] {
    return this.#destructure(pattern, { kind: 'variable', name, type }, scope);
  }

  #for(node: ts.ForStatement, outer: Scope, why: readonly string[]): Statement[] {
    const scope = new Scope(outer);
    const { initializer, condition, incrementor, statement } = node;
    const counted = this.#counted(node, scope, why);
    if (counted) return [counted];
    if (!condition || !incrementor) {
      return refuse(node, 'a `for` loop needs a condition and a step', 'Write a `while` loop.');
    }
    if (hasContinue(statement)) {
      return refuse(
        node,
        '`continue` would skip the step of a loop that does not count by 1',
        'Write an `if` instead of `continue`.',
      );
    }
    const before =
      initializer && ts.isVariableDeclarationList(initializer)
        ? initializer.declarations.map((one) => {
            const value = new ExpressionReader(this.#reading, scope).read(one.initializer!);
            const name = one.name.getText();
            return this.#let(name, value, value.type, scope, this.#freshName(name));
          })
        : [];
    const test = new ExpressionReader(this.#reading, scope).test(condition);
    const body = [...this.block(statement, scope), { ...this.#do(incrementor, scope), why: [] }];
    const loop: Statement = { kind: 'while', test, body, why };
    return [...before, loop];
  }

  /** Reads a loop that counts by 1 up to a constant bound. */
  #counted(node: ts.ForStatement, scope: Scope, why: readonly string[]): Statement | null {
    const { initializer, condition, incrementor, statement } = node;
    if (!initializer || !ts.isVariableDeclarationList(initializer)) return null;
    const [declared] = initializer.declarations;
    if (!declared || initializer.declarations.length > 1 || !ts.isIdentifier(declared.name))
      return null;
    if (!condition || !ts.isBinaryExpression(condition) || !incrementor) return null;
    const name = declared.name.text;
    const step = incrementor.getText();
    if (step !== `${name} += 1` && step !== `${name} -= 1`) return null;
    const isDown = step.includes('-');
    const operator = condition.operatorToken.getText();
    if (condition.left.getText() !== name || (isDown ? operator !== '>=' : !/^<=?$/.test(operator)))
      return null;
    const inBody = assignedIn(statement);
    if (inBody.has(name) || namesIn(condition.right).some((one) => inBody.has(one))) return null;
    const read = new ExpressionReader(this.#reading, scope);
    const from = read.read(declared.initializer!);
    const bound = read.read(condition.right);
    const type = numberType();
    flowType(from.type, type);
    scope.add(name, type);
    const one: Expression = { kind: 'number', value: 1, type: numberType() };
    const to: Expression =
      operator === '<='
        ? { kind: 'binary', operator: '+', left: bound, right: one, type: bound.type }
        : bound;
    return { kind: 'count', name, from, to, isDown, body: this.block(statement, scope), why };
  }

  #forOf(node: ts.ForOfStatement, outer: Scope, why: readonly string[]): Statement {
    const counted = this.#through(node, outer, why);
    if (counted) return counted;
    const scope = new Scope(outer);
    const read = new ExpressionReader(this.#reading, scope);
    const from = skipParentheses(node.expression);
    const declared = (node.initializer as ts.VariableDeclarationList).declarations[0]!.name;
    const isEntries =
      ts.isCallExpression(from) &&
      ts.isPropertyAccessExpression(from.expression) &&
      from.expression.name.text === 'entries';
    const source = isEntries ? (from.expression as ts.PropertyAccessExpression).expression : from;
    const list = read.read(source);
    const { type } = list;
    const of =
      type.kind === 'list'
        ? type.of
        : type.kind === 'buffer'
          ? itemType(type.of)
          : refuse(
              node.expression,
              'a loop needs an array or a typed array',
              'Convert it to an array first.',
            );
    const pattern =
      isEntries && ts.isArrayBindingPattern(declared)
        ? (declared.elements[1] as ts.BindingElement).name
        : declared;
    const index =
      isEntries && ts.isArrayBindingPattern(declared) ? nameOf(declared.elements[0]!) : null;
    if (index) scope.add(index, numberType());
    const name = ts.isIdentifier(pattern) ? pattern.text : `${singular(source.getText())}`;
    scope.add(name, of);
    const taken = ts.isObjectBindingPattern(pattern)
      ? this.#destructure(pattern, { kind: 'variable', name, type: of }, scope)
      : [];
    const body = [...taken, ...this.block(node.statement, scope)];
    return { kind: 'each', name, index, list, body, why };
  }

  /** Reads `for (const step of [-1, 0, 1])` as a counting loop. */
  #through(node: ts.ForOfStatement, outer: Scope, why: readonly string[]): Statement | null {
    const list = skipParentheses(node.expression);
    const { name } = (node.initializer as ts.VariableDeclarationList).declarations[0]!;
    if (!ts.isArrayLiteralExpression(list) || !ts.isIdentifier(name)) return null;
    const read = new ExpressionReader(this.#reading, outer);
    const items = list.elements.map((one) => read.read(one));
    const [from] = items;
    const areInOrder = items.every(
      (one, i) => one.kind === 'number' && from?.kind === 'number' && one.value === from.value + i,
    );
    if (!areInOrder || from?.kind !== 'number') return null;
    const scope = new Scope(outer);
    scope.add(name.text, numberType());
    const to: Expression = { ...from, value: from.value + items.length };
    const body = this.block(node.statement, scope);
    return { kind: 'count', name: name.text, from, to, isDown: false, body, why };
  }

  /** Turns a switch into a chain of tests, because few languages let a case fall through. */
  #switch(node: ts.SwitchStatement, scope: Scope, why: readonly string[]): Statement {
    const read = new ExpressionReader(this.#reading, scope);
    const value = read.read(node.expression);
    const boolean: Type = { kind: 'boolean' };
    const name = 'chosen';
    const first = this.#let(name, value, value.type, scope);
    const of: Expression = { kind: 'variable', name, type: value.type };
    let tests: Expression[] = [];
    const parts: { test: Expression | null; body: Statement[] }[] = [];
    for (const clause of node.caseBlock.clauses) {
      if (ts.isCaseClause(clause)) {
        const right = read.read(clause.expression, value.type);
        tests.push({ kind: 'binary', operator: '==', left: of, right, type: boolean });
        if (clause.statements.length === 0) continue;
        const test = tests.reduce((left, one) => ({
          kind: 'binary',
          operator: '||',
          left,
          right: one,
          type: boolean,
        }));
        parts.push({ test, body: clause.statements.flatMap((one) => this.block(one, scope)) });
        tests = [];
      } else {
        parts.push({
          test: null,
          body: clause.statements.flatMap((one) => this.block(one, scope)),
        });
      }
    }
    const chain = parts.reduceRight<Statement[]>(
      (no, { test, body }) => (test ? [{ kind: 'if', test, yes: body, no, why: [] }] : body),
      [],
    );
    const always: Expression = { kind: 'boolean', value: true, type: boolean };
    return { kind: 'if', test: always, yes: [first, ...chain], no: [], why };
  }

  /** Appends items to a list one by one. */
  #push(outer: ts.Expression, scope: Scope): Statement[] | null {
    const node = skipParentheses(outer);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
    if (node.expression.name.text !== 'push') return null;
    const read = new ExpressionReader(this.#reading, scope);
    const list = read.read(node.expression.expression);
    const { type } = list;
    if (type.kind !== 'list') return refuse(node, 'only an array has `push`', 'Declare an array.');
    return node.arguments.map((one) => ({
      kind: 'push',
      list,
      value: read.as(type.of, one),
      why: [],
    }));
  }

  #do(outer: ts.Expression, scope: Scope): Statement {
    const node = skipParentheses(outer);
    const read = new ExpressionReader(this.#reading, scope);
    if (ts.isBinaryExpression(node)) {
      const operator = assigning.get(node.operatorToken.kind);
      if (operator === undefined) {
        return refuse(
          node,
          'the translator does not know this operator',
          'Assign the result of an expression with `=`.',
        );
      }
      if (ts.isArrayLiteralExpression(node.left)) return swapOf(node, read);
      return this.#assign(node, operator, read);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const on = read.read(expression);
      const [value] = node.arguments;
      if (name.text === 'sort' && value)
        return { kind: 'sort', list: on, key: keyOf(value), why: [] };
      if (name.text === 'fill' && value)
        return { kind: 'fill', buffer: on, value: read.read(value), why: [] };
    }
    if (ts.isCallExpression(node)) return { kind: 'do', value: read.read(node), why: [] };
    return refuseUnknown(node);
  }

  #assign(
    node: ts.BinaryExpression,
    operator: '' | BinaryOperator,
    read: ExpressionReader,
  ): Statement {
    const target = targetOf(read, node.left);
    if (target.kind === 'length') {
      const { list } = target;
      if (list.type.kind !== 'list') {
        return refuse(
          node,
          'only the length of an array can change',
          'Use an array, or a variable for the count.',
        );
      }
      if (skipParentheses(node.right).getText() === '0') return { kind: 'clear', list, why: [] };
      return { kind: 'truncate', list, size: read.read(node.right), why: [] };
    }
    // A buffer's item type is fixed.
    const isInBuffer = target.kind === 'item' && target.list.type.kind === 'buffer';
    const type = target.type;
    const isPlain = operator === '' && !isInBuffer;
    const value = isPlain ? read.as(type, node.right) : read.read(node.right);
    if (isInBuffer) return { kind: 'assign', target: target as Target, operator, value, why: [] };
    if (operator === '/' && type.kind === 'number') flowType(numberType(true), type);
    else flowType(value.type, type);
    return { kind: 'assign', target: target as Target, operator, value, why: [] };
  }
}

function swapOf({ left, right }: ts.BinaryExpression, read: ExpressionReader): Statement {
  const parts = (of: ts.Expression): readonly ts.Expression[] =>
    ts.isArrayLiteralExpression(of) ? of.elements : [];
  const [one, other, more] = parts(left);
  const [first, second] = parts(right);
  const isSwap =
    one &&
    other &&
    !more &&
    first?.getText() === other.getText() &&
    second?.getText() === one.getText();
  if (!isSwap) {
    return refuse(
      left.parent,
      'several assignments at once can only swap two values',
      'Write one assignment after the other.',
    );
  }
  const [a, b] = [targetOf(read, one), targetOf(read, other)];
  if (a.kind === 'length' || b.kind === 'length')
    return refuse(left, 'lengths cannot be swapped', 'Swap the arrays.');
  return { kind: 'swap', one: a, other: b, why: [] };
}

/** Returns the sort key of `(a, b) => a.field - b.field`, or null for the items themselves. */
function keyOf(node: ts.Expression): string | null {
  const [, , field] =
    /^\((\w+), \w+\) =>\s+\1(?:\.(\w+))? - \w+(?:\.\2)?$/.exec(node.getText()) ??
    refuse(
      node,
      'an array can only be sorted in ascending order',
      'Write `(a, b) => a - b` or `(a, b) => a.field - b.field`.',
    );
  return field ?? null;
}

/** An assigned variable is not narrowed, because it may become null. */
function targetOf(
  read: ExpressionReader,
  node: ts.Expression,
): Expression & { kind: 'variable' | 'field' | 'item' | 'length' } {
  const target = read.read(node);
  const whole = target.kind === 'value' ? target.of : target;
  if (
    whole.kind === 'variable' ||
    whole.kind === 'field' ||
    whole.kind === 'item' ||
    whole.kind === 'length'
  ) {
    return whole;
  }
  return refuse(
    node,
    'only a variable, a field or an item can be assigned',
    'Assign to one of them.',
  );
}

function nameOf(element: ts.ArrayBindingElement): string {
  if (!ts.isBindingElement(element) || !ts.isIdentifier(element.name))
    return refuse(
      element,
      'a pattern in brackets can contain only names',
      'Destructure it in a statement of its own.',
    );
  return element.name.text;
}

/** Makes a variable's name from a type's: "ClosestPoint" becomes "closestPoint". */
const nameOfType = (name: string): string =>
  name === 'Vec2' ? 'place' : name.charAt(0).toLowerCase() + name.slice(1);

/** Whether it is a variable or a field of one. */
function isPlace(one: Expression): boolean {
  if (one.kind === 'field') return isPlace(one.object);
  if (one.kind === 'value') return isPlace(one.of);
  return one.kind === 'variable';
}

/** Names a loop's item: "circles" becomes "circle". */
const singular = (name: string): string => (/^\w+s$/.test(name) ? name.slice(0, -1) : 'one');

function assignedIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isBinaryExpression(one) && assigning.has(one.operatorToken.kind)) {
      const target = skipParentheses(one.left);
      if (ts.isIdentifier(target)) names.add(target.text);
    }
    if (
      ts.isCallExpression(one) &&
      ts.isPropertyAccessExpression(one.expression) &&
      one.expression.name.text === 'push'
    ) {
      names.add(one.expression.expression.getText());
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return names;
}

function namesIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  const names: string[] = [];
  ts.forEachChild(node, (child) => void names.push(...namesIn(child)));
  return names;
}

function hasContinue(node: ts.Node): boolean {
  let found = false;
  const visit = (one: ts.Node): void => {
    if (one.kind === ts.SyntaxKind.ContinueStatement) found = true;
    if (!ts.isIterationStatement(one, false) || one === node) ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

function commentsAbove(node: ts.Node): string[] {
  const text = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((one) => one.startsWith('//'))
    .map((one) => one.slice(2).trim());
}

/** Returns an error's message, in which a value is replaced by its name. */
function messageOf(node: ts.ThrowStatement): string {
  const made = node.expression;
  const [message] = made && ts.isNewExpression(made) ? (made.arguments ?? []) : [];
  if (!message)
    return refuse(node, 'the error has no message', "Write `throw new RangeError('…')`.");
  return wordsOf(message);
}

/** Returns the name of the value in a message, also within a formatting call. */
function valueIn(node: ts.Expression): string {
  const [only, more] = ts.isCallExpression(node) ? node.arguments : [];
  return only && !more ? only.getText() : node.getText();
}

function wordsOf(outer: ts.Expression): string {
  const node = skipParentheses(outer);
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => valueIn(expression) + literal.text,
    );
    // "id 7 is there" becomes "id is there", because the value has no text.
    return (node.head.text + spans.join('')).replaceAll(/\b(\w+) \1\b/g, '$1');
  }
  if (ts.isBinaryExpression(node)) return wordsOf(node.left) + wordsOf(node.right);
  return refuse(node, 'the message of an error must be text', 'Write the text here.');
}
