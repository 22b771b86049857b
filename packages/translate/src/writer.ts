import { withMethodNames } from './doc-methods.ts';
import { codeLines, docParagraphs, withoutListing, wrapped } from './doc-text.ts';
import { type Doc, group, hardLine, indent, join, line, listed, setInLines } from './layout.ts';
import {
  type FilePiece,
  type FrontPosition,
  joined,
  type LanguagePieces,
  type Section,
} from './one-file.ts';
import { refuseIn } from './refuse.ts';
import { isWide } from './slots.ts';
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
} from './tree.ts';

/** The precedence of operators. */
export const precedence = {
  none: 0,
  conditional: 1,
  or: 2,
  and: 3,
  bitOr: 4,
  bitXor: 5,
  bitAnd: 6,
  equal: 7,
  compare: 8,
  shift: 9,
  sum: 10,
  product: 11,
  unary: 12,
  postfix: 13,
  atom: 14,
};

const ofOperator: Record<BinaryOperator, number> = {
  '||': precedence.or,
  '&&': precedence.and,
  '|': precedence.bitOr,
  '^': precedence.bitXor,
  '&': precedence.bitAnd,
  '==': precedence.equal,
  '!=': precedence.equal,
  '<': precedence.compare,
  '<=': precedence.compare,
  '>': precedence.compare,
  '>=': precedence.compare,
  '<<': precedence.shift,
  '>>': precedence.shift,
  '+': precedence.sum,
  '-': precedence.sum,
  '*': precedence.product,
  '/': precedence.product,
  '%': precedence.product,
};

/** The functions and operators of TypeScript, by their names in the tree. */
const sourceOf: Readonly<Record<MathName, string>> = {
  abs: 'Math.abs',
  ceil: 'Math.ceil',
  cos: 'Math.cos',
  floor: 'Math.floor',
  hypot: 'Math.hypot',
  isFinite: 'Number.isFinite',
  isWhole: 'Number.isInteger',
  max: 'Math.max',
  min: 'Math.min',
  power: '**',
  quotient: 'Math.floor',
  shiftRight: '>>>',
  sign: 'Math.sign',
  sin: 'Math.sin',
  sqrt: 'Math.sqrt',
  toInt32: '| 0',
  wrappedProduct: 'Math.imul',
  wrappedSum: '| 0',
};

export type ListAt = Expression & { kind: 'listAt' };

/** Text with its precedence. */
export interface Written {
  readonly doc: Doc;
  readonly level: number;
}

export interface WriterSection extends Section {
  readonly name: string;
  /** Its indentation level: 1 in a class, 2 in a class of a namespace. */
  readonly depth?: number;
}

export interface Extra {
  readonly name: string;
  readonly section: string;
  /** A text that matches this pattern needs it. */
  readonly pattern: RegExp;
  readonly text: string;
  readonly needs?: readonly string[];
}

/** Helpers with the patterns of their calls. */
export const extrasOf = (
  section: string,
  all: readonly (readonly [pattern: RegExp, text: string])[],
): Extra[] =>
  all.map(([pattern, text], i) => ({ name: `+${section} ${i}`, section, pattern, text }));

/**
 * Returns declarations of a text's functions without default arguments. `auto` cannot be declared.
 */
const declarationsIn = (text: string): string =>
  (text.match(/^(?:template <.*>\n)?[A-Za-z][^\n(]*\([^;]*?\) \{$/gm) ?? [])
    .filter((head) => !/\bauto\b/.test(head))
    .map((head) => head.replace(/ \{$/, ';').replaceAll(/ = (\{\}|[^,)\n]+)/g, ''))
    .join('\n');

export const atom = (...doc: Doc[]): Written => ({ doc, level: precedence.atom });
export const postfix = (...doc: Doc[]): Written => ({ doc, level: precedence.postfix });

/**
 * Writes trees in a language with braces. It contains what C, C++, C#, Java and Rust share, and
 * each language overrides the rest.
 */
export abstract class Writer {
  protected abstract readonly language: string;
  protected readonly library: Library;
  /** The function that is written. */
  protected current: FunctionTree | null = null;
  readonly width: number = 60;
  readonly step: string = '    ';
  readonly end: string = ';';
  readonly between: string = '\n\n';

  constructor(library: Library) {
    this.library = library;
  }

  /** Throws for what the language cannot express. */
  protected refuse(reason: string, instead: string): never {
    if (this.current) return refuseIn(this.language, this.current, reason, instead);
    throw new Error(
      `A type cannot be translated to ${this.language}, because ${reason}. ${instead}`,
    );
  }

  protected refuseMath(name: MathName): never {
    return this.refuse(
      `${this.language} has no ${sourceOf[name]}`,
      name === 'hypot' ? 'Call `magnitude`.' : 'Compute the value by another function.',
    );
  }

  // Names.
  abstract functionName(name: string): string;
  abstract variable(name: string): string;
  abstract field(name: string): string;
  abstract typeName(name: string): string;
  abstract member(ofEnum: string, name: string): string;

  // Whole files.
  abstract type(type: Type): string;
  abstract struct(one: Struct): Doc;
  abstract enumeration(one: Enum): Doc;
  abstract function(one: FunctionTree): Doc;
  abstract docComment(doc: string): Doc[];

  // Values.
  abstract number(value: number, isFloat: boolean): Written;
  abstract math(name: MathName, values: readonly Expression[], one: Expression): Written;
  abstract objectLiteral(one: Expression & { kind: 'objectLiteral' }): Written;
  abstract list(one: Expression & { kind: 'list' }): Written;
  abstract buffer(one: Expression & { kind: 'buffer' }): Written;
  abstract map(one: Expression & { kind: 'map' }): Written;
  abstract listAt(one: ListAt): Written;
  abstract absent(type: Type): Written;
  abstract present(of: Expression, type: Type): Written;
  abstract value(of: Expression): Written;
  abstract isPresent(of: Expression): Written;
  abstract isAbsent(of: Expression): Written;
  abstract length(list: Expression): Written;
  abstract toFloat(of: Expression): Written;
  abstract toInteger(of: Expression): Written;
  abstract bit(of: Expression): Written;

  // Statements.
  abstract let(one: Statement & { kind: 'let' }): Doc;
  abstract count(one: Statement & { kind: 'count' }): Doc;
  abstract each(one: Statement & { kind: 'each' }): Doc;
  abstract push(one: Statement & { kind: 'push' }): Doc;
  abstract clear(list: Expression): Doc;
  abstract fill(one: Statement & { kind: 'fill' }): Doc;
  abstract truncate(one: Statement & { kind: 'truncate' }): Doc;
  abstract grow(one: Statement & { kind: 'grow' }): Doc;
  abstract swap(one: Statement & { kind: 'swap' }): Doc;
  abstract sort(one: Statement & { kind: 'sort' }): Doc;
  abstract throw(message: string): Doc;

  /** The sections of a file, from its top to its end. */
  protected get sections(): readonly WriterSection[] {
    const { between, front } = this;
    const apart = { before: between, between };
    const order = this.orderOf('helpers');
    const helpers: WriterSection = { name: 'helpers', ...apart, order, counts: 'functions' };
    return [
      ...this.headSections,
      ...(front ? [] : [helpers]),
      { name: 'enums', ...apart, counts: 'types' },
      { name: 'structs', ...apart, counts: 'types' },
      { name: 'functions', ...apart, counts: 'functions', ...(front && { front }) },
      ...(front ? [helpers] : []),
    ];
  }

  protected get headSections(): readonly WriterSection[] {
    return [{ name: 'imports', before: '', between: '\n', order: this.orderOf('imports') }];
  }

  protected orderOf(section: string): string[] {
    return this.extras.filter((one) => one.section === section).map(({ name }) => name);
  }

  /** The position of requested functions, or null if each must follow its dependencies. */
  protected readonly front: FrontPosition | null = 'first';

  /** Imports and helpers for the files that mention them. */
  protected readonly extras: readonly Extra[] = [];

  /**
   * Returns a file of these functions with their dependencies, except for those in `excluded`.
   * It also exports functions called from outside the library.
   */
  file(names: readonly string[], excluded: readonly string[] = []): string {
    const { functions } = this.library;
    const offered = names.flatMap((name) => {
      const { isOutside, uses = [] } = functions.get(name) ?? {};
      return [name, ...(isOutside ? uses.filter((used) => functions.get(used)?.isExported) : [])];
    });
    return joined(this.sections, (name) => this.#pieceOf(name), [...new Set(offered)], excluded)
      .text;
  }

  all(names: readonly string[]): LanguagePieces {
    const pieces: Record<string, FilePiece> = {};
    const take = (name: string): void => {
      if (pieces[name]) return;
      pieces[name] = this.#pieceOf(name);
      for (const needed of [...pieces[name].needs, ...(pieces[name].brings ?? [])]) take(needed);
    };
    names.forEach(take);
    const sections = this.sections.map(({ name: _, depth: __, ...section }) => section);
    return { sections, pieces };
  }

  readonly #pieces = new Map<string, FilePiece>();

  #pieceOf(name: string): FilePiece {
    const piece = this.#pieces.get(name) ?? this.#pieceNamed(name);
    this.#pieces.set(name, piece);
    return piece;
  }

  #pieceNamed(name: string): FilePiece {
    const { enums, structs, functions } = this.library;
    const fn = functions.get(name);
    if (fn) return this.functionPiece(fn);
    const type = structs.get(name) ?? enums.get(name);
    if (type) return this.typePiece(type);
    const extra = this.extras.find((one) => one.name === name);
    if (!extra) throw new Error(`Neither the library nor ${this.language} has ${name}.`);
    const text = join(extra.text.split('\n'), hardLine);
    return this.piece(name, extra.section, text, extra.needs);
  }

  protected functionPiece(one: FunctionTree): FilePiece {
    this.made = this.objectMadeIn(one);
    this.current = one;
    const doc = this.isLeftOut(one) ? '' : this.function(one);
    this.current = null;
    this.made = null;
    const piece = this.piece(one.name, 'functions', doc, this.needsOf(one));
    const own = this.functionName(one.name);
    const bare = withoutListing(one.doc);
    if (bare === one.doc) return { ...piece, own };
    // Ignore names used only in the doc example.
    return { ...piece, own, needs: this.functionPiece({ ...one, doc: bare }).needs };
  }

  protected typePiece(one: Struct | Enum): FilePiece {
    const isLeftOut = this.isLeftOut(one);
    if ('members' in one) {
      return this.piece(one.name, 'enums', isLeftOut ? '' : this.enumeration(one));
    }
    const needs = typeNames(one.fields.map(({ type }) => type));
    if (one.methods && this.hasMethods) return this.objectPiece(one, needs);
    return this.piece(one.name, 'structs', isLeftOut ? '' : this.struct(one), needs);
  }

  // Objects with methods.

  /** Whether methods belong to their object, instead of being functions. */
  protected readonly hasMethods: boolean = true;
  /** The object of the current method, as the language calls it. */
  protected object: string | null = null;
  protected readonly self: string = 'this';

  protected objectPiece(one: Struct, needs: readonly string[]): FilePiece {
    const methods = this.methodsOf(one);
    const all = [...needs, ...this.needsOfObject(one)];
    return this.piece(one.name, this.objectSection, this.objectType(one, methods), all);
  }

  /** Returns the object with methods that a function creates. */
  protected objectMadeIn({ body }: FunctionTree): Struct | null {
    const made = body.flatMap((one) =>
      one.kind === 'let' && one.value?.kind === 'objectLiteral' && this.isOfMethods(one.value.type)
        ? typeNames([one.value.type])
        : [],
    );
    return this.library.structs.get(made[0] ?? '') ?? null;
  }

  /** Returns the functions that an object's methods call, each after its dependencies. */
  protected functionsOf(one: Struct): FunctionTree[] {
    const seen = new Set<string>();
    const found: FunctionTree[] = [];
    const take = (name: string): void => {
      const of = this.library.functions.get(name);
      if (!of || seen.has(name)) return;
      seen.add(name);
      of.uses.forEach(take);
      found.push(of);
    };
    this.needsOfObject(one).forEach(take);
    return found;
  }

  protected readonly objectSection: string = 'structs';

  protected methodsOf({ methods = [] }: Struct): FunctionTree[] {
    return methods.map((name) => this.library.functions.get(name)!);
  }

  protected objectType(_one: Struct, _methods: readonly FunctionTree[]): Doc {
    throw new Error(`${this.language} has no objects with methods yet.`);
  }

  protected methodName(name: string): string {
    return this.functionName(name);
  }

  /** Returns a function's method, if the language has methods. */
  protected methodOf(name: string): FunctionTree['method'] {
    return this.hasMethods ? this.library.functions.get(name)?.method : undefined;
  }

  protected methodCall(
    one: Expression & { kind: 'call' },
    { name }: { readonly name: string },
  ): Written {
    const [object, ...values] = one.values as [Expression, ...Expression[]];
    const given = values.map((value) => this.argument(value));
    return postfix(this.doc(object, precedence.postfix), `.${this.methodName(name)}`, [
      listed('(', given, ')'),
    ]);
  }

  /** Writes a method, whose first parameter is the object. */
  protected inMethod<T>(one: FunctionTree, write: (rest: readonly Parameter[]) => T): T {
    const [object, ...rest] = one.parameters;
    const before = this.current;
    this.object = object?.name ?? null;
    this.current = one;
    const written = write(rest);
    this.object = null;
    this.current = before;
    return written;
  }

  /** Whether it is a private field of an object with methods. */
  private isOwnField({ object }: Expression & { kind: 'field' }): boolean {
    return (
      this.isOfMethods(object.type) && object.kind === 'variable' && object.name === this.object
    );
  }

  protected isOfMethods(type: Type): boolean {
    return type.kind === 'struct' && this.library.structs.get(type.name)?.methods !== undefined;
  }

  protected ownField(name: string): Written {
    return postfix(`${this.self}.${this.field(name)}`);
  }

  /** Returns what a function uses, functions first and then types. */
  protected needsOf(one: FunctionTree): string[] {
    const types = [...one.parameters.map(({ type }) => type), one.returns, ...typesIn(one.body)];
    return [...one.uses, ...typeNames(types)];
  }

  /** Returns what an object's methods and its creator use. */
  protected needsOfObject(one: Struct): string[] {
    const functions = one.fields.flatMap(({ initial }) => callsIn(initial));
    return [...functions, ...this.methodsOf(one).flatMap((method) => this.needsOf(method))];
  }

  /** Whether the language has its own equivalent, so that nothing is written. */
  protected isLeftOut(_one: FunctionTree | Struct | Enum): boolean {
    return false;
  }

  protected piece(
    name: string,
    section: string,
    doc: Doc,
    needs: readonly string[] = [],
  ): FilePiece {
    const place = this.sections.findIndex((one) => one.name === section);
    const text = this.#set(doc, this.sections[place]?.depth ?? 0);
    const extras = this.extras.filter((one) => one.name !== name && one.pattern.test(text));
    const heads = section === 'functions' && this.front === 'declared' ? declarationsIn(text) : '';
    const declared = this.namesObject(heads) ? '' : heads;
    return {
      section: place,
      text,
      ...(declared && { declared }),
      needs: [...new Set([...needs, ...extras.map((one) => one.name)])].filter(
        (one) => one !== name,
      ),
    };
  }

  /** Whether it uses an object with methods that is declared among the functions. */
  private namesObject(heads: string): boolean {
    if (this.objectSection !== 'functions') return false;
    const objects = [...this.library.structs.values()].filter(({ methods }) => methods);
    return objects.some(({ name }) => new RegExp(`\\b${this.typeName(name)}\\b`).test(heads));
  }

  /** Lays out text at an indentation level. */
  #set(doc: Doc, depth: number): string {
    let inside: Doc = [hardLine, doc];
    for (let i = 0; i < depth; i += 1) inside = indent(inside);
    const text = setInLines(inside, this.width, this.step).slice(1);
    return text.replaceAll(/[ \t]+$/gm, '').trimEnd();
  }

  protected docLines(doc: string, width = this.width): string[] {
    const paragraphs = this.paragraphs(doc);
    return paragraphs.flatMap((one, i) => {
      const listing = codeLines(one);
      const lines = listing ? this.listingLines(listing) : wrapped(one, width);
      return [...(i > 0 ? [''] : []), ...lines];
    });
  }

  protected listingLines(lines: readonly string[]): string[] {
    return lines.map((one) => `    ${one}`);
  }

  /** Whether a function's example can consist of its call. */
  canShow(_one: FunctionTree): boolean {
    return true;
  }

  protected paragraphs(doc: string): string[] {
    const { made } = this;
    if (!made) return docParagraphs(doc, (name) => this.nameInDoc(name));
    const { methods = [], name: of } = made;
    const own = new Set(methods.map((name) => this.methodInDoc(name.slice(of.length + 1))));
    const said = withMethodNames(doc, made, {
      name: (method) => this.methodInDoc(method),
      call: (method, values) => this.methodCallInDoc(method, values),
      hasIdentity: this.hasIdentity,
      mustFill: this.mustFill,
    });
    return docParagraphs(said, (name) => (own.has(name) ? name : this.nameInDoc(name)));
  }

  /** The object with methods created by the function whose doc comment is written. */
  protected made: Struct | null = null;
  /** Whether immutable objects have an identity. */
  protected readonly hasIdentity: boolean = true;
  /** Whether the list to fill is required. */
  protected readonly mustFill: boolean = false;

  protected methodInDoc(name: string): string {
    return this.methodName(name);
  }

  protected methodCallInDoc(name: string, values: readonly string[]): string {
    return `${this.methodInDoc(name)}(${values.join(', ')})`;
  }

  protected nameInDoc(name: string): string {
    if (this.library.functions.has(name)) return this.functionName(name);
    if (this.library.structs.has(name)) return this.typeName(name);
    if (name === 'true' || name === 'false' || name === 'null') return name;
    return /^[a-z]+[A-Z]\w*$/.test(name) ? this.functionName(name) : this.variable(name);
  }

  // Expressions.

  /** An expression, in parentheses if its precedence is below `least`. */
  doc(one: Expression, least = precedence.none): Doc {
    const { doc, level } = this.expression(one);
    return level < least ? ['(', doc, ')'] : doc;
  }

  expression(one: Expression): Written {
    switch (one.kind) {
      case 'number':
        if (isWide(one.type)) return this.wideNumber(one.value);
        return this.number(one.value, one.type.kind === 'number' && one.type.slot.isFloat);
      case 'boolean':
        return atom(this.boolean(one.value));
      case 'text':
        return atom(JSON.stringify(one.value));
      case 'member':
        return atom(this.member(one.type.kind === 'enum' ? one.type.name : '', one.name));
      case 'variable':
        return one.name === this.object ? atom(this.self) : atom(this.variable(one.name));
      case 'field':
        return this.isOwnField(one) ? this.ownField(one.name) : this.fieldOf(one);
      case 'item':
        return this.item(one);
      case 'function':
        return atom(this.functionName(one.name));
      case 'length':
        return this.length(one.list);
      case 'call': {
        const method = this.methodOf(one.name);
        return method ? this.methodCall(one, method) : this.call(one);
      }
      case 'callValue':
        return postfix(
          this.doc(one.of, precedence.postfix),
          listed(
            '(',
            one.values.map((value) => this.argument(value)),
            ')',
          ),
        );
      case 'math':
        return this.math(one.name, one.values, one);
      case 'not':
        return this.not(one.of);
      case 'negative':
        return { doc: ['-', this.doc(one.of, precedence.unary + 1)], level: precedence.unary };
      case 'binary':
        return this.binary(one);
      case 'conditional':
        return this.conditional(one);
      case 'objectLiteral':
        return this.objectLiteral(one);
      case 'list':
        return this.list(one);
      case 'buffer':
        return this.buffer(one);
      case 'map':
        return this.map(one);
      case 'listAt':
        return this.listAt(one);
      case 'absent':
        return this.absent(one.type);
      case 'present':
        return this.present(one.of, one.type);
      case 'value':
        return this.value(one.of);
      case 'isPresent':
        return this.isPresent(one.of);
      case 'isAbsent':
        return this.isAbsent(one.of);
      case 'toFloat':
        return this.toFloat(one.of);
      case 'toInteger':
        return this.toInteger(one.of);
      case 'bit':
        return this.bit(one.of);
    }
  }

  /** A number in computations with wide integers. */
  protected wideNumber(value: number): Written {
    return this.number(value, false);
  }

  protected boolean(value: boolean): string {
    return String(value);
  }

  protected fieldOf(one: Expression & { kind: 'field' }): Written {
    return postfix(this.doc(one.object, precedence.postfix), '.', this.field(one.name));
  }

  protected item(one: Expression & { kind: 'item' }): Written {
    return postfix(this.doc(one.list, precedence.postfix), '[', this.doc(one.at), ']');
  }

  protected call(one: Expression & { kind: 'call' }): Written {
    const values = one.values.map((value) => this.argument(value));
    return postfix(this.nameInCall(one.name), listed('(', values, ')'));
  }

  protected nameInCall(name: string): string {
    return this.functionName(name);
  }

  protected argument(value: Expression): Doc {
    return this.doc(value);
  }

  protected not(of: Expression): Written {
    return { doc: ['!', this.doc(of, precedence.unary)], level: precedence.unary };
  }

  protected operator(operator: BinaryOperator): string {
    return operator;
  }

  protected level(operator: BinaryOperator): number {
    return ofOperator[operator];
  }

  protected binary(one: Expression & { kind: 'binary' }): Written {
    const level = this.level(one.operator);
    return {
      doc: group(this.chain(one, level)),
      level,
    };
  }

  /** Breaks a + b + c at all operators or none. */
  protected chain(one: Expression & { kind: 'binary' }, level: number): Doc {
    const { left, right, operator } = one;
    const isChain =
      left.kind === 'binary' && this.level(left.operator) === level && level !== precedence.equal;
    // Compilers and readers want parentheses around && in ||, and around a < b in ==.
    const least =
      operator === '||' ? precedence.bitOr : level === precedence.equal ? precedence.shift : level;
    const first =
      isChain && this.level(left.operator) === level
        ? this.chain(left, level)
        : this.doc(left, least);
    return [
      first,
      ` ${this.operator(operator)}`,
      line,
      this.doc(
        right,
        Math.max(least, level + 1, operator === '>>' || operator === '<<' ? precedence.unary : 0),
      ),
    ];
  }

  protected conditional(one: Expression & { kind: 'conditional' }): Written {
    return {
      doc: group(
        this.doc(one.test, precedence.or),
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

  // Statements.

  protected body(all: readonly Statement[]): Doc {
    return [indent(hardLine, this.statements(all)), hardLine];
  }

  protected statements(all: readonly Statement[]): Doc {
    const docs = all.map((one) => [
      ...one.why.flatMap((said) => [this.comment(said), hardLine]),
      this.statement(one),
    ]);
    return join(docs, hardLine);
  }

  protected comment(said: string): string {
    return `// ${said}`;
  }

  protected statement(one: Statement): Doc {
    switch (one.kind) {
      case 'let':
        return this.let(one);
      case 'assign':
        return this.assign(one.target, one.operator, one.value);
      case 'if':
        return this.if(one);
      case 'count':
        return this.count(one);
      case 'while':
        return ['while (', indent(this.doc(one.test)), ') {', this.body(one.body), '}'];
      case 'each':
        return this.each(one);
      case 'return':
        return this.return(one.value);
      case 'break':
        return `break${this.end}`;
      case 'continue':
        return this.continue();
      case 'do':
        return [this.doc(one.value), this.end];
      case 'push':
        return this.push(one);
      case 'clear':
        return this.clear(one.list);
      case 'truncate':
        return this.truncate(one);
      case 'grow':
        return this.grow(one);
      case 'swap':
        return this.swap(one);
      case 'fill':
        return this.fill(one);
      case 'sort':
        return this.sort(one);
      case 'throw':
        return this.throw(one.message);
    }
  }

  protected continue(): Doc {
    return `continue${this.end}`;
  }

  protected return(value: Expression | null): Doc {
    if (!value) return `return${this.end}`;
    return ['return ', indent(this.doc(value)), this.end];
  }

  protected assign(target: Target, operator: '' | BinaryOperator, value: Expression): Doc {
    return group(
      this.doc(target),
      ` ${operator && this.operator(operator)}= `,
      indent(this.doc(value)),
      this.end,
    );
  }

  protected if(one: Statement & { kind: 'if' }): Doc {
    // A block with a constant condition is written without `if`.
    if (one.test.kind === 'boolean' && one.test.value) return ['{', this.body(one.yes), '}'];
    const head: Doc = [this.ifHead(one.test), this.body(one.yes), '}'];
    if (one.no.length === 0) return head;
    const [only] = one.no;
    const isChain = one.no.length === 1 && only?.kind === 'if' && only.why.length === 0;
    return isChain ? [head, ' else ', this.if(only)] : [head, ' else {', this.body(one.no), '}'];
  }

  protected ifHead(test: Expression): Doc {
    return group('if (', indent(this.doc(test)), ') {');
  }
}

function callsIn(one: Expression | undefined): string[] {
  if (one?.kind !== 'call') return [];
  return [one.name, ...one.values.flatMap(callsIn)];
}

function typesIn(node: unknown): Type[] {
  const found: Type[] = [];
  const visit = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(visit);
    else if (one instanceof Map) for (const value of one.values()) visit(value);
    else if (typeof one === 'object' && one !== null) {
      for (const [key, value] of Object.entries(one)) {
        if (key === 'type') found.push(value as Type);
        else visit(value);
      }
    }
  };
  visit(node);
  return found;
}

export function typeNames(types: readonly Type[]): string[] {
  return types.flatMap((type): string[] => {
    if (type.kind === 'struct' || type.kind === 'enum') return [type.name];
    if (type.kind === 'optional' || type.kind === 'list' || type.kind === 'map')
      return typeNames([type.of]);
    return type.kind === 'function' ? typeNames([...type.parameters, type.returns]) : [];
  });
}
