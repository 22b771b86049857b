import { isPattern, plain, types, wordsFor } from './constructs.ts';
import { childrenOf, type Node } from './node.ts';
import { type Around, ProbeWriter } from './probe-writer.ts';
import type { Site } from './site.ts';

/** The probes in expressions, with one method for each construct. Other constructs are refused. */
export abstract class ExpressionProbes extends ProbeWriter {
  protected abstract aFunction(node: Node, name: string, outer: Around): void;

  /** Visits code without probes, because it may contain types to remove. */
  protected untraced(node: Node): void {
    if (node.type.startsWith('Class')) this.refuse(`${wordsFor(node)} can’t be traced.`, node);
    if (node.type.startsWith('TS')) {
      if (types.has(node.type)) return;
      if (!plain.has(node.type)) this.refuse(`${wordsFor(node)} can’t be traced.`, node);
      // The other child is a type.
      this.untraced(node.expression);
      return;
    }
    for (const child of childrenOf(node)) this.untraced(child);
  }

  /** Probes a condition and each of its operands. */
  protected aCondition(node: Node, around: Around, more: Partial<Site> = {}): void {
    const name = this.text(node);
    const condition = this.site('condition', node, around, { name, ...more });
    this.wrap(node, `$$.c(${condition},`, ')', () =>
      this.anExpression(node, { ...around, condition }),
    );
  }

  protected anOperand(node: Node, around: Around, isRight: boolean): void {
    // The left side of a && b && c is a && b, whose own operands have probes.
    if (node.type === 'LogicalExpression' && !isRight) {
      this.anExpression(node, around);
      return;
    }
    const { condition: partOf, ...outside } = around;
    const more = {
      name: this.text(node),
      ...(partOf === undefined ? {} : { partOf }),
      ...(isRight ? { isRight: true as const } : {}),
    };
    const operand = this.site('condition', node, outside, more);
    this.wrap(node, `$$.c(${operand},`, ')', () =>
      this.anExpression(node, { ...outside, condition: operand }),
    );
  }

  protected anExpression(node: Node, around: Around): void {
    // Operands of nested expressions are not part of the condition.
    const { condition: _whole, ...inside } = around;
    switch (node.type) {
      case 'LogicalExpression':
        if (node.operator === '??') {
          this.anExpression(node.left, inside);
          this.conditional(node.right, inside);
          return;
        }
        this.anOperand(node.left, around, false);
        this.anOperand(node.right, around, true);
        return;
      case 'ConditionalExpression':
        this.aCondition(node.test, inside);
        this.conditional(node.consequent, inside);
        this.conditional(node.alternate, inside);
        return;
      case 'AssignmentExpression':
        this.anAssignment(node, inside);
        return;
      case 'UpdateExpression':
        this.anUpdate(node, inside);
        return;
      case 'CallExpression':
        this.aCall(node, inside);
        return;
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        this.aFunction(node, node.id?.name ?? 'a function', inside);
        return;
      case 'UnaryExpression':
        // `!(a && b)`: the negated expression is still part of the condition.
        this.anExpression(node.argument, node.operator === '!' ? around : inside);
        return;
      default:
        if (!plain.has(node.type)) this.refuse(`${wordsFor(node)} can’t be traced.`, node);
        for (const child of childrenOf(node)) {
          if (!child.type.startsWith('TS') || plain.has(child.type))
            this.anExpression(child, inside);
        }
    }
  }

  protected conditional(node: Node, around: Around): void {
    const statement = this.site('statement', node, around);
    this.wrap(node, `($$.s(${statement}),`, ')', () => this.anExpression(node, around));
  }

  protected anAssignment(node: Node, around: Around): void {
    this.aPattern(node.left, around);
    if (isPattern(node.left)) {
      this.anExpression(node.right, around);
      return;
    }
    const value = this.site('value', node, around, { name: this.text(node.left) });
    this.wrap(node, `$$.v(${value},`, ')', () => this.anExpression(node.right, around));
  }

  protected anUpdate(node: Node, around: Around): void {
    const { argument, prefix } = node;
    this.aPattern(argument, around);
    // The new value of `list[i()]++` could be read only by calling i() again.
    if (!prefix && argument.type !== 'Identifier') return;
    const value = this.site('value', node, around, { name: this.text(argument) });
    if (prefix) this.wrap(node, `$$.v(${value},`, ')', () => {});
    // The expression's value is the old one, but the probe gets the new one.
    else this.wrap(node, `$$.p(${value},`, `,${argument.name})`, () => {});
  }

  protected aCall(node: Node, around: Around): void {
    const { callee } = node;
    const inside = () => {
      for (const child of childrenOf(node)) {
        if (!child.type.startsWith('TS') || plain.has(child.type)) this.anExpression(child, around);
      }
    };
    // A probe would break the chain in f?.(x).y.
    if (callee.type !== 'Identifier' || node.optional) {
      inside();
      return;
    }
    const call = this.site('call', node, around, { name: callee.name });
    this.wrap(node, `($$.k(${call}),`, ')', inside);
  }

  /** Visits the left side of an assignment, where defaults and computed keys are expressions. */
  protected aPattern(node: Node, around: Around): void {
    switch (node.type) {
      case 'Identifier':
        return;
      case 'AssignmentPattern':
        this.aPattern(node.left, around);
        this.anExpression(node.right, around);
        return;
      case 'ObjectPattern':
      case 'ArrayPattern':
      case 'RestElement':
      case 'Property':
        for (const child of childrenOf(node)) {
          if (!child.type.startsWith('TS')) this.aPattern(child, around);
        }
        return;
      default:
        this.anExpression(node, around);
    }
  }
}
