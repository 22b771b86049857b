import {
  commentOfFloats,
  docOfFloats,
  floatConstant,
  needsDoubles,
  shortestFloat,
} from '../float-constants.ts';
import { type Doc, group, hardLine, indent, join, line, listed, softLine } from '../layout.ts';
import { camel, macrosOfWindows, pascal, unreserved } from '../names.ts';
import type { FilePiece } from '../one-file.ts';
import { withOutParameters } from '../out-parameters.ts';
import { isFloat, isWide } from '../slots.ts';
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
  type Extra,
  extrasOf,
  type ListAt,
  postfix,
  precedence,
  Writer,
  type WriterSection,
  type Written,
} from '../writer.ts';
import { guarded } from './include-guards.ts';
import { inEveryFile } from './managed.ts';

const reserved = new Set([
  ...macrosOfWindows,
  ...'and auto bool break case catch char class const continue default delete do double else enum explicit export extern false float for friend if inline int long namespace new not operator or private protected public register return short signed sizeof static struct switch template this throw true try typedef typename union unsigned using virtual void volatile while xor'.split(
    ' ',
  ),
]);

const items: Record<BufferItem, string> = {
  float64: 'double',
  int32: 'std::int32_t',
  uint16: 'std::uint16_t',
  uint8: 'std::uint8_t',
};

/** std::min and std::max depend on the order of their arguments if one is NaN. */
const helpers: readonly (readonly [string, string])[] = [
  [
    'least',
    `/// Returns the lesser number, or NaN if one is NaN.
inline double least(double a, double b) {
    const bool isFirst = a < b || std::isnan(a) || (a == b && std::signbit(a));
    return isFirst ? a : b;
}`,
  ],
  [
    'greatest',
    `/// Returns the greater number, or NaN if one is NaN.
inline double greatest(double a, double b) {
    const bool isFirst = a > b || std::isnan(a) || (a == b && !std::signbit(a));
    return isFirst ? a : b;
}`,
  ],
  [
    'itemAt',
    `/// Returns the item at an int index, although vectors expect a size_t.
template <typename List>
inline auto& itemAt(List& list, int index) {
    return list[static_cast<std::size_t>(index)];
}`,
  ],
];

/** A helper that also accepts doubles in float code. */
const ofAny = (text: string): string =>
  text
    .replace('inline double', 'template <typename Real>\ninline Real')
    .replaceAll(/double (?=[ab]\b)/g, 'Real ');

const includes: readonly [RegExp, string][] = [
  [/std::(min|max|fill|sort|stable_sort)\b/, 'algorithm'],
  [/std::(abs|sqrt|floor|ceil|cos|sin|hypot|isfinite|isnan|pow|signbit)\b/, 'cmath'],
  [/std::size_t/, 'cstddef'],
  [/std::u?int\d+_t/, 'cstdint'],
  [/std::function/, 'functional'],
  [/std::numeric_limits/, 'limits'],
  [/std::optional|std::nullopt/, 'optional'],
  [/std::invalid_argument/, 'stdexcept'],
  [/std::unordered_map/, 'unordered_map'],
  [/std::swap/, 'utility'],
  [/std::vector/, 'vector'],
];

/** C++17. The 32-bit variant uses floats. */
export class CppWriter extends Writer {
  protected readonly language = 'C++';
  functionName = (name: string): string => unreserved(camel(name), reserved);
  variable = (name: string): string => unreserved(name, reserved);
  field = (name: string): string => unreserved(name, reserved);
  typeName = (name: string): string => pascal(name);
  member = (ofEnum: string, name: string): string =>
    `${this.typeName(ofEnum)}::${unreserved(camel(name), reserved)}`;

  readonly #bits: 32 | 64;
  /** Whether the current function needs integers beyond a float's precision. */
  #isOfWholes = false;
  protected override readonly extras: readonly Extra[];

  constructor(library: Library, { bits = 64 }: { readonly bits?: 32 | 64 } = {}) {
    super(withOutParameters(withoutIntegerTests(library)));
    this.#bits = bits;
    this.extras = [
      ...extrasOf(
        'imports',
        includes.map(([pattern, name]) => [pattern, `#include <${name}>`] as const),
      ),
      ...helpers.map(([name, text]) => ({
        name: `+${name}`,
        section: 'functions',
        pattern: new RegExp(`\\b${name}\\(`),
        text: bits === 64 ? text : ofAny(text),
      })),
    ];
  }

  /** Separate namespaces let files of both number types be parts of one program. */
  get #namespace(): string {
    return this.#bits === 64 ? 'first_contact' : 'first_contact_float';
  }

  protected override readonly front = 'declared';

  protected override get sections(): readonly WriterSection[] {
    const [imports, ...rest] = super.sections as [WriterSection, ...WriterSection[]];
    const text = (own: string): WriterSection => ({ ...inEveryFile, before: '\n\n', text: own });
    return [
      text('#pragma once'),
      { ...imports, before: '\n\n' },
      text(`namespace ${this.#namespace} {`),
      ...rest,
      text(`} // namespace ${this.#namespace}`),
    ];
  }

  protected override piece(
    name: string,
    section: string,
    doc: Doc,
    needs?: readonly string[],
  ): FilePiece {
    const piece = super.piece(name, section, doc, needs);
    return section === 'imports' ? piece : guarded(piece, name, this.#namespace);
  }

  get #real(): 'double' | 'float' {
    return this.#bits === 64 || this.#isOfWholes ? 'double' : 'float';
  }

  /** Adapts limits in comments to floats. */
  protected override comment(said: string): string {
    return super.comment(this.#real === 'float' ? commentOfFloats(said) : said);
  }

  protected override paragraphs(doc: string): string[] {
    const all = super.paragraphs(doc);
    return this.#bits === 64 ? all : all.map(docOfFloats);
  }

  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        if (isWide(type)) return 'std::int64_t';
        return type.slot.isFloat ? this.#real : 'int';
      case 'boolean':
        return 'bool';
      case 'text':
        return 'std::string';
      case 'nothing':
        return 'void';
      case 'struct':
      case 'enum':
        return this.typeName(type.name);
      case 'optional':
        return `std::optional<${this.type(type.of)}>`;
      case 'list':
        return `std::vector<${this.type(type.of)}>`;
      case 'buffer':
        return `std::vector<${this.#item(type.of)}>`;
      case 'map':
        return `std::unordered_map<std::int64_t, ${this.type(type.of)}>`;
      case 'function': {
        const parameters = type.parameters.map((one) => this.parameterType(one));
        return `std::function<${this.type(type.returns)}(${parameters.join(', ')})>`;
      }
    }
  }

  #item(of: BufferItem): string {
    return of === 'float64' ? this.#real : items[of];
  }

  /** Pass large values by reference. */
  parameterType(type: Type): string {
    const isPlain = type.kind === 'number' || type.kind === 'boolean' || type.kind === 'enum';
    if (isPlain) return this.type(type);
    const mayChange =
      (type.kind === 'list' && type.grows) ||
      type.kind === 'buffer' ||
      (type.kind === 'struct' && this.library.structs.get(type.name)!.isMutable);
    return `${mayChange ? '' : 'const '}${this.type(type)}&`;
  }

  docComment(doc: string): Doc[] {
    const said = doc
      .replaceAll('`Math.hypot`', '`std::hypot`')
      .replaceAll(/\ba\s+RangeError\b/g, '`std::invalid_argument`');
    const lines = this.docLines(said, this.width - 3);
    return lines.flatMap((one) => [`/// ${one}`, hardLine]);
  }

  enumeration(one: Enum): Doc {
    const members = one.members.map((name) => unreserved(camel(name), reserved));
    return [`enum class ${this.typeName(one.name)} `, listed('{ ', members, ' }'), ';'];
  }

  struct(one: Struct): Doc {
    this.#isOfWholes = one.name === 'WholeNumber';
    const fields = one.fields.map(
      ({ name, type, doc }): Doc => [
        ...this.docComment(doc),
        `${this.type(type)} ${this.field(name)};`,
      ],
    );
    return [
      ...this.docComment(one.doc),
      `struct ${this.typeName(one.name)} {`,
      indent(hardLine, join(fields, hardLine)),
      hardLine,
      '};',
    ];
  }

  function(one: FunctionTree): Doc {
    return this.definition(one, 'inline ', this.functionName(one.name), one.parameters);
  }

  private definition(
    one: FunctionTree,
    word: string,
    name: string,
    asked: readonly Parameter[],
  ): Doc {
    this.#isOfWholes = needsDoubles(one);
    const parameters = asked.map((parameter) => this.parameter(parameter));
    return [
      ...this.docComment(one.doc),
      group(word, this.returned(one), ' ', name, listed('(', parameters, ')'), ' {'),
      this.body(one.body),
      '}',
    ];
  }

  /** Return a reference to a list that the object owns. */
  private returned({ returns, method, body }: FunctionTree): string {
    const last = body.at(-1);
    const isKept = method !== undefined && last?.kind === 'return' && last.value?.kind === 'field';
    return isKept ? `const ${this.type(returns)}&` : this.type(returns);
  }

  protected override readonly objectSection = 'functions';
  protected override readonly hasIdentity = false;

  protected override objectType(one: Struct, methods: readonly FunctionTree[]): Doc {
    const fields = one.fields.map(({ name, type, initial }): Doc => {
      return [`${this.type(type)} ${this.field(name)} = `, this.doc(initial!), ';'];
    });
    const written = methods.flatMap((method) => {
      const name = this.methodName(method.method!.name);
      const [, ...rest] = method.parameters;
      const whole = this.inMethod(method, () => this.definition(method, '', name, rest));
      return rest.some(({ isOut }) => isOut) ? [whole, this.filling(name, rest)] : [whole];
    });
    const open = [...this.docComment(one.doc), `class ${this.typeName(one.name)} {`, hardLine];
    return [
      open,
      'public:',
      indent(hardLine, join(written, [hardLine, hardLine])),
      [hardLine, hardLine, 'private:'],
      indent(hardLine, join(fields, hardLine)),
      [hardLine, '};'],
    ];
  }

  /** Writes an overload that creates the list. */
  private filling(name: string, all: readonly Parameter[]): Doc {
    const asked = all.filter(({ isOut }) => !isOut).map((parameter) => this.parameter(parameter));
    const list = all.find(({ isOut }) => isOut)!;
    const own = this.variable(list.name);
    const type = this.type(list.type);
    const given = all.map((parameter) => this.variable(parameter.name)).join(', ');
    return [
      ...this.docComment('Does the same with a new list, and returns it.'),
      group(`${type} ${name}`, listed('(', asked, ')'), ' {'),
      indent(hardLine, join([`${type} ${own};`, `${name}(${given});`, `return ${own};`], hardLine)),
      [hardLine, '}'],
    ];
  }

  protected override ownField(name: string): Written {
    return atom(this.field(name));
  }

  parameter({ name, type, initial }: Parameter): Doc {
    const written = `${this.parameterType(type)} ${this.variable(name)}`;
    // By default, `digits` is the precision of the number type.
    if (name === 'digits' && this.#bits === 32) return `${written} = 24`;
    return initial
      ? [written, ' = ', initial.kind === 'objectLiteral' ? '{}' : this.doc(initial)]
      : written;
  }

  number(value: number, isFloat: boolean): Written {
    if (value === Infinity) return atom(`std::numeric_limits<${this.#real}>::infinity()`);
    if (Number.isNaN(value)) return atom(`std::numeric_limits<${this.#real}>::quiet_NaN()`);
    if (value < 0 || Object.is(value, -0)) {
      const { doc } = this.number(-value, isFloat);
      return { doc: ['-', doc], level: precedence.unary };
    }
    if (isFloat && this.#real === 'float') {
      const text = shortestFloat(floatConstant(value)).replace('e+', 'e');
      return atom(`${text}${/^\d+$/.test(text) ? '.0' : ''}f`);
    }
    const text = String(value).replace('e+', 'e');
    return atom(isFloat && /^\d+$/.test(text) ? `${text}.0` : text);
  }

  math(name: MathName, values: readonly Expression[], one: Expression): Written {
    const [first, second] = values as [Expression, Expression];
    const of = (fn: string) =>
      postfix(
        fn,
        listed(
          '(',
          values.map((value) => this.doc(value)),
          ')',
        ),
      );
    switch (name) {
      case 'abs':
      case 'sqrt':
      case 'floor':
      case 'ceil':
      case 'cos':
      case 'sin':
      case 'hypot':
        return of(`std::${name}`);
      case 'min':
      case 'max':
        // In brackets, because windows.h defines macros that would be called.
        if (!isFloat(one.type)) return of(`(std::${name})`);
        return of(name === 'min' ? 'least' : 'greatest');
      case 'power':
        return of('std::pow');
      case 'isFinite':
        return of('std::isfinite');
      case 'sign':
        return this.sign(first);
      case 'quotient':
        return {
          doc: [this.doc(first, precedence.product), ' / ', this.doc(second, precedence.unary)],
          level: precedence.product,
        };
      case 'shiftRight':
        return postfix(
          'static_cast<int>(static_cast<unsigned>(',
          this.doc(first),
          ') >> ',
          this.doc(second, precedence.unary),
          ')',
        );
      case 'wrappedSum':
      case 'wrappedProduct': {
        const operator = name === 'wrappedSum' ? ' + ' : ' * ';
        const unsigned = (value: Expression): Doc =>
          value.kind === 'toInteger' && value.of.kind === 'number'
            ? `${value.of.value}u`
            : ['static_cast<unsigned>(', this.doc(value), ')'];
        return postfix('static_cast<int>(', unsigned(first), operator, unsigned(second), ')');
      }
      case 'toInt32':
        return this.toInt32(first);
      default:
        return this.refuseMath(name);
    }
  }

  private sign(of: Expression): Written {
    const zero = this.#real === 'float' ? '0.0f' : '0.0';
    const doc = this.doc(of, precedence.compare + 1);
    return {
      doc: [`static_cast<${this.#real}>((`, doc, ` > ${zero}) - (`, doc, ` < ${zero}))`],
      level: precedence.postfix,
    };
  }

  private toInt32(of: Expression): Written {
    return postfix('static_cast<int>(static_cast<std::int64_t>(', this.doc(of), '))');
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    const name = one.type.kind === 'struct' ? this.typeName(one.type.name) : '';
    if (this.isOfMethods(one.type)) return postfix(`${name}()`);
    return postfix(
      name,
      listed(
        '{',
        [...one.fields.values()].map((value) => this.inBraces(value)),
        '}',
      ),
    );
  }

  /** C++ does not convert integers to floats inside braces. */
  private inBraces(value: Expression): Doc {
    return value.kind === 'toFloat'
      ? [`static_cast<${this.#real}>(`, this.doc(value.of), ')']
      : this.doc(value);
  }

  /** Both sides must have the same type. */
  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    const { type, yes, no } = one;
    if (type.kind !== 'optional' || (yes.kind !== 'absent' && no.kind !== 'absent'))
      return super.conditional(one);
    const side = (value: Expression): Doc => [this.type(type), '(', this.doc(value), ')'];
    return {
      doc: group(
        this.doc(one.test, precedence.or),
        indent(line, '? ', side(yes), line, ': ', side(no)),
      ),
      level: precedence.conditional,
    };
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    const buffer =
      target.kind === 'item' && target.list.type.kind === 'buffer' ? target.list.type.of : null;
    if (buffer !== 'uint8' && buffer !== 'uint16') return super.assign(target, operator, value);
    return group(this.doc(target), ' = ', `static_cast<${items[buffer]}>(`, this.doc(value), ');');
  }

  list(one: Expression & { kind: 'list' }): Written {
    return postfix(
      this.type(one.type),
      listed(
        '{',
        one.items.map((item) => this.doc(item)),
        '}',
      ),
    );
  }

  buffer(one: Expression & { kind: 'buffer' }): Written {
    return postfix(this.type(one.type), '(', this.asSize(one.size), ')');
  }

  map(one: Expression & { kind: 'map' }): Written {
    return postfix(`${this.type(one.type)}{}`);
  }

  /** The operator creates a missing list. */
  listAt({ map, key }: ListAt): Written {
    return postfix(this.doc(map, precedence.postfix), '[', this.doc(key), ']');
  }

  protected override wideNumber(value: number): Written {
    return atom(`${value}LL`);
  }

  absent(): Written {
    return atom('std::nullopt');
  }

  present(of: Expression): Written {
    return this.expression(of);
  }

  value(of: Expression): Written {
    return { doc: ['*', this.doc(of, precedence.unary)], level: precedence.unary };
  }

  isPresent(of: Expression): Written {
    return postfix(this.doc(of, precedence.postfix), '.has_value()');
  }

  isAbsent(of: Expression): Written {
    return {
      doc: ['!', this.doc(of, precedence.postfix), '.has_value()'],
      level: precedence.unary,
    };
  }

  protected override fieldOf(one: Expression & { kind: 'field' }): Written {
    if (one.object.kind !== 'value') return super.fieldOf(one);
    return postfix(this.doc(one.object.of, precedence.postfix), '->', this.field(one.name));
  }

  protected override item(one: Expression & { kind: 'item' }): Written {
    if (one.at.kind === 'number') return super.item(one);
    return postfix('itemAt', listed('(', [this.doc(one.list), this.doc(one.at)], ')'));
  }

  private asSize(of: Expression): Doc {
    return ['static_cast<std::size_t>(', this.doc(of), ')'];
  }

  length(list: Expression): Written {
    return postfix('static_cast<int>(', this.doc(list, precedence.postfix), '.size())');
  }

  /**
   * A double represents every 32-bit integer but a float does not, so the compiler requires a cast.
   */
  toFloat(of: Expression): Written {
    if (this.#real === 'double') return this.expression(of);
    return postfix('static_cast<float>(', this.doc(of), ')');
  }

  toInteger(of: Expression): Written {
    return postfix('static_cast<int>(', this.doc(of), ')');
  }

  bit(of: Expression): Written {
    return postfix('static_cast<int>(', this.doc(of), ')');
  }

  let(one: Statement & { kind: 'let' }): Doc {
    const isConst =
      !one.isChanged &&
      one.type.kind !== 'list' &&
      one.type.kind !== 'buffer' &&
      one.type.kind !== 'map' &&
      !this.isMutable(one.type);
    const name = this.variable(one.name);
    if (one.type.kind === 'map') return `${this.type(one.type)} ${name};`;
    const type = this.type(one.type);
    const value = one.value!;
    return group(
      isConst ? 'const ' : '',
      type,
      this.isAlias(one.type, value) ? '& ' : ' ',
      name,
      ' =',
      indent(line, this.doc(value)),
      ';',
    );
  }

  /** Whether a variable is an alias of a part of a mutable object. */
  private isAlias(type: Type, value: Expression): boolean {
    if (value.kind !== 'field') return false;
    const isList = type.kind === 'list' || type.kind === 'buffer';
    return this.isMutable(type) || (isList && this.isMutable(value.object.type));
  }

  private isMutable(type: Type): boolean {
    return type.kind === 'struct' && this.library.structs.get(type.name)!.isMutable;
  }

  count(one: Statement & { kind: 'count' }): Doc {
    const name = this.variable(one.name);
    const [compare, step] = one.isDown ? ['>=', '--'] : ['<', '++'];
    return [
      group(
        'for (',
        indent(
          softLine,
          `int ${name} = `,
          this.doc(one.from),
          ';',
          line,
          `${name} ${compare} `,
          this.doc(one.to, precedence.shift),
          ';',
          line,
          `${step}${name}`,
        ),
        softLine,
        ') {',
      ),
      this.body(one.body),
      '}',
    ];
  }

  each(one: Statement & { kind: 'each' }): Doc {
    const item = this.variable(one.name);
    if (one.list.kind === 'listAt') return this.eachAt(one, one.list);
    const list = this.doc(one.list, precedence.postfix);
    if (!one.index) {
      return [`for (const auto& ${item} : `, list, ') {', this.body(one.body), '}'];
    }
    const index = this.variable(one.index);
    return [
      group(
        'for (',
        indent(
          softLine,
          `int ${index} = 0;`,
          line,
          `${index} < static_cast<int>(`,
          list,
          '.size());',
          line,
          `++${index}`,
        ),
        softLine,
        ') {',
      ),
      indent(
        hardLine,
        `const auto& ${item} = itemAt(`,
        list,
        `, ${index});`,
        hardLine,
        this.statements(one.body),
      ),
      hardLine,
      '}',
    ];
  }

  private eachAt(one: Statement & { kind: 'each' }, { map, key }: ListAt): Doc {
    const at = this.doc(map, precedence.postfix);
    const head = `for (const auto& ${this.variable(one.name)} : found->second) {`;
    return [
      ['const auto found = ', at, '.find(', this.doc(key), ');', hardLine],
      ['if (found != ', at, '.end()) {'],
      indent(hardLine, head, this.body(one.body), '}'),
      [hardLine, '}'],
    ];
  }

  push(one: Statement & { kind: 'push' }): Doc {
    return [this.doc(one.list, precedence.postfix), '.push_back(', this.doc(one.value), ');'];
  }

  clear(list: Expression): Doc {
    return [this.doc(list, precedence.postfix), '.clear();'];
  }

  truncate(one: Statement & { kind: 'truncate' }): Doc {
    const list = this.doc(one.list, precedence.postfix);
    return [
      list,
      '.erase(',
      list,
      '.begin() + ',
      this.doc(one.size, precedence.sum),
      ', ',
      list,
      '.end());',
    ];
  }

  grow(one: Statement & { kind: 'grow' }): Doc {
    const buffer = this.doc(one.buffer, precedence.postfix);
    return [buffer, '.resize(', this.asSize(one.size), ');'];
  }

  swap({ one, other }: Statement & { kind: 'swap' }): Doc {
    return ['std::swap', listed('(', [this.doc(one), this.doc(other)], ')'), ';'];
  }

  fill(one: Statement & { kind: 'fill' }): Doc {
    const buffer = this.doc(one.buffer, precedence.postfix);
    return ['std::fill(', buffer, '.begin(), ', buffer, '.end(), ', this.doc(one.value), ');'];
  }

  sort(one: Statement & { kind: 'sort' }): Doc {
    const list = this.doc(one.list, precedence.postfix);
    if (one.key === null) return ['std::sort(', list, '.begin(), ', list, '.end());'];
    const key = `.${this.field(one.key)}`;
    return [
      'std::stable_sort(',
      list,
      '.begin(), ',
      list,
      '.end(),',
      indent(
        hardLine,
        `[](const auto& one, const auto& other) { return one${key} < other${key}; });`,
      ),
    ];
  }

  throw(message: string): Doc {
    return `throw std::invalid_argument(${JSON.stringify(message)});`;
  }
}
