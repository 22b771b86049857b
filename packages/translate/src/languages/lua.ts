import { bitsAsBooleans, bitVariables, isBit, visit } from '../bits-as-booleans.ts';
import { wrapped } from '../doc-text.ts';
import { withHypotAsMagnitude } from '../hypot-as-magnitude.ts';
import { type Doc, group, hardLine, indent, join, line, listed, softLine } from '../layout.ts';
import { pascal, unreserved } from '../names.ts';
import type { FilePiece } from '../one-file.ts';
import type {
  BinaryOperator,
  Enum,
  Expression,
  FunctionTree,
  Library,
  MathName,
  Statement,
  Struct,
  Target,
  Type,
} from '../tree.ts';
import { negated, withoutContinue } from '../without-continue.ts';
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
import { mentions } from './indented.ts';

const reserved = new Set(
  'H M and break do else elseif end false for function goto if in local math nil not or repeat return table then true until while'.split(
    ' ',
  ),
);

/** Helpers for the files that use them. */
const helpers: readonly [RegExp, string][] = [
  [
    /\bH\./,
    `--- The functions that only this file calls. They are in a table, because a
--- Lua file can have at most 200 locals.
local H = {}`,
  ],
  [
    /\bsignOf\(/,
    `--- Returns 1 above 0, -1 below 0, and otherwise 0.
local function signOf(value)
    return value > 0 and 1 or value < 0 and -1 or 0
end`,
  ],
  [
    /\b(toInt32|multiply32)\(/,
    `--- Returns the lowest 32 bits of a whole number as a signed
--- integer, or 0 for NaN and infinity.
local function toInt32(value)
    local low = value % 2 ^ 32
    if low ~= low then
        return 0
    end
    return low < 2 ^ 31 and low or low - 2 ^ 32
end`,
  ],
  [
    /\bmultiply32\(/,
    `--- Returns the lowest 32 bits of a product of integers.
local function multiply32(a, b)
    -- Multiplies 16 bits at a time, so that none is rounded off.
    local low = a % 2 ^ 16
    local high = (a - low) / 2 ^ 16 * b % 2 ^ 16
    return toInt32(high * 2 ^ 16 + low * b)
end`,
  ],
  [
    /\bxor\(/,
    `-- For xor, LuaJIT has a function and Lua 5.4 an operator.
local xor = bit and bit.bxor
    or load("return function(a, b) return a ~ b end")()`,
  ],
  [
    /(?<!\.)\bmin\(/,
    `-- math.min may ignore a NaN, but the result must then be NaN.
local function min(a, b)
    if b < a or b ~= b then
        return b
    end
    return a
end`,
  ],
  [
    /(?<!\.)\bmax\(/,
    `-- math.max may ignore a NaN, but the result must then be NaN.
local function max(a, b)
    if b > a or b ~= b then
        return b
    end
    return a
end`,
  ],
  [
    /\bzeros\(/,
    `local function zeros(count)
    local list = {}
    for i = 1, count do
        list[i] = 0
    end
    return list
end`,
  ],
  [
    /\bsortBy\(/,
    `--- Sorts in ascending order. Equal items keep their order.
local function sortBy(list, key)
    local place = {}
    for i, item in ipairs(list) do
        place[item] = i
    end
    table.sort(list, function(one, other)
        if one[key] == other[key] then
            return place[one] < place[other]
        end
        return one[key] < other[key]
    end)
end`,
  ],
];

const indexNote =
  'Lists begin at 1, as always in Lua, but indices in results (of corners, edges and pairs) are counted from 0, so corner k is polygon[k + 1].';
const integerNote =
  'In Lua 5.4, write numbers beyond 10,000 as floats, such as 20000.0, because products of integers wrap around.';

const width = 60;

/**
 * Luacheck would report unused first values, a grid's shadowing functions, and `not (x < y)`, which
 * NaN requires.
 */
const forLuacheck = '-- luacheck: ignore 311 431 581';

const noteOf = (said: string): string =>
  wrapped(said, width - 3)
    .map((one) => `-- ${one}`)
    .join('\n');

/** A Lua function has at most 200 locals. */
const mostFunctions = 160;

/** Lua 5.1 for LuaJIT and LÖVE, also valid Lua 5.4. */
export class LuaWriter extends Writer {
  protected readonly language = 'Lua';
  /** Whether functions are fields of a table instead of locals. */
  readonly #isTable: boolean;
  /** Functions defined elsewhere. */
  #given: ReadonlySet<string> = new Set();

  constructor(library: Library, { isTable = false } = {}) {
    super(withHypotAsMagnitude(library));
    this.#isTable = isTable;
  }

  /** The current function's 0-or-1 variables. */
  #bits: ReadonlySet<string> = new Set();
  /** Variables that count from 1 here but from 0 in the tree. */
  readonly #fromOne = new Set<string>();
  /** Uses of these variables that mean the value counted from 1. */
  readonly #asTheyAre = new WeakSet<Expression>();

  functionName = (name: string): string => {
    if (this.#isInTable(name)) return `M.${name}`;
    return this.#isHelper(name) ? `H.${this.own(name)}` : this.own(name);
  };
  /** Appends an underscore if the name would hide a function. */
  variable = (name: string): string =>
    this.library.functions.has(name) ? `${name}_` : unreserved(name, reserved);
  field = (name: string): string => unreserved(name, reserved);
  typeName = (name: string): string => pascal(name);
  member = (_: string, name: string): string => `"${name}"`;

  private own(name: string): string {
    return unreserved(name, reserved);
  }

  protected override nameInDoc(name: string): string {
    if (this.library.functions.has(name)) return this.own(name);
    return name === 'nil' ? name : super.nameInDoc(name);
  }

  #isInTable(name: string): boolean {
    return this.#isTable && !this.#given.has(name);
  }

  /** Whether only functions of its own file call it. */
  #isHelper(name: string): boolean {
    const one = this.library.functions.get(name);
    return one !== undefined && !one.isExported && !one.isOutside && !one.method;
  }

  override file(names: readonly string[], given: readonly string[] = []): string {
    this.#given = new Set(given);
    if (this.#isTable) return super.file(names, given);
    const needed = Object.keys(this.all(names).pieces);
    const count = needed.filter((name) => this.library.functions.has(name)).length;
    if (count <= mostFunctions) return super.file(names, given);
    return new LuaWriter(this.library, { isTable: true }).file(names, given);
  }

  protected override readonly extras = [
    ...extrasOf('notes', [
      [/\bnot \(/, forLuacheck],
      [/^---@field \w+\?? integer$/m, noteOf(indexNote)],
    ]),
    ...extrasOf('helpers', helpers),
  ];

  protected override get headSections(): readonly WriterSection[] {
    return [
      { name: 'notes', before: '', between: '\n', order: this.orderOf('notes') },
      { name: '', before: '\n', between: '', text: noteOf(integerNote) },
      ...(this.#isTable ? [{ name: '', before: '\n', between: '', text: 'local M = {}' }] : []),
    ];
  }

  /** A local function can only call functions above it. */
  protected override readonly front = null;

  protected override get sections(): readonly WriterSection[] {
    const last = this.#isTable
      ? { text: 'return M' }
      : { offers: ['return {\n', '    $ = $,\n', '}'] as const };
    return [...super.sections, { name: '', before: '\n\n', between: '', ...last }];
  }

  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        return type.slot.isFloat ? 'number' : 'integer';
      case 'boolean':
        return 'boolean';
      case 'text':
        return 'string';
      case 'nothing':
        return 'nil';
      case 'struct':
      case 'enum':
        return this.typeName(type.name);
      case 'optional':
        return `${this.type(type.of)}?`;
      case 'list':
        return `${this.type(type.of)}[]`;
      case 'buffer':
        return type.of === 'float64' ? 'number[]' : 'integer[]';
      case 'map':
        return `table<integer, ${this.type(type.of)}>`;
      case 'function': {
        const names = ['circle', 'displacement'];
        const parameters = type.parameters.map(
          (one, i) => `${names[i] ?? `_${i}`}: ${this.type(one)}`,
        );
        return `fun(${parameters.join(', ')}): ${this.type(type.returns)}`;
      }
    }
  }

  protected override comment(said: string): string {
    return `-- ${said}`;
  }

  docComment(doc: string): Doc[] {
    if (doc === '') return [];
    const said = doc
      .replaceAll(/\bnull\b/g, 'nil')
      .replaceAll('`Math.hypot`', '`magnitude`')
      .replaceAll(/\bThrows\s+a\s+RangeError\b/g, 'Raises an error')
      .replaceAll(/\bthrows\s+a\s+RangeError\b/g, 'raises an error')
      .replaceAll(/\bThrows\s+unless\b/g, 'Raises an error unless')
      .replaceAll(/,\s+so\s+the\s+compiler\s+objects\b/g, '');
    return this.docLines(said, this.width - 4).flatMap((one) => [`--- ${one}`, hardLine]);
  }

  enumeration(one: Enum): Doc {
    return `---@alias ${this.typeName(one.name)} ${one.members.map((name) => `"${name}"`).join(' | ')}`;
  }

  struct(one: Struct): Doc {
    const fields = one.fields.flatMap(({ name, type, doc, isOfSomeKinds }): Doc[] => {
      const isOptional = type.kind === 'optional' || isOfSomeKinds;
      const of = this.type(type.kind === 'optional' ? type.of : type);
      return [
        ...this.docComment(doc),
        `---@field ${this.field(name)}${isOptional ? '?' : ''} ${of}`,
        hardLine,
      ];
    });
    return [
      ...this.docComment(one.doc),
      `---@class ${this.typeName(one.name)}`,
      hardLine,
      ...fields.slice(0, -1),
    ];
  }

  function(one: FunctionTree): Doc {
    const isField = this.#isInTable(one.name) || this.#isHelper(one.name);
    const word = isField ? 'function ' : 'local function ';
    return this.definition(one, word, [this.functionName(one.name)]);
  }

  private definition(one: FunctionTree, word: string, name: Doc): Doc {
    const parameters = one.parameters.map(({ name }) => this.variable(name));
    const said = one.parameters.flatMap(({ name, type, initial }) => [
      `---@param ${this.variable(name)}${initial ? '?' : ''} ${this.type(type)}`,
      hardLine,
    ]);
    const returns =
      one.returns.kind === 'nothing' ? [] : [`---@return ${this.type(one.returns)}`, hardLine];
    const defaults = one.parameters.flatMap(({ name, initial }): Doc[] =>
      initial
        ? [`${this.variable(name)} = ${this.variable(name)} or `, this.initial(initial), hardLine]
        : [],
    );
    return [
      ...this.docComment(one.doc),
      ...said,
      ...returns,
      group(word, name, listed('(', parameters, ')')),
      indent(hardLine, ...defaults, this.statements(this.lowered(one.body))),
      hardLine,
      'end',
    ];
  }

  protected override readonly self = 'self';
  protected override readonly objectSection = 'functions';

  protected override methodName(name: string): string {
    return this.own(name);
  }

  /** Includes functions that only this object calls, because a file may have too few locals. */
  protected override objectPiece(one: Struct, needs: readonly string[]): FilePiece {
    const own = this.ownFunctionsOf(one);
    const names = new Set(own.map(({ name }) => name));
    const all = [...needs, ...this.needsOfObject(one), ...own.flatMap((of) => this.needsOf(of))];
    const doc = this.objectType(one, this.methodsOf(one), own);
    return this.piece(
      one.name,
      this.objectSection,
      doc,
      all.filter((name) => !names.has(name)),
    );
  }

  private ownFunctionsOf(one: Struct): FunctionTree[] {
    const own = new Map(this.functionsOf(one).map((of) => [of.name, of]));
    let before = -1;
    while (before !== own.size) {
      before = own.size;
      for (const { name, method, uses } of this.library.functions.values()) {
        if (!method && !own.has(name)) for (const used of uses) own.delete(used);
      }
    }
    return [...own.values()];
  }

  protected override objectType(
    one: Struct,
    methods: readonly FunctionTree[],
    own: readonly FunctionTree[] = [],
  ): Doc {
    const name = this.typeName(one.name);
    const fields = one.fields.map(
      (field): Doc => [
        `---@field private ${this.field(field.name)} ${this.type(field.type)}`,
        hardLine,
      ],
    );
    const written = methods.map((method) =>
      this.inMethod(method, (rest) =>
        this.definition({ ...method, parameters: rest }, 'function ', [
          `${name}:${this.methodName(method.method!.name)}`,
        ]),
      ),
    );
    const sets = one.fields.map(
      (field): Doc => [`${this.field(field.name)} = `, this.doc(field.initial!)],
    );
    const made: Doc = [
      `function ${name}.new()`,
      indent(hardLine, 'return setmetatable(', this.table(sets), `, ${name})`),
      [hardLine, 'end'],
    ];
    const functions = own.map((of) => this.function(of));
    const parts = [[`local ${name} = {}`, hardLine, `${name}.__index = ${name}`]];
    const body = [...parts, ...functions, made, ...written, `return ${name}`];
    return [
      ...this.docComment(one.doc),
      `---@class ${name}`,
      hardLine,
      fields,
      `local ${name} = (function()`,
      indent(hardLine, join(body, [hardLine, hardLine])),
      [hardLine, 'end)()'],
    ];
  }

  protected override methodCall(
    one: Expression & { kind: 'call' },
    { name }: { readonly name: string },
  ): Written {
    const [object, ...values] = one.values as [Expression, ...Expression[]];
    const docs = values.map((value) => this.doc(value));
    return postfix(this.doc(object, precedence.postfix), `:${this.methodName(name)}`, [
      listed('(', docs, ')'),
    ]);
  }

  /** Removes constructs that Lua lacks. */
  private lowered(body: readonly Statement[]): readonly Statement[] {
    this.#bits = bitVariables(body);
    return withoutContinue(hasXor(body, this.#bits) ? bitsAsBooleans(body) : body, () =>
      this.refuse(
        'LuaJIT has no `continue`, and this one leaves an inner `if` that other code follows',
        'Write an `if` instead of `continue`.',
      ),
    );
  }

  /** Writes a default argument. */
  private initial(value: Expression): Doc {
    return value.kind === 'objectLiteral' ? '{}' : this.doc(value);
  }

  // Values.

  override doc(one: Expression, least = precedence.none): Doc {
    const { doc, level } = this.expression(one);
    return level < least ? group('(', indent(softLine, doc), softLine, ')') : doc;
  }

  number(value: number): Written {
    if (value === Infinity) return atom('math.huge');
    if (Number.isNaN(value)) return { doc: '0 / 0', level: precedence.product };
    if (value < 0 || Object.is(value, -0)) {
      return { doc: ['-', this.number(-value).doc], level: precedence.unary };
    }
    const exponent = Math.log2(value);
    // Powers of 2 from 2 ^ 17 are written with their exponent.
    if (value > 0 && Math.abs(exponent) > 16 && 2 ** exponent === value) {
      return { doc: `2 ^ ${exponent}`, level: precedence.unary + 0.5 };
    }
    return atom(String(value).replace('e+', 'e'));
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
        return of(`math.${name}`);
      case 'min':
      case 'max':
        return isInteger(one.type) ? of(`math.${name}`) : this.extreme(name, values);
      case 'sign':
        return of('signOf');
      case 'toInt32':
        return of('toInt32');
      case 'wrappedProduct':
        return of('multiply32');
      case 'isWhole':
        return { doc: [this.doc(first, precedence.product), ' % 1 == 0'], level: precedence.equal };
      case 'power':
        return this.power(this.doc(first, precedence.postfix), second);
      case 'isFinite':
        return {
          doc: ['math.abs(', this.doc(first), ') < math.huge'],
          level: precedence.compare,
        };
      case 'quotient':
        return postfix(
          'math.floor(',
          this.doc(first, precedence.product),
          ' / ',
          this.doc(second, precedence.unary),
          ')',
        );
      case 'shiftRight':
        return postfix(
          'math.floor(',
          this.doc(first, precedence.product),
          ' % 2 ^ 32 / ',
          this.power('2', second).doc,
          ')',
        );
      case 'wrappedSum': {
        const sum: Expression = {
          kind: 'binary',
          operator: '+',
          left: first,
          right: second,
          type: one.type,
        };
        return postfix('toInt32', listed('(', [this.doc(sum)], ')'));
      }
      default:
        return this.refuseMath(name);
    }
  }

  /** Lua's functions take two arguments here, so nest the calls. */
  private extreme(name: 'min' | 'max', values: readonly Expression[]): Written {
    const [first, ...others] = values.map((value) => this.doc(value));
    const of = (a: Doc, b: Doc): Doc => [name, listed('(', [a, b], ')')];
    return postfix(others.reduce(of, first!));
  }

  private power(base: Doc, exponent: Expression): Written {
    return {
      doc: [base, ' ^ ', this.doc(exponent, precedence.unary)],
      level: precedence.unary + 0.5,
    };
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    const fields = [...one.fields].filter(
      ([name, value]) => value.kind !== 'absent' && !one.leftOut?.has(name),
    );
    const docs = fields.map(([name, value]): Doc => [`${this.field(name)} = `, this.doc(value)]);
    if (one.type.kind === 'struct' && this.isOfMethods(one.type)) {
      return postfix(`${this.typeName(one.type.name)}.new()`);
    }
    return atom(this.table(docs));
  }

  list(one: Expression & { kind: 'list' }): Written {
    return atom(this.table(one.items.map((item) => this.doc(item))));
  }

  private table(docs: readonly Doc[]): Doc {
    if (docs.length === 0) return '{}';
    return group('{', indent(line, join(docs, [',', line]), trailing), line, '}');
  }

  buffer(one: Expression & { kind: 'buffer' }): Written {
    return postfix('zeros(', this.doc(one.size), ')');
  }

  map(): Written {
    return atom('{}');
  }

  listAt({ map, key }: ListAt): Written {
    return {
      doc: [this.doc(map, precedence.postfix), '[', this.doc(key), '] or {}'],
      level: precedence.or,
    };
  }

  absent(): Written {
    return atom('nil');
  }

  present(of: Expression): Written {
    return this.expression(of);
  }

  value(of: Expression): Written {
    return this.expression(of);
  }

  isPresent(of: Expression): Written {
    return { doc: [this.doc(of, precedence.shift), ' ~= nil'], level: precedence.compare };
  }

  isAbsent(of: Expression): Written {
    return { doc: [this.doc(of, precedence.shift), ' == nil'], level: precedence.compare };
  }

  length(list: Expression): Written {
    return { doc: ['#', this.doc(list, precedence.postfix)], level: precedence.unary };
  }

  toFloat(of: Expression): Written {
    return this.expression(of);
  }

  toInteger(of: Expression): Written {
    return this.expression(of);
  }

  bit(of: Expression): Written {
    return { doc: [this.doc(of, precedence.and), ' and 1 or 0'], level: precedence.or };
  }

  protected override not(of: Expression): Written {
    return { doc: ['not ', this.doc(of, precedence.unary)], level: precedence.unary };
  }

  protected override call(one: Expression & { kind: 'call' }): Written {
    const [only, ...others] = one.values;
    const isTable =
      only && others.length === 0 && /^(objectLiteral|list)$/.test(firstOf(only).kind);
    return isTable
      ? postfix(this.functionName(one.name), '(', this.doc(only), ')')
      : super.call(one);
  }

  // Indices. Lists start at 1, so an index counted from 0 is increased by 1, and a loop over a list
  // counts from 1 if that is shorter.

  override expression(one: Expression): Written {
    return this.inParts(one).isMoved ? this.moved(one, 0) : super.expression(one);
  }

  protected override item(one: Expression & { kind: 'item' }): Written {
    return postfix(this.doc(one.list, precedence.postfix), '[', this.moved(one.at, 1).doc, ']');
  }

  /** Adds a number to an integer. */
  private moved(one: Expression, by: number): Written {
    const { base, plus } = this.inParts(one);
    const sum = plus + by;
    if (!base) return this.number(sum);
    if (sum === 0) return super.expression(base);
    const doc = this.doc(base, precedence.sum);
    return { doc: [doc, sum > 0 ? ` + ${sum}` : ` - ${-sum}`], level: precedence.sum };
  }

  /** Splits an integer into an expression and a constant. A variable counts as it does here. */
  private inParts(one: Expression): Parts {
    if (one.kind === 'variable' && this.#fromOne.has(one.name) && !this.#asTheyAre.has(one)) {
      const base = { ...one };
      this.#asTheyAre.add(base);
      return { base, plus: -1, isMoved: true };
    }
    return partsOf(one, (part) => this.inParts(part));
  }

  protected override binary(one: Expression & { kind: 'binary' }): Written {
    const { left, right, operator } = one;
    const ofBits = isBit(one, this.#bits);
    switch (operator) {
      case '^':
        return postfix('xor', listed('(', [this.doc(left), this.doc(right)], ')'));
      case '|':
        if (!ofBits) break;
        return postfix('math.max', listed('(', [this.doc(left), this.doc(right)], ')'));
      case '&':
        if (ofBits) return this.binary({ ...one, operator: '*' });
        if (right.kind !== 'number' || Math.log2(right.value + 1) % 1 !== 0) break;
        return this.binary({
          ...one,
          operator: '%',
          right: { ...right, value: right.value + 1 },
        });
      case '<<': {
        const power = this.power('2', right);
        if (left.kind === 'number' && left.value === 1) return power;
        return {
          doc: [this.doc(left, precedence.product), ' * ', power.doc],
          level: precedence.product,
        };
      }
      case '>>':
        return postfix(
          'math.floor(',
          this.doc(left, precedence.product),
          right.kind === 'number' ? ` / ${2 ** right.value}` : [' / ', this.power('2', right).doc],
          ')',
        );
    }
    return this.comparison(one) ?? super.binary(one);
  }

  /** Moves the 1 in `i - 1 < n` to the other side. */
  private comparison(one: Expression & { kind: 'binary' }): Written | null {
    const { left, right, operator } = one;
    const isComparison =
      precedence.equal <= this.level(operator) && this.level(operator) <= precedence.compare;
    if (!isComparison || !isInteger(left.type) || !isInteger(right.type)) return null;
    const [a, b] = [this.inParts(left), this.inParts(right)];
    if (!a.base || !(a.isMoved || b.isMoved)) return null;
    const by = b.plus - a.plus;
    const isLess = operator === '<' && by === 1 && b.base !== null;
    const written = this.moved(b.base ?? { ...right, kind: 'number', value: 0 }, isLess ? 0 : by);
    return {
      doc: [
        this.doc(a.base, precedence.shift),
        ` ${isLess ? '<=' : this.operator(operator)} `,
        written.doc,
      ],
      level: precedence.compare,
    };
  }

  protected override operator(operator: BinaryOperator): string {
    return { '&&': 'and', '||': 'or', '!=': '~=' }[operator as string] ?? operator;
  }

  /** Breaks a + b + c with one operand per line, after its operator. */
  protected override chain(one: Expression & { kind: 'binary' }, level: number): Doc {
    const { left, right, operator } = one;
    if (['&', '|', '^', '<<', '>>'].includes(operator)) {
      this.refuse(
        `LuaJIT has no operator ${operator}`,
        'Use floor division and remainders instead of bits.',
      );
    }
    const isChain =
      left.kind === 'binary' &&
      this.level(left.operator) === level &&
      level !== precedence.equal &&
      !this.inParts(left).isMoved;
    const isComparison = level === precedence.equal || level === precedence.compare;
    const least = operator === '||' ? precedence.bitOr : isComparison ? precedence.shift : level;
    const first = isChain ? this.chain(left, level) : this.doc(left, least);
    const isMinus = operator === '+' && right.kind === 'negative';
    return [
      first,
      line,
      isMinus ? '- ' : `${this.operator(operator)} `,
      this.doc(isMinus ? right.of : right, Math.max(least, level + 1)),
    ];
  }

  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    const { test, yes, no } = one;
    const given = test.kind === 'isPresent' ? yes : test.kind === 'isAbsent' ? no : null;
    const asked = test.kind === 'isPresent' || test.kind === 'isAbsent' ? test.of : null;
    // Writes a value or its replacement if missing.
    if (given && asked && one.type.kind !== 'boolean' && isSame(given, asked)) {
      const other = given === yes ? no : yes;
      return {
        doc: group(this.doc(asked, precedence.or), line, 'or ', this.doc(other, precedence.or)),
        level: precedence.or,
      };
    }
    if (isNever(yes)) return this.either(test, yes, no);
    if (one.type.kind === 'boolean') {
      const and = (a: Expression, b: Expression): Doc => [
        this.doc(a, precedence.and),
        ' and ',
        this.doc(b, precedence.and + 1),
      ];
      const docs = [and(test, yes), line, 'or ', and(negated(test), no)];
      return { doc: group(...docs), level: precedence.or };
    }
    if (isNever(no)) return this.either(negated(test), no, yes);
    return this.refuse(
      '`and` and `or` cannot choose a value that may be false or nil',
      'Write an `if` instead of `? :`.',
    );
  }

  /** Writes `test and yes or no`, which requires that `yes` is neither false nor nil. */
  private either(test: Expression, yes: Expression, no: Expression): Written {
    return {
      doc: group(
        this.doc(test, precedence.and),
        indent(
          line,
          'and ',
          this.doc(yes, precedence.and + 1),
          line,
          'or ',
          this.doc(no, precedence.or),
        ),
      ),
      level: precedence.or,
    };
  }

  // Statements.

  protected override return(value: Expression | null): Doc {
    if (!value) return 'return';
    if (value.kind === 'conditional' && !isWritable(value)) {
      return this.branches(value, (one) => this.return(one));
    }
    return ['return ', this.right(value)];
  }

  let(one: Statement & { kind: 'let' }): Doc {
    const name = this.variable(one.name);
    const { value } = one;
    if (!value) return `local ${name}`;
    if (value.kind === 'conditional' && !isWritable(value)) {
      return [
        `local ${name}`,
        hardLine,
        this.branches(value, (side) => [`${name} = `, indent(this.doc(side))]),
      ];
    }
    return [`local ${name} = `, this.right(value)];
  }

  /** Writes the right side of = or return. */
  private right(value: Expression): Doc {
    const hasIndents = ownIndents.has(firstOf(value).kind);
    return hasIndents ? this.doc(value) : group(indent(this.doc(value)));
  }

  private branches(
    one: Expression & { kind: 'conditional' },
    side: (value: Expression) => Doc,
  ): Doc {
    return [
      this.ifHead(one.test),
      indent(hardLine, side(one.yes)),
      hardLine,
      'else',
      indent(hardLine, side(one.no)),
      hardLine,
      'end',
    ];
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    const whole: Expression =
      operator === ''
        ? value
        : { kind: 'binary', operator, left: target, right: value, type: target.type };
    if (whole.kind === 'conditional' && !isWritable(whole)) {
      return this.branches(whole, (side) => this.assign(target, '', side));
    }
    return [this.doc(target), ' = ', this.right(whole)];
  }

  protected override if(one: Statement & { kind: 'if' }): Doc {
    if (one.test.kind === 'boolean' && one.test.value) return ['do', this.body(one.yes), 'end'];
    return [this.branch(one), 'end'];
  }

  private branch(one: Statement & { kind: 'if' }): Doc {
    const head: Doc = [this.ifHead(one.test), this.body(one.yes)];
    const [only] = one.no;
    if (!only) return head;
    const isChain = one.no.length === 1 && only.kind === 'if' && only.why.length === 0;
    return isChain ? [head, 'else', this.branch(only)] : [head, 'else', this.body(one.no)];
  }

  protected override ifHead(test: Expression): Doc {
    return group('if', indent(line, this.doc(test)), line, 'then');
  }

  protected override statement(one: Statement): Doc {
    if (one.kind !== 'while') return super.statement(one);
    return [
      group('while', indent(line, this.doc(one.test)), line, 'do'),
      this.body(one.body),
      'end',
    ];
  }

  /** Counts from 1 if the loop is then shorter. */
  count(one: Statement & { kind: 'count' }): Doc {
    const plain = this.loop(one, 0);
    this.#fromOne.add(one.name);
    const moved = this.loop(one, 1);
    this.#fromOne.delete(one.name);
    return lengthOf(moved) < lengthOf(plain) ? moved : plain;
  }

  private loop(one: Statement & { kind: 'count' }, by: number): Doc {
    const parts = [
      this.moved(one.from, by).doc,
      this.moved(one.to, one.isDown ? by : by - 1).doc,
      ...(one.isDown ? ['-1'] : []),
    ];
    return [
      group(
        `for ${mentions(one.body, one.name) ? this.variable(one.name) : '_'} =`,
        indent(line, join(parts, [',', line])),
        line,
        'do',
      ),
      this.body(one.body),
      'end',
    ];
  }

  each(one: Statement & { kind: 'each' }): Doc {
    const { index } = one;
    const list = one.list.type;
    if (list.kind === 'list' && list.of.kind === 'optional') {
      this.refuse(
        'a loop over a table stops at the first nil',
        'Use a list whose items are never null.',
      );
    }
    if (index) this.#fromOne.add(index);
    const body = this.body(one.body);
    if (index) this.#fromOne.delete(index);
    return [
      `for ${index ? this.variable(index) : '_'}, ${this.variable(one.name)} in ipairs(`,
      this.doc(one.list),
      ') do',
      body,
      'end',
    ];
  }

  push(one: Statement & { kind: 'push' }): Doc {
    if (one.list.kind === 'listAt') return this.pushAt(one.list, one.value);
    return ['table.insert', listed('(', [this.doc(one.list), this.doc(one.value)], ')')];
  }

  /** Appends to the list at a key, and creates it if missing. */
  private pushAt({ map, key }: ListAt, value: Expression): Doc {
    const at = [this.doc(map, precedence.postfix), '[', this.doc(key), ']'];
    return [
      ['local list = ', at, hardLine, 'if list then'],
      indent(hardLine, 'table.insert', listed('(', ['list', this.doc(value)], ')')),
      [hardLine, 'else'],
      indent(hardLine, at, ' = { ', this.doc(value), ' }'),
      [hardLine, 'end'],
    ];
  }

  clear(list: Expression): Doc {
    const name = this.doc(list, precedence.postfix);
    return ['for i = #', name, ', 1, -1 do', indent(hardLine, name, '[i] = nil'), hardLine, 'end'];
  }

  truncate(one: Statement & { kind: 'truncate' }): Doc {
    const name = this.doc(one.list, precedence.postfix);
    const first = this.moved(one.size, 1).doc;
    return [
      ['for i = #', name, ', ', first, ', -1 do'],
      indent(hardLine, name, '[i] = nil'),
      [hardLine, 'end'],
    ];
  }

  grow(one: Statement & { kind: 'grow' }): Doc {
    const name = this.doc(one.buffer, precedence.postfix);
    return [
      ['for i = #', name, ' + 1, ', this.doc(one.size), ' do'],
      indent(hardLine, name, '[i] = 0'),
      [hardLine, 'end'],
    ];
  }

  swap({ one, other }: Statement & { kind: 'swap' }): Doc {
    const [a, b] = [this.doc(one), this.doc(other)];
    return [a, ', ', b, ' = ', b, ', ', a];
  }

  fill(one: Statement & { kind: 'fill' }): Doc {
    const name = this.doc(one.buffer, precedence.postfix);
    return [
      'for i = 1, #',
      name,
      ' do',
      indent(hardLine, name, '[i] = ', this.doc(one.value)),
      hardLine,
      'end',
    ];
  }

  sort(one: Statement & { kind: 'sort' }): Doc {
    if (one.key === null) return ['table.sort(', this.doc(one.list), ')'];
    return ['sortBy(', this.doc(one.list), `, "${this.field(one.key)}")`];
  }

  throw(message: string): Doc {
    return `error(${JSON.stringify(message)}, 2)`;
  }

  override readonly end = '';
}

/** Whether bits are compared by ^, which is ~= for booleans. */
function hasXor(body: readonly Statement[], bits: ReadonlySet<string>): boolean {
  let isFound = false;
  visit(body, (one) => {
    isFound ||= one.kind === 'binary' && one.operator === '^' && isBit(one, bits);
  });
  return isFound;
}

/** An integer as `base + plus`, or a plain number without a base. */
interface Parts {
  readonly base: Expression | null;
  readonly plus: number;
  /** Whether it contains a variable counted from 1. */
  readonly isMoved: boolean;
}

const isInteger = (type: Type): boolean => type.kind === 'number' && !type.slot.isFloat;

/** Collects the constants in a sum of integers. */
function partsOf(one: Expression, partsIn: (part: Expression) => Parts): Parts {
  const asItIs = { base: one, plus: 0, isMoved: false };
  if (!isInteger(one.type)) return asItIs;
  if (one.kind === 'number') return { base: null, plus: one.value, isMoved: false };
  if (one.kind !== 'binary' || !['+', '-', '*'].includes(one.operator)) return asItIs;
  const { left, right, operator } = one;
  const [a, b] = [partsIn(left), partsIn(right)];
  const isMoved = a.isMoved || b.isMoved;
  if (operator === '*') {
    if (a.base || !b.base) return asItIs;
    return { base: { ...one, right: b.base }, plus: a.plus * b.plus, isMoved };
  }
  const sign = operator === '+' ? 1 : -1;
  const plus = a.plus + sign * b.plus;
  if (!b.base) return { base: a.base, plus, isMoved };
  if (a.base) return { base: { ...one, left: a.base, right: b.base }, plus, isMoved };
  if (sign > 0) return { base: b.base, plus, isMoved };
  const first: Expression = { kind: 'number', value: plus, type: one.type };
  return { base: { ...one, left: first, right: b.base }, plus: 0, isMoved };
}

/** Expressions with brackets or line breaks of their own. */
const ownIndents = new Set([
  'objectLiteral',
  'list',
  'call',
  'callValue',
  'conditional',
  'buffer',
  'math',
]);

/** Returns the leftmost part of an expression. */
function firstOf(one: Expression): Expression {
  if (one.kind === 'field') return firstOf(one.object);
  return one.kind === 'present' || one.kind === 'value' ? firstOf(one.of) : one;
}

/** Whether a value is never false or nil. */
const isNever = ({ kind, type }: Expression): boolean =>
  kind === 'present' || (type.kind !== 'boolean' && type.kind !== 'optional');

/** Whether `test and yes or no` has the right meaning in this or the other order. */
const isWritable = ({ test, yes, no }: Expression & { kind: 'conditional' }): boolean =>
  isNever(yes) ||
  isNever(no) ||
  (test.kind === 'isPresent' && isSame(test.of, yes)) ||
  (test.kind === 'isAbsent' && isSame(test.of, no));

/** Whether two expressions are equal except for known presence. */
function isSame(one: Expression, other: Expression): boolean {
  const bare = (value: Expression): Expression =>
    value.kind === 'value' || value.kind === 'present' ? bare(value.of) : value;
  const text = (value: Expression): string =>
    JSON.stringify(bare(value), (key, part) => (key === 'type' ? undefined : part));
  return text(one) === text(other);
}

/** Returns a text's length on one line. */
function lengthOf(doc: Doc): number {
  if (typeof doc === 'string') return doc.length;
  if (Array.isArray(doc)) return doc.reduce((sum: number, one: Doc) => sum + lengthOf(one), 0);
  const one = doc as Exclude<Doc, string | readonly Doc[]>;
  return one.kind === 'group' || one.kind === 'indent'
    ? lengthOf(one.of)
    : one.kind === 'line'
      ? 1
      : 0;
}

const trailing: Doc = { kind: 'either', flat: '', broken: ',' };
