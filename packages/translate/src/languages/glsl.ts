import { asShader, type Defaults } from '../as-shader.ts';
import { commentOfFloats, floatConstant, shortestFloat } from '../float-constants.ts';
import { type Doc, group, hardLine, indent, join, line, listed, softLine } from '../layout.ts';
import { mentions } from '../loops-over-items.ts';
import { camel, pascal, snake } from '../names.ts';
import { isFloat } from '../slots.ts';
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
import { isStructChoice } from '../without-struct-choices.ts';
import { atom, postfix, precedence, Writer, type WriterSection, type Written } from '../writer.ts';
import { accuracyOf } from './glsl-accuracy.ts';
import {
  type FixedList,
  listExtras,
  noPoints,
  normals,
  ofStructs,
  points,
  polygon,
} from './glsl-lists.ts';
import { wordsForShaders } from './glsl-words.ts';

/** Renames functions that would redefine a built-in one, which GLSL forbids. */
const functionNames: Readonly<Record<string, string>> = {
  cross: 'cross2d',
  reflect: 'reflectVelocity',
};

const ownFunctions = new Set(['distance', 'dot']);

/** Renames variables that GLSL reserves or that are named like functions. */
const variableNames: Readonly<Record<string, string>> = {
  all: 'every',
  cast: 'found',
  cos: 'cosine',
  cross: 'crossed',
  distance: 'dist',
  half: 'halfSide',
  length: 'len',
  out: 'outOf',
  sin: 'sine',
  step: 'stride',
};

const use = `// This is valid GLSL ES 3.00 (WebGL 2) and GLSL 3.30. Paste
// it into your shader, below \`precision highp float;\`.`;

/** The largest number on every GPU, because GLSL does not promise infinity. */
const largest = '3.4e38';

/**
 * GLSL ES 3.00 for WebGL 2, which is also valid desktop GLSL 3.30. An optional value is a struct
 * with a flag `hit`. Unlike an unwritten `out` parameter, it can be used in one expression and has
 * no undefined fields.
 */
export class GlslWriter extends Writer {
  protected readonly language = 'GLSL';
  functionName = (name: string): string => functionNames[name] ?? camel(name);
  variable = (name: string): string => variableNames[name] ?? name;
  field = (name: string): string => name;
  typeName = (name: string): string => (name === 'Vec2' ? 'vec2' : pascal(name));
  member = (ofEnum: string, name: string): string =>
    `${snake(ofEnum.replace(/Kind$/, ''))}_${snake(name)}`.toUpperCase();

  protected override readonly extras = listExtras;
  readonly #defaults: Defaults;
  /** Structs that a function may return as missing. */
  readonly #hits: ReadonlySet<string>;
  /** The array variables of the current function. */
  #arrays = new Map<string, number>();
  /** The variables that contain a returned list. */
  #returned = new Set<string>();

  constructor(library: Library) {
    const shader = asShader(library);
    super(shader.library);
    this.#defaults = shader.defaults;
    this.#hits = new Set(
      [...library.functions.values()].flatMap(({ returns }) => {
        const of = returns.kind === 'optional' ? returns.of : null;
        // A vec2 is built in, so it has no flag, and a function that may return none is not in GLSL.
        return of?.kind === 'struct' && of.name !== 'Vec2' ? [of.name] : [];
      }),
    );
  }

  protected override readonly front = 'declared';

  protected override get sections(): readonly WriterSection[] {
    const { between } = this;
    const [first, ...rest] = super.sections;
    return [
      { name: 'use', before: '', between: '', text: use },
      { ...first!, before: between },
      ...rest,
    ];
  }

  protected override refuse(reason: string, instead = ''): never {
    const other =
      'If a shader cannot have the function, give the reason in packages/translate/src/not-in-shaders.ts.';
    return super.refuse(reason, instead === '' ? other : `${instead} ${other}`);
  }

  /** A list in an example would have to fill its array. */
  override canShow({ returns }: FunctionTree): boolean {
    return returns.kind !== 'list';
  }

  protected override isLeftOut(one: FunctionTree | Struct | Enum): boolean {
    return one.name === 'Vec2' || ('file' in one && ownFunctions.has(one.name));
  }

  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        return isFloat(type) ? 'float' : 'int';
      case 'boolean':
        return 'bool';
      case 'nothing':
        return 'void';
      case 'enum':
        return 'int';
      case 'struct':
        return this.typeName(type.name);
      case 'optional':
        return type.of.kind === 'struct' && this.#hits.has(type.of.name)
          ? this.type(type.of)
          : this.refuse('only an interface can be null in its result');
      case 'list':
        return this.#listOf(type).name;
      default:
        return this.refuse(`GLSL has no type for a ${type.kind}`);
    }
  }

  /** A returned list of points is not a polygon. */
  #listOf({ of, grows }: Type & { kind: 'list' }, isReturned = false): FixedList {
    const name = of.kind === 'struct' ? of.name : '';
    if (name !== 'Vec2')
      return (
        ofStructs[name] ??
        this.refuse(
          'arrays in GLSL have a fixed length',
          'Add the type of the items to packages/translate/src/languages/glsl-lists.ts.',
        )
      );
    if (grows) return normals;
    return isReturned ? points : polygon;
  }

  protected override comment(said: string): string {
    return super.comment(commentOfFloats(said));
  }

  protected override statements(all: readonly Statement[]): Doc {
    return super.statements(
      all.map((one) => ({ ...one, why: wordsForShaders(one.why, this.width - 12) })),
    );
  }

  protected override paragraphs(doc: string): string[] {
    const one = this.current;
    const all = super.paragraphs(doc).flatMap((said) => {
      if (said.startsWith('Accuracy:')) return [];
      return wordsForShaders([said], Number.POSITIVE_INFINITY);
    });
    const cost = all.findIndex((said) => said.startsWith('Cost:'));
    // Only public functions state their cost.
    if (!one || cost < 0) return all;
    const accuracy = accuracyOf(one.name, one.returns.kind === 'boolean');
    return all.toSpliced(cost, 0, `Accuracy: ${accuracy}`);
  }

  docComment(doc: string): Doc[] {
    return this.docLines(doc, this.width - 3).flatMap((one) => [`// ${one}`, hardLine]);
  }

  enumeration(one: Enum): Doc {
    const members = one.members.map(
      (name, i) => `const int ${this.member(one.name, name)} = ${i};`,
    );
    return join(members, hardLine);
  }

  struct(one: Struct): Doc {
    const isHit = this.#hits.has(one.name);
    const fields: Doc[] = one.fields.map(({ name, type, doc }) => [
      ...this.docComment(doc),
      `${this.type(this.#given(type))} ${this.field(name)};`,
    ]);
    const hit = [
      ...this.docComment(
        'In a result, true if something was found. If not, the other fields are 0.',
      ),
      'bool hit;',
    ];
    return [
      ...this.docComment(one.doc),
      `struct ${this.typeName(one.name)} {`,
      indent(hardLine, join(isHit ? [hit, ...fields] : fields, hardLine)),
      hardLine,
      '};',
      isHit ? [hardLine, this.#nothing(one)] : '',
    ];
  }

  /** Writes a missing struct. */
  #nothing(one: Struct): Doc {
    const name = this.typeName(one.name);
    const zeros = one.fields.map(({ type }) => this.#zero(type));
    return group(
      `const ${name} ${this.#nothingOf(one.name)} =`,
      indent(line, `${name}`, listed('(', ['false', ...zeros], ')'), ';'),
    );
  }

  #nothingOf(name: string): string {
    return `NO_${snake(name)}`.toUpperCase();
  }

  #zero(type: Type): Doc {
    if (type.kind === 'number') return isFloat(type) ? '0.0' : '0';
    if (type.kind === 'enum') return '0';
    if (type.kind !== 'struct')
      return this.refuse(`a null result would need an empty ${type.kind}`);
    if (type.name === 'Vec2') return 'vec2(0.0)';
    const { fields } = this.library.structs.get(type.name)!;
    return [
      this.typeName(type.name),
      listed(
        '(',
        fields.map((one) => this.#zero(one.type)),
        ')',
      ),
    ];
  }

  /** Options are required. */
  #given(type: Type): Type {
    return type.kind === 'optional' && type.of.kind === 'number' ? type.of : type;
  }

  function(one: FunctionTree): Doc {
    this.#arrays = new Map();
    this.#returned = new Set();
    if (this.#calls(one.name, one.name, new Set()))
      this.refuse('it calls itself, which GLSL forbids');
    const { parameters, returns } = one;
    const isList = returns.kind === 'list';
    const type = isList ? this.#listOf(returns, true).name : this.type(returns);
    const all = parameters.map((parameter) => this.#parameter(parameter));
    const doc: Doc = [
      ...this.docComment(one.doc),
      group(type, ' ', this.functionName(one.name), listed('(', all, ')'), ' {'),
      this.body(one.body),
      '}',
      this.#withDefaults(one, type),
    ];
    return doc;
  }

  #parameter({ name, type }: { readonly name: string; readonly type: Type }): string {
    return `${this.type(this.#given(type))} ${this.variable(name)}`;
  }

  #calls(from: string, name: string, seen: Set<string>): boolean {
    if (seen.has(from)) return false;
    seen.add(from);
    const uses = this.library.functions.get(from)?.uses ?? [];
    return uses.some((one) => one === name || this.#calls(one, name, seen));
  }

  /** GLSL has no default arguments, so an overload supplies them. */
  #withDefaults({ name, parameters }: FunctionTree, type: string): Doc {
    const last = parameters.at(-1);
    if (!last?.initial) return '';
    if (last.type.kind !== 'struct') return this.refuse('only options can be optional');
    const options = last.type.name;
    const { fields } = this.library.structs.get(options)!;
    const values = fields.map((field) => {
      const value = this.#defaults.get(`${options}.${field.name}`);
      if (value === undefined) {
        return this.refuse(
          `the option ${field.name} has no default value`,
          `Read it as \`options.${field.name} ?? number\`.`,
        );
      }
      return this.number(value, isFloat(this.#given(field.type))).doc;
    });
    const taken = parameters.slice(0, -1);
    const given: Doc[] = taken.map((one) => this.variable(one.name));
    const own = this.functionName(name);
    return [
      hardLine,
      hardLine,
      `// The same with the default ${this.variable(last.name)}.`,
      hardLine,
      group(
        `${type} ${own}`,
        listed(
          '(',
          taken.map((one) => this.#parameter(one)),
          ')',
        ),
        ' {',
      ),
      indent(
        hardLine,
        group(
          `return ${own}`,
          listed('(', [...given, [this.typeName(options), listed('(', values, ')')]], ')'),
          ';',
        ),
      ),
      hardLine,
      '}',
    ];
  }

  number(value: number, ofFloat: boolean): Written {
    if (Number.isNaN(value)) return this.refuse('GLSL does not guarantee NaN');
    if (value === Infinity) return atom(largest);
    if (value < 0 || Object.is(value, -0)) {
      const { doc } = this.number(-value, ofFloat);
      return { doc: ['-', doc], level: precedence.unary };
    }
    if (!ofFloat) return atom(String(value));
    const text = shortestFloat(floatConstant(value)).replace('e+', 'e');
    return atom(/^\d+$/.test(text) ? `${text}.0` : text);
  }

  math(name: MathName, values: readonly Expression[]): Written {
    const of = (fn: string): Written =>
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
      case 'ceil':
      case 'cos':
      case 'floor':
      case 'max':
      case 'min':
      case 'sign':
      case 'sin':
      case 'sqrt':
        return of(name);
      case 'quotient': {
        const [first, second] = values as [Expression, Expression];
        return {
          doc: [this.doc(first, precedence.product), ' / ', this.doc(second, precedence.unary)],
          level: precedence.product,
        };
      }
      default:
        return this.refuseMath(name);
    }
  }

  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    return isStructChoice(one)
      ? this.refuse('`? :` cannot choose a struct', 'Write an `if`.')
      : super.conditional(one);
  }

  /** A call without options uses the overload that supplies them. */
  protected override call(one: Expression & { kind: 'call' }): Written {
    const last = one.values.at(-1);
    const isLeftOut =
      last?.kind === 'objectLiteral' &&
      last.fields.size > 0 &&
      [...last.fields.values()].every(({ kind }) => kind === 'absent');
    return super.call(isLeftOut ? { ...one, values: one.values.slice(0, -1) } : one);
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    const name =
      one.type.kind === 'struct' ? one.type.name : this.refuse('an object needs an interface');
    const values = [...one.fields.values()].map((value) => this.doc(value));
    const all = this.#hits.has(name) ? ['true', ...values] : values;
    return postfix(this.typeName(name), listed('(', all, ')'));
  }

  list(one: Expression & { kind: 'list' }): Written {
    const { type, items } = one;
    const known = type.kind === 'list' ? this.#listOf(type, true) : null;
    if (known !== points || items.length > 2)
      return this.refuse('a list in an expression can contain only two points');
    if (items.length === 0) return atom(noPoints);
    const both = [...items.map((item) => this.doc(item)), 'vec2(0.0)'].slice(0, 2);
    return postfix(
      'Points',
      listed('(', [String(items.length), ['vec2[2]', listed('(', both, ')')]], ')'),
    );
  }

  /** A value with its own brackets is not indented. */
  protected override return(value: Expression | null): Doc {
    if (value?.kind === 'present' || value?.kind === 'value') return this.return(value.of);
    if (value?.kind !== 'objectLiteral' && value?.kind !== 'call') return super.return(value);
    return ['return ', this.doc(value), ';'];
  }

  buffer = (): Written => this.refuse('arrays in GLSL have a fixed length');
  map = (): Written => this.refuse('GLSL has no maps');
  listAt = (): Written => this.refuse('GLSL has no maps');

  absent(type: Type): Written {
    const name = type.kind === 'optional' && type.of.kind === 'struct' ? type.of.name : '';
    return this.#hits.has(name)
      ? atom(this.#nothingOf(name))
      : this.refuse('only an interface can be null in its result');
  }

  present(of: Expression): Written {
    return this.expression(of);
  }

  value(of: Expression): Written {
    return this.expression(of);
  }

  isPresent(of: Expression): Written {
    return postfix(this.doc(of, precedence.postfix), '.hit');
  }

  isAbsent(of: Expression): Written {
    return { doc: ['!', this.doc(of, precedence.postfix), '.hit'], level: precedence.unary };
  }

  #arrayLength(list: Expression): number | undefined {
    return list.kind === 'variable' ? this.#arrays.get(list.name) : undefined;
  }

  #itemsOf(list: Expression): Doc {
    const name = this.doc(list, precedence.postfix);
    if (this.#arrayLength(list) !== undefined) return name;
    if (list.type.kind !== 'list') return this.refuse('arrays in GLSL have a fixed length');
    const isReturned = list.kind === 'variable' && this.#returned.has(list.name);
    return [name, '.', this.#listOf(list.type, isReturned).items];
  }

  protected override item(one: Expression & { kind: 'item' }): Written {
    return postfix(this.#itemsOf(one.list), '[', this.doc(one.at), ']');
  }

  length(list: Expression): Written {
    const fixed = this.#arrayLength(list);
    return fixed === undefined
      ? postfix(this.doc(list, precedence.postfix), '.count')
      : atom(String(fixed));
  }

  toFloat(of: Expression): Written {
    return postfix('float(', this.doc(of), ')');
  }

  toInteger(of: Expression): Written {
    return postfix('int(', this.doc(of), ')');
  }

  bit(of: Expression): Written {
    return postfix('int(', this.doc(of), ')');
  }

  let(one: Statement & { kind: 'let' }): Doc {
    const name = this.variable(one.name);
    const { value } = one;
    if (!value) return `${this.type(one.type)} ${name};`;
    if (value.kind === 'list') return this.#letList(one.name, value);
    if (value.kind === 'call' && one.type.kind === 'list') {
      this.#returned.add(one.name);
      const type = this.#listOf(one.type, true).name;
      return group(type, ` ${name} =`, indent(line, this.doc(value)), ';');
    }
    return group(this.type(one.type), ` ${name} =`, indent(line, this.doc(value)), ';');
  }

  #letList(own: string, { type, items }: Expression & { kind: 'list' }): Doc {
    if (type.kind !== 'list')
      return this.refuse('a list in an expression can contain only two points');
    const name = this.variable(own);
    const docs = items.map((item) => this.doc(item));
    if (docs.length > 0 && !isPassedWhole(this.current!.body, own)) {
      this.#arrays.set(own, items.length);
      const array = `${this.type(type.of)}[${items.length}]`;
      return group(
        `${this.type(type.of)} ${name}[${items.length}] =`,
        indent(line, array, listed('(', docs, ')')),
        ';',
      );
    }
    const list = this.#listOf(type);
    const sets = docs.map((doc, i): Doc => [`${name}.${list.items}[${i}] = `, indent(doc), ';']);
    return join([`${list.name} ${name};`, `${name}.count = ${items.length};`, ...sets], hardLine);
  }

  count(one: Statement & { kind: 'count' }): Doc {
    const [compare, step] = one.isDown ? ['>=', '--'] : ['<', '++'];
    const from = this.doc(one.from);
    const to = this.doc(one.to, precedence.shift);
    return this.#for(this.variable(one.name), { from, compare, to, step }, this.body(one.body));
  }

  #for(
    name: string,
    {
      from = '0',
      compare = '<',
      to,
      step = '++',
    }: { from?: Doc; compare?: string; to: Doc; step?: string },
    body: Doc,
  ): Doc {
    const head = group(
      'for (',
      indent(
        softLine,
        `int ${name} = `,
        from,
        ';',
        line,
        `${name} ${compare} `,
        to,
        ';',
        line,
        `${step}${name}`,
      ),
      softLine,
      ') {',
    );
    return [head, body, '}'];
  }

  each(one: Statement & { kind: 'each' }): Doc {
    const own = one.index ?? ['i', 'j', 'k'].find((name) => !mentions(one.body, name)) ?? 'i';
    const index = this.variable(own);
    const { type } = one.list;
    const item = type.kind === 'list' ? this.type(type.of) : this.refuse('a loop needs an array');
    return this.#for(index, { to: this.length(one.list).doc }, [
      indent(
        hardLine,
        `${item} ${this.variable(one.name)} = `,
        this.#itemsOf(one.list),
        `[${index}];`,
        hardLine,
        this.statements(one.body),
      ),
      hardLine,
    ]);
  }

  protected override assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    if (target.kind !== 'variable') this.#refuseChange(rootOf(target));
    return super.assign(target, operator, value);
  }

  /** GLSL copies arguments, so the caller would not see that a part of a parameter changes. */
  #refuseChange(name: string | null): void {
    if (this.current?.parameters.some((one) => one.name === name)) {
      this.refuse(`it changes its parameter ${name}, which GLSL copies`, 'Return the new value.');
    }
  }

  push(one: Statement & { kind: 'push' }): Doc {
    this.#refuseChange(rootOf(one.list));
    const list = this.doc(one.list, precedence.postfix);
    return [
      group(this.#itemsOf(one.list), '[', list, '.count] = ', this.doc(one.value), ';'),
      hardLine,
      list,
      '.count += 1;',
    ];
  }

  clear = (): Doc => this.refuse('a list cannot be emptied');
  fill = (): Doc => this.refuse('arrays in GLSL have a fixed length');
  truncate = (): Doc => this.refuse('a list cannot be shortened');
  grow = (): Doc => this.refuse('arrays in GLSL have a fixed length');
  swap = (): Doc =>
    this.refuse('GLSL cannot swap two values', 'Store one in a constant, and assign both.');
  sort = (): Doc => this.refuse('GLSL cannot sort');
  throw = (): Doc => this.refuse('GLSL has no errors');
}

/** Returns the variable that contains a field or an item. */
function rootOf(one: Expression): string | null {
  if (one.kind === 'variable') return one.name;
  if (one.kind === 'field') return rootOf(one.object);
  return one.kind === 'item' ? rootOf(one.list) : null;
}

/** Whether a whole list is passed to a function. */
function isPassedWhole(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.some((one) => isPassedWhole(one, name));
  if (node instanceof Map) return [...node.values()].some((one) => isPassedWhole(one, name));
  if (typeof node !== 'object' || node === null) return false;
  const one = node as Expression;
  if (one.kind === 'variable') return one.name === name;
  const isThisList = (of: Expression): boolean => of.kind === 'variable' && of.name === name;
  if (one.kind === 'item' && isThisList(one.list)) return isPassedWhole(one.at, name);
  if (one.kind === 'length' && isThisList(one.list)) return false;
  const statement = node as Statement;
  if (statement.kind === 'each' && isThisList(statement.list))
    return isPassedWhole(statement.body, name);
  return Object.entries(one).some(([key, of]) => key !== 'type' && isPassedWhole(of, name));
}
