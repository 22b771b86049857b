import { codeLines } from '../doc-text.ts';
import { withGrowingLists } from '../growing-lists.ts';
import { type Doc, group, hardLine, indent, join } from '../layout.ts';
import { camel, pascal, snake, unreserved } from '../names.ts';
import { isWide } from '../slots.ts';
import type {
  BinaryOperator,
  BufferItem,
  Enum,
  Expression,
  FunctionTree,
  Library,
  MathName,
  Parameter,
  Statement,
  Struct,
  Target,
  Type,
} from '../tree.ts';
import { withoutIntegerTests } from '../without-integer-tests.ts';
import {
  atom,
  extrasOf,
  type ListAt,
  postfix,
  precedence,
  type WriterSection,
  type Written,
} from '../writer.ts';
import { enclosed, hexadecimal, inEveryFile, isHash, ManagedWriter } from './managed.ts';

// The last word is reserved by Processing.
const reserved = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null color'.split(
    ' ',
  ),
);

/** Java's bytes are signed, so small integers are stored as ints. */
const items: Record<BufferItem, string> = {
  float64: 'double',
  int32: 'int',
  uint16: 'int',
  uint8: 'int',
};

const imports: readonly [RegExp, string][] = [
  [/\bnew ArrayList</, 'java.util.ArrayList'],
  [/\bArrays\./, 'java.util.Arrays'],
  [/\bCollections\./, 'java.util.Collections'],
  [/\bComparator</, 'java.util.Comparator'],
  [/\bHashMap</, 'java.util.HashMap'],
  [/\bList</, 'java.util.List'],
  [/\bMap</, 'java.util.Map'],
  [/\bBiFunction</, 'java.util.function.BiFunction'],
  [/\bFunction</, 'java.util.function.Function'],
];

/** Java 8, also for pasting into a Processing sketch. */
export class JavaWriter extends ManagedWriter {
  protected readonly language = 'Java';
  readonly exception = ['an', 'IllegalArgumentException'] as const;
  protected readonly reserved = reserved;
  protected readonly wordsOf = { object: 'static final', field: 'final' };
  /** Whether the current expression has a constant that floats would round. */
  #isMarked = false;

  constructor(library: Library) {
    super(withoutIntegerTests(library));
  }

  functionName = (name: string): string => unreserved(camel(name), reserved);
  variable = (name: string): string => unreserved(camel(name), reserved);
  field = (name: string): string => unreserved(camel(name), reserved);
  typeName = (name: string): string => pascal(name);
  member = (ofEnum: string, name: string): string =>
    `${this.typeName(ofEnum)}.${snake(name).toUpperCase()}`;

  protected override readonly extras = extrasOf(
    'imports',
    imports.map(([pattern, name]) => [pattern, `import ${name};`] as const),
  );

  /** Everything is in a class. */
  protected override get sections(): readonly WriterSection[] {
    const [imports, ...rest] = super.sections as [WriterSection, ...WriterSection[]];
    const open = 'public final class FirstContact {\n    private FirstContact() {}';
    return [
      { ...inEveryFile, before: '', text: 'package firstcontact;' },
      { ...imports, before: '\n\n' },
      { ...inEveryFile, before: '\n\n', text: open },
      ...rest.map((one) => ({ ...one, depth: 1 })),
      { ...inEveryFile, before: '\n', text: '}' },
    ];
  }

  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        if (isWide(type)) return 'long';
        return type.slot.isFloat ? 'double' : 'int';
      case 'boolean':
        return 'boolean';
      case 'text':
        return 'String';
      case 'nothing':
        return 'void';
      case 'struct':
      case 'enum':
        return this.typeName(type.name);
      case 'optional':
        return this.boxed(type.of);
      case 'list':
        return `List<${this.boxed(type.of)}>`;
      case 'buffer':
        return `${items[type.of]}[]`;
      case 'map':
        return `Map<Long, ${this.type(type.of)}>`;
      case 'function': {
        const all = [...type.parameters, type.returns].map((one) => this.boxed(one));
        return `${all.length === 3 ? 'Bi' : ''}Function<${all.join(', ')}>`;
      }
    }
  }

  /** Returns the object type of a nullable or listed value. */
  private boxed(type: Type): string {
    if (type.kind === 'number') return type.slot.isFloat ? 'Double' : 'Integer';
    return type.kind === 'boolean' ? 'Boolean' : this.type(type);
  }

  docComment(doc: string): Doc[] {
    return this.javadoc(this.paragraphs(doc), this.width - 8);
  }

  private javadoc(paragraphs: readonly string[], width: number): Doc[] {
    const [first, ...rest] = paragraphs.map((one, i) => {
      const listing = codeLines(one);
      return listing
        ? ['<pre>{@code', ...listing, '}</pre>']
        : this.inLines([i > 0 ? '<p>' : '', one, ''], width, (code) => `{@code ${code}}`);
    });
    if (first === undefined) return [];
    const isShort = rest.length === 0 && first.length === 1 && first[0]!.length <= width - 3;
    if (isShort) return [`/** ${first[0]} */`, hardLine];
    const lines = [first, ...rest.map((one) => ['', ...one])].flat();
    return [
      '/**',
      hardLine,
      ...lines.flatMap((one) => [one === '' ? ' *' : ` * ${one}`, hardLine]),
      ' */',
      hardLine,
    ];
  }

  private access(name: string): string {
    return this.isOffered(name) ? 'public' : 'private';
  }

  enumeration(one: Enum): Doc {
    const members = one.members.map((name) => snake(name).toUpperCase());
    return this.braced(
      `${this.access(one.name)} enum ${this.typeName(one.name)}`,
      join(members, [',', hardLine]),
    );
  }

  struct(one: Struct): Doc {
    const name = this.typeName(one.name);
    const comment = this.docCommentOf(one);
    const access = this.access(one.name);
    const ofFields = `${access === 'public' ? 'public ' : ''}${one.isMutable ? '' : 'final '}`;
    const fields = one.fields.map(
      ({ name: field, type, doc }): Doc => [
        ...this.docComment(doc),
        `${ofFields}${this.type(type)} ${this.field(field)};`,
      ],
    );
    const parameters = one.fields.map(
      ({ name: field, type }) => `${this.type(type)} ${this.variable(field)}`,
    );
    const sets = one.fields.map(
      ({ name: field }) => `this.${this.field(field)} = ${this.variable(field)};`,
    );
    const isTold = one.fields.some(({ doc }) => doc !== '');
    return [
      ...comment,
      this.braced(`${access} static final class ${name}`, [
        join(fields, isTold ? [hardLine, hardLine] : hardLine),
        hardLine,
        hardLine,
        this.braced(
          [`${access === 'public' ? 'public ' : ''}${name}`, this.parameters(parameters)],
          join(sets, hardLine),
        ),
      ]),
    ];
  }

  /** Two levels of indentation distinguish parameters from the body. */
  private parameters(all: readonly Doc[]): Doc {
    return indent(enclosed('(', all, ')'));
  }

  function(one: FunctionTree): Doc {
    const access = this.isOffered(one.name) ? 'public' : 'private';
    return this.definition(one, `${access} static`, this.functionName(one.name), one.parameters);
  }

  protected method(one: FunctionTree, rest: readonly Parameter[]): Doc {
    return this.definition(one, 'public', this.methodName(one.method!.name), rest);
  }

  private definition(
    given: FunctionTree,
    words: string,
    name: string,
    asked: readonly Parameter[],
  ): Doc {
    const one = withGrowingLists(given);
    const parameters = asked.map(
      (parameter) => `${this.type(parameter.type)} ${this.variable(parameter.name)}`,
    );
    const head = `${words} ${this.type(one.returns)} ${name}`;
    const whole = [
      ...this.docCommentOf(one),
      this.braced([head, this.parameters(parameters)], this.statements(one.body)),
    ];
    const isShort = words.startsWith('public') && asked.some(({ initial }) => initial !== null);
    if (!isShort) return whole;
    const short = this.withoutOptions({ ...one, parameters: asked }, head, name);
    return [whole, hardLine, hardLine, short];
  }

  /** Java has no default arguments, so an overload supplies them. */
  private withoutOptions(one: FunctionTree, head: string, name: string): Doc {
    const kept = one.parameters.filter(({ initial }) => initial === null);
    const left = one.parameters.filter(({ initial }) => initial !== null);
    const said = left.map(({ name, initial }) =>
      initial?.kind === 'number'
        ? `with \`${this.variable(name)}\` ${initial.value}`
        : `without \`${this.variable(name)}\``,
    );
    const parameters = kept.map(({ name, type }) => `${this.type(type)} ${this.variable(name)}`);
    const values = one.parameters.map(({ name, initial }) =>
      initial === null ? this.variable(name) : this.argument(initial),
    );
    return [
      ...this.javadoc([`The same ${said.join(', ')}.`], this.width - 8),
      this.braced(
        [head, this.parameters(parameters)],
        [one.returns.kind === 'nothing' ? '' : 'return ', name, enclosed('(', values, ')'), ';'],
      ),
    ];
  }

  number(value: number, isFloat: boolean): Written {
    if (value === Infinity) return atom('Double.POSITIVE_INFINITY');
    if (value === -Infinity) return atom('Double.NEGATIVE_INFINITY');
    if (Number.isNaN(value)) return atom('Double.NaN');
    if (!isFloat && isHash(value)) return atom(hexadecimal(value));
    if (value < 0 || Object.is(value, -0)) {
      const { doc } = this.number(-value, isFloat);
      return { doc: ['-', doc], level: precedence.unary };
    }
    const text = String(value).replace('e+', 'e');
    if (!isFloat) return atom(text);
    // Processing reads 0.1 as a float, but not 0.1d.
    const isDouble = this.#isMarked || Math.fround(value) !== value;
    return atom(`${text}${/^\d+$/.test(text) ? '.0' : ''}${isDouble ? 'd' : ''}`);
  }

  /** Constant expressions that Processing would round as floats are marked as doubles. */
  protected override binary(one: Expression & { kind: 'binary' }): Written {
    const exact = constant(one, (value) => value);
    const isRounded = exact !== null && constant(one, Math.fround) !== exact;
    return this.marked(isRounded, () => super.binary(one));
  }

  override expression(one: Expression): Written {
    if (one.kind === 'function') return postfix(`FirstContact::${this.functionName(one.name)}`);
    if (one.kind !== 'callValue') return super.expression(one);
    return postfix(this.doc(one.of, precedence.postfix), '.apply', this.given(one.values));
  }

  /** Writes default arguments explicitly. */
  protected override call(one: Expression & { kind: 'call' }): Written {
    const parameters = this.library.functions.get(one.name)?.parameters ?? [];
    const left = parameters.slice(one.values.length).flatMap(({ initial }) => initial ?? []);
    return super.call({ ...one, values: [...one.values, ...left] });
  }

  protected override item(one: Expression & { kind: 'item' }): Written {
    if (one.list.type.kind === 'buffer') return super.item(one);
    return postfix(this.doc(one.list, precedence.postfix), '.get', this.given([one.at]));
  }

  math(name: MathName, values: readonly Expression[], one: Expression): Written {
    const [first, second] = values as [Expression, Expression];
    switch (name) {
      case 'abs':
      case 'sqrt':
      case 'floor':
      case 'ceil':
      case 'cos':
      case 'sin':
      case 'hypot':
        return this.of(`Math.${name}`, values);
      case 'sign':
        return this.of('Math.signum', values);
      case 'power':
        return this.of('Math.pow', values);
      case 'min':
      case 'max':
        return postfix(this.ofTwo(name, `Math.${name}`, one));
      case 'isFinite':
        return this.of('Double.isFinite', values);
      case 'quotient':
        return {
          doc: [this.doc(first, precedence.product), ' / ', this.doc(second, precedence.unary)],
          level: precedence.product,
        };
      case 'shiftRight':
        return {
          doc: [this.doc(first, precedence.unary), ' >>> ', this.doc(second, precedence.unary)],
          level: precedence.shift,
        };
      case 'wrappedSum':
      case 'wrappedProduct':
        return this.expression(this.wrapped(name, first, second));
      case 'toInt32':
        return {
          doc: ['(int) (long) ', this.doc(first, precedence.unary)],
          level: precedence.unary,
        };
      case 'isWhole':
        throw new Error('without-integer-tests.ts removes Number.isInteger.');
    }
  }

  protected override cast(type: string, of: Expression): Written {
    return { doc: [`(${type}) `, this.doc(of, precedence.unary)], level: precedence.unary };
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    const struct = this.library.structs.get(one.type.kind === 'struct' ? one.type.name : '')!;
    if (struct.methods) return postfix(`new ${this.typeName(struct.name)}()`);
    const values = struct.fields.map(({ name }) => {
      const value = one.fields.get(name);
      return value ? this.argument(value) : 'null';
    });
    return postfix(`new ${this.typeName(struct.name)}`, enclosed('(', values, ')'));
  }

  list(one: Expression & { kind: 'list' }): Written {
    const of = one.type.kind === 'list' ? this.boxed(one.type.of) : '';
    const grows = one.type.kind === 'list' && one.type.grows;
    if (one.items.length === 0) return postfix(`new ArrayList<${of}>()`);
    const listed: Doc = [
      'Arrays.asList',
      enclosed(
        '(',
        one.items.map((item) => this.kept(item)),
        ')',
      ),
    ];
    return grows ? postfix(`new ArrayList<${of}>`, enclosed('(', [listed], ')')) : postfix(listed);
  }

  /** Boxes a value, for which an integer must be converted to a double. */
  private kept(value: Expression): Doc {
    if (value.kind === 'toFloat') return this.cast('double', value.of).doc;
    return this.marked(value.kind === 'number', () => this.argument(value));
  }

  /** Marks every constant in an expression as a double if necessary. */
  private marked<T>(isMarked: boolean, write: () => T): T {
    const before = this.#isMarked;
    this.#isMarked ||= isMarked;
    const written = write();
    this.#isMarked = before;
    return written;
  }

  buffer(one: Expression & { kind: 'buffer' }): Written {
    const of = one.type.kind === 'buffer' ? items[one.type.of] : '';
    return postfix(`new ${of}[`, indent(this.doc(one.size)), ']');
  }

  map(one: Expression & { kind: 'map' }): Written {
    return postfix(`new Hash${this.type(one.type)}()`);
  }

  listAt({ map, key, type }: ListAt): Written {
    const of = type.kind === 'list' ? this.boxed(type.of) : '';
    const none = `Collections.<${of}>emptyList()`;
    const values = enclosed('(', [this.argument(key), none], ')');
    return postfix(this.doc(map, precedence.postfix), '.getOrDefault', values);
  }

  protected override wideNumber(value: number): Written {
    return atom(`${value}L`);
  }

  present(of: Expression): Written {
    if (of.kind === 'value') return this.expression(of.of);
    if (of.kind === 'toFloat') return this.cast('double', of.of);
    return this.marked(of.kind === 'number', () => this.expression(of));
  }

  value(of: Expression): Written {
    return this.expression(of);
  }

  length(list: Expression): Written {
    const isArray = list.type.kind === 'buffer';
    return postfix(this.doc(list, precedence.postfix), isArray ? '.length' : '.size()');
  }

  toFloat(of: Expression): Written {
    return this.expression(of);
  }

  toInteger(of: Expression): Written {
    if (of.kind === 'number') return this.number(of.value | 0, false);
    return this.cast('int', of);
  }

  protected override sideDoc(
    of: Expression & { kind: 'binary' },
    side: Expression,
    least: number,
  ): Doc {
    const { left, right, operator } = of;
    if (side !== left) return super.sideDoc(of, side, least);
    // Two integers are divided as floats.
    if (operator === '/' && left.kind === 'toFloat' && right.kind === 'toFloat')
      return this.cast('double', left.of).doc;
    // Boxed numbers would be compared by identity.
    if ((operator === '==' || operator === '!=') && isObject(left) && isObject(right))
      return [this.doc(left, precedence.postfix), `.${this.type(left.type)}Value()`];
    return super.sideDoc(of, side, least);
  }

  let(one: Statement & { kind: 'let' }): Doc {
    const start = `${this.type(one.type)} ${this.variable(one.name)}`;
    return one.value ? this.set(start, '', one.value) : `${start};`;
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    if (target.kind !== 'item' || target.list.type.kind === 'buffer')
      return super.assign(target, operator, value);
    const whole: Expression = operator
      ? { kind: 'binary', operator, left: target, right: value, type: target.type }
      : value;
    return [
      this.doc(target.list, precedence.postfix),
      '.set',
      enclosed('(', [this.argument(target.at), this.kept(whole)], ')'),
      ';',
    ];
  }

  /** Indents a continued condition more than the body. */
  protected override condition(test: Expression): Doc {
    return indent(indent(this.doc(test)));
  }

  protected eachHead(item: string, list: Doc): Doc {
    return [`for (${item} : `, list, ')'];
  }

  push(one: Statement & { kind: 'push' }): Doc {
    if (one.list.kind === 'listAt') return this.pushAt(one.list, one.value);
    return [
      this.doc(one.list, precedence.postfix),
      '.add',
      one.value.kind === 'toFloat' || one.value.kind === 'number'
        ? ['(', this.kept(one.value), ')']
        : this.given([one.value]),
      ';',
    ];
  }

  /** Appends to the list at a key, and creates it if missing. */
  private pushAt({ map, key, type }: ListAt, value: Expression): Doc {
    const of = type.kind === 'list' ? this.boxed(type.of) : '';
    const at = this.doc(map, precedence.postfix);
    return [
      [`List<${of}> list = `, at, '.get(', this.doc(key), ');', hardLine],
      this.braced('if (list == null)', [
        [`list = new ArrayList<${of}>();`, hardLine],
        [at, '.put(', this.doc(key), ', list);'],
      ]),
      [hardLine, 'list.add(', this.doc(value), ');'],
    ];
  }

  clear(list: Expression): Doc {
    return [this.doc(list, precedence.postfix), '.clear();'];
  }

  fill(one: Statement & { kind: 'fill' }): Doc {
    return ['Arrays.fill', enclosed('(', [this.doc(one.buffer), this.doc(one.value)], ')'), ';'];
  }

  truncate(one: Statement & { kind: 'truncate' }): Doc {
    const list = this.doc(one.list, precedence.postfix);
    const values = [this.doc(one.size), [list, '.size()']];
    return [list, '.subList', enclosed('(', values, ')'), '.clear();'];
  }

  grow(one: Statement & { kind: 'grow' }): Doc {
    const values = [this.doc(one.buffer), this.doc(one.size)];
    return [this.doc(one.buffer), ' = Arrays.copyOf', enclosed('(', values, ')'), ';'];
  }

  /** Processing 3 has no lambdas. */
  sort(one: Statement & { kind: 'sort' }): Doc {
    const { type } = one.list;
    const of = type.kind === 'list' ? this.boxed(type.of) : '';
    if (one.key === null) return ['Collections.sort(', this.doc(one.list), ');'];
    const key = this.field(one.key);
    const compare = group(
      'return Double.compare',
      enclosed('(', [`one.${key}`, `other.${key}`], ')'),
      ';',
    );
    return [
      'Collections.sort(',
      this.doc(one.list),
      `, `,
      this.braced(
        `new Comparator<${of}>()`,
        this.braced(`public int compare(${of} one, ${of} other)`, compare),
      ),
      ');',
    ];
  }

  throw(message: string): Doc {
    return group(
      'throw new IllegalArgumentException',
      enclosed('(', [JSON.stringify(message)], ')'),
      ';',
    );
  }
}

/** Whether Java boxes a number, because it is nullable or in a list. */
const isObject = (one: Expression): boolean =>
  one.type.kind === 'number' &&
  (one.kind === 'value' || (one.kind === 'item' && one.list.type.kind === 'list'));

/** Folds a constant expression with rounding at each step, or returns null. */
function constant(one: Expression, round: (value: number) => number): number | null {
  if (one.kind === 'number') return round(one.value);
  if (one.kind === 'negative') {
    const of = constant(one.of, round);
    return of === null ? null : -of;
  }
  if (one.kind !== 'binary') return null;
  const left = constant(one.left, round);
  const right = constant(one.right, round);
  if (left === null || right === null) return null;
  switch (one.operator) {
    case '+':
      return round(left + right);
    case '-':
      return round(left - right);
    case '*':
      return round(left * right);
    case '/':
      return round(left / right);
    default:
      return null;
  }
}
