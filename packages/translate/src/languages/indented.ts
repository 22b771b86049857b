import { vectorArgument } from '../given-vectors.ts';
import { type Doc, either, group, hardLine, indent, line, softLine } from '../layout.ts';
import type { FilePiece } from '../one-file.ts';
import { safeDivisions } from '../safe-divisions.ts';
import type {
  BinaryOperator,
  Expression,
  FunctionTree,
  MathName,
  Statement,
  Target,
  Type,
} from '../tree.ts';
import { precedence, Writer, type Written } from '../writer.ts';

/** The precedence in Python and GDScript, where comparisons bind less than arithmetic. */
const levels: Record<BinaryOperator, number> = {
  '||': precedence.or,
  '&&': precedence.and,
  '==': 3.6,
  '!=': 3.6,
  '<': 3.6,
  '<=': 3.6,
  '>': 3.6,
  '>=': 3.6,
  '|': precedence.bitOr,
  '^': precedence.bitXor,
  '&': precedence.bitAnd,
  '<<': precedence.shift,
  '>>': precedence.shift,
  '+': precedence.sum,
  '-': precedence.sum,
  '*': precedence.product,
  '/': precedence.product,
  '%': precedence.product,
};

export const keywordPrecedence = { not: 3.5, compare: 3.6 };

/** Writes trees in a language with indented blocks and word operators. */
export abstract class IndentedWriter extends Writer {
  override readonly end = '';
  override readonly between = '\n\n\n';
  /** The current function's divisions by a provably non-zero number. */
  #safe: ReadonlySet<Expression> = new Set();

  /** Writes a division that must not fail for 0. */
  abstract divide(left: Expression, right: Expression): Written;

  /** Whether the current function calls the exported names. */
  #isOutside = false;
  /** The wrapper of the same name that is being written. */
  #around: string | null = null;

  protected prepare(one: FunctionTree): void {
    this.#safe = safeDivisions(one, this.library);
    this.#isOutside = one.isOutside ?? false;
  }

  /** Returns the argument that determines the kind of returned vectors. */
  private vectorGiven(name: string): Expression | null {
    const one = this.library.functions.get(name);
    return one?.isExported && !one.isOutside ? vectorArgument(one, this.library) : null;
  }

  private nameInside(name: string): string {
    return this.vectorGiven(name) ? `_${this.functionName(name)}` : this.functionName(name);
  }

  protected nameInHead(name: string): string {
    return name === this.#around ? this.functionName(name) : this.nameInside(name);
  }

  protected override nameInCall(name: string): string {
    return this.#isOutside ? this.functionName(name) : this.nameInside(name);
  }

  /**
   * A file exports a wrapper around a function that creates vectors, to return the caller's kind of
   * vector.
   */
  protected override functionPiece(one: FunctionTree): FilePiece {
    const piece = super.functionPiece(one);
    const given = this.vectorGiven(one.name);
    if (!given) return piece;
    const { parameters, returns: type, name } = one;
    const values = parameters.map((parameter): Expression => ({ kind: 'variable', ...parameter }));
    const made: Expression = { kind: 'call', name, values, type };
    const value: Expression = { kind: 'call', name: 'asGiven', values: [made, given], type };
    const both = (doc: string): FilePiece => {
      this.#around = name;
      const around = this.function({ ...one, doc, body: [{ kind: 'return', value, why: [] }] });
      this.#around = null;
      const inside = this.function({ ...one, doc: '' });
      return this.piece(name, 'functions', [around, hardLine, hardLine, hardLine, inside]);
    };
    return { ...piece, offered: both(one.doc).text, brings: both('').needs };
  }

  protected override comment(said: string): string {
    return `# ${this.withNames(said)}`;
  }

  protected override docLines(doc: string, width?: number): string[] {
    return super.docLines(this.withNames(doc), width);
  }

  /** Rewrites function names in the language's style. */
  private withNames(said: string): string {
    return said.replaceAll(/\b[a-z]+[A-Z]\w*/g, (name) =>
      this.library.functions.has(name) ? this.functionName(name) : name,
    );
  }

  protected override operator(operator: BinaryOperator): string {
    return operator === '&&' ? 'and' : operator === '||' ? 'or' : operator;
  }

  protected override level(operator: BinaryOperator): number {
    return levels[operator];
  }

  protected override not(of: Expression): Written {
    // The negation keeps its parentheses, because NaN rules out the opposite comparison.
    const least = keywordPrecedence.compare + 0.1;
    return { doc: ['not ', this.doc(of, least)], level: keywordPrecedence.not };
  }

  protected override binary(one: Expression & { kind: 'binary' }): Written {
    if (one.operator === '/' && !this.isSafe(one)) return this.divide(one.left, one.right);
    return super.binary(one);
  }

  protected isSafe(one: Expression): boolean {
    return this.#safe.has(one);
  }

  protected override chain(one: Expression & { kind: 'binary' }, level: number): Doc {
    const { left, right, operator } = one;
    const compares = level === keywordPrecedence.compare;
    const isChain =
      left.kind === 'binary' &&
      this.level(left.operator) === level &&
      !compares &&
      !(left.operator === '/' && !this.isSafe(left));
    const isBits = level >= precedence.bitOr && level <= precedence.shift;
    const least = isBits ? precedence.unary : level + (compares ? 0.1 : 0);
    return [
      isChain ? this.chain(left, level) : this.operand(left, right, least),
      line,
      `${this.operator(operator)} `,
      this.operand(right, left, isBits ? least : level + 0.1),
    ];
  }

  protected operand(one: Expression, _other: Expression, least: number): Doc {
    return this.doc(one, least);
  }

  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    return {
      doc: group(
        this.doc(one.yes, precedence.or),
        line,
        'if ',
        this.test(one.test, precedence.or),
        line,
        'else ',
        this.doc(one.no, precedence.conditional),
      ),
      level: precedence.conditional,
    };
  }

  protected test(one: Expression, least = precedence.none): Doc {
    return this.doc(one, least);
  }

  /** Writes a value, in parentheses if it needs several lines and has no brackets. */
  protected whole(one: Expression): Doc {
    const { doc, level } = this.expression(one);
    return level >= precedence.postfix ? doc : inParentheses(doc);
  }

  protected override argument(value: Expression): Doc {
    return value.kind === 'conditional' ? this.whole(value) : this.doc(value);
  }

  protected override body(all: readonly Statement[]): Doc {
    return indent(hardLine, all.length > 0 ? this.statements(all) : 'pass');
  }

  protected override statement(one: Statement): Doc {
    if (one.kind === 'while') return ['while ', this.wholeTest(one.test), ':', this.body(one.body)];
    if (one.kind === 'if' && one.test.kind === 'boolean' && one.test.value) {
      return this.statements(one.yes);
    }
    return super.statement(one);
  }

  protected override if(one: Statement & { kind: 'if' }): Doc {
    return this.ifWith('if', one);
  }

  private ifWith(word: string, one: Statement & { kind: 'if' }): Doc {
    const head: Doc = [word, ' ', this.wholeTest(one.test), ':', this.body(one.yes)];
    if (one.no.length === 0) return head;
    const [only] = one.no;
    const isChain = one.no.length === 1 && only?.kind === 'if' && only.why.length === 0;
    const rest = isChain ? this.ifWith('elif', only) : ['else:', this.body(one.no)];
    return [head, hardLine, rest];
  }

  private wholeTest(one: Expression): Doc {
    const isNot = one.kind === 'not' && one.of.kind === 'binary';
    if (isNot) return ['not ', '(', group(indent(softLine, this.doc(one.of)), softLine), ')'];
    const isBroken = one.kind === 'binary' || one.kind === 'not' || one.kind === 'conditional';
    return isBroken ? inParentheses(this.test(one)) : this.test(one);
  }

  protected override return(value: Expression | null): Doc {
    return value ? ['return ', this.whole(value)] : 'return';
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    return [this.doc(target), ` ${operator}= `, this.whole(value)];
  }
}

export const inParentheses = (doc: Doc): Doc =>
  group(either('', '('), indent(softLine, doc), softLine, either('', ')'));

export const whole: Type = { kind: 'number', slot: { isFloat: false, flowsTo: [] } };

/** Flattens max(max(a, b), c) to a, b, c. */
export function ofMany(name: MathName, values: readonly Expression[]): Expression[] {
  return values.flatMap((one, i) =>
    i === 0 && one.kind === 'math' && one.name === name ? ofMany(name, one.values) : [one],
  );
}

/** Drops a conversion from a 32-bit product's operand, because only the last 32 bits matter. */
export function inBits(one: Expression): Expression {
  if (one.kind !== 'toInteger') return one;
  const { of } = one;
  if (of.kind === 'number') return { ...of, type: whole };
  return { kind: 'math', name: 'toInt32', values: [of], type: whole };
}

export function plusOne(one: Expression): Expression {
  if (one.kind === 'number') return { ...one, value: one.value + 1 };
  if (one.kind === 'binary' && one.operator === '-' && one.right.kind === 'number') {
    if (one.right.value === 1) return one.left;
  }
  const right: Expression = { kind: 'number', value: 1, type: whole };
  return { kind: 'binary', operator: '+', left: one, right, type: one.type };
}

export function mentions(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.some((one) => mentions(one, name));
  if (node instanceof Map) return mentions([...node.values()], name);
  if (typeof node !== 'object' || node === null) return false;
  const one = node as { kind?: unknown; name?: unknown };
  if (one.kind === 'variable' && one.name === name) return true;
  return Object.entries(node).some(([key, value]) => key !== 'type' && mentions(value, name));
}
