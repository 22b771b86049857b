import { withOneTypePerName } from '../distinct-names.ts';
import {
  type Doc,
  group,
  hardLine,
  indent,
  join,
  line,
  listed,
  setInLines,
  softLine,
} from '../layout.ts';
import { pascal, snake, unreserved } from '../names.ts';
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
import {
  atom,
  extrasOf,
  type ListAt,
  postfix,
  precedence,
  type WriterSection,
  type Written,
} from '../writer.ts';
import {
  IndentedWriter,
  inBits,
  keywordPrecedence,
  mentions,
  ofMany,
  plusOne,
  whole,
} from './indented.ts';

const reserved = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield abs all any bool dict divide filter float hash id int iter len list map math max min next object print range reversed round set slice sorted str sum super tuple type vars zip'.split(
    ' ',
  ),
);

/** A field of this name would hide the type in later annotations. */
const types = new Set(['bool', 'dict', 'float', 'int', 'list', 'str']);

const imports: readonly [RegExp, string][] = [
  [/\bdataclasses\./, 'import dataclasses'],
  [/\bmath\./, 'import math'],
  [/: (list\[)?Callable\[/, 'from collections.abc import Callable'],
  [/: Sequence\[/, 'from collections.abc import Sequence'],
  [/^@dataclass/m, 'from dataclasses import dataclass'],
  [/, Enum\):/, 'from enum import Enum'],
  [/\bFraction\b/, 'from fractions import Fraction'],
  [/\bTypeVar\(/, 'from typing import Any, TypeVar'],
  [/\(NamedTuple\)/, 'from typing import NamedTuple'],
];

const helpers: readonly [RegExp, string][] = [
  [
    /\bas_given\(/,
    `Answer = TypeVar("Answer")


def as_given(answer: Answer, given: object) -> Answer:
    """Returns the result, with vectors of the given vector's class."""
    kind: Any = type(given)
    if not hasattr(kind, "__sub__"):
        return answer

    def converted(value: Any) -> Any:
        if isinstance(value, Vec2):
            return kind(value.x, value.y)
        if isinstance(value, list):
            return [converted(item) for item in value]
        if not dataclasses.is_dataclass(value):
            return value
        fields = dataclasses.fields(value)
        made = {one.name: converted(getattr(value, one.name)) for one in fields}
        return type(value)(**made)

    result: Answer = converted(answer)
    return result
`,
  ],
  [
    /\bdivide\(/,
    `def divide(a: float, b: float) -> float:
    """Returns a / b, but infinity or NaN instead of an error if b is 0."""
    return a / b if b else a * math.copysign(math.inf, b)
`,
  ],
  ...['cos', 'sin'].map((name): [RegExp, string] => [
    new RegExp(`\\b${name}_or_nan\\(`),
    `def ${name}_or_nan(angle: float) -> float:
    """Returns NaN for an infinite angle, where Python raises an error."""
    return math.${name}(angle) if math.isfinite(angle) else math.nan
`,
  ]),
  [
    /\bminimum\(/,
    `def minimum(first: float, *others: float) -> float:
    """Returns the least number, or NaN if one is NaN; -0 is below 0."""
    for other in others:
        if other < first or other != other:
            first = other
        elif other == first == 0:
            first = -(-first - other)
    return first
`,
  ],
  [
    /\bmaximum\(/,
    `def maximum(first: float, *others: float) -> float:
    """Returns the largest number, or NaN if one is NaN; 0 is above -0."""
    for other in others:
        if other > first or other != other:
            first = other
        elif other == first == 0:
            first += other
    return first
`,
  ],
  [
    /\bto_int32\(/,
    `def to_int32(value: float) -> int:
    """Returns the lowest 32 bits as a signed integer, or 0 for NaN."""
    if not math.isfinite(value):
        return 0
    return (int(value) + 2**31) % 2**32 - 2**31
`,
  ],
];

/** Python 3.9 or later. */
export class PythonWriter extends IndentedWriter {
  protected readonly language = 'Python';
  override readonly width = 72;
  /**
   * Whether the current function wraps numbers to 32 bits, so that its argument may be any number,
   * including NaN.
   */
  #wraps = false;

  functionName = (name: string): string => unreserved(snake(name), reserved);
  variable = (name: string): string => unreserved(snake(name), reserved);
  field = (name: string): string => unreserved(snake(name), types);
  typeName = (name: string): string => pascal(name);
  member = (ofEnum: string, name: string): string =>
    `${this.typeName(ofEnum)}.${snake(name).toUpperCase()}`;

  protected override readonly extras = [
    ...extrasOf('future', [[/ \| None/, 'from __future__ import annotations']]),
    ...extrasOf('imports', imports),
    ...extrasOf('helpers', helpers),
  ];

  protected override get headSections(): readonly WriterSection[] {
    const [imports] = super.headSections;
    const merged = [
      'Callable\nfrom collections.abc import Sequence',
      'Callable, Sequence',
    ] as const;
    return [
      { name: 'future', before: '', between: '\n', order: this.orderOf('future') },
      { ...imports!, before: '\n\n', merged },
    ];
  }

  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        return type.slot.isFloat ? 'float' : 'int';
      case 'boolean':
        return 'bool';
      case 'text':
        return 'str';
      case 'nothing':
        return 'None';
      case 'struct':
        return type.name === 'WholeNumber' ? 'Fraction' : this.typeName(type.name);
      case 'enum':
        return this.typeName(type.name);
      case 'optional':
        return `${this.type(type.of)} | None`;
      case 'list':
        return `list[${this.type(type.of)}]`;
      case 'buffer':
        return type.of === 'float64' ? 'list[float]' : 'list[int]';
      case 'map':
        return `dict[int, ${this.type(type.of)}]`;
      case 'function': {
        const parameters = type.parameters.map((one) => this.type(one));
        return `Callable[[${parameters.join(', ')}], ${this.type(type.returns)}]`;
      }
    }
  }

  /** Python has arbitrarily large integers. */
  protected override isLeftOut(one: FunctionTree | Struct | Enum): boolean {
    return one.name === 'WholeNumber' || ('file' in one && one.file.endsWith('/whole-number.ts'));
  }

  /** A list that is only read may also be a tuple. */
  parameterType(type: Type): string {
    return type.kind === 'list' && !type.grows
      ? `Sequence[${this.type(type.of)}]`
      : this.type(type);
  }

  protected override docLines(doc: string, width?: number): string[] {
    const said = doc
      .replaceAll(/\bnull\b/g, 'None')
      .replaceAll('`Math.hypot`', '`math.hypot`')
      .replaceAll(/\bThrows\s+a\s+RangeError\b/g, 'Raises a ValueError')
      .replaceAll(/\bthrows\s+a\s+RangeError\b/g, 'raises a ValueError')
      .replaceAll(/\bThrows\s+unless\b/g, 'Raises a ValueError unless')
      .replaceAll(/\bthe\s+compiler\s+objects\b/g, 'a type checker objects');
    return super.docLines(said, width);
  }

  protected override nameInDoc(name: string): string {
    if (name === 'true' || name === 'false') return pascal(name);
    return reserved.has(name) || name === 'None' ? name : super.nameInDoc(name);
  }

  docComment(doc: string): Doc[] {
    const [first, ...rest] = this.docLines(doc, this.width - 7);
    if (first === undefined) return [];
    const isOneLine = rest.length === 0 && first.length < this.width - 9;
    const lines = [`"""${first}`, ...rest, '"""'].map((one, i) => [i > 0 ? hardLine : '', one]);
    return isOneLine ? [`"""${first}"""`, hardLine] : [...lines, hardLine];
  }

  enumeration(one: Enum): Doc {
    const members = one.members.map(
      (name) => `${snake(name).toUpperCase()} = ${JSON.stringify(name)}`,
    );
    return [
      `class ${this.typeName(one.name)}(str, Enum):`,
      indent(hardLine, join(members, hardLine)),
    ];
  }

  struct(one: Struct): Doc {
    // Optional fields come last.
    const isOptional = one.fields.map(({ type }) => type.kind === 'optional');
    const fields = one.fields.map(({ name, type, doc }, i): Doc => {
      const initial = isOptional.slice(i).every(Boolean) ? ' = None' : '';
      const said = this.docLines(doc, this.width - 6).map((part) => [`# ${part}`, hardLine]);
      return [said, `${this.field(name)}: ${this.type(type)}${initial}`];
    });
    const also =
      one.name === 'Vec2'
        ? ' You can also pass vectors of another class with x, y and subtraction, such as the Vector2 of ' +
          'pygame. If the last vector that you pass is one of these, so are the vectors in the result.'
        : '';
    const decorator = one.isMutable ? '@dataclass' : '@dataclass(frozen=True)';
    return [
      one.isTuple ? '' : [decorator, hardLine],
      `class ${this.typeName(one.name)}${one.isTuple ? '(NamedTuple)' : ''}:`,
      indent(hardLine, this.docComment(one.doc + also), hardLine, join(fields, hardLine)),
    ];
  }

  function(one: FunctionTree): Doc {
    const parameters = one.parameters.map((parameter) => this.parameter(parameter));
    return this.definition(one, this.nameInHead(one.name), parameters);
  }

  private definition(given: FunctionTree, name: string, parameters: readonly Doc[]): Doc {
    const one = withOneTypePerName(given, (type) => this.type(type));
    this.prepare(one);
    return [
      group('def ', name, listed('(', parameters, ')', ','), ` -> ${this.type(one.returns)}:`),
      indent(
        hardLine,
        this.docComment(one.doc),
        one.parameters.map((parameter) => this.ifLeftOut(parameter)),
        this.statements(one.body),
      ),
    ];
  }

  /** A default list must be created at each call. */
  private ifLeftOut({ name, type, initial }: Parameter): Doc {
    if (!initial || type.kind !== 'list' || !type.grows) return '';
    const own = this.variable(name);
    return [`if ${own} is None:`, indent(hardLine, `${own} = []`), hardLine];
  }

  protected override readonly self = 'self';

  protected override objectType(one: Struct, methods: readonly FunctionTree[]): Doc {
    const sets = one.fields.map(
      ({ name, initial }): Doc => [`self._${this.field(name)} = `, this.doc(initial!)],
    );
    const all = methods.map((method) =>
      this.inMethod(method, (rest) =>
        this.definition(method, this.methodName(method.method!.name), [
          'self',
          ...rest.map((parameter) => this.parameter(parameter)),
        ]),
      ),
    );
    const made: Doc = ['def __init__(self) -> None:', indent(hardLine, join(sets, hardLine))];
    return [
      `class ${this.typeName(one.name)}:`,
      indent(
        hardLine,
        this.docComment(one.doc),
        [made, ...all].map((method) => [hardLine, method, hardLine]),
      ),
    ];
  }

  protected override ownField(name: string): Written {
    return postfix(`self._${this.field(name)}`);
  }

  protected override prepare(one: FunctionTree): void {
    super.prepare(one);
    this.#wraps = one.body.some((statement) => hasWrapping(statement));
  }

  parameter({ name, type, initial }: Parameter): Doc {
    const written = `${this.variable(name)}: ${this.parameterType(type)}`;
    if (!initial) return written;
    if (type.kind === 'list') return [written, type.grows ? ' | None = None' : ' = ()'];
    const isEmpty =
      initial.kind === 'objectLiteral' &&
      [...initial.fields.values()].every(({ kind }) => kind === 'absent');
    return [written, ' = ', isEmpty ? [this.type(type), '()'] : this.doc(initial)];
  }

  number(value: number, isFloat: boolean): Written {
    if (value === Infinity) return atom('math.inf');
    if (Number.isNaN(value)) return atom('math.nan');
    if (value < 0 || Object.is(value, -0)) {
      const { doc } = this.number(-value, isFloat);
      return { doc: ['-', doc], level: precedence.unary };
    }
    const power = Math.log2(value);
    if (Number.isInteger(power) && Math.abs(power) >= 20 && 2 ** power === value) {
      return { doc: isFloat ? `2.0**${power}` : `2**${power}`, level: precedence.unary };
    }
    const text = String(value).replace('e+', 'e');
    return atom(isFloat && /^\d+$/.test(text) ? `${text}.0` : text);
  }

  /** Beside a float, an integer is written without a decimal point. */
  protected override operand(one: Expression, other: Expression, least: number): Doc {
    const isPlain =
      one.kind === 'number' && Number.isInteger(one.value) && Math.abs(one.value) < 2 ** 20;
    const isBesideFloat =
      other.type.kind === 'number' &&
      other.type.slot.isFloat &&
      !(other.kind === 'number' && Number.isInteger(other.value));
    if (!isPlain || !isBesideFloat || Object.is(one.value, -0))
      return super.operand(one, other, least);
    return this.doc(
      { ...one, type: { kind: 'number', slot: { isFloat: false, flowsTo: [] } } },
      least,
    );
  }

  protected override boolean(value: boolean): string {
    return value ? 'True' : 'False';
  }

  math(name: MathName, values: readonly Expression[], one: Expression): Written {
    const [first, second] = values as [Expression, Expression];
    const of = (fn: string, given: readonly Expression[] = values) =>
      postfix(
        fn,
        listed(
          '(',
          given.map((value) => this.argument(value)),
          ')',
          ',',
        ),
      );
    switch (name) {
      case 'abs':
        return of('abs');
      case 'min':
      case 'max':
        return this.extreme(name, ofMany(name, values), one.type);
      case 'cos':
      case 'sin':
        return of(`${name}_or_nan`);
      case 'sqrt':
      case 'ceil':
      case 'hypot':
        return of(`math.${name}`);
      case 'floor':
        // math.floor does not accept NaN.
        return this.#wraps
          ? this.infix('//', first, { kind: 'number', value: 1, type: whole })
          : of('math.floor');
      case 'power':
        return this.power(first, second);
      case 'isFinite':
        return of('math.isfinite');
      case 'isWhole':
        return postfix('isinstance(', this.doc(first), ', int)');
      case 'sign': {
        const doc = this.doc(first, keywordPrecedence.compare + 0.1);
        return { doc: ['(', doc, ' > 0) - (', doc, ' < 0)'], level: precedence.sum };
      }
      case 'quotient':
        return this.infix('//', first, second);
      case 'shiftRight':
        return {
          doc: [
            '(',
            this.doc(first, precedence.unary),
            ' & 0xFFFFFFFF) >> ',
            this.doc(second, precedence.unary),
          ],
          level: precedence.shift,
        };
      case 'wrappedSum':
      case 'wrappedProduct': {
        const operator: BinaryOperator =
          name === 'wrappedProduct' ? '*' : second.kind === 'negative' ? '-' : '+';
        const right = operator === '-' && second.kind === 'negative' ? second.of : second;
        const level = this.level(operator);
        const doc = [
          this.doc(inBits(first), level),
          line,
          `${operator} `,
          this.doc(inBits(right), level + 1),
        ];
        return postfix('to_int32(', group(indent(softLine, group(doc)), softLine), ')');
      }
      case 'toInt32':
        return of('to_int32');
      default:
        return this.refuseMath(name);
    }
  }

  /**
   * Python's min and max preserve NaN only as the first argument. A constant argument ensures that,
   * and otherwise a helper tests it.
   */
  private extreme(name: 'min' | 'max', values: readonly Expression[], type: Type): Written {
    const isOfFloats = type.kind === 'number' && type.slot.isFloat;
    const [first, second] = values as [Expression, Expression];
    const hasConstant = values.length === 2 && values.some(({ kind }) => kind === 'number');
    const fn = isOfFloats && !hasConstant ? `${name}imum` : name;
    const inOrder = isOfFloats && hasConstant && first.kind === 'number' ? [second, first] : values;
    const docs = inOrder.map((value) => this.argument(value));
    return postfix(fn, listed('(', docs, ')', ','));
  }

  private power(base: Expression, exponent: Expression): Written {
    const isSimple = plain(exponent).kind === 'variable';
    return {
      doc: [
        this.doc(isSimple ? plain(base) : base, precedence.atom),
        isSimple ? '**' : ' ** ',
        this.doc(plain(exponent), precedence.postfix),
      ],
      level: precedence.unary,
    };
  }

  private infix(operator: string, left: Expression, right: Expression): Written {
    return {
      doc: group(
        this.doc(left, precedence.product),
        line,
        `${operator} `,
        this.doc(right, precedence.product + 1),
      ),
      level: precedence.product,
    };
  }

  divide(left: Expression, right: Expression): Written {
    return postfix('divide', listed('(', [this.argument(left), this.argument(right)], ')', ','));
  }

  protected override call(one: Expression & { kind: 'call' }): Written {
    const exact = this.exact(one.name, one.values);
    if (exact) return exact;
    const values = one.values.map((value) => this.argument(value));
    return postfix(this.nameInCall(one.name), listed('(', values, ')', ','));
  }

  private exact(name: string, values: readonly Expression[]): Written | null {
    const [left, right] = values as [Expression, Expression];
    const infix = (operator: BinaryOperator): Expression => ({
      kind: 'binary',
      operator,
      left,
      right,
      type: left.type,
    });
    switch (name) {
      case 'wholeOf':
        return postfix('Fraction(', this.doc(left), ')');
      case 'wholeZero':
        return atom('Fraction(0)');
      case 'negativeWhole':
        return { doc: ['-', this.doc(left, precedence.unary + 1)], level: precedence.unary };
      case 'addWhole':
        return this.binary(infix('+') as Binary);
      case 'subtractWhole':
        return this.binary(infix('-') as Binary);
      case 'multiplyWhole':
        return this.binary(infix('*') as Binary);
      default:
        return null;
    }
  }

  /** Exact numbers are compared by comparing their difference with 0. */
  protected override binary(one: Binary): Written {
    const { left: compared } = one;
    if (compared.kind !== 'call' || compared.name !== 'compareWhole') return super.binary(one);
    const [left, right] = compared.values as [Expression, Expression];
    const isZero = right.kind === 'call' && right.name === 'wholeZero';
    return super.binary({ ...one, left, right: isZero ? one.right : right });
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    const name = one.type.kind === 'struct' ? this.typeName(one.type.name) : '';
    if (this.isOfMethods(one.type)) return postfix(`${name}()`);
    const values = [...one.fields.entries()];
    // Many arguments are named.
    const isNamed = values.length > 3;
    const docs = values.map(
      ([field, value]): Doc =>
        isNamed ? [`${this.field(field)}=`, this.whole(value)] : this.argument(value),
    );
    return postfix(name, listed('(', docs, ')', ','));
  }

  list(one: Expression & { kind: 'list' }): Written {
    return postfix(
      listed(
        '[',
        one.items.map((item) => this.argument(item)),
        ']',
        ',',
      ),
    );
  }

  buffer(one: Expression & { kind: 'buffer' }): Written {
    const zero = one.type.kind === 'buffer' && one.type.of === 'float64' ? '0.0' : '0';
    return {
      doc: [`[${zero}] * `, this.doc(one.size, precedence.product + 1)],
      level: precedence.product,
    };
  }

  map(): Written {
    return atom('{}');
  }

  listAt({ map, key }: ListAt): Written {
    return postfix(this.doc(map, precedence.postfix), '.get(', this.doc(key), ', [])');
  }

  protected override item(one: Expression & { kind: 'item' }): Written {
    const { list, at } = one;
    const back =
      at.kind === 'binary' && at.operator === '-' && at.left.kind === 'length' ? at : null;
    const isLast =
      back?.left.kind === 'length' &&
      back.right.kind === 'number' &&
      list.kind === 'variable' &&
      back.left.list.kind === 'variable' &&
      back.left.list.name === list.name;
    const place = isLast ? ['-', this.doc(back.right)] : this.doc(at);
    return postfix(this.doc(list, precedence.postfix), '[', place, ']');
  }

  absent(): Written {
    return atom('None');
  }

  present(of: Expression): Written {
    return this.expression(of);
  }

  value(of: Expression): Written {
    return this.expression(of);
  }

  isPresent(of: Expression): Written {
    return {
      doc: [this.doc(of, keywordPrecedence.compare + 0.1), ' is not None'],
      level: keywordPrecedence.compare,
    };
  }

  isAbsent(of: Expression): Written {
    return {
      doc: [this.doc(of, keywordPrecedence.compare + 0.1), ' is None'],
      level: keywordPrecedence.compare,
    };
  }

  length(list: Expression): Written {
    return postfix('len(', this.doc(list), ')');
  }

  toFloat(of: Expression): Written {
    return this.expression(of);
  }

  toInteger(of: Expression): Written {
    const inner = integral(of);
    return inner ? this.expression(inner) : postfix('int(', this.doc(of), ')');
  }

  bit(of: Expression): Written {
    return postfix('int(', this.doc(of), ')');
  }

  /** An object is truthy, so `a or b` is the first present one. */
  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    const { test, yes, no } = one;
    const isObject =
      test.kind === 'isPresent' &&
      test.of.type.kind === 'optional' &&
      test.of.type.of.kind === 'struct';
    if (!isObject || this.text(test.of) !== this.text(yes)) return super.conditional(one);
    return {
      doc: group(this.doc(test.of, precedence.or), line, 'or ', this.doc(no, precedence.or)),
      level: precedence.or,
    };
  }

  private text(one: Expression): string {
    return setInLines(this.doc(one), this.width, this.step);
  }

  /** A non-empty list is truthy. */
  protected override test(one: Expression, least = precedence.none): Doc {
    if (one.kind === 'binary' && one.left.kind === 'length' && one.right.kind === 'number') {
      const { operator, left, right } = one;
      if (right.value === 0 && (operator === '==' || operator === '>')) {
        return [operator === '==' ? 'not ' : '', this.doc(left.list)];
      }
    }
    return this.doc(one, least);
  }

  let(one: Statement & { kind: 'let' }): Doc {
    const value = one.value!;
    const isBare =
      /^(absent|map)$/.test(value.kind) || (value.kind === 'list' && value.items.length === 0);
    const type = isBare ? `: ${this.type(one.type)}` : '';
    return [this.variable(one.name), type, ' = ', this.whole(value)];
  }

  protected override return(value: Expression | null): Doc {
    // An int has no -0, so a value that is negated later must be a float.
    if (value?.kind === 'toFloat' && value.of.kind === 'call') {
      return ['return float(', this.doc(value.of), ')'];
    }
    return super.return(value);
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    if (operator === '/' && !(value.kind === 'number' && value.value !== 0)) {
      return [this.doc(target), ' = ', this.divide(target, value).doc];
    }
    const isWhole = operator !== '' && value.kind === 'number';
    return [
      this.doc(target),
      ` ${operator}= `,
      isWhole ? this.operand(value, target, 0) : this.whole(value),
    ];
  }

  count(one: Statement & { kind: 'count' }): Doc {
    const { from, to } = one;
    const isFrom0 = from.kind === 'number' && from.value === 0;
    const range = (values: readonly Doc[]): Doc => ['range', listed('(', values, ')', ',')];
    let over: Doc;
    if (!one.isDown) over = range(isFrom0 ? [this.doc(to)] : [this.doc(from), this.doc(to)]);
    else if (to.kind === 'number' && to.value === 0)
      over = ['reversed(', range([this.doc(plusOne(from))]), ')'];
    else over = range([this.doc(from), [this.doc(to, precedence.sum), ' - 1'], '-1']);
    const name = mentions(one.body, one.name) ? this.variable(one.name) : '_';
    return [`for ${name} in `, over, ':', this.body(one.body)];
  }

  each(one: Statement & { kind: 'each' }): Doc {
    const item = this.variable(one.name);
    const list = this.doc(one.list);
    const head: Doc = one.index
      ? [`for ${this.variable(one.index)}, ${item} in enumerate(`, list, '):']
      : [`for ${item} in `, list, ':'];
    return [head, this.body(one.body)];
  }

  push(one: Statement & { kind: 'push' }): Doc {
    const { list } = one;
    return [
      list.kind === 'listAt'
        ? [this.doc(list.map, precedence.postfix), '.setdefault(', this.doc(list.key), ', [])']
        : this.doc(list, precedence.postfix),
      '.append',
      listed('(', [this.argument(one.value)], ')'),
    ];
  }

  clear(list: Expression): Doc {
    return [this.doc(list, precedence.postfix), '.clear()'];
  }

  truncate(one: Statement & { kind: 'truncate' }): Doc {
    return ['del ', this.doc(one.list, precedence.postfix), '[', this.doc(one.size), ':]'];
  }

  grow(one: Statement & { kind: 'grow' }): Doc {
    const buffer = this.doc(one.buffer, precedence.postfix);
    const zero =
      one.buffer.type.kind === 'buffer' && one.buffer.type.of === 'float64' ? '0.0' : '0';
    const size = this.doc(one.size, precedence.sum);
    return [buffer, ` += [${zero}] * (`, size, ' - len(', buffer, '))'];
  }

  swap({ one, other }: Statement & { kind: 'swap' }): Doc {
    const [a, b] = [this.doc(one), this.doc(other)];
    return [a, ', ', b, ' = ', b, ', ', a];
  }

  fill(one: Statement & { kind: 'fill' }): Doc {
    const buffer = this.doc(one.buffer, precedence.postfix);
    return [buffer, '[:] = [', this.doc(one.value), '] * len(', buffer, ')'];
  }

  sort(one: Statement & { kind: 'sort' }): Doc {
    const list = this.doc(one.list, precedence.postfix);
    const key = one.key === null ? '' : `key=lambda one: one.${this.field(one.key)}`;
    return [list, `.sort(${key})`];
  }

  throw(message: string): Doc {
    return ['raise ValueError', listed('(', [JSON.stringify(message)], ')')];
  }
}

type Binary = Expression & { kind: 'binary' };

const plain = (one: Expression): Expression => integral(one) ?? one;

/** Returns an integer expression in Python's own arithmetic, or null if it may be fractional. */
function integral(one: Expression): Expression | null {
  if (one.kind === 'toFloat') return one.of;
  if (one.kind === 'number') return Number.isInteger(one.value) ? { ...one, type: whole } : null;
  if (one.kind === 'math') {
    const values = one.values.map(integral);
    if (one.name === 'power' && values.every((value) => value !== null)) {
      return { ...one, values, type: whole };
    }
    return null;
  }
  if (one.kind === 'binary' && /^[+*-]$/.test(one.operator)) {
    const left = integral(one.left);
    const right = integral(one.right);
    return left && right ? { ...one, left, right, type: whole } : null;
  }
  return null;
}

function hasWrapping(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasWrapping);
  if (node instanceof Map) return [...node.values()].some(hasWrapping);
  if (typeof node !== 'object' || node === null) return false;
  const { kind, name } = node as { kind?: unknown; name?: unknown };
  if (kind === 'math' && /^(toInt32|wrapped\w+)$/.test(String(name))) return true;
  return Object.entries(node).some(([key, value]) => key !== 'type' && hasWrapping(value));
}
