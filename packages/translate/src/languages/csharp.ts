import { withDistinctNames } from '../distinct-names.ts';
import { codeLines } from '../doc-text.ts';
import {
  commentOfFloats,
  docOfFloats,
  floatConstant,
  needsDoubles,
  shortestFloat,
} from '../float-constants.ts';
import { withGrowingLists } from '../growing-lists.ts';
import { withHypotAsMagnitude } from '../hypot-as-magnitude.ts';
import { after, type Doc, group, hardLine, indent, join, line } from '../layout.ts';
import { camel, pascal } from '../names.ts';
import type { FilePiece } from '../one-file.ts';
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
import { enclosed, escaped, hexadecimal, inEveryFile, isHash, ManagedWriter } from './managed.ts';

const reserved = new Set(
  'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while'.split(
    ' ',
  ),
);

const items: Record<BufferItem, string> = {
  float64: 'double',
  int32: 'int',
  uint16: 'ushort',
  uint8: 'byte',
};

const usings: readonly [RegExp, string][] = [
  [/\b(MathF?\.|Func<|ArgumentException\(|Array\.)/, 'System'],
  [/\b(List|IReadOnlyList|Dictionary)</, 'System.Collections.Generic'],
  [/\.OrderBy\(/, 'System.Linq'],
];

/** Helpers for what the language lacks. */
const helpers: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\.)\bIsFinite\(/,
    `private static bool IsFinite(double value)
{
    return !double.IsNaN(value) && !double.IsInfinity(value);
}`,
  ],
  [
    /\bToInt32\(/,
    `/// <summary>Returns the lowest 32 bits of a whole number.</summary>
private static int ToInt32(double value)
{
    return unchecked((int)(long)value);
}`,
  ],
];

/** C# 7.0, as in Unity, MonoGame and Godot. The 32-bit variant uses floats. */
export class CSharpWriter extends ManagedWriter {
  protected readonly language = 'C#';
  readonly exception = ['an', 'ArgumentException'] as const;
  protected readonly reserved = reserved;
  #arrays = new Set<string>();

  readonly #bits: 32 | 64;
  /** Whether the current function needs integers beyond a float's precision. */
  #isOfWholes = false;

  constructor(library: Library, { bits = 64 }: { readonly bits?: 32 | 64 } = {}) {
    super(withoutIntegerTests(withHypotAsMagnitude(library)));
    this.#bits = bits;
  }

  /** Adapts limits in comments to floats. */
  protected override comment(said: string): string {
    const comment = super.comment(said);
    if (this.real === 'double') return comment;
    return commentOfFloats(comment);
  }

  /** The class of math functions for the number type. */
  private get realMath(): 'Math' | 'MathF' {
    return this.real === 'float' ? 'MathF' : 'Math';
  }

  private get real(): 'double' | 'float' {
    return this.#bits === 64 || this.#isOfWholes ? 'double' : 'float';
  }

  protected override paragraphs(doc: string): string[] {
    const all = super.paragraphs(doc);
    return this.#bits === 64 ? all : all.map(docOfFloats);
  }

  functionName = (name: string): string => pascal(name);
  variable = (name: string): string => (reserved.has(name) ? `@${name}` : camel(name));
  field = (name: string): string => pascal(name);
  typeName = (name: string): string => pascal(name);
  member = (ofEnum: string, name: string): string => `${this.typeName(ofEnum)}.${pascal(name)}`;

  protected override readonly extras = [
    ...extrasOf(
      'imports',
      usings.map(([pattern, name]) => [pattern, `using ${name};`] as const),
    ),
    ...extrasOf('helpers', helpers),
  ];

  /** Separate namespaces let files of both number types be parts of one program. */
  private get namespace(): string {
    return this.#bits === 64 ? 'FirstContact' : 'FirstContactFloat';
  }

  /** Functions are in a class, with their helpers below them. */
  protected override get sections(): readonly WriterSection[] {
    const [imports, , structs, functions, helpers] = super.sections;
    return [
      imports!,
      { ...inEveryFile, before: '\n\n', text: `namespace ${this.namespace}\n{` },
      { ...structs!, before: '\n', depth: 1 },
      { ...inEveryFile, before: '\n\n', text: '    public static class Collisions\n    {' },
      { ...functions!, before: '\n', depth: 2 },
      { ...helpers!, depth: 2 },
      { ...inEveryFile, before: '\n', text: '    }\n}' },
    ];
  }

  /** Types are one section, because its text does not begin with an empty line. */
  protected override piece(
    name: string,
    section: string,
    doc: Doc,
    needs?: readonly string[],
  ): FilePiece {
    return super.piece(name, section === 'enums' ? 'structs' : section, doc, needs);
  }

  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        if (isWide(type)) return 'long';
        return type.slot.isFloat ? this.real : 'int';
      case 'boolean':
        return 'bool';
      case 'text':
        return 'string';
      case 'nothing':
        return 'void';
      case 'struct':
      case 'enum':
        return this.typeName(type.name);
      case 'optional':
        return `${this.type(type.of)}${this.isReference(type.of) ? '' : '?'}`;
      case 'list':
        return `${type.grows ? 'List' : 'IReadOnlyList'}<${this.type(type.of)}>`;
      case 'buffer':
        return `${this.bufferItem(type.of)}[]`;
      case 'map':
        return `Dictionary<long, ${this.type(type.of)}>`;
      case 'function': {
        const all = [...type.parameters, type.returns].map((one) => this.type(one));
        return `Func<${all.join(', ')}>`;
      }
    }
  }

  private bufferItem(of: BufferItem): string {
    return of === 'float64' ? this.real : items[of];
  }

  private isReference(type: Type): boolean {
    return ['text', 'list', 'buffer', 'function'].includes(type.kind) || this.isMutable(type);
  }

  docComment(doc: string): Doc[] {
    return this.xml(doc, this.width - 8);
  }

  /** The first paragraph is the summary, and the others are remarks. */
  private xml(doc: string, width: number): Doc[] {
    const [first, ...rest] = this.paragraphs(doc);
    if (first === undefined) return [];
    const inLines = (open: string, text: string, close: string): string[] =>
      this.inLines([open, text, close], width, (code) => `<c>${code}</c>`);
    const short = inLines('<summary>', first, '</summary>');
    const summary =
      short.length === 1 ? short : ['<summary>', ...inLines('', first, ''), '</summary>'];
    const example = rest.flatMap((one) => codeLines(one) ?? []).map(escaped);
    const shown = example.length > 0 ? ['<example><code>', ...example, '</code></example>'] : [];
    const said = rest.filter((one) => codeLines(one) === null);
    const paragraphs = said.flatMap((one) => inLines('<para>', one, '</para>'));
    const remarks = said.length > 0 ? ['<remarks>', ...paragraphs, '</remarks>'] : [];
    return [...summary, ...shown, ...remarks].flatMap((one) => [`/// ${one}`, hardLine]);
  }

  protected override codeInDoc(code: string): string {
    return super.codeInDoc(code.replace('Math.hypot', this.functionName('magnitude')));
  }

  protected override open(): Doc {
    return [hardLine, '{'];
  }

  protected override beforeElse(): Doc {
    return hardLine;
  }

  private access(name: string): string {
    return this.isOffered(name) ? 'public' : 'internal';
  }

  enumeration(one: Enum): Doc {
    const members = one.members.map((name) => pascal(name));
    return this.braced(
      `${this.access(one.name)} enum ${this.typeName(one.name)}`,
      join(members, [',', hardLine]),
    );
  }

  struct(one: Struct): Doc {
    this.#isOfWholes = one.name === 'WholeNumber';
    const name = this.typeName(one.name);
    const kind = one.isMutable ? 'sealed class' : 'struct';
    const comment = this.docCommentOf(one);
    const fields = one.fields.map(
      ({ name: field, type, doc }): Doc => [
        ...this.docComment(doc),
        `public ${one.isMutable ? '' : 'readonly '}${this.type(type)} ${this.field(field)};`,
      ],
    );
    const lastGiven = one.fields.findLastIndex(({ type }) => type.kind !== 'optional');
    const parameters = one.fields.map(
      ({ name: field, type }, i) =>
        `${this.type(type)} ${this.variable(field)}${i > lastGiven ? ' = null' : ''}`,
    );
    const sets = one.fields.map(
      ({ name: field }) => `${this.field(field)} = ${this.variable(field)};`,
    );
    const isTold = one.fields.some(({ doc }) => doc !== '');
    return [
      ...comment,
      this.braced(`${this.access(one.name)} ${kind} ${name}`, [
        join(fields, isTold ? [hardLine, hardLine] : hardLine),
        hardLine,
        hardLine,
        this.braced([`public ${name}`, enclosed('(', parameters, ')')], join(sets, hardLine)),
      ]),
    ];
  }

  function(one: FunctionTree): Doc {
    const access = this.isOffered(one.name) ? 'public' : 'private';
    return this.definition(one, `${access} static`, this.functionName(one.name));
  }

  private definition(
    given: FunctionTree,
    words: string,
    name: string,
    asked: readonly Parameter[] = given.parameters,
  ): Doc {
    const one = withDistinctNames(withGrowingLists(given));
    this.#arrays = new Set();
    this.#isOfWholes = needsDoubles(one);
    const parameters = asked.map((parameter) => this.parameter(parameter));
    const body = [asked.map((parameter) => this.ifLeftOut(parameter)), this.statements(one.body)];
    return [
      ...this.docCommentOf(one),
      this.braced(
        [`${words} ${this.type(one.returns)} ${name}`, enclosed('(', parameters, ')')],
        doesWrap(one.body) ? this.braced('unchecked', body) : body,
      ),
    ];
  }

  /** A default argument must be constant, so null represents a missing list. */
  private ifLeftOut({ name, initial }: Parameter): Doc {
    if (initial?.kind !== 'list') return '';
    const own = this.variable(name);
    return [`${own} = ${own} ?? `, this.doc(initial), ';', hardLine];
  }

  protected readonly wordsOf = { object: 'sealed', field: 'readonly' };
  protected override readonly objectSection = 'functions';
  protected override readonly hasIdentity = false;

  protected method(one: FunctionTree, rest: readonly Parameter[]): Doc {
    return this.definition(one, 'public', this.methodName(one.method!.name), rest);
  }

  private parameter({ name, type, initial }: Parameter): Doc {
    const written = `${this.type(type)} ${this.variable(name)}`;
    if (!initial) return written;
    // By default, `digits` is the precision of the number type.
    if (name === 'digits' && this.#bits === 32) return [written, ' = 24'];
    if (initial.kind === 'list') return [written, ' = null'];
    return [
      written,
      ' = ',
      initial.kind === 'objectLiteral' ? `default(${this.type(type)})` : this.doc(initial),
    ];
  }

  number(value: number, isFloat: boolean): Written {
    if (value === Infinity) return atom(`${this.real}.PositiveInfinity`);
    if (value === -Infinity) return atom(`${this.real}.NegativeInfinity`);
    if (Number.isNaN(value)) return atom(`${this.real}.NaN`);
    // Multiplication by a hash constant wraps around, so it is unchecked.
    if (!isFloat && isHash(value))
      return { doc: `(int)${hexadecimal(value)}`, level: precedence.unary };
    if (value < 0 || Object.is(value, -0)) {
      const { doc } = this.number(-value, isFloat);
      return { doc: ['-', doc], level: precedence.unary };
    }
    if (isFloat && this.real === 'float')
      return atom(`${shortestFloat(floatConstant(value)).replace('e+', 'e')}f`);
    const text = String(value).replace('e+', 'e');
    return atom(isFloat && /^\d+$/.test(text) ? `${text}.0` : text);
  }

  math(name: MathName, values: readonly Expression[], one: Expression): Written {
    const [first, second] = values as [Expression, Expression];
    switch (name) {
      case 'abs':
      case 'sign':
        return this.of(`Math.${pascal(name)}`, values);
      case 'sqrt':
      case 'floor':
      case 'cos':
      case 'sin':
        return this.of(`${this.realMath}.${pascal(name)}`, values);
      case 'ceil':
        return this.of(`${this.realMath}.Ceiling`, values);
      case 'power':
        return this.of(`${this.realMath}.Pow`, values);
      case 'min':
      case 'max':
        return postfix(this.ofTwo(name, `Math.${pascal(name)}`, one));
      case 'isFinite':
        return this.of('IsFinite', values);
      case 'quotient':
        return {
          doc: [this.doc(first, precedence.product), ' / ', this.doc(second, precedence.unary)],
          level: precedence.product,
        };
      case 'shiftRight':
        return postfix(
          '(int)((uint)',
          this.doc(first, precedence.unary),
          ' >> ',
          this.doc(second, precedence.unary),
          ')',
        );
      case 'wrappedSum':
      case 'wrappedProduct':
        return this.expression(this.wrapped(name, first, second));
      case 'toInt32':
        return this.of('ToInt32', values);
      default:
        return this.refuseMath(name);
    }
  }

  /** Unity's `Math.Min` returns the second of 0 and -0, whereas ours returns -0. */
  protected override isTurned(one: Expression): boolean {
    const isOfSizes =
      one.kind === 'math' &&
      one.values.every((value) => value.kind === 'math' && value.name === 'abs');
    return one.type.kind === 'number' && one.type.slot.isFloat && !isOfSizes;
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    const name = one.type.kind === 'struct' ? this.typeName(one.type.name) : '';
    if (this.isOfMethods(one.type)) return postfix(`new ${name}()`);
    const values = [...one.fields.values()].map((value) => this.argument(value));
    return postfix(`new ${name}`, enclosed('(', values, ')'));
  }

  list(one: Expression & { kind: 'list' }): Written {
    const of = one.type.kind === 'list' ? this.type(one.type.of) : '';
    const grows = one.type.kind === 'list' && one.type.grows;
    if (one.items.length === 0) return postfix(grows ? `new List<${of}>()` : `new ${of}[0]`);
    return postfix(grows ? `new List<${of}>` : 'new[]', this.inBraces(one.items));
  }

  private inBraces(all: readonly Expression[]): Doc {
    const docs = all.map((item) => this.argument(item));
    return group(line, '{', indent(line, join(docs, [',', line])), line, '}');
  }

  buffer(one: Expression & { kind: 'buffer' }): Written {
    const of = one.type.kind === 'buffer' ? this.bufferItem(one.type.of) : '';
    return postfix(`new ${of}[`, indent(this.doc(one.size)), ']');
  }

  map(one: Expression & { kind: 'map' }): Written {
    return postfix(`new ${this.type(one.type)}()`);
  }

  listAt(): Written {
    return this.refuse(
      'the list of a map can only be read in a loop or appended to',
      'Write `for (const item of map.get(key) ?? [])`.',
    );
  }

  protected override wideNumber(value: number): Written {
    return atom(`${value}L`);
  }

  /** Binds the list at a key to `name`, if it exists. */
  private tryGet({ map, key, type }: ListAt, name: string): Doc {
    const at = this.doc(map, precedence.postfix);
    return [at, '.TryGetValue(', this.doc(key), `, out ${this.type(type)} ${name})`];
  }

  present(of: Expression): Written {
    // A present optional value needs no unwrapping.
    return this.expression(of.kind === 'value' ? of.of : of);
  }

  value(of: Expression): Written {
    if (of.type.kind === 'optional' && this.isReference(of.type.of)) return this.expression(of);
    return postfix(this.doc(of, precedence.postfix), '.Value');
  }

  /** Writes `cast != null ? cast.Value : other` as `cast ?? other`. */
  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    const { test, yes, no } = one;
    const isSame =
      test.kind === 'isPresent' &&
      yes.kind === 'value' &&
      JSON.stringify(this.doc(test.of)) === JSON.stringify(this.doc(yes.of));
    if (isSame)
      return {
        doc: group(
          this.doc(yes.of, precedence.or),
          indent(line, '?? ', this.doc(no, precedence.or)),
        ),
        level: precedence.conditional,
      };
    return super.conditional(one);
  }

  length(list: Expression): Written {
    const isArray =
      list.type.kind === 'buffer' || (list.kind === 'variable' && this.#arrays.has(list.name));
    return postfix(this.doc(list, precedence.postfix), isArray ? '.Length' : '.Count');
  }

  toFloat(of: Expression): Written {
    return this.expression(of);
  }

  toInteger(of: Expression): Written {
    if (of.kind === 'number') return this.number(of.value | 0, false);
    return this.cast('int', of);
  }

  /** Two integers are divided as floats. */
  protected override sideDoc(
    of: Expression & { kind: 'binary' },
    side: Expression,
    least: number,
  ): Doc {
    const areIntegers = of.left.kind === 'toFloat' && of.right.kind === 'toFloat';
    if (of.operator !== '/' || !areIntegers || side !== of.left)
      return super.sideDoc(of, side, least);
    return this.cast(this.real, of.left.of).doc;
  }

  let(one: Statement & { kind: 'let' }): Doc {
    const name = this.variable(one.name);
    const type = this.type(one.type);
    const { value } = one;
    if (!value) return `${type} ${name};`;
    if (value.kind === 'list' && value.items.length > 0 && !one.isChanged && isFixed(one.type)) {
      this.#arrays.add(one.name);
      const of = one.type.kind === 'list' ? this.type(one.type.of) : '';
      return [`${of}[] ${name} =`, this.inBraces(value.items), ';'];
    }
    // The right side names the type.
    const isSaid =
      ['objectLiteral', 'buffer', 'map'].includes(value.kind) ||
      (value.kind === 'list' && !isFixed(value.type));
    return this.set(`${isSaid ? 'var' : type} ${name}`, '', value);
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    const buffer =
      target.kind === 'item' && target.list.type.kind === 'buffer' ? target.list.type.of : null;
    if ((buffer !== 'uint8' && buffer !== 'uint16') || operator !== '')
      return super.assign(target, operator, value);
    return [this.doc(target), ' =', after(this.cast(items[buffer], value).doc), ';'];
  }

  protected eachHead(item: string, list: Doc): Doc {
    return [`foreach (${item} in `, list, ')'];
  }

  override each(one: Statement & { kind: 'each' }): Doc {
    const { list } = one;
    if (list.kind !== 'listAt') return super.each(one);
    const found: Expression = { kind: 'variable', name: 'found', type: list.type };
    const test = ['if (', this.tryGet(list, 'found'), ')'];
    return this.braced(test, super.each({ ...one, list: found }));
  }

  push(one: Statement & { kind: 'push' }): Doc {
    if (one.list.kind === 'listAt') return this.pushAt(one.list, one.value);
    return [this.doc(one.list, precedence.postfix), '.Add', this.given([one.value]), ';'];
  }

  /** Appends to the list at a key, and creates it if missing. */
  private pushAt(list: ListAt, value: Expression): Doc {
    const made = `list = new ${this.type(list.type)}();`;
    const at = [this.doc(list.map, precedence.postfix), '[', this.doc(list.key), ']'];
    return [
      this.braced(['if (!', this.tryGet(list, 'list'), ')'], [made, hardLine, at, ' = list;']),
      [hardLine, 'list.Add(', this.doc(value), ');'],
    ];
  }

  clear(list: Expression): Doc {
    return [this.doc(list, precedence.postfix), '.Clear();'];
  }

  fill(one: Statement & { kind: 'fill' }): Doc {
    const buffer = this.doc(one.buffer, precedence.postfix);
    return this.braced(
      ['for (int i = 0; i < ', buffer, '.Length; i++)'],
      [buffer, '[i] = ', this.doc(one.value), ';'],
    );
  }

  truncate(one: Statement & { kind: 'truncate' }): Doc {
    const list = this.doc(one.list, precedence.postfix);
    const size = this.doc(one.size);
    const more = [list, '.Count - ', this.doc(one.size, precedence.product)];
    return [list, '.RemoveRange', enclosed('(', [size, more], ')'), ';'];
  }

  grow(one: Statement & { kind: 'grow' }): Doc {
    const values = [['ref ', this.doc(one.buffer)], this.doc(one.size)];
    return ['Array.Resize', enclosed('(', values, ')'), ';'];
  }

  /** List.Sort is not stable, which does not matter for numbers. */
  sort(one: Statement & { kind: 'sort' }): Doc {
    const list = this.doc(one.list, precedence.postfix);
    if (one.key === null) return [list, '.Sort();'];
    return [list, ' = ', list, `.OrderBy(item => item.${this.field(one.key)}).ToList();`];
  }

  throw(message: string): Doc {
    return group('throw new ArgumentException', enclosed('(', [JSON.stringify(message)], ')'), ';');
  }
}

/**
 * Whether a part of a tree needs wrapping integers, because a program may be compiled with checks.
 */
function doesWrap(node: unknown): boolean {
  if (node instanceof Map) return doesWrap([...node.values()]);
  if (Array.isArray(node)) return node.some(doesWrap);
  if (typeof node !== 'object' || node === null) return false;
  const { kind, name } = node as { kind?: string; name?: string };
  if (kind === 'math' && /^(wrapped\w+|shiftRight)$/.test(name ?? '')) return true;
  return Object.entries(node).some(([key, of]) => key !== 'type' && doesWrap(of));
}

const isFixed = (type: Type): boolean => type.kind === 'list' && !type.grows;
