import { fieldsWithVectors } from '../given-vectors.ts';
import { withHypotAsMagnitude } from '../hypot-as-magnitude.ts';
import { type Doc, group, hardLine, indent, join, line, listed, setInLines } from '../layout.ts';
import { pascal, snake, unreserved } from '../names.ts';
import type { FilePiece } from '../one-file.ts';
import type {
  BinaryOperator,
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
import { atom, extrasOf, type ListAt, postfix, precedence, type Written } from '../writer.ts';
import {
  IndentedWriter,
  inBits,
  keywordPrecedence,
  mentions,
  ofMany,
  plusOne,
  whole,
} from './indented.ts';

/** Keywords, built-in functions and types of Godot 3 or 4. */
const reserved = new Set(
  'and as assert await bool break breakpoint class class_name const continue elif else enum export extends false float for func if in int is master match namespace not null onready or pass preload print puppet remote return self setget signal static super switch tool trait true var void while yield abs acos asin atan ceil clamp cos cosh deg2rad ease exp floor fmod get hash inf instance_from_id lerp load log max min nan pow randf randi range remap round seed set sign sin sinh snapped sqrt step_decimals str tan tanh typeof weakref wrap INF NAN PI TAU'.split(
    ' ',
  ),
);

/** Variables named like functions of the library or Godot. */
const renamed: Record<string, string> = {
  beyond: 'farther',
  cos: 'cosine',
  cross: 'cross_product',
  distance: 'dist',
  leaves: 'leaves_at',
  overlap: 'overlapping',
  sin: 'sine',
  sticksOut: 'reaches_out',
  touches: 'touches_at',
};

/** Each may call those after it. */
const helpers: readonly [string, string][] = [
  [
    'divide',
    `## Returns a / b, but infinity or NaN instead of an error if b is 0.
static func divide(a: float, b: float) -> float:
	if b != 0.0:
		return a / b
	# -0 and 0 have different angles.
	return a * INF if atan2(b, -1.0) > 0.0 else a * -INF
`,
  ],
  [
    'minimum_of',
    `## Returns the least of the numbers, or NaN if one is NaN.
static func minimum_of(numbers: Array) -> float:
	var found: float = numbers[0]
	for number in numbers:
		found = minimum(found, number)
	return found
`,
  ],
  [
    'maximum_of',
    `## Returns the largest of the numbers, or NaN if one is NaN.
static func maximum_of(numbers: Array) -> float:
	var found: float = numbers[0]
	for number in numbers:
		found = maximum(found, number)
	return found
`,
  ],
  [
    'minimum',
    `## Returns the lesser number, or NaN if one is NaN; -0 is below 0.
static func minimum(a: float, b: float) -> float:
	if a == b:
		return a if a != 0.0 else -(-a - b)
	return a if a < b or is_nan(a) else b
`,
  ],
  [
    'maximum',
    `## Returns the larger number, or NaN if one is NaN; 0 is above -0.
static func maximum(a: float, b: float) -> float:
	if a == b:
		return a if a != 0.0 else a + b
	return a if a > b or is_nan(a) else b
`,
  ],
  [
    'sort_by',
    `## Sorts objects by one of their numbers; equal ones stay in order.
static func sort_by(key: String, objects: Array) -> void:
	for i in range(1, objects.size()):
		var object = objects[i]
		var at: int = i
		while at > 0 and objects[at - 1].get(key) > object.get(key):
			objects[at] = objects[at - 1]
			at -= 1
		objects[at] = object
`,
  ],
  [
    'filled',
    `## Returns a list that contains one number many times.
static func filled(count: int, number) -> Array:
	var items: Array = []
	for _i in range(count):
		items.append(number)
	return items
`,
  ],
  [
    'to_int32',
    `## Returns the lowest 32 bits as a signed integer, or 0 for NaN.
static func to_int32(value: float) -> int:
	return wrap_int32(int(value)) if is_finite_number(value) else 0
`,
  ],
  [
    'wrap_int32',
    `## Returns the lowest 32 bits as a signed integer.
static func wrap_int32(value: int) -> int:
	return ((value + 0x80000000) & 0xFFFFFFFF) - 0x80000000
`,
  ],
  [
    'is_finite_number',
    `static func is_finite_number(value: float) -> bool:
	return not is_nan(value) and not is_inf(value)
`,
  ],
];

/** GDScript that both Godot 3 and Godot 4 accept. */
export class GdscriptWriter extends IndentedWriter {
  protected readonly language = 'GDScript';
  override readonly width = 72;
  override readonly step = '\t';
  /** The library's functions, because a Godot variable must not shadow one in its file. */
  readonly #functions: ReadonlySet<string>;

  constructor(library: Library) {
    super(withoutIntegerTests(withHypotAsMagnitude(library)));
    this.#functions = new Set([...library.functions.keys()].map(snake));
  }

  functionName = (name: string): string => unreserved(snake(name), reserved);
  variable = (name: string): string => {
    const written = renamed[name] ?? snake(name);
    return unreserved(unreserved(written, reserved), this.#functions);
  };
  field = (name: string): string => unreserved(snake(name), reserved);
  typeName = (name: string): string => pascal(name);
  member = (ofEnum: string, name: string): string =>
    `${this.typeName(ofEnum)}.${snake(name).toUpperCase()}`;

  protected override readonly extras = extrasOf(
    'helpers',
    [this.#asGiven(), ...helpers].map(
      ([name, text]) => [new RegExp(`\\b${name}\\(`), text] as const,
    ),
  );

  #asGiven(): readonly [string, string] {
    const returned = [...this.library.functions.values()]
      .filter(({ isExported, isOutside }) => isExported && !isOutside)
      .map(({ returns }) => returns);
    const names = fieldsWithVectors(returned, this.library).map((name) => this.field(name));
    const keys = names.sort().map((name) => `"${name}"`);
    const list = setInLines(listed('[', keys, ']'), this.width - 11, this.step);
    return [
      'as_given',
      `## Returns the result with Vector2 instead of Vec2 if a Vector2 is given.
static func as_given(answer, given):
	if typeof(given) != TYPE_VECTOR2:
		return answer
	if typeof(answer) == TYPE_ARRAY:
		var items: Array = []
		for item in answer:
			items.append(as_given(item, given))
		return items
	if typeof(answer) != TYPE_OBJECT:
		return answer
	# A cast from another file may return vectors of that file's class.
	if "x" in answer:
		return Vector2(answer.x, answer.y)
	for key in ${list.replaceAll('\n', '\n\t')}:
		if key in answer:
			answer.set(key, as_given(answer.get(key), given))
	return answer
`,
    ];
  }

  /**
   * Describes the object types of a function's parameters and result, because its signature omits
   * them.
   */
  #typesInWords(parameters: readonly Parameter[], returns: Type): string {
    const taken = parameters.flatMap(({ type }) => this.#typeInWords(type) ?? []);
    const returned = this.#typeInWords(returns);
    const words = [
      ...(taken.length > 0 ? [`takes ${new Intl.ListFormat('en-GB').format(taken)}`] : []),
      ...(returned ? [`returns ${returned}`] : []),
    ].join('; ');
    return words && `\n\n${words[0]!.toUpperCase()}${words.slice(1)}.`;
  }

  #typeInWords(type: Type, isItem = false): string | null {
    if (type.kind === 'struct') {
      const name = this.typeName(type.name);
      return isItem ? name : `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
    }
    if (type.kind !== 'list' && type.kind !== 'optional') return null;
    const of = this.#typeInWords(type.of, type.kind === 'list');
    return of && (type.kind === 'list' ? `an Array of ${of}` : `${of} or null`);
  }

  /**
   * Objects have no static types, because Godot distinguishes equal types of different files, and
   * vectors may be Godot's own.
   */
  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        return type.slot.isFloat ? 'float' : 'int';
      case 'boolean':
        return 'bool';
      case 'text':
        return 'String';
      case 'nothing':
        return 'void';
      case 'struct':
        return '';
      case 'enum':
        return 'int';
      case 'optional':
        return '';
      case 'list':
      case 'buffer':
        return 'Array';
      case 'map':
        return 'Dictionary';
      case 'function':
        return '';
    }
  }

  private typed(name: string, type: Type): string {
    const written = this.type(type);
    return written ? `${name}: ${written}` : name;
  }

  protected override docLines(doc: string, width?: number): string[] {
    const said = doc
      .replaceAll('`Math.hypot`', '`magnitude`')
      .replaceAll(/\bThrows\s+a\s+RangeError\b/g, 'Fails an assertion')
      .replaceAll(/\bthrows\s+a\s+RangeError\b/g, 'fails an assertion')
      .replaceAll(/\bThrows\s+unless\b/g, 'Fails an assertion unless')
      .replaceAll(/,\s+so\s+the\s+compiler\s+objects\b/g, '');
    return super.docLines(said, width);
  }

  protected override nameInDoc(name: string): string {
    return reserved.has(name) || this.#functions.has(name) ? name : super.nameInDoc(name);
  }

  docComment(doc: string): Doc[] {
    return this.docLines(doc, this.width - 4).flatMap((one) => [`## ${one}`, hardLine]);
  }

  enumeration(one: Enum): Doc {
    const members = one.members.map((name) => snake(name).toUpperCase());
    const inBraces = group('{', indent(line, join(members, [',', line])), line, '}');
    return [`enum ${this.typeName(one.name)} `, inBraces];
  }

  struct(one: Struct): Doc {
    const isOptional = one.fields.map(({ type }) => type.kind === 'optional');
    const fields = one.fields.map(
      ({ name, type, doc }): Doc => [
        ...this.docComment(doc),
        `var ${this.typed(this.field(name), type)}`,
      ],
    );
    const given = one.fields.map(({ name, type }, i) => {
      const initial = isOptional.slice(i).every(Boolean) ? ' = null' : '';
      return `${this.typed(`p_${this.field(name)}`, type)}${initial}`;
    });
    const sets = one.fields.map(({ name }) => `${this.field(name)} = p_${this.field(name)}`);
    const also =
      one.name === 'Vec2'
        ? " You can also pass Godot's own Vector2, which stores 32 bits of each number instead of 64. If the last vector that you pass is a Vector2, so are the vectors in the result."
        : '';
    return [
      ...this.docComment(one.doc + also),
      `class ${this.typeName(one.name)}:`,
      indent(
        hardLine,
        join(fields, hardLine),
        hardLine,
        hardLine,
        group('func _init', listed('(', given, ')'), ':'),
        indent(hardLine, join(sets, hardLine)),
      ),
    ];
  }

  function(one: FunctionTree): Doc {
    return this.definition(one, 'static func ', this.nameInHead(one.name), one.parameters);
  }

  private definition(
    one: FunctionTree,
    word: string,
    name: string,
    asked: readonly Parameter[],
  ): Doc {
    this.prepare(one);
    const parameters = asked.map((parameter) => this.parameter(parameter));
    const returns = this.type(one.returns);
    const given = one.parameters
      .filter(({ type }) => type.kind === 'function')
      .map(({ name }) => `\n\n\`${this.variable(name)}\` is an object with a method of that name.`);
    const types = this.#typesInWords(asked, one.returns);
    return [
      ...this.docComment(one.isExported && one.doc ? one.doc + types + given.join('') : one.doc),
      group(word, name, listed('(', parameters, ')'), returns ? ` -> ${returns}:` : ':'),
      this.body(one.body),
    ];
  }

  /**
   * In Godot 3 an inner class cannot call outer functions, so it contains all functions that its
   * methods need.
   */
  protected override objectPiece(one: Struct, needs: readonly string[]): FilePiece {
    const functions = this.functionsOf(one);
    const types = functions.flatMap((of) => this.needsOf(of));
    const all = [...needs, ...this.needsOfObject(one), ...types].filter(
      (name) => !this.library.functions.has(name),
    );
    const methods = this.methodsOf(one).map((method) =>
      this.inMethod(method, (rest) =>
        this.definition(method, 'func ', this.methodName(method.method!.name), rest),
      ),
    );
    const members = [...methods, ...functions.map((of) => this.function(of))];
    const text = setInLines(join(members, hardLine), this.width, this.step);
    const called = helpers.filter(([name]) => this.doesCall(name, text));
    const own = called.map(([, helper]) => join(helper.trimEnd().split('\n'), hardLine));
    const piece = this.piece(one.name, 'structs', this.classOf(one, [...members, ...own]), all);
    return { ...piece, needs: piece.needs.filter((name) => !name.startsWith('+')) };
  }

  /** Whether a text calls a helper, directly or indirectly. */
  private doesCall(name: string, text: string): boolean {
    const isIn = (of: string): boolean => new RegExp(`\\b${name}\\(`).test(of);
    return (
      isIn(text) ||
      helpers.some(([other, of]) => other !== name && isIn(of) && this.doesCall(other, text))
    );
  }

  private classOf(one: Struct, members: readonly Doc[]): Doc {
    const fields = one.fields.map(({ name, type }) => `var ${this.typed(`_${name}`, type)}`);
    const sets = one.fields.map(
      ({ name, initial }): Doc => [`_${this.field(name)} = `, this.doc(initial!)],
    );
    const made: Doc = ['func _init():', indent(hardLine, join(sets, hardLine))];
    const all = [join(fields, hardLine), made, ...members];
    return [
      ...this.docComment(one.doc),
      `class ${this.typeName(one.name)}:`,
      indent(hardLine, join(all, [hardLine, hardLine])),
    ];
  }

  protected override ownField(name: string): Written {
    return atom(`_${this.field(name)}`);
  }

  parameter({ name, type, initial }: Parameter): Doc {
    const written = this.typed(this.variable(name), type);
    if (!initial) return written;
    const isEmpty =
      initial.kind === 'objectLiteral' &&
      [...initial.fields.values()].every(({ kind }) => kind === 'absent');
    return [
      written,
      ' = ',
      isEmpty && type.kind === 'struct' ? `${this.typeName(type.name)}.new()` : this.doc(initial),
    ];
  }

  number(value: number, isFloat: boolean): Written {
    if (value === Infinity) return atom('INF');
    if (Number.isNaN(value)) return atom('NAN');
    if (value < 0 || Object.is(value, -0)) {
      const { doc } = this.number(-value, isFloat);
      return { doc: ['-', doc], level: precedence.unary };
    }
    const power = Math.log2(value);
    const isLong = power <= -20 || power > 53;
    if (isFloat && isLong && Number.isInteger(power) && 2 ** power === value) {
      return postfix(`pow(2.0, ${power}.0)`);
    }
    const text = readable(value);
    return atom(isFloat && /^\d+$/.test(text) ? `${text}.0` : text);
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
        ),
      );
    switch (name) {
      case 'abs':
      case 'sqrt':
      case 'floor':
      case 'ceil':
      case 'cos':
      case 'sin':
        return of(name);
      case 'sign': {
        // Godot's own function treats tiny numbers as 0.
        const doc = this.doc(first, keywordPrecedence.compare + 0.1);
        return {
          doc: group('float(', doc, ' > 0.0)', line, '- float(', doc, ' < 0.0)'),
          level: precedence.sum,
        };
      }
      case 'min':
      case 'max': {
        const isOfFloats = one.type.kind === 'number' && one.type.slot.isFloat;
        const many = ofMany(name, values);
        if (isOfFloats && many.length > 2) {
          const list: Doc = listed(
            '[',
            many.map((value) => this.argument(value)),
            ']',
          );
          return postfix(`${name}imum_of(`, list, ')');
        }
        // In Godot 3 the built-in functions return floats.
        return isOfFloats ? of(`${name}imum`) : postfix('int(', of(name).doc, ')');
      }
      case 'power':
        return of('pow');
      case 'isFinite':
        return of('is_finite_number');
      case 'quotient':
        return postfix(
          'int(',
          this.doc(first, precedence.product),
          ' / ',
          this.asFloat(second),
          ')',
        );
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
        const doc = group(
          this.doc(inBits(first), level),
          line,
          `${operator} `,
          this.doc(inBits(right), level + 1),
        );
        return postfix('wrap_int32', listed('(', [doc], ')'));
      }
      case 'toInt32':
        return of('to_int32');
      default:
        return this.refuseMath(name);
    }
  }

  /** Writes an integer as a float, because dividing two integers would round. */
  private asFloat(one: Expression): Doc {
    if (one.kind === 'number') return this.number(one.value, true).doc;
    return ['float(', this.doc(one), ')'];
  }

  divide(left: Expression, right: Expression): Written {
    return postfix('divide', listed('(', [this.argument(left), this.argument(right)], ')'));
  }

  protected override binary(one: Expression & { kind: 'binary' }): Written {
    const { operator, left, right } = one;
    // Godot 4 shifts only positive numbers.
    if (operator === '>>' && right.kind === 'number') {
      const divisor = `${2 ** right.value}.0`;
      return postfix('int(floor(', this.doc(left, precedence.product), ` / ${divisor}))`);
    }
    return super.binary(one);
  }

  protected override operand(one: Expression, other: Expression, least: number): Doc {
    const isBesideFloat = other.kind !== 'toFloat';
    return super.operand(isBesideFloat ? withoutConversion(one) : one, other, least);
  }

  /** A callback is an object with a method of this name, which both versions support. */
  override expression(one: Expression): Written {
    if (one.kind === 'callValue') {
      const name = one.of.kind === 'variable' ? this.variable(one.of.name) : 'call';
      const values = one.values.map((value) => this.argument(value));
      return postfix(this.doc(one.of, precedence.postfix), `.${name}`, listed('(', values, ')'));
    }
    if (one.kind === 'function') return postfix(`${pascal(one.name)}.new()`);
    return super.expression(one);
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    const name = one.type.kind === 'struct' ? this.typeName(one.type.name) : '';
    if (this.isOfMethods(one.type)) return postfix(`${name}.new()`);
    const values = [...one.fields.values()].map((value) => this.argument(value));
    return postfix(`${name}.new`, listed('(', values, ')'));
  }

  list(one: Expression & { kind: 'list' }): Written {
    return postfix(
      listed(
        '[',
        one.items.map((item) => this.argument(item)),
        ']',
      ),
    );
  }

  buffer(one: Expression & { kind: 'buffer' }): Written {
    const zero = one.type.kind === 'buffer' && one.type.of === 'float64' ? '0.0' : '0';
    return postfix('filled', listed('(', [this.argument(one.size), zero], ')'));
  }

  map(): Written {
    return atom('{}');
  }

  listAt({ map, key }: ListAt): Written {
    return postfix(this.doc(map, precedence.postfix), '.get(', this.argument(key), ', [])');
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
    return atom('null');
  }

  present(of: Expression): Written {
    return this.expression(of);
  }

  value(of: Expression): Written {
    return this.expression(of);
  }

  isPresent(of: Expression): Written {
    return {
      doc: [this.doc(of, keywordPrecedence.compare + 0.1), ' != null'],
      level: keywordPrecedence.compare,
    };
  }

  isAbsent(of: Expression): Written {
    return {
      doc: [this.doc(of, keywordPrecedence.compare + 0.1), ' == null'],
      level: keywordPrecedence.compare,
    };
  }

  length(list: Expression): Written {
    return postfix(this.doc(list, precedence.postfix), '.size()');
  }

  toFloat(of: Expression): Written {
    return postfix('float', listed('(', [this.argument(of)], ')'));
  }

  /** A typed variable converts integers to floats implicitly. */
  protected override argument(value: Expression): Doc {
    return super.argument(withoutConversion(value));
  }

  toInteger(of: Expression): Written {
    return postfix('int', listed('(', [this.argument(of)], ')'));
  }

  bit(of: Expression): Written {
    return postfix('int', listed('(', [this.argument(of)], ')'));
  }

  let(one: Statement & { kind: 'let' }): Doc {
    return [
      'var ',
      this.typed(this.variable(one.name), one.type),
      ' = ',
      this.whole(withoutConversion(one.value!)),
    ];
  }

  /** Godot warns about an unused result. */
  protected override statement(one: Statement): Doc {
    if (one.kind !== 'do' || one.value.type.kind === 'nothing') return super.statement(one);
    return ['var _checked = ', this.whole(one.value)];
  }

  /** Returns the first present one of several optional values by a chain of tests. */
  protected override return(value: Expression | null): Doc {
    const [first, ...others] = value ? this.alternatives(value) : [];
    if (!first || others.length === 0) return super.return(value);
    const more = others.flatMap((other) => [
      ['if found == null:', indent(hardLine, 'found = ', this.whole(other))],
      hardLine,
    ]);
    return ['var found = ', this.whole(first), hardLine, ...more, 'return found'];
  }

  /** Returns a, b and c of "a, or b if it is missing, or c". */
  private alternatives(one: Expression): Expression[] {
    if (one.kind !== 'conditional' || one.test.kind !== 'isPresent') return [one];
    const isSame = this.text(one.test.of) === this.text(one.yes);
    return isSame ? [...this.alternatives(one.yes), ...this.alternatives(one.no)] : [one];
  }

  private text(one: Expression): string {
    return setInLines(this.doc(one), this.width, this.step);
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    if (operator === '/' && !(value.kind === 'number' && value.value !== 0)) {
      return [this.doc(target), ' = ', this.divide(target, value).doc];
    }
    return super.assign(target, operator, withoutConversion(value));
  }

  count(one: Statement & { kind: 'count' }): Doc {
    const { from, to } = one;
    const isFrom0 = from.kind === 'number' && from.value === 0;
    const below: Expression =
      to.kind === 'number'
        ? { ...to, value: to.value - 1 }
        : { kind: 'binary', operator: '-', left: to, right: plusOne(zero), type: whole };
    const values = one.isDown
      ? [this.doc(from), this.doc(below), '-1']
      : isFrom0
        ? [this.doc(to)]
        : [this.doc(from), this.doc(to)];
    return [
      `for ${mentions(one.body, one.name) ? '' : '_'}${this.variable(one.name)} in range`,
      listed('(', values, ')'),
      ':',
      this.body(one.body),
    ];
  }

  each(one: Statement & { kind: 'each' }): Doc {
    const item = this.variable(one.name);
    if (!one.index) return [`for ${item} in `, this.doc(one.list), ':', this.body(one.body)];
    const index = this.variable(one.index);
    const list = this.doc(one.list, precedence.postfix);
    const { type } = one.list;
    const declared = type.kind === 'list' ? this.typed(item, type.of) : item;
    return [
      `for ${index} in range(`,
      list,
      '.size()):',
      indent(
        hardLine,
        `var ${declared} = `,
        list,
        `[${index}]`,
        hardLine,
        this.statements(one.body),
      ),
    ];
  }

  push(one: Statement & { kind: 'push' }): Doc {
    const { list } = one;
    const added: Doc = ['.append', listed('(', [this.argument(one.value)], ')')];
    if (list.kind !== 'listAt') return [this.doc(list, precedence.postfix), added];
    const map = this.doc(list.map, precedence.postfix);
    const key = this.doc(list.key);
    return [
      ['if not ', map, '.has(', key, '):'],
      indent(hardLine, map, '[', key, '] = []'),
      [hardLine, map, '[', key, ']', added],
    ];
  }

  clear(list: Expression): Doc {
    return [this.doc(list, precedence.postfix), '.clear()'];
  }

  truncate(one: Statement & { kind: 'truncate' }): Doc {
    return [
      this.doc(one.list, precedence.postfix),
      '.resize',
      listed('(', [this.doc(one.size)], ')'),
    ];
  }

  grow(one: Statement & { kind: 'grow' }): Doc {
    const { buffer } = one;
    const zero = buffer.type.kind === 'buffer' && buffer.type.of === 'float64' ? '0.0' : '0';
    const list = this.doc(buffer, precedence.postfix);
    const more = [this.doc(one.size, precedence.sum), ' - ', list, '.size()'];
    return [list, ' += filled', listed('(', [more, zero], ')')];
  }

  swap({ one, other }: Statement & { kind: 'swap' }): Doc {
    const [a, b] = [this.doc(one), this.doc(other)];
    const name = `${this.fieldNameOf(one)}_before`;
    return [`var ${name} = `, a, hardLine, a, ' = ', b, hardLine, b, ` = ${name}`];
  }

  private fieldNameOf(one: Target): string {
    if (one.kind === 'item') {
      return this.refuse('it swaps two items', 'Store one in a constant, and assign both.');
    }
    return one.kind === 'field' ? this.field(one.name) : this.variable(one.name);
  }

  fill(one: Statement & { kind: 'fill' }): Doc {
    return this.setEach(one.buffer, this.doc(one.value));
  }

  private setEach(list: Expression, value: Doc): Doc {
    const doc = this.doc(list, precedence.postfix);
    return ['for i in range(', doc, '.size()):', indent(hardLine, doc, '[i] = ', value)];
  }

  sort(one: Statement & { kind: 'sort' }): Doc {
    if (one.key === null) return [this.doc(one.list, precedence.postfix), '.sort()'];
    return [`sort_by("${this.field(one.key)}", `, this.doc(one.list), ')'];
  }

  throw(message: string): Doc {
    return ['assert(false, ', JSON.stringify(message), ')'];
  }
}

const withoutConversion = (one: Expression): Expression => (one.kind === 'toFloat' ? one.of : one);

const zero: Expression = { kind: 'number', value: 0, type: whole };

/**
 * Formats a number so that Godot reads it exactly. Godot multiplies rounded powers of ten, so it
 * may read only one of 1e-290 and 10e-291 correctly.
 */
function readable(value: number): string {
  const text = String(value).replace('e+', 'e');
  const [digits = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  const fraction = digits.split('.')[1] ?? '';
  const mantissa = digits.replace('.', '');
  const power = Number(exponent) - fraction.length;
  for (let zeros = -1; mantissa.length + zeros <= 15; zeros += 1) {
    const longer = mantissa + '0'.repeat(Math.max(0, zeros));
    if (zeros >= 0 && asGodotReads(Number(longer), power - zeros) === value) {
      return zeros === 0 ? text : `${longer}e${power - zeros}`;
    }
  }
  return text;
}

/** Computes a number as Godot does from digits and an exponent. */
function asGodotReads(digits: number, exponent: number): number {
  let scale = 1;
  for (let bit = 0; bit < 9; bit += 1) {
    if ((Math.abs(exponent) >> bit) & 1) scale *= Number(`1e${2 ** bit}`);
  }
  return exponent < 0 ? digits / scale : digits * scale;
}
