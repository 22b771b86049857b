import type { Expression, FunctionTree, Library, Statement } from './tree.ts';

// Some languages refuse to divide by 0, whereas JavaScript returns Infinity or NaN. A division is
// translated directly only if its divisor provably is not 0. NaN is allowed, because every language
// divides by it.

type Division = Expression & { kind: 'binary' };

/** A condition whose result is known. */
interface Fact {
  readonly test: Expression;
  readonly isTrue: boolean;
}

/** Returns the divisions of a function whose divisor is never 0. */
export function safeDivisions(one: FunctionTree, library: Library): Set<Division> {
  const prover = new Prover();
  prover.statements(one.body, new Facts(library));
  // A division visited twice must be safe both times.
  return new Set([...prover.safe].filter((division) => !prover.unsafe.has(division)));
}

class Prover {
  readonly safe = new Set<Division>();
  readonly unsafe = new Set<Division>();
  /** Walks statements, and updates `facts` with what is known after them. */
  statements(all: readonly Statement[], facts: Facts): void {
    for (const one of all) this.#statement(one, facts);
  }

  #statement(one: Statement, facts: Facts): void {
    switch (one.kind) {
      case 'let':
        if (one.value) this.#expression(one.value, facts);
        facts.forget(new Set([one.name]));
        if (one.value && !one.isChanged) facts.define(one.name, one.value);
        break;
      case 'assign':
        this.#expression(one.value, facts);
        this.#expression(one.target, facts);
        if (one.target.kind === 'variable') facts.forget(new Set([one.target.name]));
        break;
      case 'if': {
        this.#expression(one.test, facts);
        const yes = facts.with(one.test, true);
        const no = facts.with(one.test, false);
        this.statements(one.yes, yes);
        this.statements(one.no, no);
        facts.forget(changedIn([one]));
        if (isEndUnreachable(one.yes)) facts.copyFrom(no);
        else if (isEndUnreachable(one.no)) facts.copyFrom(yes);
        break;
      }
      case 'count':
      case 'while':
      case 'each': {
        const changed = changedIn([one]);
        facts.forget(changed);
        const inside = facts.copy();
        if (one.kind === 'while') {
          this.#expression(one.test, inside);
          inside.assume(one.test, true);
        } else if (one.kind === 'count') {
          this.#expression(one.from, facts);
          this.#expression(one.to, facts);
        } else this.#expression(one.list, facts);
        this.statements(one.body, inside);
        break;
      }
      case 'return':
      case 'do':
        if (one.value) this.#expression(one.value, facts);
        break;
      case 'push':
        this.#expression(one.value, facts);
        break;
      case 'fill':
        this.#expression(one.value, facts);
        break;
    }
  }

  #expression(one: Expression, facts: Facts): void {
    switch (one.kind) {
      case 'binary': {
        this.#expression(one.left, facts);
        const isLogic = one.operator === '&&' || one.operator === '||';
        const after = isLogic ? facts.with(one.left, one.operator === '&&') : facts;
        this.#expression(one.right, after);
        if (one.operator === '/') {
          (facts.isNeverZero(one.right) ? this.safe : this.unsafe).add(one);
        }
        return;
      }
      case 'conditional':
        this.#expression(one.test, facts);
        this.#expression(one.yes, facts.with(one.test, true));
        this.#expression(one.no, facts.with(one.test, false));
        return;
      default:
        for (const part of partsOf(one)) this.#expression(part, facts);
    }
  }
}

/** What is known at a point of the code. */
class Facts {
  readonly #library: Library;
  #facts: Fact[] = [];
  #definitions = new Map<string, Expression>();

  constructor(library: Library) {
    this.#library = library;
  }

  copy(): Facts {
    const copy = new Facts(this.#library);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: Facts): void {
    this.#facts = [...other.#facts];
    this.#definitions = new Map(other.#definitions);
  }

  with(test: Expression, isTrue: boolean): Facts {
    const copy = this.copy();
    copy.assume(test, isTrue);
    return copy;
  }

  define(name: string, value: Expression): void {
    if (this.#key(value) !== null || value.kind === 'conditional')
      this.#definitions.set(name, value);
  }

  forget(names: ReadonlySet<string>): void {
    const isOld = (one: Expression): boolean =>
      [...variablesIn(one)].some((name) => names.has(name));
    this.#facts = this.#facts.filter(({ test }) => !isOld(test));
    for (const [name, value] of this.#definitions) {
      if (names.has(name) || isOld(value)) this.#definitions.delete(name);
    }
  }

  assume(test: Expression, isTrue: boolean): void {
    if (test.kind === 'not') {
      this.assume(test.of, !isTrue);
      return;
    }
    const defined = test.kind === 'variable' ? this.#definitions.get(test.name) : undefined;
    if (defined) {
      this.assume(defined, isTrue);
      return;
    }
    if (test.kind !== 'binary') return;
    const { operator, left, right } = test;
    if (operator === (isTrue ? '&&' : '||')) {
      this.assume(left, isTrue);
      this.assume(right, isTrue);
      return;
    }
    this.#facts.push({ test, isTrue });
    this.#resolve();
  }

  /**
   * If "not both" is known and the first is true, the second is false. The same applies to "one of
   * them".
   */
  #resolve(): void {
    for (const { test, isTrue } of [...this.#facts]) {
      if (test.kind !== 'binary' || (test.operator !== '&&' && test.operator !== '||')) continue;
      for (const [one, other] of [
        [test.left, test.right],
        [test.right, test.left],
      ] as const) {
        if (this.#isKnown(one, !isTrue) && !this.#isKnown(other, isTrue))
          this.assume(other, isTrue);
      }
    }
  }

  #isKnown(test: Expression, isTrue: boolean): boolean {
    const key = this.#key(test);
    return (
      key !== null &&
      this.#facts.some((one) => one.isTrue === isTrue && this.#key(one.test) === key)
    );
  }

  isNeverZero(one: Expression): boolean {
    switch (one.kind) {
      case 'number':
        return one.value !== 0;
      case 'negative':
      case 'toFloat':
        return this.isNeverZero(one.of);
      case 'conditional':
        return (
          this.with(one.test, true).isNeverZero(one.yes) &&
          this.with(one.test, false).isNeverZero(one.no)
        );
      case 'math':
        // The square root of the least positive number is positive.
        if (one.name === 'sqrt' || one.name === 'abs') return this.isNeverZero(one.values[0]!);
        break;
      case 'binary':
        if (one.operator === '+' && this.#isPositive(one.left) && isNeverNegative(one.right))
          return true;
        break;
    }
    const key = this.#key(one);
    if (key === null) return false;
    if (this.#facts.some((fact) => this.#impliesNotZero(fact, key))) return true;
    const defined = one.kind === 'variable' ? this.#definitions.get(one.name) : undefined;
    return defined !== undefined && this.isNeverZero(defined);
  }

  #impliesNotZero({ test, isTrue }: Fact, key: string): boolean {
    if (test.kind !== 'binary') return false;
    const { left, right, operator } = test;
    if (this.#key(left) === key) return this.#isNotZero(operator, right, isTrue);
    const mirrored = mirror[operator];
    return (
      mirrored !== undefined && this.#key(right) === key && this.#isNotZero(mirrored, left, isTrue)
    );
  }

  /** Whether x is not 0, given whether `x operator other` is true. */
  #isNotZero(operator: string, other: Expression, isTrue: boolean): boolean {
    const bound = other.kind === 'number' ? other.value : null;
    if (operator === '==' || operator === '!=')
      return bound === 0 && isTrue === (operator === '!=');
    if (bound === null) {
      const isMore = isTrue
        ? operator === '>' || operator === '>='
        : operator === '<' || operator === '<=';
      return isMore && (isTrue ? this.#isPositiveOrNaN(other) : this.#isPositive(other));
    }
    switch (isTrue ? operator : negation[operator]) {
      case '>':
        return bound >= 0;
      case '>=':
        return bound > 0;
      case '<':
        return bound <= 0;
      case '<=':
        return bound < 0;
      default:
        return false;
    }
  }

  /** Whether it is positive and not NaN. */
  #isPositive(one: Expression): boolean {
    if (one.kind === 'number') return one.value > 0;
    const key = this.#key(one);
    return (
      key !== null &&
      this.#facts.some(({ test, isTrue }) => {
        if (!isTrue || test.kind !== 'binary') return false;
        const { left, right, operator } = test;
        if (right.kind !== 'number' || this.#key(left) !== key) return false;
        return operator === '>' ? right.value >= 0 : operator === '>=' && right.value > 0;
      })
    );
  }

  #isPositiveOrNaN(one: Expression): boolean {
    const key = this.#key(one);
    if (key === null || this.#isPositive(one)) return this.#isPositive(one);
    return this.#facts.some(({ test, isTrue }) => {
      if (isTrue || test.kind !== 'binary') return false;
      const { left, right, operator } = test;
      if (right.kind !== 'number' || this.#key(left) !== key) return false;
      return operator === '<=' ? right.value >= 0 : operator === '<' && right.value > 0;
    });
  }

  /**
   * Returns a text that is equal for expressions that are always equal, or null if the value may
   * change unnoticed.
   */
  #key(one: Expression): string | null {
    const parts = partsOf(one).map((part) => this.#key(part));
    if (parts.includes(null)) return null;
    const all = parts.join(', ');
    switch (one.kind) {
      case 'number':
        return String(one.value);
      case 'variable':
        return one.name;
      case 'field': {
        const { type } = one.object;
        const isFixed = type.kind === 'struct' && !this.#library.structs.get(type.name)!.isMutable;
        return isFixed ? `${all}.${one.name}` : null;
      }
      case 'binary':
        return `(${parts.join(` ${one.operator} `)})`;
      case 'math':
        return `${one.name}(${all})`;
      case 'toFloat':
        return all;
      case 'negative':
      case 'not':
        return `${one.kind}(${all})`;
      default:
        return null;
    }
  }
}

const mirror: Partial<Record<string, string>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

const negation: Partial<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** A magnitude or a square root is at least 0, or NaN. */
function isNeverNegative(one: Expression): boolean {
  return one.kind === 'math' && (one.name === 'abs' || one.name === 'sqrt');
}

function isEndUnreachable(all: readonly Statement[]): boolean {
  const last = all.at(-1);
  if (last?.kind === 'if') return isEndUnreachable(last.yes) && isEndUnreachable(last.no);
  return last !== undefined && /^(return|break|continue|throw)$/.test(last.kind);
}

function partsOf(one: Expression): readonly Expression[] {
  switch (one.kind) {
    case 'field':
      return [one.object];
    case 'item':
      return [one.list, one.at];
    case 'length':
      return [one.list];
    case 'call':
    case 'math':
      return one.values;
    case 'callValue':
      return [one.of, ...one.values];
    case 'binary':
      return [one.left, one.right];
    case 'conditional':
      return [one.test, one.yes, one.no];
    case 'objectLiteral':
      return [...one.fields.values()];
    case 'list':
      return one.items;
    case 'buffer':
      return [one.size];
    case 'listAt':
      return [one.map, one.key];
    case 'number':
    case 'boolean':
    case 'text':
    case 'absent':
    case 'member':
    case 'variable':
    case 'function':
    case 'map':
      return [];
    default:
      return [one.of];
  }
}

function variablesIn(one: Expression): Set<string> {
  const names = new Set<string>();
  const visit = (part: Expression): void => {
    if (part.kind === 'variable') names.add(part.name);
    partsOf(part).forEach(visit);
  };
  visit(one);
  return names;
}

function changedIn(all: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  const visit = (one: Statement): void => {
    switch (one.kind) {
      case 'let':
        names.add(one.name);
        break;
      case 'assign':
        if (one.target.kind === 'variable') names.add(one.target.name);
        break;
      case 'if':
        [...one.yes, ...one.no].forEach(visit);
        break;
      case 'count':
      case 'each':
        names.add(one.name);
        if (one.kind === 'each' && one.index) names.add(one.index);
        one.body.forEach(visit);
        break;
      case 'while':
        one.body.forEach(visit);
        break;
    }
  };
  all.forEach(visit);
  return names;
}
