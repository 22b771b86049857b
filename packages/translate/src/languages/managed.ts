import { wrapped } from '../doc-text.ts';
import {
  after,
  type Doc,
  group,
  hardLine,
  indent,
  join,
  line,
  setInLines,
  softLine,
} from '../layout.ts';
import type { FilePiece } from '../one-file.ts';
import { float, integer } from '../slots.ts';
import type {
  BinaryOperator,
  Enum,
  Expression,
  FunctionTree,
  MathName,
  Parameter,
  Statement,
  Struct,
  Target,
  Type,
} from '../tree.ts';
import { atom, postfix, precedence, typeNames, Writer, type Written } from '../writer.ts';

/** A bracketed list. The closing bracket follows the last item. */
export function enclosed(open: string, docs: readonly Doc[], close: string): Doc {
  if (docs.length === 0) return open + close;
  return group(open, indent(softLine, join(docs, [',', line])), close);
}

/** Whether an integer is a hash multiplier, which is clearer in hexadecimal. */
export const isHash = (value: number): boolean => value < -(2 ** 30);

export const hexadecimal = (value: number): string =>
  `0x${(value >>> 0).toString(16).toUpperCase()}`;

/** A section with text in every file. */
export const inEveryFile = { name: '', between: '' };

/** Math functions written as operators. */
const operators: ReadonlySet<MathName> = new Set([
  'quotient',
  'shiftRight',
  'wrappedProduct',
  'wrappedSum',
]);

/** What C# and Java share: everything is in classes, and lines begin with operators. */
export abstract class ManagedWriter extends Writer {
  override readonly width: number = 72;
  /** The exception's name in doc comments, with its article. */
  abstract readonly exception: readonly [article: string, name: string];
  /** The names that the file exports. All others are private. */
  #offered: ReadonlySet<string> = new Set();
  /** The names in the current doc comment. */
  #named: { readonly parameters: readonly string[]; readonly fields: readonly string[] } = {
    parameters: [],
    fields: [],
  };

  protected isOffered(name: string): boolean {
    return this.#offered.has(name);
  }

  /** Writes a declaration twice: for export and for private use. */
  protected override functionPiece(one: FunctionTree): FilePiece {
    const piece = super.functionPiece(one);
    const { text, needs } = this.#offering(one.name, () => super.functionPiece(one));
    const meets = this.#metWith(typesOf(one));
    const all = [...new Set([...piece.needs, ...needs])];
    return { ...piece, needs: all, ...offeredIf(text, piece.text), meets };
  }

  protected override typePiece(one: Struct | Enum): FilePiece {
    const piece = super.typePiece(one);
    const { text } = this.#offering(one.name, () => super.typePiece(one));
    return { ...piece, ...offeredIf(text, piece.text) };
  }

  #offering(name: string, write: () => FilePiece): FilePiece {
    this.#offered = new Set([name]);
    const piece = write();
    this.#offered = new Set();
    return piece;
  }

  /** Returns the types that a caller with these types uses. */
  #metWith(types: readonly Type[]): string[] {
    const met = new Set<string>();
    const meet = (name: string): void => {
      if (met.has(name)) return;
      met.add(name);
      const struct = this.library.structs.get(name);
      // An object with methods also exposes its methods' types.
      const types = struct?.methods
        ? this.methodsOf(struct).flatMap((method) => typesOf(method))
        : (struct?.fields ?? []).map(({ type }) => type);
      typeNames(types).forEach(meet);
    };
    typeNames(types).forEach(meet);
    return [...met];
  }

  /** Returns a doc comment's paragraphs, with code between backticks. */
  protected override paragraphs(doc: string): string[] {
    const [article, name] = this.exception;
    return super.paragraphs(doc).map((one) =>
      one
        .replaceAll(/\ba RangeError\b/g, `${article} ${name}`)
        .replaceAll(/\bRangeError\b/g, name)
        .replaceAll(/`([^`]*)`/g, (_, code: string) => `\`${this.codeInDoc(code)}\``),
    );
  }

  protected codeInDoc(code: string): string {
    return code.replaceAll(/\b([a-z]\w*)(?=\()/g, (name) =>
      this.library.functions.has(name) ? this.functionName(name) : name,
    );
  }

  /** Writes a doc comment that recognizes the declaration's names. */
  protected docCommentOf(one: FunctionTree | Struct): Doc[] {
    this.#named =
      'parameters' in one
        ? { parameters: one.parameters.map(({ name }) => name), fields: [] }
        : { parameters: [], fields: one.fields.map(({ name }) => name) };
    return this.docComment(one.doc);
  }

  // Objects with methods.

  /** The words before `class`, and before a field's name. */
  protected abstract readonly wordsOf: { readonly object: string; readonly field: string };
  protected abstract method(one: FunctionTree, rest: readonly Parameter[]): Doc;

  protected override objectType(one: Struct, methods: readonly FunctionTree[]): Doc {
    const access = this.isOffered(one.name) ? 'public' : 'private';
    const { object, field: ofField } = this.wordsOf;
    const fields = one.fields.map(
      ({ name, type, initial }): Doc =>
        `private ${ofField} ${this.type(type)} ${this.variable(name)} = ${this.inOneLine(initial!)};`,
    );
    const written = methods.map((method) =>
      this.inMethod(method, (rest) => this.method(method, rest)),
    );
    return [
      ...this.docCommentOf(one),
      this.braced(
        `${access} ${object} class ${this.typeName(one.name)}`,
        join([join(fields, hardLine), ...written], [hardLine, hardLine]),
      ),
    ];
  }

  private inOneLine(one: Expression): string {
    return setInLines(this.doc(one), 1000, '');
  }

  protected override ownField(name: string): Written {
    return atom(this.variable(name));
  }

  protected override methodCall(
    one: Expression & { kind: 'call' },
    { name }: { readonly name: string },
  ): Written {
    const [object, ...values] = one.values as [Expression, ...Expression[]];
    const head = [this.doc(object, precedence.postfix), `.${this.methodName(name)}`];
    return postfix(head, this.given(values));
  }

  protected abstract readonly reserved: ReadonlySet<string>;

  /** Wraps text between tags. `code` formats code in backticks, which is not broken. */
  protected inLines(
    [open, text, close]: readonly [open: string, text: string, close: string],
    width: number,
    code: (of: string) => string,
  ): string[] {
    const inTags = escaped(text).replaceAll(/`([^`]*)`/g, (_, of: string) =>
      code(of).replaceAll(' ', '\u00a0'),
    );
    return wrapped(`${open}${inTags}${close}`, width).map((one) => one.replaceAll('\u00a0', ' '));
  }

  protected override comment(said: string): string {
    return `// ${said.replaceAll(/`(\w+)`/g, (whole, name: string) =>
      this.library.functions.has(name) ? `\`${this.functionName(name)}\`` : whole,
    )}`;
  }

  protected override nameInDoc(name: string): string {
    if (this.reserved.has(name)) return name;
    const { parameters, fields } = this.#named;
    if (parameters.includes(name)) return this.variable(name);
    if (fields.includes(name)) return this.field(name);
    if (this.library.functions.has(name) || this.library.structs.has(name))
      return super.nameInDoc(name);
    const isField = [...this.library.structs.values()].some((one) =>
      one.fields.some((field) => field.name === name),
    );
    return isField ? this.field(name) : super.nameInDoc(name);
  }

  protected isMutable(type: Type): boolean {
    return type.kind === 'struct' && this.library.structs.get(type.name)!.isMutable;
  }

  // Expressions.

  /** Whether a value begins with a name and breaks in its own brackets. */
  protected isBracketed(one: Expression): boolean {
    if (one.kind === 'present' || one.kind === 'toFloat') return this.isBracketed(one.of);
    if (one.kind === 'math') return !operators.has(one.name);
    return ['call', 'callValue', 'objectLiteral', 'list', 'conditional'].includes(one.kind);
  }

  /** Lays out a value after `=` or `return`. */
  protected placed(one: Expression): Doc {
    return this.isBracketed(one) ? this.doc(one) : indent(this.doc(one));
  }

  protected override argument(value: Expression): Doc {
    return this.placed(value);
  }

  /** Writes arguments. A single value with brackets is broken inside them. */
  protected given(values: readonly Expression[]): Doc {
    const [only] = values;
    const isOne =
      values.length === 1 && only && this.isBracketed(only) && only.kind !== 'conditional';
    if (isOne) return ['(', this.argument(only), ')'];
    return enclosed(
      '(',
      values.map((value) => this.argument(value)),
      ')',
    );
  }

  protected override call(one: Expression & { kind: 'call' }): Written {
    return postfix(this.functionName(one.name), this.given(one.values));
  }

  protected override item(one: Expression & { kind: 'item' }): Written {
    return postfix(this.doc(one.list, precedence.postfix), '[', indent(this.doc(one.at)), ']');
  }

  protected override chain(one: Expression & { kind: 'binary' }, level: number): Doc {
    const { left, right, operator } = one;
    const isChain =
      left.kind === 'binary' && this.level(left.operator) === level && level !== precedence.equal;
    const isShift = level === precedence.shift;
    const isBitwise = level >= precedence.bitOr && level <= precedence.bitAnd;
    const least =
      operator === '||'
        ? precedence.bitOr
        : isBitwise || isShift
          ? precedence.unary
          : level === precedence.equal
            ? precedence.shift
            : level;
    const first = isChain && !isShift ? this.chain(left, level) : this.sideDoc(one, left, least);
    return [
      first,
      line,
      `${this.operator(operator)} `,
      this.sideDoc(one, right, Math.max(least, level + 1)),
    ];
  }

  protected sideDoc(_of: Expression & { kind: 'binary' }, side: Expression, least: number): Doc {
    return side.kind === 'binary' ? indent(this.doc(side, least)) : this.doc(side, least);
  }

  /** Writes a + -b as a - b. */
  protected override binary(one: Expression & { kind: 'binary' }): Written {
    const { operator, right } = one;
    return operator === '+' && right.kind === 'negative'
      ? super.binary({ ...one, operator: '-', right: right.of })
      : super.binary(one);
  }

  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    return {
      doc: group(
        indent(this.doc(one.test, precedence.or)),
        indent(
          line,
          '? ',
          this.doc(one.yes, precedence.or),
          line,
          ': ',
          this.doc(one.no, precedence.conditional),
        ),
      ),
      level: precedence.conditional,
    };
  }

  /** Nests two-argument calls in balanced pairs to limit their depth. */
  protected ofTwo(name: string, of: string, one: Expression): Doc {
    const values = (from: Expression): Expression[] =>
      from.kind === 'math' && from.name === name ? from.values.flatMap(values) : [from];
    let docs: Doc[] = values(one).map((value) => this.argument(value));
    if (docs.length === 2 && this.isTurned(one)) docs.reverse();
    while (docs.length > 1) {
      const pairs: Doc[] = [];
      for (let i = 0; i < docs.length; i += 2) {
        const [a, b] = [docs[i]!, docs[i + 1]];
        pairs.push(b === undefined ? a : [of, enclosed('(', [a, b], ')')]);
      }
      docs = pairs;
    }
    return docs[0]!;
  }

  /** Whether the arguments of a minimum or maximum are swapped. */
  protected isTurned(_one: Expression): boolean {
    return false;
  }

  protected of(fn: string, values: readonly Expression[]): Written {
    return postfix(fn, this.given(values));
  }

  /** A sum or a product that wraps around by itself. */
  protected wrapped(
    name: 'wrappedSum' | 'wrappedProduct',
    left: Expression,
    right: Expression,
  ): Expression {
    const operator = name === 'wrappedProduct' ? '*' : '+';
    return { kind: 'binary', operator, left, right, type: left.type };
  }

  protected cast(type: string, of: Expression): Written {
    return { doc: [`(${type})`, this.doc(of, precedence.unary)], level: precedence.unary };
  }

  absent(_type: Type): Written {
    return atom('null');
  }

  bit(of: Expression): Written {
    return { doc: [this.doc(of, precedence.or), ' ? 1 : 0'], level: precedence.conditional };
  }

  isPresent(of: Expression): Written {
    return { doc: [this.doc(of, precedence.equal), ' != null'], level: precedence.equal };
  }

  isAbsent(of: Expression): Written {
    return { doc: [this.doc(of, precedence.equal), ' == null'], level: precedence.equal };
  }

  protected override not(of: Expression): Written {
    if (of.kind === 'isPresent') return this.isAbsent(of.of);
    if (of.kind === 'isAbsent') return this.isPresent(of.of);
    return super.not(of);
  }

  // Statements.

  protected override return(value: Expression | null): Doc {
    if (!value) return 'return;';
    return ['return ', this.placed(value), ';'];
  }

  protected set(target: Doc, operator: string, value: Expression): Doc {
    return [target, ` ${operator}=`, after(this.placed(value)), ';'];
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    const isOne = value.kind === 'number' && value.value === 1 && target.type.kind === 'number';
    if (isOne && (operator === '+' || operator === '-') && !target.type.slot.isFloat)
      return [this.doc(target), operator, operator, ';'];
    return this.set(this.doc(target), operator, value);
  }

  protected condition(test: Expression): Doc {
    return indent(this.doc(test));
  }

  protected open(): Doc {
    return ' {';
  }

  protected braced(head: Doc, body: Doc): Doc {
    return [head, this.open(), indent(hardLine, body), hardLine, '}'];
  }

  protected override statement(one: Statement): Doc {
    if (one.kind !== 'while') return super.statement(one);
    return this.braced(group('while (', this.condition(one.test), ')'), this.statements(one.body));
  }

  protected override if(one: Statement & { kind: 'if' }): Doc {
    if (one.test.kind === 'boolean' && one.test.value)
      return ['{', indent(hardLine, this.statements(one.yes)), hardLine, '}'];
    const test = group('if (', this.condition(one.test), ')');
    const head = this.braced(test, this.statements(one.yes));
    if (one.no.length === 0) return head;
    const [only] = one.no;
    const isChain = one.no.length === 1 && only?.kind === 'if' && only.why.length === 0;
    const next = [head, this.beforeElse()];
    return isChain
      ? [next, 'else ', this.if(only)]
      : [next, this.braced('else', this.statements(one.no))];
  }

  protected beforeElse(): Doc {
    return ' ';
  }

  /** Braces allow the temporary's name to be repeated. */
  swap({ one, other }: Statement & { kind: 'swap' }): Doc {
    const [a, b] = [this.doc(one), this.doc(other)];
    const first = [`${this.type(one.type)} swapped = `, a, ';'];
    const body = [first, hardLine, a, ' = ', b, ';', hardLine, b, ' = swapped;'];
    return ['{', indent(hardLine, body), hardLine, '}'];
  }

  count(one: Statement & { kind: 'count' }): Doc {
    const name = this.variable(one.name);
    const [compare, step] = one.isDown ? ['>=', '--'] : ['<', '++'];
    const head = group(
      'for (',
      indent(
        `int ${name} = `,
        this.doc(one.from),
        ';',
        line,
        `${name} ${compare} `,
        this.doc(one.to, precedence.shift),
        ';',
        line,
        `${name}${step})`,
      ),
    );
    return this.braced(head, this.statements(one.body));
  }

  each(one: Statement & { kind: 'each' }): Doc {
    const item = this.variable(one.name);
    const { type } = one.list;
    const of = this.type(itemOf(type));
    const list = this.doc(one.list, precedence.postfix);
    if (!one.index)
      return this.braced(this.eachHead(`${of} ${item}`, list), this.statements(one.body));
    const index = this.variable(one.index);
    const at = this.item({
      kind: 'item',
      list: one.list,
      at: {
        kind: 'variable',
        name: one.index,
        type: { kind: 'number', slot: { isFloat: false, flowsTo: [] } },
      },
      type: itemOf(type),
    });
    const head = group(
      'for (',
      indent(
        `int ${index} = 0;`,
        line,
        `${index} < `,
        this.length(one.list).doc,
        ';',
        line,
        `${index}++)`,
      ),
    );
    const first = [`${of} ${item} = `, at.doc, ';', hardLine];
    return this.braced(head, [first, this.statements(one.body)]);
  }

  protected abstract eachHead(item: string, list: Doc): Doc;
}

const typesOf = ({ parameters, returns }: FunctionTree): Type[] => [
  ...parameters.map(({ type }) => type),
  returns,
];

function itemOf(type: Type): Type {
  if (type.kind === 'list') return type.of;
  return type.kind === 'buffer' && type.of === 'float64' ? float : integer();
}

const offeredIf = (offered: string, text: string): Pick<FilePiece, 'offered'> =>
  offered === text ? {} : { offered };

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
