import { hasTry, isFunction, isPattern, wordsFor } from './constructs.ts';
import { isDeclarationOfTypes } from './drop-types.ts';
import { ExpressionProbes } from './expression-probes.ts';
import { childrenOf, type Node, namesIn } from './node.ts';
import type { Around } from './probe-writer.ts';
import type { Site } from './site.ts';

/** Inserts the probes into a source's functions, statements and expressions. */
export class Probes extends ExpressionProbes {
  put(program: Node): Site[] {
    this.refuseNames(program);
    for (const statement of program.body) this.topLevel(statement);
    return this.sites;
  }

  private refuseNames(node: Node): void {
    if (node.type === 'Identifier' && ['$$', '$0', '$1'].includes(node.name)) {
      this.refuse(`The name ${node.name} is taken. Choose another name.`, node);
    }
    for (const child of childrenOf(node)) {
      const isName = child === node.property || (child === node.key && !node.shorthand);
      const isProperty = isName && !node.computed;
      if (!isProperty) this.refuseNames(child);
    }
  }

  private topLevel(node: Node): void {
    if (isDeclarationOfTypes(node) || node.type === 'ImportDeclaration') return;
    if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) this.topLevel(node.declaration);
    } else if (node.type === 'FunctionDeclaration') {
      this.aFunction(node, node.id.name, { fn: -1 });
    } else if (node.type === 'VariableDeclaration') {
      // Top-level code runs when the file is loaded, which is not part of a run.
      if (node.declare) this.refuse('A declaration without a value can’t be traced.', node);
      for (const { init, id } of node.declarations) {
        if (isFunction(init)) this.aFunction(init, this.nameOf(id), { fn: -1 });
        else if (init) this.untraced(init);
      }
    } else if (node.type !== 'EmptyStatement') {
      this.refuse(`${wordsFor(node)} can’t be traced. Write only functions.`, node);
    }
  }

  // Functions

  protected aFunction(node: Node, name: string, outer: Around): void {
    if (node.async) this.refuse('Async functions can’t be traced. Write a plain function.', node);
    if (node.generator) this.refuse('Generators can’t be traced. Return an array.', node);
    const fn = this.sites.length;
    const around = { fn };
    this.site('enter', node, around, { name, ...(outer.fn < 0 ? {} : { outer: outer.fn }) });
    const values: string[] = [];
    for (const parameter of node.params as Node[]) {
      if (parameter.name === 'this') this.refuse('A type of `this` can’t be traced.', parameter);
      for (const bound of namesIn(parameter)) {
        this.site('parameter', bound, around, { name: bound.name });
        values.push(bound.name);
      }
    }
    // Default values are evaluated before the `enter` probe, so they have no probes.
    for (const parameter of node.params as Node[]) this.untraced(parameter);
    const enter = `$$.e(${[fn, ...values].join(',')})`;
    const { body } = node;
    if (body.type === 'BlockStatement') {
      // After a caught error the recorder must know which call continues.
      this.edits.open(body.start + 1, `${hasTry(body) ? 'const $1=' : ''}${enter};`);
      this.statements(body.body, around);
      // The last statement may lack its semicolon. In an empty body both braces meet.
      this.edits.open(body.end - 1, `;$$.s(${this.endOf(body, around)});`);
      return;
    }
    const back = this.site('return', body, around);
    this.wrap(body, `(${enter},$$.r(${back},`, '))', () => this.anExpression(body, around));
  }

  /** The site of the closing brace, where a function ends without a `return`. */
  private endOf(body: Node, { fn }: Around): number {
    const { line, column } = body.loc.end;
    return this.sites.push({ kind: 'return', at: [line, column - 1, line, column], fn }) - 1;
  }

  // Statements

  private statements(statements: readonly Node[], around: Around): void {
    for (const statement of statements) this.aStatement(statement, around);
  }

  /** Gives a one-statement body braces, so that it has room for probes. */
  private aBody(node: Node, around: Around, first = ''): void {
    if (node.type === 'BlockStatement') {
      this.edits.open(node.start + 1, first);
      this.statements(node.body, around);
      return;
    }
    this.edits.open(node.start, `{${first}`);
    this.aStatement(node, around);
    this.edits.close(node.end, '}');
  }

  private aStatement(node: Node, around: Around): void {
    if (isDeclarationOfTypes(node) || node.type === 'EmptyStatement') return;
    if (node.type === 'FunctionDeclaration') {
      this.aFunction(node, node.id.name, around);
      return;
    }
    if (node.type === 'BlockStatement') {
      this.statements(node.body, around);
      return;
    }
    const name = node.type === 'ThrowStatement' ? { name: 'throw' } : {};
    const statement = this.site('statement', node, around, name);
    this.edits.open(node.start, `$$.s(${statement});`);
    this.insideStatement(node, around);
  }

  private insideStatement(node: Node, around: Around): void {
    switch (node.type) {
      case 'VariableDeclaration':
        if (node.declare) this.refuse('A declaration without a value can’t be traced.', node);
        for (const declarator of node.declarations) this.aVariable(declarator, around);
        this.after(
          node,
          node.declarations.flatMap(({ id, init }: Node) => (init && isPattern(id) ? [id] : [])),
          around,
        );
        break;
      case 'ExpressionStatement':
        this.anExpression(node.expression, around);
        if (node.expression.type === 'AssignmentExpression' && isPattern(node.expression.left)) {
          this.after(node, [node.expression.left], around);
        }
        break;
      case 'ReturnStatement':
        this.aReturn(node, around);
        break;
      case 'ThrowStatement':
        this.anExpression(node.argument, around);
        break;
      case 'IfStatement':
        this.aCondition(node.test, around);
        this.aBody(node.consequent, around);
        if (node.alternate) this.aBody(node.alternate, around);
        break;
      case 'ForStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        this.aLoop(node, around);
        break;
      case 'ForOfStatement':
      case 'ForInStatement':
        this.loopOver(node, around);
        break;
      case 'SwitchStatement':
        this.aSwitch(node, around);
        break;
      case 'TryStatement':
        this.aBody(node.block, around);
        if (node.handler) this.aBody(node.handler.body, around, this.resume(node.handler, around));
        if (node.finalizer) {
          this.aBody(node.finalizer, around, this.resume(node.finalizer, around));
          const end = this.site('finally', node.finalizer, around);
          this.edits.open(node.finalizer.end - 1, `;$$.s(${end});`);
        }
        break;
      case 'BreakStatement':
      case 'ContinueStatement':
        break;
      default:
        this.refuse(`${wordsFor(node)} can’t be traced.`, node);
    }
  }

  private resume(node: Node, around: Around): string {
    return `$$.b(${this.site('resume', node, around)},$1);`;
  }

  private aVariable({ id, init }: Node, around: Around): void {
    this.aPattern(id, around);
    if (!init) return;
    if (isFunction(init)) {
      this.aFunction(init, this.nameOf(id), around);
      return;
    }
    if (id.type === 'Identifier') {
      const value = this.site('value', id, around, { name: id.name });
      this.wrap(init, `$$.v(${value},`, ')', () => this.anExpression(init, around));
      return;
    }
    this.anExpression(init, around);
  }

  /** Probes follow the statement, because its names have values only then. */
  private after(statement: Node, patterns: readonly Node[], around: Around): void {
    const probes = patterns.map((pattern) => this.boundValues(pattern, around)).join('');
    const semicolon = this.source[statement.end - 1] === ';' ? '' : ';';
    if (probes) this.edits.close(statement.end, semicolon + probes);
  }

  private aReturn(node: Node, around: Around): void {
    const back = this.site('return', node, around);
    const { argument } = node;
    if (!argument) {
      this.edits.open(node.start + 'return'.length, ` $$.s(${back})`);
      return;
    }
    this.wrap(argument, `$$.r(${back},`, ')', () => this.anExpression(argument, around));
  }

  private startLoop(node: Node, around: Around): { inside: Around; iteration: string } {
    const loop = this.sites.length;
    const inside = { fn: around.fn, loop };
    this.site('loop', node, around, {});
    this.edits.open(node.start, `$$.l(${loop});`);
    return { inside, iteration: `$$.t(${this.site('iteration', node.body, inside)});` };
  }

  private aLoop(node: Node, around: Around): void {
    const { inside, iteration } = this.startLoop(node, around);
    const { init, test, update } = node;
    if (init?.type === 'VariableDeclaration') {
      for (const { id, init: value } of init.declarations) {
        if (id.type !== 'Identifier') {
          this.refuse('A for header can’t destructure. Destructure before the loop.', id);
        }
        if (value) this.aVariable({ ...init, id, init: value }, around);
        else this.aPattern(id, around);
      }
    } else if (init) this.anExpression(init, around);
    if (test) this.aCondition(test, inside, { isHeader: true });
    if (update) this.anExpression(update, inside);
    this.aBody(node.body, inside, iteration);
  }

  private loopOver(node: Node, around: Around): void {
    if (node.await) this.refuse('for await can’t be traced. Loop over an array.', node);
    const { inside, iteration } = this.startLoop(node, around);
    const isNew = node.left.type === 'VariableDeclaration';
    const pattern = isNew ? node.left.declarations[0].id : node.left;
    this.aPattern(pattern, around);
    this.anExpression(node.right, around);
    this.aBody(node.body, inside, iteration + this.boundValues(pattern, inside));
  }

  private aSwitch(node: Node, around: Around): void {
    const { discriminant } = node;
    const value = this.site('value', discriminant, around, { name: this.text(discriminant) });
    this.wrap(discriminant, `$$.v(${value},`, ')', () => this.anExpression(discriminant, around));
    for (const { test, consequent } of node.cases) {
      if (test) this.anExpression(test, around);
      this.statements(consequent, around);
    }
  }
}
