import { integer } from './slots.ts';
import type { Expression, FunctionTree, Library, Statement, Target, Type } from './tree.ts';

// Finds the integers that count or number items, so that they are never negative. Languages with a
// type for them, such as Rust's usize, then need few conversions.

/**
 * `count` is for counts and indices, `wrapped` for wrapping 32-bit integers, `integer` for the
 * rest.
 */
export type IntegerKind = 'count' | 'wrapped' | 'integer';

/**
 * Where an integer is stored: "function/variable", "function/" for the result, or "Struct.field",
 * followed by "[]" for a buffer's items.
 */
export type Place = string;

const isInteger = (type: Type): boolean =>
  type.kind === 'number' ? !type.slot.isFloat : type.kind === 'optional' && isInteger(type.of);

/** All items of integer lists share one place. */
export const itemPlace = (type: Type): Place | null =>
  type.kind === 'list' && isInteger(type.of) ? 'list[]' : null;

const isOfIntegers = (type: Type): boolean => type.kind === 'buffer' && type.of === 'int32';

/** -1 fills a field that only other kinds of its struct have. */
export const isMissing = (one: Expression): boolean => {
  switch (one.kind) {
    case 'number':
      return one.value === (isInteger(one.type) ? -1 : 0);
    case 'absent':
      return true;
    case 'objectLiteral':
      return one.fields.size > 0 && [...one.fields.values()].every(isMissing);
    default:
      return false;
  }
};

/** Whether a place is a field, but not a buffer's item. */
const isField = (place: Place): boolean => /^[^/]+\.\w+$/.test(place);

export class IntegerKinds {
  readonly #library: Library;
  readonly #isOwn: (one: FunctionTree) => boolean;
  readonly #flows: { readonly to: Place; readonly from: Expression; readonly fn: string }[] = [];
  readonly #groups: Place[][] = [];
  /** Pairs of places in one buffer under two names. */
  readonly #aliases: (readonly [Place, Place])[] = [];
  readonly #negative = new Set<Place>();
  readonly #wrapped = new Set<Place>();
  readonly #counts = new Set<Place>();

  /** @param isOwn whether a function's calls of others restrict their arguments */
  constructor(library: Library, isOwn: (one: FunctionTree) => boolean) {
    this.#library = library;
    this.#isOwn = isOwn;
    for (const one of library.functions.values()) this.#function(one);
    this.#propagate();
  }

  kind(place: Place): IntegerKind {
    if (this.#wrapped.has(place)) return 'wrapped';
    return this.#counts.has(place) && !this.#negative.has(place) ? 'count' : 'integer';
  }

  /** Returns the place where an expression's number is stored, or null. */
  place(one: Expression, fn: string): Place | null {
    switch (one.kind) {
      case 'variable':
        return `${fn}/${one.name}`;
      case 'field':
        return one.object.type.kind === 'struct' ? `${one.object.type.name}.${one.name}` : null;
      case 'item':
        return this.itemsOf(one.list, fn);
      case 'call':
        return `${one.name}/`;
      case 'value':
      case 'present':
        return this.place(one.of, fn);
      default:
        return null;
    }
  }

  /** Returns the place of the numbers in a list or a buffer. */
  itemsOf(list: Expression, fn: string): Place | null {
    if (!isOfIntegers(list.type)) return itemPlace(list.type);
    const place = list.kind === 'item' ? null : this.place(list, fn);
    return place === null ? null : `${place}[]`;
  }

  /**
   * Whether an expression can be negative. A difference such as `length - 1` is assumed not to be,
   * unless it contains a product, as in `2 * right - 1`.
   */
  isNegative(one: Expression, fn: string): boolean {
    switch (one.kind) {
      case 'number':
        return one.value < 0;
      case 'negative':
        return true;
      case 'bit':
        // 1 and 0 are combined to choose a sign.
        return true;
      case 'binary':
        if (one.operator === '&') {
          return this.isNegative(one.left, fn) && this.isNegative(one.right, fn);
        }
        if (one.operator === '-' && one.left.kind === 'binary' && one.left.operator === '*') {
          return true;
        }
        return this.isNegative(one.left, fn) || this.isNegative(one.right, fn);
      case 'conditional':
        return this.isNegative(one.yes, fn) || this.isNegative(one.no, fn);
      case 'math':
        if (one.name === 'shiftRight' || one.name === 'abs') return false;
        if (one.name === 'max') return one.values.every((value) => this.isNegative(value, fn));
        return /^(wrapped|toInt32)/.test(one.name)
          ? true
          : one.values.some((value) => this.isNegative(value, fn));
      default: {
        const place = this.place(one, fn);
        return place !== null && (this.#negative.has(place) || this.#wrapped.has(place));
      }
    }
  }

  isWrapped(one: Expression, fn: string): boolean {
    switch (one.kind) {
      case 'binary':
        return (
          ['+', '^', '&', '|'].includes(one.operator) &&
          (this.isWrapped(one.left, fn) || this.isWrapped(one.right, fn))
        );
      case 'conditional':
        return this.isWrapped(one.yes, fn) || this.isWrapped(one.no, fn);
      case 'math':
        return one.name === 'wrappedProduct';
      default: {
        const place = this.place(one, fn);
        return place !== null && this.#wrapped.has(place);
      }
    }
  }

  /** Returns the places from which an expression is computed, and 'length' for a length. */
  #leaves(one: Expression, fn: string): Place[] {
    switch (one.kind) {
      case 'length':
        return ['length'];
      case 'binary':
        if (one.operator === '<<' || one.operator === '>>') return [];
        return [...this.#leaves(one.left, fn), ...this.#leaves(one.right, fn)];
      case 'conditional':
        return [...this.#leaves(one.yes, fn), ...this.#leaves(one.no, fn)];
      case 'math':
        if (!['min', 'max', 'quotient'].includes(one.name)) return [];
        return one.values.flatMap((value) => this.#leaves(value, fn));
      default: {
        const place = isInteger(one.type) ? this.place(one, fn) : null;
        return place === null ? [] : [place];
      }
    }
  }

  /** Records that a buffer gets another name. */
  #alias(to: Place, from: Expression | null | undefined, fn: string): void {
    if (!from || !isOfIntegers(from.type)) return;
    const items = this.itemsOf(from, fn);
    if (items !== null) this.#aliases.push([`${to}[]`, items]);
  }

  #flow(to: Place | null, from: Expression | null, { name }: FunctionTree): void {
    if (to !== null && from !== null && !(isField(to) && isMissing(from))) {
      this.#flows.push({ to, from, fn: name });
      this.#groups.push([to, ...this.#leaves(from, name)]);
    }
  }

  #function(one: FunctionTree): void {
    for (const { name, type, initial } of one.parameters) {
      if (isInteger(type)) this.#flow(`${one.name}/${name}`, initial, one);
    }
    this.#statements(one.body, one);
  }

  #statements(all: readonly Statement[], fn: FunctionTree): void {
    for (const one of all) this.#statement(one, fn);
  }

  #statement(one: Statement, fn: FunctionTree): void {
    const place = (of: Target): Place | null =>
      isInteger(of.type) ? this.place(of, fn.name) : null;
    for (const value of Object.values(one)) {
      if (typeof value === 'object' && value !== null && 'kind' in value && 'type' in value) {
        this.#expression(value as Expression, fn);
      }
    }
    switch (one.kind) {
      case 'let':
        if (isInteger(one.type)) this.#flow(`${fn.name}/${one.name}`, one.value, fn);
        this.#alias(`${fn.name}/${one.name}`, one.value, fn.name);
        break;
      case 'assign':
        this.#alias(this.place(one.target, fn.name) ?? '', one.value, fn.name);
        if (!this.#isOwn(fn) && one.target.kind !== 'variable') break;
        this.#flow(place(one.target), one.value, fn);
        break;
      case 'count':
        this.#flow(`${fn.name}/${one.name}`, one.from, fn);
        this.#groups.push([`${fn.name}/${one.name}`, ...this.#leaves(one.to, fn.name)]);
        this.#statements(one.body, fn);
        break;
      case 'each':
        if (one.index !== null) this.#groups.push([`${fn.name}/${one.index}`, 'length']);
        if (one.list.type.kind === 'list' && isInteger(one.list.type.of)) {
          const { list } = one;
          const at: Expression = { kind: 'length', list, type: integer() };
          const item: Expression = { kind: 'item', list, at, type: one.list.type.of };
          this.#flow(`${fn.name}/${one.name}`, item, fn);
        }
        this.#statements(one.body, fn);
        break;
      case 'while':
        this.#statements(one.body, fn);
        break;
      case 'if':
        this.#statements(one.yes, fn);
        this.#statements(one.no, fn);
        break;
      case 'return':
        if (isInteger(fn.returns)) this.#flow(`${fn.name}/`, one.value, fn);
        this.#alias(`${fn.name}/`, one.value, fn.name);
        break;
      case 'push':
        if (this.#isOwn(fn)) this.#flow(itemPlace(one.list.type), one.value, fn);
        break;
      case 'fill':
        this.#flow(this.itemsOf(one.buffer, fn.name), one.value, fn);
        break;
    }
  }

  #expression(one: Expression, fn: FunctionTree): void {
    const parts: Expression[] = [];
    for (const value of Object.values(one)) {
      const all =
        value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : [value];
      parts.push(
        ...all.filter((part) => typeof part === 'object' && part !== null && 'type' in part),
      );
    }
    for (const part of parts) this.#expression(part, fn);
    if (one.kind === 'item') {
      this.#groups.push(['length', ...this.#leaves(one.at, fn.name)]);
    } else if (one.kind === 'binary' && !['<<', '>>', '&&', '||'].includes(one.operator)) {
      const leaves = [...this.#leaves(one.left, fn.name), ...this.#leaves(one.right, fn.name)];
      this.#groups.push(leaves);
    } else if (one.kind === 'call' && this.#isOwn(fn)) {
      const { parameters } = this.#library.functions.get(one.name)!;
      for (const [i, { name, type }] of parameters.entries()) {
        if (isInteger(type)) this.#flow(`${one.name}/${name}`, one.values[i] ?? null, fn);
        this.#alias(`${one.name}/${name}`, one.values[i], fn.name);
      }
    } else if (one.kind === 'objectLiteral' && one.type.kind === 'struct' && this.#isOwn(fn)) {
      const { name, fields } = this.#library.structs.get(one.type.name)!;
      for (const field of fields) {
        this.#alias(`${name}.${field.name}`, one.fields.get(field.name), fn.name);
        if (!isInteger(field.type)) continue;
        this.#flow(`${name}.${field.name}`, one.fields.get(field.name) ?? null, fn);
      }
    }
  }

  #propagate(): void {
    let before = -1;
    const size = () => this.#negative.size + this.#wrapped.size + this.#counts.size;
    while (before !== size()) {
      before = size();
      for (const { to, from, fn } of this.#flows) {
        if (this.isWrapped(from, fn)) this.#wrapped.add(to);
        // A missing field is indicated by the kind, not by a negative number.
        if (!isField(to) && this.isNegative(from, fn)) this.#negative.add(to);
      }
      for (const pair of this.#aliases) {
        for (const kind of [this.#negative, this.#wrapped]) {
          if (pair.some((one) => kind.has(one))) for (const one of pair) kind.add(one);
        }
      }
    }
    this.#counts.add('length');
    before = -1;
    while (before !== size()) {
      before = size();
      for (const group of this.#groups) {
        const isCount = (one: Place): boolean => this.kind(one) === 'count';
        if (group.some(isCount)) for (const one of group) this.#counts.add(one);
      }
      for (const pair of this.#aliases) {
        if (pair.some((one) => this.#counts.has(one)))
          for (const one of pair) this.#counts.add(one);
      }
    }
  }
}
