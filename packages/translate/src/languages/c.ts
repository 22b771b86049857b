import { isFilledBy } from '../doc-methods.ts';
import { IntegerKinds, isMissing } from '../integer-kinds.ts';
import { type Doc, group, hardLine, indent, join, line, listed, setInLines } from '../layout.ts';
import { mentions, same, withLoopsOverItems } from '../loops-over-items.ts';
import { macrosOfWindows, pascal, snake, unreserved } from '../names.ts';
import type { FilePiece } from '../one-file.ts';
import { withOutParameters } from '../out-parameters.ts';
import { isWide } from '../slots.ts';
import type {
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
  type Extra,
  extrasOf,
  type ListAt,
  postfix,
  precedence,
  Writer,
  type Written,
} from '../writer.ts';
import { listMaps } from './c-maps.ts';
import { freeing, ofObject, sorting } from './c-objects.ts';
import { guarded } from './include-guards.ts';

const reserved = new Set([
  ...macrosOfWindows,
  ...'auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while bool true false assert free malloc realloc calloc abort y0 y1 yn j0 j1 jn gamma'.split(
    ' ',
  ),
]);

const includes: readonly [RegExp, string][] = [
  [/\bassert\(/, 'assert'],
  [/\b(fabs|sqrt|floor|ceil|cos|sin|hypot|isfinite|isnan|signbit|pow|HUGE_VAL|NAN)\b/, 'math'],
  [/\bbool\b/, 'stdbool'],
  [/\bu?int\d+_t\b/, 'stdint'],
  [/\b(free|calloc|realloc|abort|qsort)\(|\bNULL\b/, 'stdlib'],
];

/** Variables named like C functions. */
const ofMath = new Map([
  ['cos', 'cosine'],
  ['sin', 'sine'],
]);

/** How a variable represents a value. */
type Form =
  /** A pointer to a list's first item, and its length in `name_count`. */
  | 'pointer'
  /** A pointer to a growing list or a mutable value. */
  | 'reference'
  /** An array of known length. */
  | 'array'
  /** A pointer to a value, or NULL. */
  | 'perhaps'
  /** A value, and in `has_name` whether it is present. */
  | 'pair';

interface Scope {
  readonly owned: Map<string, Type>;
  readonly isLoop: boolean;
}

/** Enough limbs for products of four numbers. */
const mostNumbers = 400;

export class CWriter extends Writer {
  protected readonly language = 'C';
  override readonly width: number = 70;
  readonly #kinds: IntegerKinds;
  readonly #counted = new Set<string>();
  readonly #changed = new Set<string>();
  #fn!: FunctionTree;
  #forms = new Map<string, Form>();
  #sizes = new Map<string, number>();
  #scopes: Scope[] = [];
  #before: Doc[] = [];
  /** The indices of the enclosing loops. */
  #indices: string[] = [];

  constructor(library: Library) {
    const functions = [...library.functions].map(
      ([name, one]) => [name, withLoopsOverItems(one)] as const,
    );
    const withLoops = { ...library, functions: new Map(functions) };
    super(withoutAliases(withOutParameters(withoutIntegerTests(withLoops))));
    this.#kinds = new IntegerKinds(this.library, ({ file }) => !/driver/.test(file));
    this.#findParameters();
    const structs = [...this.library.structs.keys()];
    this.extras = [
      ...extrasOf(
        'imports',
        includes.map(([pattern, name]) => [pattern, `#include <${name}.h>`] as const),
      ),
      ...plainLists.flatMap(({ name, item }) => listOf(name, item)),
      ...structs.flatMap((name) => {
        const type = this.typeName(name);
        return listOf(`${type}List`, type, name);
      }),
      ...listMaps,
      ...sorting,
      ...[...this.library.structs.values()]
        .filter(({ methods }) => methods)
        .map((one) => freeing(one, this.#freeingFields(one))),
      circleCast,
      ...helpers.map(([name, text]) => ({
        name: `+${name}`,
        section: 'functions',
        pattern: new RegExp(`\\b${name}\\(`),
        text,
      })),
    ];
  }

  functionName = (name: string): string => `fc_${ofObject(name)}`;
  protected override readonly hasMethods = false;
  variable = (name: string): string => ofMath.get(name) ?? unreserved(snake(name), reserved);
  field = (name: string): string => unreserved(snake(name), reserved);
  typeName = (name: string): string =>
    `fc_${pascal(name).replace(/^ConvexPolygonFault(?=.)/, 'Fault')}`;
  member = (ofEnum: string, name: string): string => {
    const whole = `${this.typeName(ofEnum).replace(/Kind$/, '')}_${name}`;
    return snake(whole).toUpperCase();
  };

  // Files.

  protected override readonly extras: readonly Extra[];

  protected override readonly front = 'declared';

  protected override piece(
    name: string,
    section: string,
    doc: Doc,
    needs?: readonly string[],
  ): FilePiece {
    const piece = super.piece(name, section, doc, needs);
    return section === 'imports'
      ? piece
      : guarded(piece, name.replace('+fc_', '+'), 'FIRST_CONTACT');
  }

  type(type: Type): string {
    switch (type.kind) {
      case 'number':
        if (isWide(type)) return 'int64_t';
        return type.slot.isFloat ? 'double' : 'int';
      case 'boolean':
        return 'bool';
      case 'text':
        return 'const char *';
      case 'nothing':
        return 'void';
      case 'struct':
      case 'enum':
        return this.typeName(type.name);
      case 'optional':
        return this.type(type.of);
      case 'list':
        if (type.of.kind === 'number') return type.of.slot.isFloat ? 'fc_NumberList' : 'fc_IntList';
        return `${this.type(type.of)}List`;
      case 'buffer':
        return arrays[type.of].name;
      case 'map':
        return `${this.type(type.of)}Map`;
      case 'function':
        return 'fc_CircleCast';
    }
  }

  /** Returns a number's type, which may be a wrapping one. */
  #typeAt(place: string, type: Type): string {
    const isWrapped =
      type.kind === 'number' && !type.slot.isFloat && this.#kinds.kind(place) === 'wrapped';
    return isWrapped ? 'uint32_t' : this.type(type);
  }

  #itemType(type: Type): string {
    if (type.kind === 'buffer') return arrays[type.of].item;
    return type.kind === 'list' ? this.type(type.of) : '';
  }

  /** Whether a value owns memory that must be freed. */
  #isOwner(type: Type): boolean {
    if (type.kind === 'buffer' || type.kind === 'map') return true;
    if (type.kind === 'list') return !this.#isFixed(type);
    if (type.kind === 'optional') return this.#isOwner(type.of);
    if (type.kind !== 'struct') return false;
    return this.library.structs.get(type.name)!.fields.some((field) => this.#isOwner(field.type));
  }

  /** A list of a few numbers contains them directly. */
  #isFixed(type: Type): boolean {
    return type.kind === 'list' && type.of.kind === 'number' && type.of.slot.isFloat;
  }

  #isReference({ name, type }: Parameter, fn: string): boolean {
    if (type.kind === 'list') return this.#changed.has(`${fn}/${name}`);
    return type.kind === 'struct' && this.library.structs.get(type.name)!.isMutable;
  }

  /** Finds the parameters that are changed, and the lists whose length is needed. */
  #findParameters(): void {
    let before = -1;
    while (before !== this.#counted.size + this.#changed.size) {
      before = this.#counted.size + this.#changed.size;
      for (const one of this.library.functions.values()) {
        for (const { name, type } of one.parameters) {
          const place = `${one.name}/${name}`;
          if (type.kind === 'list' || type.kind === 'buffer') {
            if (this.#uses(one.body, name, 'count')) this.#counted.add(place);
          }
          if (this.#uses(one.body, name, 'change')) this.#changed.add(place);
        }
      }
    }
  }

  #uses(node: unknown, name: string, what: 'count' | 'change'): boolean {
    const isOf = (of: Expression): boolean =>
      of.kind === 'variable'
        ? of.name === name
        : what === 'change' &&
          ((of.kind === 'field' && isOf(of.object)) || (of.kind === 'item' && isOf(of.list)));
    const visit = (of: unknown): boolean => {
      if (Array.isArray(of)) return of.some(visit);
      if (of instanceof Map) return [...of.values()].some(visit);
      if (typeof of !== 'object' || of === null) return false;
      const one = of as Expression | Statement;
      if (what === 'count' && (one.kind === 'length' || one.kind === 'each') && isOf(one.list)) {
        return true;
      }
      if (what === 'count' && one.kind === 'fill' && isOf(one.buffer)) return true;
      if (what === 'change' && changedBy(one).some(isOf)) return true;
      if (one.kind === 'call') {
        const places = what === 'count' ? this.#counted : this.#changed;
        const { parameters } = this.library.functions.get(one.name)!;
        const isAsked = one.values.some(
          (value, i) => isOf(value) && places.has(`${one.name}/${parameters[i]!.name}`),
        );
        if (isAsked) return true;
      }
      return Object.entries(one).some(([key, value]) => key !== 'type' && visit(value));
    };
    return visit(node);
  }

  docComment(doc: string): Doc[] {
    const lines = this.docLines(inWordsOfC(doc), this.width - 4);
    return lines.flatMap((one) => [one === '' ? '//' : `// ${one}`, hardLine]);
  }

  protected override nameInDoc(name: string): string {
    if (this.library.functions.has(name) || this.library.structs.has(name)) {
      return super.nameInDoc(name);
    }
    return /[a-z][A-Z]/.test(name) ? snake(name) : name;
  }

  protected override comment(said: string): string {
    return `// ${said.replaceAll(/`(\w+)`/g, (_, name: string) => `\`${this.nameInDoc(name)}\``)}`;
  }

  /** An optional or owning result needs more than one value. */
  override canShow({ returns }: FunctionTree): boolean {
    return returns.kind !== 'optional' && !this.#isOwner(returns) && returns.kind !== 'list';
  }

  enumeration(one: Enum): Doc {
    const members = one.members.map((name) => this.member(one.name, name));
    return [
      'typedef enum {',
      indent(hardLine, join(members, [',', hardLine])),
      hardLine,
      `} ${this.typeName(one.name)};`,
    ];
  }

  struct(one: Struct): Doc {
    const fields = one.fields.map(({ name, type, doc }): Doc => {
      const own = `${this.#typeAt(`${one.name}.${name}`, type)} ${this.field(name)};`;
      const has = type.kind === 'optional' ? [`bool has_${this.field(name)};`, hardLine] : [];
      const present = `, if \`has_${this.field(name)}\` is true`;
      const said = type.kind === 'optional' ? doc.replace(', or null', present) : doc;
      return [...this.docComment(said), ...has, own];
    });
    const isOfKinds =
      one.fields.length > 2 && one.fields.some(({ isOfSomeKinds }) => isOfSomeKinds);
    return [
      ...this.docComment(isOfKinds ? `${one.doc} Only the fields of its kind are set.` : one.doc),
      'typedef struct {',
      indent(hardLine, join(fields, hardLine)),
      hardLine,
      `} ${this.typeName(one.name)};`,
    ];
  }

  /** Names the parameter for an optional result. */
  #resultName(one: FunctionTree): string {
    const taken = one.parameters.map(({ name }) => this.variable(name));
    const lets = new Set<string>();
    letsIn(one.body, lets);
    const type = snake(this.type(one.returns).replace(/^fc_(ConvexPolygon|Polygon)?/, ''));
    const isFree = /^\w+$/.test(type) && !taken.includes(type) && !lets.has(type);
    const isPlain = ['bool', 'double', 'int', 'vec2'].includes(type);
    return isFree && !isPlain ? type : 'result';
  }

  function(one: FunctionTree): Doc {
    this.#fn = one;
    this.#forms = new Map();
    this.#sizes = new Map();
    this.#scopes = [];
    this.#before = [];
    this.#indices = [];
    const parameters = one.parameters.flatMap((parameter) => this.#parameter(parameter, one));
    const { returns } = one;
    const isOptional = returns.kind === 'optional';
    if (isOptional) parameters.push(`${this.type(returns)} *${this.#resultName(one)}`);
    const says = [
      isOptional ? `Returns true and sets \`*${this.#resultName(one)}\`, or returns false.` : '',
      this.#lends(one) ? '' : this.#freed(returns),
      this.#filled(one),
    ].filter((said) => said !== '');
    const doc = one.doc === '' ? says.join(' ') : `${one.doc}\n\n${says.join(' ')}`;
    return [
      ...this.docComment(one.isExported || one.doc !== '' ? doc : ''),
      group(
        'static inline ',
        isOptional ? 'bool' : this.#typeAt(`${one.name}/`, returns),
        ` ${this.functionName(one.name)}`,
        parameters.length > 0 ? listed('(', parameters, ')') : '(void)',
        ' {',
      ),
      indent(hardLine, this.#block(one.body, false)),
      hardLine,
      '}',
    ];
  }

  /** Describes the list that a function fills. */
  #filled({ parameters }: FunctionTree): string {
    const list = parameters.find(({ isOut }) => isOut);
    return list ? `Fills \`*${this.variable(list.name)}\`, whose \`items\` the caller frees.` : '';
  }

  protected override readonly hasIdentity = false;
  protected override readonly mustFill = true;

  protected override methodInDoc(name: string): string {
    return this.made ? this.functionName(`${this.made.name}.${name}`) : name;
  }

  protected override methodCallInDoc(name: string, values: readonly string[]): string {
    const method = `${this.made?.name}.${name}`;
    const list = isFilledBy(this.library, method) ? ['&ids'] : [];
    return `${this.functionName(method)}(${['&grid', ...values, ...list].join(', ')})`;
  }

  /** Whether a method returns a list that its object owns. */
  #lends({ method, body }: FunctionTree): boolean {
    const last = body.at(-1);
    return method !== undefined && last?.kind === 'return' && last.value?.kind === 'field';
  }

  /** Adds the functions of an object that the function creates. */
  protected override needsOf(one: FunctionTree): string[] {
    const made = this.objectMadeIn(one);
    if (!made) return super.needsOf(one);
    return [...super.needsOf(one), ...this.needsOfObject(made), ...made.methods!];
  }

  #freeingFields({ fields }: Struct): string[] {
    const lines = fields.flatMap(({ name, type }) =>
      this.#isOwner(type) ? this.#free(`grid->${this.field(name)}`, type) : [],
    );
    return setInLines(join(lines, hardLine), 1000, '    ').split('\n');
  }

  /** Describes what the caller must free. */
  #freed(type: Type): string {
    const of = type.kind === 'optional' ? type.of : type;
    if (!this.#isOwner(of)) return '';
    if (this.isOfMethods(of)) return `\`${snake(this.type(of))}_free(&grid)\` frees the grid.`;
    if (of.kind !== 'struct') return 'The caller frees the `items` of the result.';
    const { fields } = this.library.structs.get(of.name)!;
    const names = fields
      .filter((field) => this.#isOwner(field.type))
      .map(({ name }) => `\`${this.field(name)}.items\``);
    return `The caller frees ${new Intl.ListFormat('en-GB').format(names)}.`;
  }

  #parameter(parameter: Parameter, { name: fn }: FunctionTree): string[] {
    const { name, type } = parameter;
    const own = this.variable(name);
    if (type.kind === 'function') return [`fc_CircleCast ${own}`, 'void *world'];
    if (this.#isReference(parameter, fn)) {
      this.#forms.set(name, 'reference');
      return [`${this.#changed.has(`${fn}/${name}`) ? '' : 'const '}${this.type(type)} *${own}`];
    }
    if (type.kind === 'optional') {
      this.#forms.set(name, 'perhaps');
      return [`const ${this.type(type)} *${own}`];
    }
    if (type.kind === 'list' || type.kind === 'buffer') {
      this.#forms.set(name, 'pointer');
      const isCounted = this.#counted.has(`${fn}/${name}`);
      const isFixed = type.kind === 'list' || !this.#changed.has(`${fn}/${name}`);
      return [
        `${isFixed ? 'const ' : ''}${this.#itemType(type)} *${own}`,
        ...(isCounted ? [`int ${own}_count`] : []),
      ];
    }
    return [`${this.#typeAt(`${fn}/${name}`, type)} ${own}`];
  }

  // Values.

  number(value: number, isFloat: boolean): Written {
    // Unlike INFINITY it is a double.
    if (value === Infinity) return atom('HUGE_VAL');
    if (Number.isNaN(value)) return atom('(double)NAN');
    if (value < 0 || Object.is(value, -0)) {
      const { doc } = this.number(-value, isFloat);
      return { doc: ['-', doc], level: precedence.unary };
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
    const isInt = one.type.kind === 'number' && !one.type.slot.isFloat;
    switch (name) {
      case 'abs':
        return of(isInt ? 'abs' : 'fabs');
      case 'sqrt':
      case 'floor':
      case 'ceil':
      case 'cos':
      case 'sin':
      case 'hypot':
        return of(name);
      case 'min':
      case 'max':
        return of(isInt ? `fc_${name}_int` : `fc_${name}_double`);
      case 'power':
        return of('pow');
      case 'isFinite':
        return of('isfinite');
      case 'sign': {
        const doc = this.doc(first, precedence.shift);
        return { doc: ['(', doc, ' > 0.0) - (', doc, ' < 0.0)'], level: precedence.sum };
      }
      case 'quotient':
        return {
          doc: [this.doc(first, precedence.product), ' / ', this.doc(second, precedence.unary)],
          level: precedence.product,
        };
      case 'shiftRight':
        return {
          doc: [
            this.#unsigned(first, precedence.shift),
            ' >> ',
            this.doc(second, precedence.unary),
          ],
          level: precedence.shift,
        };
      case 'wrappedProduct':
        return {
          doc: [
            this.#unsigned(first, precedence.product),
            ' * ',
            this.#unsigned(second, precedence.unary),
          ],
          level: precedence.product,
        };
      case 'wrappedSum': {
        const terms = termsOf(one).map((term, i): Doc => {
          const isLess = i > 0 && term.kind === 'negative';
          const doc = this.#unsigned(isLess ? term.of : term, precedence.product);
          return i === 0 ? doc : [isLess ? ' - ' : ' + ', doc];
        });
        return { doc: ['(int)(', terms, ')'], level: precedence.unary };
      }
      case 'toInt32':
        return of('fc_to_int32');
      case 'isWhole':
        throw new Error('without-integer-tests.ts removes Number.isInteger.');
    }
  }

  #isWrapped(one: Expression): boolean {
    return (
      this.#kinds.isWrapped(one, this.#fn.name) ||
      (one.kind === 'math' && one.name === 'shiftRight')
    );
  }

  /** Writes a wrapping 32-bit integer. */
  #unsigned(one: Expression, least: number): Doc {
    if (one.kind === 'toInteger' && one.of.kind === 'number') return `${one.of.value}u`;
    if (one.kind === 'number' && one.value >= 0) return `${one.value}u`;
    if (this.#isWrapped(one)) return this.doc(one, least);
    return ['(uint32_t)', this.doc(one, precedence.unary)];
  }

  /** Converts a value to the integer type of a place. */
  #at(place: string | null, one: Expression, least = precedence.none): Doc {
    if (one.type.kind !== 'number' || one.type.slot.isFloat) return this.doc(one, least);
    const isWrapped = place !== null && this.#kinds.kind(place) === 'wrapped';
    if (isWrapped) {
      if (one.kind === 'conditional') {
        const { yes, no } = one;
        return this.#chosen(one.test, this.#unsigned(yes, precedence.or), this.#unsigned(no, 1))
          .doc;
      }
      return this.#unsigned(one, least);
    }
    if (this.#isWrapped(one) || (one.kind === 'binary' && this.#hasWrapped(one))) {
      if (one.kind === 'binary') {
        const { left, right, operator } = one;
        return [
          this.#at(place, left, precedence.sum),
          ` ${operator} `,
          this.#at(place, right, precedence.product),
        ];
      }
      return ['(int)', this.doc(one, precedence.unary)];
    }
    return this.doc(one, least);
  }

  #hasWrapped(one: Expression & { kind: 'binary' }): boolean {
    return [one.left, one.right].some((side) => this.#isWrapped(side));
  }

  objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written {
    const name = one.type.kind === 'struct' ? this.typeName(one.type.name) : '';
    return postfix(`(${name})`, this.#braces(one));
  }

  /** Writes a struct's fields in braces, with names if there are many. */
  #braces(one: Expression & { kind: 'objectLiteral' }): Doc {
    const { name, fields } = this.library.structs.get(
      one.type.kind === 'struct' ? one.type.name : '',
    )!;
    const isOfKinds = one.fields.has('kind') && fields.length > 2;
    const isNamed =
      isOfKinds || fields.length > 2 || fields.some(({ type }) => type.kind === 'optional');
    const given = [...one.fields].filter(
      ([field, value]) =>
        value.kind !== 'absent' && !(isOfKinds && field !== 'kind' && isMissingKind(value)),
    );
    const docs = given.flatMap(([field, value]): Doc[] => {
      const { type } = fields.find((of) => of.name === field)!;
      const own = this.field(field);
      const doc = this.#initial(value, `${name}.${field}`);
      if (!isNamed) return [doc];
      if (type.kind !== 'optional') return [[`.${own} = `, doc]];
      const has = this.#has(value);
      return [`.has_${own} = ${setInLines(has, 1000, '')}`, [`.${own} = `, this.#unwrapped(value)]];
    });
    return docs.length === 0 ? '{0}' : listed('{', docs, '}');
  }

  /** Writes an initializer, in which a nested struct needs no type. */
  #initial(value: Expression, place: string): Doc {
    if (value.kind === 'objectLiteral') return this.#braces(value);
    if (value.kind === 'list' && value.items.length === 0) return '{0}';
    if (value.kind === 'map') return '{0}';
    if (value.kind === 'list' && this.#isFixed(value.type)) {
      return [`{${value.items.length}, {`, join(this.#items(value), ', '), '}}'];
    }
    return this.#at(place, value);
  }

  list(one: Expression & { kind: 'list' }): Written {
    const type = this.type(one.type);
    if (one.items.length === 0) return postfix(`(${type}){0}`);
    if (this.#isFixed(one.type)) {
      const items = join(
        one.items.map((item) => this.doc(item)),
        ', ',
      );
      return postfix(`(${type}){${one.items.length}, {`, items, '}}');
    }
    return postfix(`${snake(type)}_of(`, this.#arrayOf(one), `, ${one.items.length})`);
  }

  #arrayOf(one: Expression & { kind: 'list' }): Doc {
    return [`(${this.#itemType(one.type)}[])`, listed('{', this.#items(one), '}')];
  }

  #items(one: Expression & { kind: 'list' }): Doc[] {
    return one.items.map((item) =>
      item.kind === 'objectLiteral' ? this.#braces(item) : this.doc(item),
    );
  }

  buffer(one: Expression & { kind: 'buffer' }): Written {
    const type = one.type.kind === 'buffer' ? arrays[one.type.of].name : '';
    return postfix(`${snake(type)}(`, this.doc(one.size), ')');
  }

  map(one: Expression & { kind: 'map' }): Written {
    return postfix(`(${this.type(one.type)}){0}`);
  }

  listAt({ map, key, type }: ListAt): Written {
    return postfix(`${snake(this.type(type))}_map_get(&`, this.doc(map), ', ', this.doc(key), ')');
  }

  protected override wideNumber(value: number): Written {
    return atom(`${value}LL`);
  }

  absent(): Written {
    return this.refuse(
      'only a variable, a field or a result can be null',
      'Store the null in one of them.',
    );
  }

  present(of: Expression): Written {
    return this.expression(of);
  }

  value(of: Expression): Written {
    if (of.kind === 'variable' && this.#forms.get(of.name) === 'perhaps') {
      return { doc: ['*', this.variable(of.name)], level: precedence.unary };
    }
    return this.expression(of);
  }

  isPresent(of: Expression): Written {
    const isPerhaps = of.kind === 'variable' && this.#forms.get(of.name) === 'perhaps';
    if (isPerhaps) return { doc: [this.variable(of.name), ' != NULL'], level: precedence.equal };
    return atom(this.#has(of));
  }

  isAbsent(of: Expression): Written {
    const isPerhaps = of.kind === 'variable' && this.#forms.get(of.name) === 'perhaps';
    if (isPerhaps) return { doc: [this.variable(of.name), ' == NULL'], level: precedence.equal };
    return { doc: ['!', this.#has(of)], level: precedence.unary };
  }

  /** Tests whether an optional value is present. */
  #has(of: Expression): Doc {
    if (of.kind === 'present' || of.type.kind !== 'optional') return 'true';
    if (of.kind === 'absent') return 'false';
    if (of.kind === 'variable') {
      const own = this.variable(of.name);
      return this.#forms.get(of.name) === 'perhaps' ? `${own} != NULL` : `has_${own}`;
    }
    if (of.kind === 'field') {
      const { doc } = super.fieldOf({ ...of, name: '' });
      return [this.#object(of.object), `has_${this.field(of.name)}`, doc === null ? '' : ''];
    }
    return this.refuse(
      'it tests the value of an expression for null',
      'Store the value in a constant first.',
    );
  }

  /** Writes the value of an optional one. */
  #unwrapped(of: Expression): Doc {
    return this.doc(of.kind === 'present' || of.kind === 'value' ? of.of : of);
  }

  protected override fieldOf(one: Expression & { kind: 'field' }): Written {
    return postfix(this.#object(one.object), this.field(one.name));
  }

  /** Writes an object with the dot or arrow after it. */
  #object(object: Expression): Doc {
    const of = object.kind === 'value' ? object.of : object;
    const form = of.kind === 'variable' ? this.#forms.get(of.name) : undefined;
    if (of.kind === 'variable' && (form === 'perhaps' || form === 'reference')) {
      return [this.variable(of.name), '->'];
    }
    return [this.doc(of, precedence.postfix), '.'];
  }

  /** Writes the pointer to a list's first item. */
  #firstItem(list: Expression): Doc {
    const form = list.kind === 'variable' ? this.#forms.get(list.name) : undefined;
    if (form === 'pointer' || form === 'array') return this.doc(list);
    return [this.doc(list, precedence.postfix), form === 'reference' ? '->items' : '.items'];
  }

  length(list: Expression): Written {
    const form = list.kind === 'variable' ? this.#forms.get(list.name) : undefined;
    if (list.kind === 'variable' && form === 'pointer') {
      return atom(`${this.variable(list.name)}_count`);
    }
    if (list.kind === 'variable' && form === 'array') {
      return atom(String(this.#sizes.get(list.name)));
    }
    return postfix(this.doc(list, precedence.postfix), form === 'reference' ? '->count' : '.count');
  }

  protected override item(one: Expression & { kind: 'item' }): Written {
    return postfix(this.#firstItem(one.list), '[', this.doc(one.at), ']');
  }

  protected override call(one: Expression & { kind: 'call' }): Written {
    return this.#calling(one, null);
  }

  /** Writes a call. `result` receives an optional result. */
  #calling(one: Expression & { kind: 'call' | 'callValue' }, result: Doc | null): Written {
    if (one.kind === 'callValue') {
      const of = one.values.map((value) => this.doc(value));
      const docs = [...of, ...(result ? [result] : []), 'world'];
      return postfix(this.doc(one.of, precedence.postfix), listed('(', docs, ')'));
    }
    const { parameters } = this.library.functions.get(one.name)!;
    const values = one.values.flatMap((value, i): Doc[] => {
      const parameter = parameters[i]!;
      const { name, type } = parameter;
      const place = `${one.name}/${name}`;
      if (type.kind === 'function') {
        // A callback is passed together with its world.
        return [this.doc(value), value.kind === 'variable' ? 'world' : 'NULL'];
      }
      if (this.#isReference(parameter, one.name)) {
        const isOne = value.kind === 'variable' && this.#forms.get(value.name) === 'reference';
        return [isOne ? this.doc(value) : ['&', this.doc(value, precedence.unary)]];
      }
      if (type.kind === 'list' || type.kind === 'buffer') {
        const isCounted = this.#counted.has(place);
        if (value.kind === 'list') {
          return [this.#arrayOf(value), ...(isCounted ? [String(value.items.length)] : [])];
        }
        const stored = value.kind === 'call' ? this.#stored(value, name) : value;
        return [this.#firstItem(stored), ...(isCounted ? [this.length(stored).doc] : [])];
      }
      if (type.kind === 'optional') return [this.#perhaps(value)];
      return [this.#at(place, value)];
    });
    const docs = result ? [...values, result] : values;
    return postfix(this.functionName(one.name), listed('(', docs, ')'));
  }

  /** Writes a pointer to an optional value, or NULL. */
  #perhaps(value: Expression): Doc {
    if (value.kind === 'absent') return 'NULL';
    if (value.kind === 'variable' && this.#forms.get(value.name) === 'perhaps') {
      return this.variable(value.name);
    }
    if (value.kind === 'present' || value.type.kind !== 'optional') {
      return ['&', this.#unwrapped(value)];
    }
    if (value.kind === 'call') {
      const stored = this.#stored(value, 'other') as Expression & { kind: 'variable' };
      return this.#perhaps(stored);
    }
    return [this.#has(value), ' ? &', this.doc(value, precedence.unary), ' : NULL'];
  }

  /** Stores a call's result in a variable before the statement. */
  #stored(value: Expression & { kind: 'call' }, name: string): Expression {
    const variable: Expression = { kind: 'variable', name, type: value.type };
    const { doc } = this.#calling(value, value.type.kind === 'optional' ? `&${name}` : null);
    const type = this.type(value.type);
    if (value.type.kind === 'optional') {
      this.#forms.set(name, 'pair');
      this.#before.push(`${type} ${name};`, group(`bool has_${name} =`, indent(line, doc), ';'));
    } else {
      this.#before.push(group(`${type} ${name} =`, indent(line, doc), ';'));
      if (this.#isOwner(value.type)) this.#scopes.at(-1)!.owned.set(name, value.type);
    }
    return variable;
  }

  toFloat(of: Expression): Written {
    return this.expression(of);
  }

  toInteger(of: Expression): Written {
    if (of.kind === 'number') return this.number(of.value, false);
    return { doc: ['(int)', this.doc(of, precedence.unary)], level: precedence.unary };
  }

  bit(of: Expression): Written {
    return this.expression(of);
  }

  protected override conditional(one: Expression & { kind: 'conditional' }): Written {
    return this.#chosen(one.test, this.doc(one.yes, precedence.or), this.doc(one.no, 1));
  }

  #chosen(test: Expression, yes: Doc, no: Doc): Written {
    return {
      doc: group(this.doc(test, precedence.or), indent(line, '? ', yes, line, ': ', no)),
      level: precedence.conditional,
    };
  }

  /** Mixed operators get parentheses to prevent mistakes. */
  protected override chain(one: Expression & { kind: 'binary' }, level: number): Doc {
    const terms: Doc[] = [];
    let left: Expression = one;
    const isBits = level >= precedence.bitOr && level <= precedence.bitAnd;
    const least = isBits
      ? precedence.unary
      : level === precedence.equal || level === precedence.shift
        ? precedence.product
        : level;
    const orLeast = one.operator === '||' ? precedence.bitOr : least;
    // If one operand of a bit operation is unsigned, both are.
    const areUnsigned = isBits && this.#hasWrapped(one);
    const side = (of: Expression, holds: number): Doc =>
      areUnsigned ? this.#unsigned(of, holds) : this.doc(of, holds);
    while (
      left.kind === 'binary' &&
      this.level(left.operator) === level &&
      (left === one || (level !== precedence.equal && level !== precedence.compare))
    ) {
      const { operator, right } = left as Expression & { kind: 'binary' };
      const isLess = operator === '+' && right.kind === 'negative';
      const of = isLess ? right.of : right;
      terms.unshift([line, isLess ? '- ' : `${operator} `, side(of, Math.max(orLeast, level + 1))]);
      left = (left as Expression & { kind: 'binary' }).left;
    }
    return [side(left, orLeast), indent(terms)];
  }

  // Statements.

  protected override statements(all: readonly Statement[]): Doc {
    return this.#block(all, false);
  }

  #block(all: readonly Statement[], isLoop: boolean): Doc {
    const scope: Scope = { owned: new Map(), isLoop };
    this.#scopes.push(scope);
    const docs: Doc[] = [];
    for (let i = 0; i < all.length; i += 1) {
      const one = all[i]!;
      const rest = all.slice(i + 1);
      const outer = this.#before;
      this.#before = [];
      const why = one.why.map((said) => this.comment(said));
      const both = this.#letAndTest(one, rest);
      const doc = both ?? this.#one(one, rest);
      docs.push(...why, ...this.#before, doc);
      this.#before = outer;
      if (both) i += 1;
    }
    const last = all.at(-1);
    if (!last || !['return', 'break', 'continue'].includes(last.kind)) {
      docs.push(...this.#freeing([scope], new Set()));
    }
    this.#scopes.pop();
    return join(docs, hardLine);
  }

  protected override body(all: readonly Statement[], isLoop = false): Doc {
    return [indent(hardLine, this.#block(all, isLoop)), hardLine];
  }

  #one(one: Statement, rest: readonly Statement[]): Doc {
    switch (one.kind) {
      case 'let':
        return this.#let(one, rest);
      case 'while':
        return [
          group('while (', indent(this.doc(one.test)), ') {'),
          this.body(one.body, true),
          '}',
        ];
      case 'break':
      case 'continue': {
        const loop = this.#scopes.findLastIndex(({ isLoop }) => isLoop);
        const freed = this.#freeing(this.#scopes.slice(loop), new Set());
        return join([...freed, `${one.kind};`], hardLine);
      }
      case 'if': {
        const [only, more] = one.yes;
        if (only?.kind === 'throw' && more === undefined && one.no.length === 0) {
          return this.#assert(one.test, only.message);
        }
        return this.statement(one);
      }
      default:
        return this.statement(one);
    }
  }

  #assert(test: Expression, message: string): Doc {
    const opposite =
      test.kind === 'not'
        ? this.doc(test.of, precedence.equal)
        : test.kind === 'binary' && test.operator === '=='
          ? this.doc({ ...test, operator: '!=' })
          : ['!(', this.doc(test), ')'];
    return group('fc_assert(', indent(opposite, ',', line, JSON.stringify(message)), ');');
  }

  /** Frees what these scopes own, except for returned values. */
  #freeing(scopes: readonly Scope[], transferred: ReadonlySet<string>): Doc[] {
    return [...scopes].reverse().flatMap(({ owned }) =>
      [...owned]
        .filter(([name]) => !transferred.has(name))
        .flatMap(([name, type]) => {
          return this.#free(this.variable(name), type);
        }),
    );
  }

  #free(of: string, type: Type): Doc[] {
    if (type.kind === 'optional') return this.#free(of, type.of);
    if (this.isOfMethods(type)) return [`${snake(this.type(type))}_free(&${of});`];
    if (type.kind === 'struct') {
      return this.library.structs
        .get(type.name)!
        .fields.filter((field) => this.#isOwner(field.type))
        .flatMap((field) => this.#free(`${of}.${this.field(field.name)}`, field.type));
    }
    if (type.kind === 'map') return [`${snake(this.type(type))}_free(&${of});`];
    if (type.kind === 'list' && this.#isOwner(type.of)) {
      return [
        [
          `for (int i = 0; i < ${of}.count; ++i) {`,
          indent(hardLine, join(this.#free(`${of}.items[i]`, type.of), hardLine)),
          hardLine,
          '}',
        ],
        `free(${of}.items);`,
      ];
    }
    return [`free(${of}.items);`];
  }

  /** An optional result that is tested at once becomes a test of the call. */
  #letAndTest(one: Statement, [next, ...rest]: readonly Statement[]): Doc | null {
    if (one.kind !== 'let' || one.type.kind !== 'optional' || one.isChanged) return null;
    if (next?.kind !== 'if' || next.why.length > 0 || !one.value) return null;
    if (one.value.kind !== 'call' && one.value.kind !== 'callValue') return null;
    const { test, yes, no } = next;
    const { name } = one;
    const isOf = (of: Expression): boolean => of.kind === 'variable' && of.name === name;
    if ((test.kind !== 'isAbsent' && test.kind !== 'isPresent') || !isOf(test.of)) return null;
    const [only, more] = yes;
    const isGivenOn =
      test.kind === 'isPresent' &&
      only?.kind === 'return' &&
      more === undefined &&
      no.length === 0 &&
      only.value !== null &&
      isItself(only.value, test.of) &&
      !mentions(rest, name);
    if (isGivenOn) {
      const { doc } = this.#calling(one.value, this.#resultName(this.#fn));
      return [
        group('if (', indent(doc), ') {'),
        indent(hardLine, this.#leave('true')),
        hardLine,
        '}',
      ];
    }
    // Without later tests no variable is needed to remember the result.
    const isAskedAgain = asksWhether(rest, name) || asksWhether(yes, name) || asksWhether(no, name);
    if (isAskedAgain) return null;
    const { doc } = this.#calling(one.value, `&${this.variable(name)}`);
    this.#forms.set(name, 'pair');
    const sign = test.kind === 'isAbsent' ? '!' : '';
    return [
      `${this.type(one.type)} ${this.variable(name)};`,
      hardLine,
      group(`if (${sign}`, indent(doc), ') {'),
      this.body(yes),
      '}',
      no.length > 0 ? [' else {', this.body(no), '}'] : '',
    ];
  }

  let(one: Statement & { kind: 'let' }): Doc {
    return this.#let(one, []);
  }

  #let(one: Statement & { kind: 'let' }, rest: readonly Statement[]): Doc {
    const value = one.value!;
    const { name, type } = one;
    const own = this.variable(name);
    if (type.kind === 'optional') return this.#optional(one, rest);
    const place = `${this.#fn.name}/${name}`;
    if (value.kind === 'list' && value.items.length > 0 && !this.#uses(rest, name, 'change')) {
      this.#forms.set(name, 'array');
      this.#sizes.set(name, value.items.length);
      return [
        `const ${this.#itemType(type)} ${own}[] = `,
        listed('{', this.#items(value), '}'),
        ';',
      ];
    }
    const isLent = value.kind === 'call' && this.#lends(this.library.functions.get(value.name)!);
    const isBorrowed =
      isLent || value.kind === 'field' || value.kind === 'item' || value.kind === 'variable';
    const isStruct = type.kind === 'struct';
    if (this.#isOwner(type) && !isBorrowed && !(isStruct && value.kind !== 'call')) {
      this.#scopes.at(-1)!.owned.set(name, type);
      // The new variable frees the list, so the variables that it is chosen from must not.
      if (value.kind === 'conditional') {
        for (const side of [value.yes, value.no]) {
          if (side.kind !== 'variable') continue;
          for (const { owned } of this.#scopes) owned.delete(side.name);
        }
      }
    }
    const doc = this.#initial(value, place);
    return group(`${this.#typeAt(place, type)} ${own} =`, after(value, doc), ';');
  }

  /** An optional variable becomes its value and, if tested later, a flag. */
  #optional(one: Statement & { kind: 'let' }, rest: readonly Statement[]): Doc {
    const { name, type } = one;
    const value = one.value!;
    const own = this.variable(name);
    this.#forms.set(name, 'pair');
    if (this.#isOwner(type)) this.#scopes.at(-1)!.owned.set(name, type);
    const isCopy = value.kind === 'field' || value.kind === 'variable';
    const zero = type.kind === 'optional' && type.of.kind === 'number' ? '0' : '{0}';
    const [initial, has] = isCopy
      ? [this.doc(value), this.#has(value)]
      : [zero, this.#setting(value, own)];
    const isAsked = rest.length === 0 || asksWhether(rest, name);
    return [
      group(`${this.type(type)} ${own} = `, initial, ';'),
      hardLine,
      isAsked ? group(`bool has_${own} =`, after(value, has), ';') : group(has, ';'),
    ];
  }

  /** Sets a variable to an optional value and returns whether it is present. */
  #setting(value: Expression, own: string): Doc {
    switch (value.kind) {
      case 'call':
      case 'callValue':
        return this.#calling(value, `&${own}`).doc;
      case 'conditional':
        return this.#chosen(value.test, this.#setting(value.yes, own), this.#setting(value.no, own))
          .doc;
      case 'absent':
        return 'false';
      default:
        return ['(', own, ' = ', this.#unwrapped(value), ', ', this.#has(value), ')'];
    }
  }

  protected override assign(target: Target, operator: '' | '+', value: Expression): Doc {
    if (target.type.kind === 'optional' && target.kind === 'variable') {
      const own = this.variable(target.name);
      if (value.kind === 'call' || value.kind === 'absent') {
        return group(`has_${own} =`, after(value, this.#setting(value, own)), ';');
      }
      return [
        group(`has_${own} = `, this.#has(value), ';'),
        hardLine,
        group(`${own} = `, this.#unwrapped(value), ';'),
      ];
    }
    if (target.type.kind === 'list' && value.kind === 'list' && value.items.length === 0) {
      return [this.doc(target), '.count = 0;'];
    }
    if (value.kind === 'buffer' && target.kind === 'field') {
      const freed = this.#free(setInLines(this.doc(target), 1000, ''), target.type);
      const made = group(this.doc(target), ' =', after(value, this.doc(value)), ';');
      return join([...freed, made], hardLine);
    }
    const buffer =
      target.kind === 'item' && target.list.type.kind === 'buffer' ? target.list.type.of : null;
    const isSmall = buffer === 'uint8' || buffer === 'uint16';
    const place = this.#kinds.place(target, this.#fn.name);
    const doc = isSmall
      ? [`(${arrays[buffer].item})`, this.doc(value, precedence.unary)]
      : this.#at(place, value);
    return group(this.doc(target), ` ${operator}=`, after(value, doc), ';');
  }

  protected override return(value: Expression | null): Doc {
    const { returns } = this.#fn;
    if (value === null) return this.#leave(null);
    if (returns.kind === 'optional') return this.#answer(value);
    const given = this.#transferred(value);
    const freed = this.#freeing(this.#scopes, given);
    const doc = this.#at(`${this.#fn.name}/`, value);
    if (freed.length === 0) return group('return ', doc, ';');
    const isOwned = this.#scopes.some(({ owned }) =>
      [...owned.keys()].some((name) => !given.has(name) && mentions(value, name)),
    );
    if (!isOwned) return join([...freed, group('return ', doc, ';')], hardLine);
    const type = this.#typeAt(`${this.#fn.name}/`, returns);
    const kept = group(`${type} result =`, after(value, doc), ';');
    return join([kept, ...freed, 'return result;'], hardLine);
  }

  /** Leaves the function after freeing everything. */
  #leave(value: Doc | null, transferred: ReadonlySet<string> = new Set()): Doc {
    const freed = this.#freeing(this.#scopes, transferred);
    return join([...freed, value ? group('return ', value, ';') : 'return;'], hardLine);
  }

  /** Returns the variables whose ownership the return transfers, directly or in a field. */
  #transferred(value: Expression): Set<string> {
    if (value.kind === 'variable') return new Set([value.name]);
    if (value.kind === 'present') return this.#transferred(value.of);
    if (value.kind === 'objectLiteral') {
      return new Set([...value.fields.values()].flatMap((of) => [...this.#transferred(of)]));
    }
    return new Set();
  }

  /** Returns an optional result. */
  #answer(value: Expression): Doc {
    const result = this.#resultName(this.#fn);
    switch (value.kind) {
      case 'absent':
        return this.#leave('false');
      case 'call':
      case 'callValue':
        return this.#leave(this.#calling(value, result).doc);
      case 'conditional': {
        if (value.test.kind === 'isPresent' && isItself(value.yes, value.test.of)) {
          return this.#leave(indent(join(this.#firstOf(value, result), [line, '|| '])));
        }
        if (isSure(value.yes) && isSure(value.no)) {
          const { doc } = this.#chosen(value.test, this.#sure(value.yes), this.#sure(value.no));
          return [group(`*${result} =`, indent(line, doc), ';'), hardLine, this.#leave('true')];
        }
        return [
          group('if (', indent(this.doc(value.test)), ') {'),
          indent(hardLine, this.#answer(value.yes)),
          hardLine,
          '}',
          hardLine,
          this.#answer(value.no),
        ];
      }
      case 'variable':
      case 'field': {
        if (value.type.kind !== 'optional') break;
        const isPerhaps = value.kind === 'variable' && this.#forms.get(value.name) === 'perhaps';
        if (!isPerhaps) {
          const set = group(`*${result} = `, this.doc(value), ';');
          return [set, hardLine, this.#leave(this.#has(value), this.#transferred(value))];
        }
        return [
          group('if (', this.isAbsent(value).doc, ') {'),
          indent(hardLine, this.#leave('false')),
          hardLine,
          '}',
          hardLine,
          `*${result} = *`,
          this.doc(value),
          ';',
          hardLine,
          this.#leave('true', this.#transferred(value)),
        ];
      }
    }
    const of = value.kind === 'present' ? value.of : value;
    if (of.kind === 'conditional' && of.type.kind === 'struct' && of.yes.kind !== 'value') {
      return this.#answer({ ...of, kind: 'conditional' });
    }
    return [
      group(
        `*${result} =`,
        of.kind === 'objectLiteral' ? [' ', this.doc(of)] : indent(line, this.doc(of)),
        ';',
      ),
      hardLine,
      this.#leave('true', this.#transferred(of)),
    ];
  }

  #sure(value: Expression): Doc {
    return this.doc(value.kind === 'present' ? value.of : value, precedence.or);
  }

  #firstOf(value: Expression, result: string): Doc[] {
    if (value.kind === 'call') return [this.#calling(value, result).doc];
    if (value.kind === 'conditional' && value.test.kind === 'isPresent') {
      return [...this.#firstOf(value.test.of, result), ...this.#firstOf(value.no, result)];
    }
    return this.refuse(
      'only calls can be chained by `??`',
      'Store the value on the left in a constant first.',
    );
  }

  count(one: Statement & { kind: 'count' }): Doc {
    const name = this.variable(one.name);
    const { from, to } = one;
    const isThrough =
      to.kind === 'binary' &&
      to.operator === '+' &&
      to.right.kind === 'number' &&
      to.right.value === 1;
    const end = isThrough ? to.left : to;
    this.#indices.push(name);
    const body = this.body(one.body, true);
    this.#indices.pop();
    const [compare, step] = one.isDown ? ['>=', '--'] : [isThrough ? '<=' : '<', '++'];
    return [
      group(
        'for (',
        indent(
          `int ${name} = `,
          this.doc(from),
          ';',
          line,
          `${name} ${compare} `,
          this.doc(end, precedence.shift),
          ';',
          line,
          `${step}${name}`,
        ),
        ') {',
      ),
      body,
      '}',
    ];
  }

  each(one: Statement & { kind: 'each' }): Doc {
    const item = this.variable(one.name);
    const { list } = one;
    const stored =
      list.kind === 'call'
        ? this.#stored(list, 'all')
        : list.kind === 'listAt'
          ? this.#found(list)
          : list;
    const type = this.#itemType(list.type);
    const index = this.variable(one.index ?? this.#freeIndex(one.body));
    this.#indices.push(index);
    const body = this.#block(one.body, true);
    this.#indices.pop();
    return [
      group(`for (int ${index} = 0; ${index} < `, this.length(stored).doc, `; ++${index}) {`),
      indent(
        hardLine,
        `${type} ${item} = `,
        this.#firstItem(stored),
        `[${index}];`,
        hardLine,
        body,
      ),
      hardLine,
      '}',
    ];
  }

  /** The list at a key, which the map owns. */
  #found(list: ListAt): Expression {
    const name = 'found';
    this.#before.push(group(`${this.type(list.type)} ${name} = `, this.doc(list), ';'));
    return { kind: 'variable', name, type: list.type };
  }

  /** Returns an index name unused around and inside the loop. */
  #freeIndex(body: readonly Statement[]): string {
    const names = new Set([...this.#indices, ...this.#fn.parameters.map(({ name }) => name)]);
    letsIn(this.#fn.body, names);
    indicesIn(body, names);
    return (
      ['i', 'j', 'k', 'l', 'm'].find((name) => !names.has(name) && !mentions(body, name)) ?? 'at'
    );
  }

  push(one: Statement & { kind: 'push' }): Doc {
    const { type } = one.list;
    const list = this.doc(one.list, precedence.postfix);
    if (this.#isFixed(type)) {
      return group(list, '.items[', list, '.count++] =', indent(line, this.doc(one.value)), ';');
    }
    if (one.list.kind === 'listAt') {
      const { map, key } = one.list;
      const given = [['&', this.doc(map)], this.doc(key), this.doc(one.value)];
      return [`${snake(this.type(map.type))}_push`, listed('(', given, ')'), ';'];
    }
    const isReference =
      one.list.kind === 'variable' && this.#forms.get(one.list.name) === 'reference';
    const values = [[isReference ? '' : '&', list], this.doc(one.value)];
    return [`${snake(this.type(type))}_push`, listed('(', values, ')'), ';'];
  }

  clear(list: Expression): Doc {
    return [this.length(list).doc, ' = 0;'];
  }

  truncate(one: Statement & { kind: 'truncate' }): Doc {
    return [this.length(one.list).doc, ' = ', this.doc(one.size), ';'];
  }

  grow(one: Statement & { kind: 'grow' }): Doc {
    const values = [['&', this.doc(one.buffer)], this.doc(one.size)];
    return [`${snake(this.type(one.buffer.type))}_grow`, listed('(', values, ')'), ';'];
  }

  /** Braces allow the temporary's name to be repeated. */
  swap({ one, other }: Statement & { kind: 'swap' }): Doc {
    const [a, b] = [this.doc(one), this.doc(other)];
    const first = [`${this.type(one.type)} swapped = `, a, ';'];
    const body = [first, hardLine, a, ' = ', b, ';', hardLine, b, ' = swapped;'];
    return ['{', indent(hardLine, body), hardLine, '}'];
  }

  fill(one: Statement & { kind: 'fill' }): Doc {
    const index = this.#freeIndex([]);
    return [
      [`for (int ${index} = 0; ${index} < `, this.length(one.buffer).doc, `; ++${index}) {`],
      indent(hardLine, this.#firstItem(one.buffer), `[${index}] = `, this.doc(one.value), ';'),
      hardLine,
      '}',
    ];
  }

  /** Insertion sort is stable, unlike qsort. */
  sort(one: Statement & { kind: 'sort' }): Doc {
    const list = this.doc(one.list, precedence.postfix);
    if (one.key === null && this.#itemType(one.list.type) === 'int') {
      const isReference =
        one.list.kind === 'variable' && this.#forms.get(one.list.name) === 'reference';
      return [`fc_int_list_sort(${isReference ? '' : '&'}`, list, ');'];
    }
    const key = one.key === null ? '' : `.${this.field(one.key)}`;
    const type = this.#itemType(one.list.type);
    return [
      ['for (int i = 1; i < ', list, '.count; ++i) {'],
      indent(
        hardLine,
        [`${type} one = `, list, '.items[i];'],
        hardLine,
        'int at = i;',
        hardLine,
        ['while (at > 0 && ', list, `.items[at - 1]${key} > one${key}) {`],
        indent(hardLine, [list, '.items[at] = ', list, '.items[at - 1];'], hardLine, '--at;'),
        hardLine,
        '}',
        hardLine,
        [list, '.items[at] = one;'],
      ),
      hardLine,
      '}',
    ];
  }

  throw(message: string): Doc {
    return `fc_assert(false, ${JSON.stringify(message)});`;
  }
}

const arrays = {
  float64: { name: 'fc_DoubleArray', item: 'double' },
  int32: { name: 'fc_IntArray', item: 'int' },
  uint16: { name: 'fc_ShortArray', item: 'uint16_t' },
  uint8: { name: 'fc_ByteArray', item: 'uint8_t' },
} as const;

const plainLists = [
  { name: 'fc_NumberList', item: 'double' },
  { name: 'fc_IntList', item: 'int' },
  { name: 'fc_IntListList', item: 'fc_IntList' },
  { name: 'fc_Vec2ListList', item: 'fc_Vec2List' },
  ...Object.values(arrays),
];

/** Returns a list type with the functions that create it and append to it. */
function listOf(name: string, item: string, struct?: string): Extra[] {
  const own = snake(name);
  const needs = struct === undefined ? [] : [struct];
  const type = (text: string): Extra => {
    const pattern = new RegExp(`\\b${name}\\b`);
    return { name: `+${name}`, section: 'structs', pattern, text, needs };
  };
  const fn = (called: string, text: string): Extra => {
    const pattern = new RegExp(`\\b${called}\\(`);
    return { name: `+${called}`, section: 'functions', pattern, text };
  };
  if (name === 'fc_NumberList') {
    return [
      type(
        `// Up to ${mostNumbers} numbers.\ntypedef struct {\n    int count;\n    double items[${mostNumbers}];\n} fc_NumberList;`,
      ),
    ];
  }
  if (name.endsWith('Array')) {
    return [
      type(`typedef struct {\n    ${item} *items;\n    int count;\n} ${name};`),
      fn(
        own,
        `// Returns an array of zeros, whose \`items\` the caller frees.\nstatic inline ${name} ${own}(int count) {\n    size_t size = count > 0 ? (size_t)count : 1;\n    ${name} array = {calloc(size, sizeof(${item})), count};\n    if (array.items == NULL) {\n        abort();\n    }\n    return array;\n}`,
      ),
      fn(
        `${own}_grow`,
        `// Enlarges an array to \`count\` items. The new items are 0.\nstatic inline void ${own}_grow(\n    ${name} *array,\n    int count\n) {\n    size_t size = (size_t)count * sizeof(${item});\n    array->items = realloc(array->items, size);\n    if (array->items == NULL) {\n        abort();\n    }\n    for (int i = array->count; i < count; ++i) {\n        array->items[i] = 0;\n    }\n    array->count = count;\n}`,
      ),
    ];
  }
  return [
    type(`typedef struct {\n    ${item} *items;\n    int count;\n    int capacity;\n} ${name};`),
    fn(
      `${own}_push`,
      `static inline void ${own}_push(\n    ${name} *list,\n    ${item} item\n) {\n    if (list->count == list->capacity) {\n        list->capacity = list->capacity > 0 ? 2 * list->capacity : 8;\n        size_t size = (size_t)list->capacity * sizeof(${item});\n        list->items = realloc(list->items, size);\n        if (list->items == NULL) {\n            abort();\n        }\n    }\n    list->items[list->count] = item;\n    ++list->count;\n}`,
    ),
    fn(
      `${own}_of`,
      `static inline ${name} ${own}_of(\n    const ${item} *items,\n    int count\n) {\n    ${name} list = {0};\n    for (int i = 0; i < count; ++i) {\n        ${own}_push(&list, items[i]);\n    }\n    return list;\n}`,
    ),
  ];
}

const circleCast: Extra = {
  name: '+fc_CircleCast',
  section: 'structs',
  pattern: /\bfc_CircleCast\b/,
  needs: ['Circle', 'Vec2', 'Cast'],
  text: `// Finds the first hit of a circle in your game's world. Returns true
// and sets \`*cast\` to the cast with the smallest fraction, or returns
// false. \`world\` is the pointer that you pass with this function.
typedef bool (*fc_CircleCast)(
    fc_Circle circle,
    fc_Vec2 displacement,
    fc_Cast *cast,
    void *world
);`,
};

const helpers: readonly (readonly [string, string])[] = [
  [
    'fc_assert',
    `// Without assertions, the values still count as used.
#ifdef NDEBUG
#define fc_assert(test, message) ((void)sizeof((test) && (message)))
#else
#define fc_assert(test, message) assert((test) && message)
#endif`,
  ],
  [
    'fc_min_double',
    `// -0.0 is less than 0.0. Unlike fmin, it returns NaN if a number is NaN.
static inline double fc_min_double(double a, double b) {
    return a < b || (a == b && signbit(a)) || isnan(a) ? a : b;
}`,
  ],
  [
    'fc_max_double',
    `// 0.0 is greater than -0.0. Unlike fmax, it returns NaN if a number is NaN.
static inline double fc_max_double(double a, double b) {
    return a > b || (a == b && !signbit(a)) || isnan(a) ? a : b;
}`,
  ],
  ['fc_min_int', 'static inline int fc_min_int(int a, int b) {\n    return a < b ? a : b;\n}'],
  ['fc_max_int', 'static inline int fc_max_int(int a, int b) {\n    return a > b ? a : b;\n}'],
  [
    'fc_to_int32',
    `// Returns the lowest 32 bits of a whole number.
static inline int fc_to_int32(double value) {
    if (!(fabs(value) < 9e18)) {
        return 0;
    }
    return (int)(uint32_t)(int64_t)value;
}`,
  ],
];

/**
 * Lays out the right side of `=`. A call or a struct starts there, and other long values on the
 * next line.
 */
function after(value: Expression, doc: Doc): Doc {
  const isOpen = ['objectLiteral', 'call', 'callValue', 'list', 'buffer'].includes(value.kind);
  return isOpen ? [' ', doc] : indent(line, doc);
}

/** Whether an optional value is always present. */
const isSure = (one: Expression): boolean =>
  one.kind === 'present' || one.kind === 'value' || one.kind === 'objectLiteral';

const isMissingKind = (value: Expression): boolean => value.kind === 'member' || isMissing(value);

const isItself = (one: Expression, of: Expression): boolean =>
  same(one, of) || ((one.kind === 'present' || one.kind === 'value') && isItself(one.of, of));

/** Returns the places that a statement changes. */
function changedBy(one: Expression | Statement): Expression[] {
  switch (one.kind) {
    case 'assign':
      return [one.target];
    case 'push':
    case 'clear':
    case 'truncate':
    case 'sort':
      return [one.list];
    case 'fill':
    case 'grow':
      return [one.buffer as Expression];
    case 'swap':
      return [one.one, one.other];
    default:
      return [];
  }
}

function termsOf(one: Expression): Expression[] {
  if (one.kind === 'math' && one.name === 'wrappedSum') return one.values.flatMap(termsOf);
  const isSum = one.kind === 'binary' && one.operator === '+';
  return isSum ? [...termsOf(one.left), ...termsOf(one.right)] : [one];
}

function letsIn(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) letsIn(one, names);
  else if (typeof node === 'object' && node !== null) {
    const one = node as Statement;
    if (one.kind === 'let') names.add(snake(one.name));
    for (const [key, value] of Object.entries(one)) if (key !== 'type') letsIn(value, names);
  }
}

function indicesIn(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) indicesIn(one, names);
  else if (typeof node === 'object' && node !== null) {
    const one = node as Statement;
    if (one.kind === 'count') names.add(snake(one.name));
    if (one.kind === 'each' && one.index !== null) names.add(snake(one.index));
    for (const [key, value] of Object.entries(one)) if (key !== 'type') indicesIn(value, names);
  }
}

/** Whether an optional variable is tested again. */
function asksWhether(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.some((one) => asksWhether(one, name));
  if (node instanceof Map) return [...node.values()].some((one) => asksWhether(one, name));
  if (typeof node !== 'object' || node === null) return false;
  const one = node as Expression;
  if (one.kind === 'value' && one.of.kind === 'variable') return false;
  if (one.kind === 'variable') return one.name === name;
  return Object.entries(one).some(([key, value]) => key !== 'type' && asksWhether(value, name));
}

const inWordsOfC = (doc: string): string =>
  doc
    .replaceAll(/`null`|\bnull\b/g, 'false')
    .replaceAll('`Math.hypot`', '`hypot`')
    .replaceAll(/\ba(?=\s+`[A-Z])/g, 'an')
    .replaceAll(/\bThrows\s+a\s+RangeError\b/g, 'Fails an assertion')
    .replaceAll(/\bthrows\s+a\s+RangeError\b/g, 'fails an assertion')
    .replaceAll(/\bThrows\s+unless\b/g, 'Fails an assertion unless')
    .replaceAll(
      /`([a-z]\w*)([^`\w][^`]*)`/g,
      (_, name: string, rest: string) => `\`${snake(name)}${rest}\``,
    );
