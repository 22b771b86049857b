import { isFilledBy } from '../doc-methods.ts';
import { IntegerKinds, isMissing, itemPlace } from '../integer-kinds.ts';
import {
  type Doc,
  either,
  group,
  hardLine,
  indent,
  join,
  line,
  listed,
  softLine,
} from '../layout.ts';
import { withLoopsByIndex } from '../loops-by-index.ts';
import { mentions, same, withLoopsOverItems } from '../loops-over-items.ts';
import { pascal, snake, unreserved } from '../names.ts';
import { withOutParameters } from '../out-parameters.ts';
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
import { withoutAliases } from '../without-aliases.ts';
import { withoutIntegerTests } from '../without-integer-tests.ts';
import {
  atom,
  extrasOf,
  type ListAt,
  postfix,
  precedence,
  Writer,
  type WriterSection,
  type Written,
} from '../writer.ts';
import { inEveryFile } from './managed.ts';

const reserved = new Set(
  'abstract as async await become box break const continue crate do dyn else enum extern false final fn for if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof unsafe unsized use virtual where while yield'.split(
    ' ',
  ),
);

type Kind = 'usize' | 'i32' | 'i64' | 'u32' | 'u16' | 'u8' | 'any';
type Variable = Expression & { kind: 'variable' };

/** Between unary operators and products. */
const asLevel = precedence.product + 0.5;

const ofOperator: Partial<Record<BinaryOperator, number>> = {
  '&': precedence.compare + 0.8,
  '^': precedence.compare + 0.6,
  '|': precedence.compare + 0.4,
};

/** Renames methods named like keywords. */
const methodNames: Readonly<Record<string, string>> = { move: 'move_to' };

const items: Record<BufferItem, 'f64' | Kind> = {
  float64: 'f64',
  int32: 'i32',
  uint16: 'u16',
  uint8: 'u8',
};

/** Rust's own min ignores NaN, which would hide it. */
const helpers: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![.\w])min\(/,
    `/// Returns the lesser of two numbers, or NaN if one of them is NaN,
/// which \`f64::min\` ignores. Here -0.0 is less than 0.0.
fn min(a: f64, b: f64) -> f64 {
    if a < b || (a == b && a.is_sign_negative()) || a.is_nan() {
        a
    } else {
        b
    }
}
`,
  ],
  [
    /(?<![.\w])max\(/,
    `/// Returns the greater of two numbers, or NaN if one of them is NaN,
/// which \`f64::max\` ignores. Here 0.0 is greater than -0.0.
fn max(a: f64, b: f64) -> f64 {
    if a > b || (a == b && a.is_sign_positive()) || a.is_nan() {
        a
    } else {
        b
    }
}
`,
  ],
];

/** Rust, edition 2021, version 1.58 or later. */
export class RustWriter extends Writer {
  protected readonly language = 'Rust';
  override readonly width: number = 70;
  readonly #kinds: IntegerKinds;
  /** Mutated parameters, by function and parameter name. */
  readonly #changed = new Set<string>();
  /** The fields of each kind of a struct that becomes an enum. */
  readonly #variants = new Map<string, Map<string, Set<string>>>();
  #fn = '';
  #names = new Map<string, string>();
  #references = new Set<string>();
  /** Optional variables bound to their value under the same name. */
  #bound = new Set<string>();
  #order: { readonly name: string; readonly at: Expression; readonly loops: number }[] = [];
  #loops = new Map<string, number>();

  constructor(library: Library) {
    const functions = [...library.functions].map(
      ([name, one]) => [name, withLoopsOverItems(one)] as const,
    );
    const withLoops = { ...library, functions: new Map(functions) };
    super(withLoopsByIndex(withoutAliases(withOutParameters(withoutIntegerTests(withLoops)))));
    const isOwn = ({ file }: FunctionTree): boolean => !/driver/.test(file);
    this.#kinds = new IntegerKinds(this.library, isOwn);
    this.#findChanged();
    for (const one of this.library.functions.values()) if (isOwn(one)) this.#findVariants(one.body);
  }

  /** A program seldom uses every function of the module, and the compiler would warn. */
  protected override get sections(): readonly WriterSection[] {
    const [imports, ...rest] = super.sections as [WriterSection, ...WriterSection[]];
    return [
      { ...inEveryFile, before: '', text: '#![allow(dead_code)]' },
      { ...imports, before: '\n\n' },
      ...rest,
    ];
  }

  functionName = (name: string): string => unreserved(snake(name), reserved);
  variable = (name: string): string => this.#names.get(name) ?? unreserved(snake(name), reserved);
  field = (name: string): string => unreserved(snake(name), reserved);
  /** The standard library has a Box of its own. */
  typeName = (name: string): string =>
    name === 'Box' ? 'Aabb' : pascal(name).replace(/^ConvexPolygonFault(?=.)/, 'Fault');
  member = (ofEnum: string, name: string): string => `${this.typeName(ofEnum)}::${pascal(name)}`;

  protected override readonly extras = [
    ...extrasOf('imports', [[/\bHashMap\b/, 'use std::collections::HashMap;']]),
    ...extrasOf('helpers', helpers),
  ];

  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        if (isWide(type)) return 'i64';
        return type.slot.isFloat ? 'f64' : 'i32';
      case 'boolean':
        return 'bool';
      case 'text':
        return '&str';
      case 'nothing':
        return '()';
      case 'struct':
      case 'enum':
        return this.typeName(type.name);
      case 'optional':
        return `Option<${this.type(type.of)}>`;
      case 'list':
        return `Vec<${this.#item(type)}>`;
      case 'buffer':
        return `Vec<${this.#item(type)}>`;
      case 'map':
        return `HashMap<i64, ${this.type(type.of)}>`;
      case 'function': {
        const parameters = type.parameters.map((one) => this.type(one));
        return `impl Fn(${parameters.join(', ')}) -> ${this.type(type.returns)}`;
      }
    }
  }

  #item(type: Type, owner = ''): string {
    const place = itemPlace(type);
    if (place !== null) return this.#ofPlace(place);
    if (type.kind === 'buffer') {
      return type.of === 'int32' ? this.#ofPlace(`${owner}[]`) : items[type.of];
    }
    return type.kind === 'list' ? this.type(type.of) : '';
  }

  /** Writes a type. Its integers may count items. */
  #typeAt(place: string, type: Type): string {
    if (type.kind === 'optional') return `Option<${this.#typeAt(place, type.of)}>`;
    if (type.kind === 'buffer') return `Vec<${this.#item(type, place)}>`;
    return type.kind === 'number' && !type.slot.isFloat ? this.#ofPlace(place) : this.type(type);
  }

  #ofPlace(place: string): Exclude<Kind, 'any'> {
    const kind = this.#kinds.kind(place);
    return kind === 'count' ? 'usize' : kind === 'wrapped' ? 'u32' : 'i32';
  }

  #isCopied(type: Type): boolean {
    if (['list', 'buffer', 'map', 'function'].includes(type.kind)) return false;
    if (type.kind === 'optional') return this.#isCopied(type.of);
    if (type.kind !== 'struct') return true;
    const struct = this.library.structs.get(type.name)!;
    return !struct.isMutable && struct.fields.every((field) => this.#isCopied(field.type));
  }

  parameterType({ name, type }: Parameter, fn: string): string {
    if (type.kind === 'function') return this.type(type);
    const place = `${fn}/${name}`;
    if (this.#isCopied(type)) return this.#typeAt(place, type);
    const mut = this.#changed.has(place) ? 'mut ' : '';
    if (type.kind === 'list' || type.kind === 'buffer') {
      const item = this.#item(type, place);
      return type.kind === 'list' && mut ? `&mut Vec<${item}>` : `&${mut}[${item}]`;
    }
    return `&${mut}${this.type(type)}`;
  }

  docComment(doc: string): Doc[] {
    const lines = this.docLines(inRustWords(doc), this.width - 4);
    return lines.flatMap((one) => [one === '' ? '///' : `/// ${one}`, hardLine]);
  }

  /** `ignore` prevents a test run, because the example cannot know the name of its crate. */
  protected override listingLines(lines: readonly string[]): string[] {
    return ['```ignore', ...lines, '```'];
  }

  protected override comment(said: string): string {
    return `// ${said.replaceAll(/`(\w+)`/g, (_, name: string) => `\`${this.nameInDoc(name)}\``)}`;
  }

  protected override nameInDoc(name: string): string {
    if (name === 'None') return name;
    if (this.library.functions.has(name) || this.library.structs.has(name)) {
      return super.nameInDoc(name);
    }
    return this.#names.get(name) ?? (/[a-z][A-Z]/.test(name) ? snake(name) : name);
  }

  /** An enum with fields replaces the enum of kinds. */
  protected override isLeftOut({ name }: FunctionTree | Struct | Enum): boolean {
    return name.endsWith('Kind') && this.#variants.has(name.slice(0, -'Kind'.length));
  }

  enumeration(one: Enum): Doc {
    return [
      '#[derive(Clone, Copy, Debug, PartialEq, Eq)]',
      hardLine,
      `pub enum ${this.typeName(one.name)} {`,
      indent(
        hardLine,
        join(
          one.members.map((name) => `${pascal(name)},`),
          hardLine,
        ),
      ),
      hardLine,
      '}',
    ];
  }

  struct(one: Struct): Doc {
    const type: Type = { kind: 'struct', name: one.name };
    const derived = [
      'Clone',
      ...(this.#isCopied(type) ? ['Copy'] : []),
      'Debug',
      ...(one.fields.every((field) => field.type.kind === 'optional') ? ['Default'] : []),
      'PartialEq',
    ];
    const variants = this.#variants.get(one.name);
    const head = [...this.docComment(one.doc), `#[derive(${derived.join(', ')})]`, hardLine];
    if (variants) {
      const kinds = [...variants].map(([kind, names]): Doc => {
        const fields = one.fields
          .filter(({ name }) => names.has(name))
          .map(
            ({ name, type }) => `${this.field(name)}: ${this.#typeAt(`${one.name}.${name}`, type)}`,
          );
        return fields.length === 0
          ? `${pascal(kind)},`
          : [pascal(kind), ' { ', fields.join(', '), ' },'];
      });
      return [
        ...head,
        `pub enum ${this.typeName(one.name)} {`,
        indent(hardLine, join(kinds, hardLine)),
        hardLine,
        '}',
      ];
    }
    const isOfKinds = one.fields[0]?.name === 'kind';
    const fields = one.fields.map(
      ({ name, type, doc }): Doc => [
        ...this.docComment(
          isOfKinds && name === 'index' ? '0 for the interior, which has no index.' : doc,
        ),
        `pub ${this.field(name)}: ${this.#typeAt(`${one.name}.${name}`, type)},`,
      ],
    );
    return [
      ...head,
      `pub struct ${this.typeName(one.name)} {`,
      indent(hardLine, join(fields, hardLine)),
      hardLine,
      '}',
    ];
  }

  function(one: FunctionTree): Doc {
    return this.#definition(one, this.functionName(one.name), []);
  }

  #definition(one: FunctionTree, name: string, self: readonly string[]): Doc {
    this.#begin(one);
    const parameters = one.parameters
      .slice(self.length)
      .map(
        (parameter) =>
          `${this.variable(parameter.name)}: ${this.parameterType(parameter, one.name)}`,
      );
    return [
      ...this.docComment(one.doc),
      group(
        one.isExported ? 'pub ' : '',
        `fn ${name}`,
        listed('(', [...self, ...parameters], ')', ','),
        this.#returns(one),
        ' {',
      ),
      indent(hardLine, this.#block(one.body, true)),
      hardLine,
      '}',
    ];
  }

  #returns(one: FunctionTree): string {
    const { returns } = one;
    if (returns.kind === 'nothing') return '';
    if (this.#lends(one)) return ` -> &[${this.#item(returns)}]`;
    return ` -> ${this.#typeAt(`${one.name}/`, returns)}`;
  }

  /** Whether a method returns a list that its object owns. */
  #lends({ method, body }: FunctionTree): boolean {
    const last = body.at(-1);
    return method !== undefined && last?.kind === 'return' && last.value?.kind === 'field';
  }

  protected override readonly self = 'self';
  protected override readonly hasIdentity = false;
  protected override readonly mustFill = true;

  protected override methodCallInDoc(name: string, values: readonly string[]): string {
    const isFilled = isFilledBy(this.library, `${this.made?.name}.${name}`);
    return super.methodCallInDoc(name, isFilled ? [...values, '&mut ids'] : values);
  }

  protected override methodName(name: string): string {
    return methodNames[name] ?? this.functionName(name);
  }

  protected override objectType(one: Struct, methods: readonly FunctionTree[]): Doc {
    const fields = one.fields.map(({ name, type }) => `${this.field(name)}: ${this.type(type)},`);
    const written = methods.map((method) => {
      const [object] = method.parameters;
      const mut = this.#changed.has(`${method.name}/${object!.name}`) ? 'mut ' : '';
      const name = this.methodName(method.method!.name);
      return this.inMethod(method, () => this.#definition(method, name, [`&${mut}self`]));
    });
    const name = this.typeName(one.name);
    return [
      ...this.docComment(one.doc),
      ['#[derive(Clone, Debug)]', hardLine, `pub struct ${name} {`],
      indent(hardLine, join(fields, hardLine)),
      [hardLine, '}', hardLine, hardLine, `impl ${name} {`],
      indent(hardLine, join(written, [hardLine, hardLine])),
      [hardLine, '}'],
    ];
  }

  protected override methodCall(
    one: Expression & { kind: 'call' },
    { name }: { readonly name: string },
  ): Written {
    const [object] = one.values;
    const [, ...given] = this.#given(one);
    const head = [this.doc(object!, precedence.postfix), `.${this.methodName(name)}`];
    return postfix(head, listed('(', given, ')', ','));
  }

  #begin(one: FunctionTree): void {
    this.#fn = one.name;
    this.#names = new Map();
    this.#references = new Set();
    this.#bound = new Set();
    this.#order = [];
    this.#loops = new Map();
    for (const { name, type } of one.parameters) {
      if (!this.#isCopied(type)) this.#references.add(name);
      if (name === 'box') {
        const isOriented = type.kind === 'struct' && type.name === 'OrientedBox';
        this.#names.set(name, isOriented ? 'obb' : 'aabb');
      }
    }
    this.#occurrences(one.body, 0);
  }

  // Ownership and borrowing.

  /** Records all uses of variables in source order. */
  #occurrences(node: unknown, loops: number): void {
    if (Array.isArray(node)) {
      for (const one of node) this.#occurrences(one, loops);
    } else if (node instanceof Map) {
      for (const one of node.values()) this.#occurrences(one, loops);
    } else if (typeof node === 'object' && node !== null) {
      const one = node as Expression | Statement;
      if (one.kind === 'let') this.#loops.set(one.name, loops);
      if (one.kind === 'variable') {
        this.#order.push({ name: one.name, at: one as Expression, loops });
      }
      for (const [key, value] of Object.entries(one)) {
        const isLoop = key === 'body' || (one.kind === 'while' && key === 'test');
        if (key !== 'type') this.#occurrences(value, loops + (isLoop ? 1 : 0));
      }
    }
  }

  /** Whether this is the last use of a variable. */
  #isLast(one: Variable): boolean {
    const of = this.#order.filter(({ name }) => name === one.name);
    const last = of.at(-1);
    return (
      last?.at === one &&
      of.filter(({ at }) => at === one).length === 1 &&
      last.loops === this.#loops.get(one.name)
    );
  }

  /** Writes an owned value, moved if possible and otherwise cloned. */
  #owned(one: Expression): Written {
    if (this.#isCopied(one.type)) return this.expression(one);
    switch (one.kind) {
      case 'variable':
        if (!this.#references.has(one.name) && this.#isLast(one)) return this.expression(one);
        return one.type.kind === 'list' && this.#references.has(one.name)
          ? postfix(this.expression(one).doc, '.to_vec()')
          : postfix(this.expression(one).doc, '.clone()');
      case 'field':
      case 'item':
        return postfix(this.doc(one, precedence.postfix), '.clone()');
      default:
        return this.expression(one);
    }
  }

  /** Writes a borrowed argument. */
  #lent(one: Expression, mut: boolean): Doc {
    if (one.kind === 'variable' && this.#references.has(one.name)) return this.doc(one);
    if (one.kind === 'list')
      return [
        '&[',
        join(
          one.items.map((item) => this.doc(item)),
          ', ',
        ),
        ']',
      ];
    return [mut ? '&mut ' : '&', this.doc(one, precedence.unary)];
  }

  /** Finds the parameters that a function mutates, directly or by a call. */
  #findChanged(): void {
    let before = -1;
    while (before !== this.#changed.size) {
      before = this.#changed.size;
      for (const one of this.library.functions.values()) {
        for (const { name, type } of one.parameters) {
          if (!this.#isCopied(type) && this.#changes(one.body, name)) {
            this.#changed.add(`${one.name}/${name}`);
          }
        }
      }
    }
  }

  /** Whether a variable or a part of it is mutated. */
  #changes(node: unknown, name: string): boolean {
    const isOf = (one: Expression): boolean =>
      one.kind === 'variable'
        ? one.name === name
        : (one.kind === 'field' && isOf(one.object)) || (one.kind === 'item' && isOf(one.list));
    const visit = (of: unknown): boolean => {
      if (Array.isArray(of)) return of.some(visit);
      if (of instanceof Map) return [...of.values()].some(visit);
      if (typeof of !== 'object' || of === null) return false;
      const one = of as Expression | Statement;
      if (one.kind === 'assign' && isOf(one.target)) return true;
      if (one.kind === 'push' && one.list.kind === 'listAt' && isOf(one.list.map)) return true;
      if (
        /^(push|clear|truncate|sort)$/.test(one.kind) &&
        isOf((one as { list: Expression }).list)
      ) {
        return true;
      }
      if ((one.kind === 'fill' || one.kind === 'grow') && isOf(one.buffer as Expression))
        return true;
      if (one.kind === 'swap' && (isOf(one.one) || isOf(one.other))) return true;
      if (one.kind === 'call') {
        const { parameters } = this.library.functions.get(one.name)!;
        const isGiven = one.values.some(
          (value, i) => isOf(value) && this.#changed.has(`${one.name}/${parameters[i]!.name}`),
        );
        if (isGiven) return true;
      }
      return Object.entries(one).some(([key, value]) => key !== 'type' && visit(value));
    };
    return visit(node);
  }

  /** Finds the fields of each kind of a struct. */
  #findVariants(node: unknown): void {
    if (Array.isArray(node) || node instanceof Map) {
      for (const one of node.values()) this.#findVariants(one);
    } else if (typeof node === 'object' && node !== null) {
      const one = node as Expression;
      for (const [key, value] of Object.entries(one)) {
        if (key !== 'type') this.#findVariants(value);
      }
      if (one.kind !== 'objectLiteral' || one.type.kind !== 'struct') return;
      const kind = one.fields.get('kind');
      const { name, fields } = this.library.structs.get(one.type.name)!;
      // A feature remains a struct, because its index is needed for every kind.
      if (kind?.kind !== 'member' || fields.length < 3) return;
      if (!this.#variants.has(name)) {
        const members = kind.type.kind === 'enum' ? this.library.enums.get(kind.type.name)! : null;
        this.#variants.set(name, new Map(members?.members.map((word) => [word, new Set()])));
      }
      for (const [field, value] of one.fields) {
        const isFirst = value.kind === 'member' || isMissing(value);
        if (!isFirst) this.#variants.get(name)!.get(kind.name)!.add(field);
      }
    }
  }

  // Numbers.

  number(value: number, isFloat: boolean): Written {
    if (value === Infinity) return atom('f64::INFINITY');
    if (Number.isNaN(value)) return atom('f64::NAN');
    if (value < 0 || Object.is(value, -0)) {
      const { doc } = this.number(-value, isFloat);
      return { doc: ['-', doc], level: precedence.unary };
    }
    const text = String(value)
      .replace('e+', 'e')
      .replace(/^\d{5,}/, (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, '_'));
    return atom(isFloat && /^[\d_]+$/.test(text) ? `${text}.0` : text);
  }

  #kindOf(one: Expression): Kind {
    if (isWide(one.type)) return one.kind === 'number' ? 'any' : 'i64';
    switch (one.kind) {
      case 'length':
        return 'usize';
      case 'negative':
        return 'i32';
      case 'binary':
        if (one.operator === '<<' || one.operator === '>>') return this.#kindOf(one.left);
        return joined(this.#kindOf(one.left), this.#kindOf(one.right));
      case 'conditional':
        return joined(this.#kindOf(one.yes), this.#kindOf(one.no));
      case 'math':
        if (one.name === 'wrappedProduct' || one.name === 'shiftRight') return 'u32';
        if (one.name === 'wrappedSum' || one.name === 'toInt32') return 'i32';
        return one.values.map((value) => this.#kindOf(value)).reduce(joined);
      case 'item': {
        const { type } = one.list;
        const place = this.#kinds.itemsOf(one.list, this.#fn);
        if (place !== null) return this.#ofPlace(place);
        return type.kind === 'buffer' ? (items[type.of] as Kind) : 'i32';
      }
      case 'variable':
      case 'field':
      case 'call':
      case 'value':
      case 'present': {
        const place = this.#kinds.place(one, this.#fn);
        return place === null ? 'i32' : this.#ofPlace(place);
      }
      default:
        return 'any';
    }
  }

  /** Casts an integer to `want`. */
  #as(want: Kind, one: Expression): Written {
    if (one.type.kind !== 'number' || one.type.slot.isFloat) return this.#owned(one);
    const kind = this.#kindOf(one);
    const isSame = kind === want || kind === 'any' || want === 'any';
    const isParted =
      one.kind === 'conditional' ||
      (one.kind === 'binary' && want === 'i64') ||
      (one.kind === 'binary' && want === 'usize' && !this.#kinds.isNegative(one, this.#fn));
    if (isSame || isParted) {
      return this.#plain(one, want === 'any' ? kind : want);
    }
    const { doc, level } = this.#plain(one, kind);
    if (kind === 'u8' || kind === 'u16' || (kind === 'i32' && want === 'i64'))
      return postfix(`${want}::from(`, doc, ')');
    return { doc: [level < asLevel ? ['(', doc, ')'] : doc, ` as ${want}`], level: asLevel };
  }

  #asDoc(want: Kind, one: Expression, least = precedence.none): Doc {
    const { doc, level } = this.#as(want, one);
    return level < least ? ['(', doc, ')'] : doc;
  }

  /** Writes an integer whose parts all have one kind. */
  #plain(one: Expression, kind: Kind): Written {
    switch (one.kind) {
      case 'binary':
        return this.#integers(one, kind);
      case 'conditional':
        return (
          this.#orElse(one) ??
          this.#ifElse(
            one.test,
            () => this.#asDoc(kind, one.yes),
            () => this.#asDoc(kind, one.no),
          )
        );
      case 'toInteger': {
        const { of } = one;
        if (of.kind === 'number') return this.number(of.value, false);
        // A direct cast would turn a negative float into 0.
        const type = kind === 'any' ? 'i32' : kind === 'u32' ? 'i64 as u32' : kind;
        return {
          doc: [this.doc(of, asLevel), ` as ${type}`],
          level: asLevel,
        };
      }
      case 'bit':
        return postfix(`${kind === 'any' ? 'i32' : kind}::from(`, this.doc(one.of), ')');
      case 'math':
        return this.#integerMath(one, kind);
      default:
        return super.expression(one);
    }
  }

  #integers(one: Expression & { kind: 'binary' }, kind: Kind): Written {
    const { operator, left, right } = one;
    if (kind === 'u32' && operator === '+') {
      return postfix(
        this.#asDoc(kind, left, precedence.postfix),
        '.wrapping_add(',
        this.#asDoc(kind, right),
        ')',
      );
    }
    const level = this.level(operator);
    const isShift = operator === '>>' || operator === '<<';
    const least = '&|^'.includes(operator) || isShift ? asLevel : level;
    return {
      doc: group(
        this.#asDoc(kind, left, least),
        indent(
          line,
          `${operator} `,
          this.#asDoc(isShift ? 'any' : kind, right, Math.max(least, level + 0.1)),
        ),
      ),
      level,
    };
  }

  #integerMath(one: Expression & { kind: 'math' }, kind: Kind): Written {
    const [first, second] = one.values as [Expression, Expression];
    const method = (name: string, of: Kind, ...values: Expression[]): Written =>
      postfix(this.#asDoc(of, first, precedence.postfix), `.${name}`, [
        '(',
        join(
          values.map((value) => this.#asDoc(of, value)),
          ', ',
        ),
        ')',
      ]);
    switch (one.name) {
      case 'wrappedProduct':
        return method('wrapping_mul', 'u32', second);
      case 'wrappedSum': {
        const parts = termsOf(one);
        const rest = parts.slice(1).map((part): Doc => {
          const isLess = part.kind === 'negative';
          return [
            isLess ? '.wrapping_sub(' : '.wrapping_add(',
            this.#asDoc('i32', isLess ? part.of : part),
            ')',
          ];
        });
        return postfix(this.#asDoc('i32', parts[0]!, precedence.postfix), rest);
      }
      case 'toInt32':
        return { doc: [this.doc(first, asLevel), ' as i64 as i32'], level: asLevel };
      case 'shiftRight':
        return {
          doc: [this.#asDoc('u32', first, asLevel), ' >> ', this.#asDoc('any', second, asLevel)],
          level: precedence.shift,
        };
      case 'quotient':
        return {
          doc: [
            this.#asDoc(kind, first, precedence.product),
            ' / ',
            this.#asDoc(kind, second, asLevel),
          ],
          level: precedence.product,
        };
      case 'abs':
        return method('abs', kind);
      default:
        return method(one.name, kind, second);
    }
  }

  toFloat(of: Expression): Written {
    const kind = this.#kindOf(of);
    if (of.kind === 'bit') return postfix('f64::from(', this.#asDoc('u8', of), ')');
    if (kind !== 'usize') return postfix('f64::from(', this.#asDoc(kind, of), ')');
    return { doc: [this.#asDoc(kind, of, asLevel), ' as f64'], level: asLevel };
  }

  toInteger(): Written {
    throw new Error('Rust converts integers by their kind.');
  }

  bit(): Written {
    throw new Error('Rust converts a boolean by the kind of integer.');
  }

  math(name: MathName, values: readonly Expression[], one: Expression): Written {
    const [first, second] = values as [Expression, Expression];
    const method = (fn: string, of: Expression, ...rest: Expression[]) =>
      postfix(this.#receiver(of), `.${fn}`, [
        '(',
        join(
          rest.map((value) => this.doc(value)),
          ', ',
        ),
        ')',
      ]);
    switch (name) {
      case 'abs':
      case 'sqrt':
      case 'floor':
      case 'ceil':
      case 'cos':
      case 'sin':
        return method(name, first);
      case 'hypot':
        return method(name, first, second);
      case 'isFinite':
        return method('is_finite', first);
      case 'min':
      case 'max':
        return postfix(name, listed('(', [this.doc(first), this.doc(second)], ')', ','));
      case 'power': {
        if (second.kind !== 'toFloat') return method('powf', first, second);
        return postfix(this.#receiver(first), '.powi(', this.#asDoc('i32', second.of), ')');
      }
      case 'isWhole':
        throw new Error('without-integer-tests.ts removes Number.isInteger.');
      case 'sign':
        return this.#sign(first);
      case 'quotient':
      case 'shiftRight':
      case 'wrappedSum':
      case 'wrappedProduct':
      case 'toInt32':
        return this.#as('any', one);
    }
  }

  #receiver(of: Expression): Doc {
    const whole = this.doc(of, precedence.postfix);
    const text = textOf(whole);
    // A short receiver of a method call is not broken.
    const doc = text.length < 40 && !text.includes('{') ? text : whole;
    return of.kind === 'number' && Number.isFinite(of.value)
      ? `${textOf(doc).replace(/\.0$/, '')}_f64`
      : doc;
  }

  #sign(of: Expression): Written {
    const doc = this.doc(of, precedence.compare + 1);
    return {
      doc: group(
        'if ',
        doc,
        ' > 0.0 {',
        indent(line, '1.0'),
        line,
        '} else if ',
        doc,
        ' < 0.0 {',
        indent(line, '-1.0'),
        line,
        '} else {',
        indent(line, '0.0'),
        line,
        '}',
      ),
      level: precedence.conditional,
    };
  }

  // Other values.

  override expression(one: Expression): Written {
    const isInteger = one.type.kind === 'number' && !one.type.slot.isFloat;
    if (isInteger && ['binary', 'conditional', 'toInteger', 'bit', 'math'].includes(one.kind)) {
      return this.#plain(one, this.#kindOf(one));
    }
    return super.expression(one);
  }

  protected override item(one: Expression & { kind: 'item' }): Written {
    return postfix(this.doc(one.list, precedence.postfix), '[', this.#asDoc('usize', one.at), ']');
  }

  #given(one: Expression & { kind: 'call' }): Doc[] {
    const { parameters } = this.library.functions.get(one.name)!;
    return one.values.map((value, i): Doc => {
      const { name, type } = parameters[i]!;
      const place = `${one.name}/${name}`;
      // Borrowed, because the function may call it again.
      if (type.kind === 'function')
        return value.kind === 'variable' ? ['&', this.doc(value)] : this.doc(value);
      if (!this.#isCopied(type)) return this.#lent(value, this.#changed.has(place));
      return this.#asDoc(this.#ofPlace(place), value);
    });
  }

  protected override call(one: Expression & { kind: 'call' }): Written {
    const values = this.#given(one);
    const isHugged = values.length === 1 && one.values[0]!.kind === 'objectLiteral';
    return postfix(
      this.functionName(one.name),
      isHugged ? ['(', values[0]!, ')'] : listed('(', values, ')', ','),
    );
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    if (one.type.kind !== 'struct')
      throw new Error('An object without a struct cannot be created.');
    const { name } = one.type;
    const kind = one.fields.get('kind');
    const variants = this.#variants.get(name);
    const isOfKind = variants !== undefined && kind?.kind === 'member';
    const names = isOfKind ? variants.get(kind.name)! : new Set(one.fields.keys());
    const head = this.typeName(name) + (isOfKind ? `::${pascal(kind.name)}` : '');
    if (names.size === 0) return postfix(head);
    const isInside = kind?.kind === 'member' && !isOfKind;
    const fields = [...one.fields]
      .filter(([field]) => names.has(field))
      .map(([field, value]): Doc => {
        const own = this.field(field);
        const isNone = isInside && isMissing(value) && value.kind === 'number';
        const doc = isNone ? '0' : this.#asDoc(this.#ofPlace(`${name}.${field}`), value);
        return textOf(doc) === own ? own : [`${own}: `, doc];
      });
    return postfix(
      group(`${head} {`, indent(line, join(fields, [',', line]), either('', ',')), line, '}'),
    );
  }

  list(one: Expression & { kind: 'list' }): Written {
    if (one.items.length === 0) return postfix('Vec::new()');
    return postfix(
      listed(
        'vec![',
        one.items.map((value) => this.#owned(value).doc),
        ']',
        ',',
      ),
    );
  }

  buffer(one: Expression & { kind: 'buffer' }): Written {
    const zero = one.type.kind === 'buffer' && one.type.of === 'float64' ? '0.0' : '0';
    return postfix(group(`vec![${zero}; `, this.#asDoc('usize', one.size), ']'));
  }

  map(): Written {
    return postfix('HashMap::new()');
  }

  /** The list at a key, to iterate or, created if missing, to append to. */
  listAt({ map, key }: ListAt): Written {
    return postfix(this.doc(map, precedence.postfix), '.get(&', this.#asDoc('i64', key), ')');
  }

  absent(): Written {
    return atom('None');
  }

  present(of: Expression, type: Type): Written {
    // Avoid rewrapping a present value in Some.
    if (of.kind === 'value' && !(of.of.kind === 'variable' && this.#bound.has(of.of.name))) {
      return this.expression(of.of);
    }
    if (of.type.kind === 'optional' && !(of.kind === 'variable' && this.#bound.has(of.name))) {
      return this.expression(of);
    }
    return postfix('Some(', this.#asDoc('any', of.type.kind === type.kind ? of : of), ')');
  }

  value(of: Expression): Written {
    if (of.kind === 'variable' && this.#bound.has(of.name)) return this.expression(of);
    return postfix(this.doc(of, precedence.postfix), '.unwrap()');
  }

  isPresent(of: Expression): Written {
    return postfix(this.doc(of, precedence.postfix), '.is_some()');
  }

  isAbsent(of: Expression): Written {
    return postfix(this.doc(of, precedence.postfix), '.is_none()');
  }

  length(list: Expression): Written {
    return postfix(this.doc(list, precedence.postfix), '.len()');
  }

  protected override level(operator: BinaryOperator): number {
    return ofOperator[operator] ?? super.level(operator);
  }

  /** Whether a comparison is constant, because a count is never negative. */
  #isSure(one: Expression): boolean | null {
    if (one.kind !== 'binary' || one.right.kind !== 'number' || one.right.value !== 0) return null;
    const isAbove0 = one.operator === '>=';
    if (!isAbove0 && one.operator !== '<') return null;
    const { type } = one.left;
    const isCount =
      type.kind === 'number' && !type.slot.isFloat && this.#kindOf(one.left) === 'usize';
    return isCount ? isAbove0 : null;
  }

  /** Removes constant comparisons from a condition. */
  #simplified(one: Expression): Expression {
    if (one.kind !== 'binary' || (one.operator !== '&&' && one.operator !== '||')) return one;
    const [left, right] = [this.#simplified(one.left), this.#simplified(one.right)];
    if (this.#isSure(left) === (one.operator === '&&')) return right;
    return left === one.left && right === one.right ? one : { ...one, left, right };
  }

  protected override binary(whole: Expression & { kind: 'binary' }): Written {
    const one = this.#simplified(whole);
    if (one.kind !== 'binary') return this.expression(one);
    const { left, right, operator } = one;
    const ofKind = this.#isOfKind(left, right);
    if (ofKind) {
      return operator === '==' ? ofKind : { doc: ['!', ofKind.doc], level: precedence.unary };
    }
    const isOfIntegers = [left, right].every(
      ({ type }) => type.kind === 'number' && !type.slot.isFloat,
    );
    if (!isOfIntegers) return super.binary(one);
    // What remains is a comparison.
    if (left.kind === 'length' && right.kind === 'number' && right.value === 0) {
      const isEmpty = postfix(this.doc(left.list, precedence.postfix), '.is_empty()');
      if (operator === '==') return isEmpty;
      if (operator === '>' || operator === '!=') {
        return { doc: ['!', isEmpty.doc], level: precedence.unary };
      }
    }
    const kind = joined(this.#kindOf(left), this.#kindOf(right));
    const first = this.#asDoc(kind, left, precedence.compare + 0.1);
    return {
      doc: group(
        operator === '<' && endsInAs(first) ? ['(', first, ')'] : first,
        indent(line, `${operator} `, this.#asDoc(kind, right, precedence.compare + 0.1)),
      ),
      level: this.level(operator),
    };
  }

  /** Tests the kind of an enum with fields. */
  #isOfKind(left: Expression, right: Expression): Written | null {
    if (left.kind !== 'field' || left.name !== 'kind' || right.kind !== 'member') return null;
    const { object } = left;
    const name = object.type.kind === 'struct' ? object.type.name : '';
    const fields = this.#variants.get(name)?.get(right.name);
    if (!fields) return null;
    const variant = `${this.typeName(name)}::${pascal(right.name)}`;
    return postfix(
      'matches!(',
      this.doc(object),
      `, ${variant}${fields.size > 0 ? ' { .. }' : ''})`,
    );
  }

  /** A continued line begins with the operator. */
  protected override chain(one: Expression & { kind: 'binary' }, level: number): Doc {
    const terms: Doc[] = [];
    let left: Expression = one;
    const least = level === precedence.equal ? precedence.shift : level;
    const orLeast = (operator: BinaryOperator): number =>
      operator === '||' ? precedence.bitOr : least;
    while (
      left.kind === 'binary' &&
      this.level(left.operator) === level &&
      (left === one || level !== precedence.equal)
    ) {
      const { operator, right } = left as Expression & { kind: 'binary' };
      const isLess = operator === '+' && right.kind === 'negative';
      terms.unshift([
        line,
        isLess ? '- ' : `${operator} `,
        this.doc(isLess ? right.of : right, Math.max(orLeast(operator), level + 0.1)),
      ]);
      left = (left as Expression & { kind: 'binary' }).left;
    }
    const first = this.doc(left, orLeast(one.operator));
    const isOpen = (one.operator === '<' || one.operator === '<<') && endsInAs(first);
    return [isOpen ? ['(', first, ')'] : first, indent(terms)];
  }

  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    const { test, yes, no } = one;
    return (
      this.#orElse(one) ??
      this.#ifElse(
        test,
        () => this.#owned(yes).doc,
        () => this.#owned(no).doc,
      )
    );
  }

  /** Writes a value, or another one if it is missing. */
  #orElse({ test, yes, no, type }: Expression & { kind: 'conditional' }): Written | null {
    if (test.kind !== 'isPresent' || !isItself(yes, test.of)) return null;
    if (type.kind === 'optional') {
      const [of = '', ...links] = this.#firstOf(test.of, no);
      return postfix(group(of, indent(links.flatMap((link) => [softLine, link]))));
    }
    const of = this.doc(test.of, precedence.postfix);
    const place = this.#kinds.place(test.of, this.#fn);
    const kind = place === null ? 'any' : this.#ofPlace(place);
    // An optional list is shared, so it cannot be moved out. Without one it is empty.
    if (type.kind === 'list') return postfix(of, '.clone().unwrap_or_default()');
    return postfix(of, '.unwrap_or(', this.#asDoc(kind, no), ')');
  }

  /** Returns the first present one of several optional values. */
  #firstOf(one: Expression, other: Expression): Doc[] {
    const isChain =
      one.kind === 'conditional' && one.test.kind === 'isPresent' && same(one.yes, one.test.of);
    const before = isChain ? this.#firstOf(one.yes, one.no) : [this.doc(one, precedence.postfix)];
    const opening = other.kind === 'variable' ? '.or(' : '.or_else(|| ';
    return [...before, [opening, this.doc(other), ')']];
  }

  #ifElse(test: Expression, yes: () => Doc, no: () => Doc): Written {
    const [head, names] = this.#test(test);
    const first = this.#knowing(names, yes);
    return {
      doc: group(head, ' {', indent(line, first), line, '} else {', indent(line, no()), line, '}'),
      level: precedence.conditional,
    };
  }

  /** Writes `if let` for optional values, and returns the bound names. */
  #test(test: Expression): [Doc, string[]] {
    const parts = partsOf(test);
    const names = parts.flatMap((part) =>
      part.kind === 'isPresent' && part.of.kind === 'variable' ? [part.of.name] : [],
    );
    if (names.length < parts.length || new Set(names).size < names.length) {
      return [['if ', this.doc(test)], []];
    }
    const docs = names.map((name) => this.variable(name));
    if (docs.length === 1) return [`if let Some(${docs[0]}) = ${docs[0]}`, names];
    const some = docs.map((doc) => `Some(${doc})`).join(', ');
    return [group('if let (', some, ') =', indent(line, '(', docs.join(', '), ')')), names];
  }

  #knowing<T>(names: readonly string[], write: () => T): T {
    const before = this.#bound;
    this.#bound = new Set([...before, ...names]);
    const written = write();
    this.#bound = before;
    return written;
  }

  // Statements.

  protected override statements(all: readonly Statement[]): Doc {
    return this.#block(all, false);
  }

  /** @param isTail whether the block's value is the function's result */
  #block(all: readonly Statement[], isTail: boolean): Doc {
    const matched = isTail ? this.#match(all) : null;
    if (matched) return matched;
    const before = this.#bound;
    this.#bound = new Set(before);
    const docs: Doc[] = [];
    for (let i = 0; i < all.length; i += 1) {
      const one = all[i]!;
      const rest = all.slice(i + 1);
      const why = one.why.flatMap((said): Doc[] => [this.comment(said), hardLine]);
      const both = this.#letAndTest(one, rest);
      if (both) {
        docs.push([...why, both]);
        i += 1;
      } else {
        const isLast = i === all.length - 1;
        docs.push([...why, isTail && isLast ? this.#tail(one) : this.#statement(one, rest)]);
      }
    }
    this.#bound = before;
    return join(docs, hardLine);
  }

  /** Writes `let hit = f()?;` for an optional value that is tested at once. */
  #letAndTest(one: Statement, [next, ...rest]: readonly Statement[]): Doc | null {
    if (one.kind !== 'let' || one.type.kind !== 'optional' || one.isChanged) return null;
    if (next?.kind !== 'if' || one.value === null || next.why.length > 0) return null;
    const name = this.variable(one.name);
    const { test, yes, no } = next;
    const isOf = (of: Expression): boolean => of.kind === 'variable' && of.name === one.name;
    if (test.kind === 'isAbsent' && isOf(test.of) && no.length === 0 && leaves(yes)) {
      const isChoice = one.value.kind === 'conditional';
      const value = this.doc(one.value, isChoice ? precedence.none : precedence.postfix);
      const doc = this.#isNone(yes)
        ? group(`let ${name} = `, value, '?;')
        : this.#matched(name, this.doc(one.value), yes);
      this.#bound.add(one.name);
      return doc;
    }
    const isUsedLater = rest.some((of) => mentions(of, one.name)) || mentions(no, one.name);
    if (test.kind === 'isPresent' && isOf(test.of) && !isUsedLater) {
      const value = this.doc(one.value);
      return this.#knowing([one.name], () => [
        group(`if let Some(${name}) = `, value, ' {'),
        this.body(yes),
        '}',
        no.length > 0 ? [' else {', this.body(no), '}'] : '',
      ]);
    }
    return null;
  }

  /** Writes a match on numbers. */
  #match(all: readonly Statement[]): Doc | null {
    const last = all.at(-1);
    const cases = all.slice(0, -1).map((one) => {
      if (one.kind !== 'if' || one.no.length > 0 || one.test.kind !== 'binary') return null;
      const { left, right, operator } = one.test;
      const [answer, more] = one.yes;
      const isCase =
        operator === '==' &&
        left.kind === 'variable' &&
        right.kind === 'number' &&
        !(right.type.kind === 'number' && right.type.slot.isFloat) &&
        answer?.kind === 'return' &&
        more === undefined;
      return isCase ? { of: left, value: right.value, answer: answer.value! } : null;
    });
    const [first] = cases;
    if (!first || cases.length < 2 || last?.kind !== 'return' || !last.value) return null;
    if (!cases.every((one) => one?.of.name === first.of.name)) return null;
    if (all.some(({ why }) => why.length > 0)) return null;
    const arm = (pattern: string, value: Expression): Doc =>
      group(`${pattern} => `, withoutEnd(this.#returned(value)), ',');
    return [
      `match ${this.variable(first.of.name)} {`,
      indent(
        cases.map((one): Doc => [hardLine, arm(String(one!.value), one!.answer)]),
        hardLine,
        arm('_', last.value),
      ),
      hardLine,
      '}',
    ];
  }

  #isNone([only, more]: readonly Statement[]): boolean {
    return only?.kind === 'return' && more === undefined && only.value?.kind === 'absent';
  }

  #matched(name: string, value: Doc, none: readonly Statement[]): Doc {
    const [only] = none;
    const isShort = none.length === 1 && only!.why.length === 0 && only!.kind !== 'if';
    const doc = this.#block(none, false);
    return [
      group(`let ${name} = match `, value, ' {'),
      indent(
        hardLine,
        `Some(${name}) => ${name},`,
        hardLine,
        isShort
          ? ['None => ', withoutEnd(doc), ',']
          : ['None => {', indent(hardLine, doc), hardLine, '}'],
      ),
      hardLine,
      '};',
    ];
  }

  #statement(one: Statement, rest: readonly Statement[]): Doc {
    if (one.kind === 'let') return this.#let(one, rest);
    if (one.kind === 'if' && one.no.length === 0) {
      const { test, yes } = one;
      // After `if hit is missing, leave` the value is known to be present.
      if (test.kind === 'isAbsent' && test.of.kind === 'variable' && leaves(yes)) {
        const { name } = test.of;
        const isAsked = rest.some((of) => mentions(of, name));
        if (isAsked) {
          const own = this.variable(name);
          const doc = this.#isNone(yes) ? `let ${own} = ${own}?;` : this.#matched(own, own, yes);
          this.#bound.add(name);
          return doc;
        }
      }
      const [only, more] = yes;
      const isSame =
        test.kind === 'isPresent' &&
        test.of.kind === 'variable' &&
        only?.kind === 'return' &&
        more === undefined &&
        only.value !== null &&
        isItself(only.value, test.of);
      if (isSame) return ['if ', this.doc(test), ' {', this.body(yes), '}'];
    }
    if (one.kind === 'while' && one.test.kind === 'boolean' && one.test.value) {
      return ['loop {', this.body(one.body), '}'];
    }
    if (one.kind === 'while') {
      return [group('while ', this.doc(one.test), line, '{'), this.body(one.body), '}'];
    }
    return this.statement(one);
  }

  #tail(one: Statement): Doc {
    if (one.kind === 'return' && one.value) return withoutEnd(this.#returned(one.value));
    if (one.kind !== 'if') return this.#statement(one, []);
    const isBlock = one.test.kind === 'boolean' && one.test.value;
    if (isBlock) return this.#block(one.yes, true);
    if (one.no.length === 0) return this.#statement(one, []);
    return this.#ifs(one, true);
  }

  protected override if(one: Statement & { kind: 'if' }): Doc {
    if (one.test.kind === 'boolean' && one.test.value) return ['{', this.body(one.yes), '}'];
    return this.#ifs(one, false);
  }

  #ifs(one: Statement & { kind: 'if' }, isTail: boolean): Doc {
    const [head, names] = this.#test(one.test);
    const body = (all: readonly Statement[]): Doc => [
      indent(hardLine, this.#block(all, isTail)),
      hardLine,
    ];
    const first: Doc = [group(head, line, '{'), this.#knowing(names, () => body(one.yes)), '}'];
    if (one.no.length === 0) return first;
    const [only] = one.no;
    const isChain = one.no.length === 1 && only?.kind === 'if' && only.why.length === 0;
    return isChain
      ? [first, ' else ', this.#ifs(only, isTail)]
      : [first, ' else {', body(one.no), '}'];
  }

  protected override return(value: Expression | null): Doc {
    return value ? ['return ', this.#returned(value)] : 'return;';
  }

  #returned(value: Expression): Doc {
    const one = this.library.functions.get(this.#fn)!;
    if (this.#lends(one)) return ['&', this.doc(value, precedence.unary), ';'];
    const { returns } = one;
    const isKnown = value.kind === 'variable' && this.#bound.has(value.name);
    if (returns.kind === 'optional' && isKnown) return ['Some(', this.doc(value), ');'];
    return group(this.#asDoc(this.#ofPlace(`${this.#fn}/`), value), ';');
  }

  let(one: Statement & { kind: 'let' }): Doc {
    return this.#let(one, []);
  }

  #let(one: Statement & { kind: 'let' }, rest: readonly Statement[]): Doc {
    const value = one.value!;
    const isChanged = this.#changes(rest, one.name);
    const mut = isChanged ? 'mut ' : '';
    const name = this.variable(one.name);
    const isPlace = value.kind === 'field' || value.kind === 'item';
    const isLent = !isChanged && isPlace && !this.#isCopied(one.type);
    const isOfObject =
      value.kind === 'call' && this.#lends(this.library.functions.get(value.name)!);
    if (isLent || isOfObject) this.#references.add(one.name);
    const isArray =
      value.kind === 'list' && value.items.length > 0 && !isChanged && isOnlyLent(rest, one.name);
    if (isArray) {
      const values = value.items.map((item) => this.#owned(item).doc);
      return group(`let ${name} = `, listed('[', values, ']', ','), ';');
    }
    const doc = isLent
      ? ['&', this.doc(value, precedence.unary)]
      : this.#asDoc(isWide(one.type) ? 'i64' : this.#ofPlace(`${this.#fn}/${one.name}`), value);
    if ((value.kind === 'number' || value.kind === 'negative') && isReplaced(rest, one.name)) {
      // A variable assigned once on each path is immutable.
      const isOnce = !rest
        .slice(1 + rest.findIndex((of) => mentions(of, one.name)))
        .some((of) => this.#changes(of, one.name));
      return `let ${isOnce ? '' : 'mut '}${name};`;
    }
    const isUntyped =
      value.kind === 'number' &&
      Number.isFinite(value.value) &&
      one.type.kind === 'number' &&
      one.type.slot.isFloat;
    // A nested list needs a type annotation, because it is used before inference succeeds.
    const isDeep = one.type.kind === 'list' && one.type.of.kind === 'list';
    const isAsked = one.type.kind === 'map' || isDeep || (isUntyped && asksMethod(rest, one.name));
    const type = isAsked ? `: ${this.type(one.type)}` : '';
    return group(`let ${mut}${name}${type} = `, doc, ';');
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    if (operator === '' && target.type.kind === 'list' && value.kind === 'list') {
      if (value.items.length === 0) return [this.doc(target), '.clear();'];
    }
    const kind = this.#kindOf(target);
    return group(this.doc(target), ` ${operator}= `, this.#asDoc(kind, value), ';');
  }

  count(one: Statement & { kind: 'count' }): Doc {
    const kind = this.#ofPlace(`${this.#fn}/${one.name}`);
    const isUsed = mentions(one.body, one.name);
    const of = (value: Expression): Doc => this.#asDoc(kind, value, asLevel);
    const { from, to } = one;
    let range: Doc;
    if (one.isDown) {
      const end = isPlusOne(from, '-');
      range = end ? [of(to), '..', of(end)] : [of(to), '..=', of(from)];
      if (isUsed) range = ['(', range, ').rev()'];
    } else {
      const last = isPlusOne(to, '+');
      range = last ? [of(from), '..=', of(last)] : [of(from), '..', of(to)];
    }
    const name = isUsed ? this.variable(one.name) : '_';
    return [group(`for ${name} in `, range, ' {'), this.body(one.body), '}'];
  }

  each(one: Statement & { kind: 'each' }): Doc {
    const { list } = one;
    const itemType = list.type.kind === 'list' ? list.type.of : list.type;
    const isCopied = this.#isCopied(itemType);
    const isRef = list.kind === 'variable' && this.#references.has(list.name);
    const isPlace = list.kind === 'variable' || list.kind === 'field' || list.kind === 'item';
    if (!isCopied) this.#references.add(one.name);
    const item = this.variable(one.name);
    const pattern = isCopied ? `&${item}` : item;
    const doc = this.doc(list, precedence.postfix);
    if (list.kind === 'listAt') {
      const loop: Doc = [`for ${pattern} in found {`, this.body(one.body), '}'];
      return [group('if let Some(found) = ', doc, ' {'), indent(hardLine, loop), hardLine, '}'];
    }
    if (one.index !== null && mentions(one.body, one.index)) {
      return [
        group(`for (${this.variable(one.index)}, ${pattern}) in `, doc, '.iter().enumerate() {'),
        this.body(one.body),
        '}',
      ];
    }
    const all: Doc = isPlace
      ? [`for ${pattern} in `, isRef ? doc : ['&', doc]]
      : [`for ${item} in `, doc];
    return [group(all, ' {'), this.body(one.body), '}'];
  }

  push(one: Statement & { kind: 'push' }): Doc {
    const place = itemPlace(one.list.type);
    const kind = place === null ? 'any' : this.#ofPlace(place);
    const { list } = one;
    return group(
      list.kind === 'listAt'
        ? [this.doc(list.map), '.entry(', this.#asDoc('i64', list.key), ').or_default()']
        : this.doc(list, precedence.postfix),
      '.push(',
      this.#asDoc(kind, one.value),
      ');',
    );
  }

  clear(list: Expression): Doc {
    return [this.doc(list, precedence.postfix), '.clear();'];
  }

  truncate(one: Statement & { kind: 'truncate' }): Doc {
    const size = this.#asDoc('usize', one.size);
    return [this.doc(one.list, precedence.postfix), '.truncate(', size, ');'];
  }

  grow(one: Statement & { kind: 'grow' }): Doc {
    const { type } = one.buffer;
    const zero = type.kind === 'buffer' && type.of === 'float64' ? '0.0' : '0';
    const values = [this.#asDoc('usize', one.size), zero];
    return [
      this.doc(one.buffer, precedence.postfix),
      '.resize',
      listed('(', values, ')', ','),
      ';',
    ];
  }

  swap({ one, other }: Statement & { kind: 'swap' }): Doc {
    const values = [one, other].map((place): Doc => ['&mut ', this.doc(place, precedence.unary)]);
    return ['std::mem::swap', listed('(', values, ')', ','), ';'];
  }

  fill(one: Statement & { kind: 'fill' }): Doc {
    const place = this.#kinds.itemsOf(one.buffer, this.#fn);
    const kind = place === null ? 'any' : this.#ofPlace(place);
    return [this.doc(one.buffer, precedence.postfix), '.fill(', this.#asDoc(kind, one.value), ');'];
  }

  sort(one: Statement & { kind: 'sort' }): Doc {
    const list = this.doc(one.list, precedence.postfix);
    const { type } = one.list;
    const isOfIntegers = one.key === null && type.kind === 'list' && itemPlace(type) !== null;
    if (isOfIntegers) return [list, '.sort_unstable();'];
    const key = one.key === null ? '' : `.${this.field(one.key)}`;
    return group(`${String(list)}.sort_by(|a, b| a${key}.total_cmp(&b${key}));`);
  }

  throw(message: string): Doc {
    return `panic!(${JSON.stringify(message)});`;
  }
}

function joined(a: Kind, b: Kind): Kind {
  if (a === 'any' || a === b) return b;
  if (b === 'any') return a;
  return a === 'usize' && /^u(8|16)$/.test(b)
    ? a
    : b === 'usize' && /^u(8|16)$/.test(a)
      ? b
      : 'i32';
}

/** Returns the operands of a && b && c. */
function partsOf(one: Expression): Expression[] {
  const isAnd = one.kind === 'binary' && one.operator === '&&';
  return isAnd ? [...partsOf(one.left), ...partsOf(one.right)] : [one];
}

/** Returns the terms of a wrapping sum. */
function termsOf(one: Expression): Expression[] {
  if (one.kind === 'math' && one.name === 'wrappedSum') return one.values.flatMap(termsOf);
  const isSum = one.kind === 'binary' && one.operator === '+';
  return isSum ? [...termsOf(one.left), ...termsOf(one.right)] : [one];
}

function isPlusOne(one: Expression, sign: '+' | '-'): Expression | null {
  const isOne =
    one.kind === 'binary' &&
    one.operator === sign &&
    one.right.kind === 'number' &&
    one.right.value === 1;
  return isOne ? one.left : null;
}

const isItself = (one: Expression, of: Expression): boolean =>
  same(one, of) || ((one.kind === 'present' || one.kind === 'value') && isItself(one.of, of));

/** Whether the end of these statements is unreachable. */
function leaves(all: readonly Statement[]): boolean {
  const last = all.at(-1);
  return last !== undefined && ['return', 'break', 'continue', 'throw'].includes(last.kind);
}

/** Whether a variable is always assigned before its next use. */
function isReplaced(all: readonly Statement[], name: string): boolean {
  for (const one of all) {
    if (one.kind === 'assign' && one.target.kind === 'variable' && one.target.name === name) {
      return one.operator === '' && !mentions(one.value, name);
    }
    if (one.kind === 'if' && !mentions(one.test, name)) {
      if (isReplaced(one.yes, name) && isReplaced(one.no, name)) return true;
    }
    if (mentions(one, name)) return false;
  }
  return false;
}

/** Whether a list is never stored. */
function isOnlyLent(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.every((one) => isOnlyLent(one, name));
  if (node instanceof Map) return [...node.values()].every((one) => isOnlyLent(one, name));
  if (typeof node !== 'object' || node === null) return true;
  const one = node as Expression | Statement;
  if (one.kind === 'variable') return one.name !== name;
  const isOf = (of: unknown): boolean =>
    (of as Expression).kind === 'variable' && (of as Variable).name === name;
  return Object.entries(one).every(([key, value]) => {
    if (key === 'type') return true;
    if (key === 'list' && isOf(value)) return true;
    if (one.kind === 'call' && key === 'values') {
      return one.values.every((of) => isOf(of) || isOnlyLent(of, name));
    }
    return isOnlyLent(value, name);
  });
}

/** Whether a method is called on a variable, which needs a known float type. */
function asksMethod(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.some((one) => asksMethod(one, name));
  if (node instanceof Map) return [...node.values()].some((one) => asksMethod(one, name));
  if (typeof node !== 'object' || node === null) return false;
  const one = node as Expression;
  if (one.kind === 'math') {
    const [of] = one.values;
    const isAsked = of?.kind === 'variable' && of.name === name;
    if (isAsked && one.name !== 'min' && one.name !== 'max') return true;
  }
  return Object.entries(one).some(([key, value]) => key !== 'type' && asksMethod(value, name));
}

/** Turns a statement into its value by removing the semicolon. */
function withoutEnd(doc: Doc): Doc {
  if (typeof doc === 'string') return doc.replace(/;$/, '');
  if (Array.isArray(doc)) {
    const all = doc as readonly Doc[];
    return all.map((one, i) => (i === all.length - 1 ? withoutEnd(one) : one));
  }
  const one = doc as Exclude<Doc, string | readonly Doc[]>;
  return one.kind === 'group' || one.kind === 'indent' ? { ...one, of: withoutEnd(one.of) } : one;
}

/** `a as usize < b` would begin a list of type arguments. */
function endsInAs(doc: Doc): boolean {
  return / as (usize|[iuf]\d+)$/.test(textOf(doc));
}

function textOf(doc: Doc): string {
  if (typeof doc === 'string') return doc;
  if (Array.isArray(doc)) return (doc as readonly Doc[]).map(textOf).join('');
  const one = doc as Exclude<Doc, string | readonly Doc[]>;
  if (one.kind === 'line') return one.flat || ' ';
  return one.kind === 'either' ? one.flat : textOf(one.of);
}

const inRustWords = (doc: string): string =>
  doc
    .replaceAll(/`null`|\bnull\b/g, '`None`')
    .replaceAll('`Math.hypot`', '`f64::hypot`')
    .replaceAll(/\ba(?=\s+`Box`)/g, 'an')
    .replaceAll(/\bThrows\s+a\s+RangeError\b/g, 'Panics')
    .replaceAll(/\bthrows\s+a\s+RangeError\b/g, 'panics')
    .replaceAll(/\bThrows\s+unless\b/g, 'Panics unless')
    .replaceAll(
      /`([a-z]\w*)([^`\w][^`]*)`/g,
      (_, name: string, rest: string) => `\`${snake(name)}${rest}\``,
    );
