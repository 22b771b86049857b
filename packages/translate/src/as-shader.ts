import { mentions } from './loops-over-items.ts';
import { refuseIn } from './refuse.ts';
import type { Expression, FunctionTree, Library, Statement, Type } from './tree.ts';
import { withoutStructChoices } from './without-struct-choices.ts';

// Adapts the library to shaders, which have no exact arithmetic, errors or optional arguments. GLSL
// promises neither NaN nor infinity, so their tests are removed.

/** Default values of options, by "struct.field". */
export type Defaults = ReadonlyMap<string, number>;

export interface ShaderLibrary {
  readonly library: Library;
  readonly defaults: Defaults;
}

export function asShader(library: Library): ShaderLibrary {
  const defaults = new Map<string, number>();
  const functions = new Map<string, FunctionTree>();
  for (const [name, one] of library.functions) {
    const isRounded = name === 'orientation';
    // An assert consists only of errors, so it is refused elsewhere.
    const isAssert = one.returns.kind === 'nothing';
    const body = isRounded ? withoutExactness(one) : one.body;
    const known = isAssert ? body : foldedStatements(body, defaults);
    const written = withoutUnused(withoutStructChoices(known));
    const uses = one.uses.filter((used) => used !== 'areFinite' && !(isRounded && isExact(used)));
    functions.set(name, { ...one, body: written, uses });
  }
  return { library: { ...library, functions }, defaults };
}

const isExact = (name: string): boolean => /Exactly$/.test(name);

/** Returns `orientation` without the exact integers for uncertain signs. */
function withoutExactness(one: FunctionTree): Statement[] {
  const { body } = one;
  const sign = body.flatMap((one) =>
    one.kind === 'if' ? one.yes.filter(({ kind }) => kind === 'return') : [],
  );
  const before = body.filter(({ kind }) => kind !== 'if' && kind !== 'return');
  if (sign.length !== 1)
    refuseIn(
      'GLSL',
      one,
      `it has ${sign.length} branches with a result instead of 1`,
      'Change `withoutExactness` in packages/translate/src/as-shader.ts.',
    );
  return withoutUnused([...before, ...sign]);
}

const boolean: Type = { kind: 'boolean' };

/** Replaces each test whose result is constant in a shader. */
function foldedStatements(all: readonly Statement[], defaults: Map<string, number>): Statement[] {
  return all.flatMap((one): Statement[] => {
    if (one.kind === 'if') {
      const test = folded(one.test, defaults);
      const yes = foldedStatements(one.yes, defaults);
      const no = foldedStatements(one.no, defaults);
      // The caller must exclude input that would throw.
      if (yes.length > 0 && yes.every(({ kind }) => kind === 'throw')) return no;
      if (test.kind === 'boolean' && one.test.kind !== 'boolean') return test.value ? yes : no;
      return [{ ...one, test, yes, no }];
    }
    const inner = 'body' in one ? { ...one, body: foldedStatements(one.body, defaults) } : one;
    return [folded(inner, defaults)];
  });
}

function folded<T>(node: T, defaults: Map<string, number>): T {
  const visit = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(visit);
    if (one instanceof Map) return new Map([...one].map(([key, of]) => [key, visit(of)]));
    if (typeof one !== 'object' || one === null) return one;
    const copy = Object.fromEntries(
      Object.entries(one).map(([key, of]) => [
        key,
        key === 'type' || key === 'body' ? of : visit(of),
      ]),
    );
    return 'kind' in copy ? foldedExpression(copy as unknown as Expression, defaults) : copy;
  };
  return visit(node) as T;
}

const booleanOf = (value: boolean): Expression => ({ kind: 'boolean', value, type: boolean });
const isInfinite = (one: Expression): boolean => one.kind === 'number' && one.value === Infinity;

function foldedExpression(one: Expression, defaults: Map<string, number>): Expression {
  if (one.kind === 'call' && one.name === 'areFinite') return booleanOf(true);
  if (one.kind === 'math' && one.name === 'isFinite') return booleanOf(true);
  if (one.kind === 'not' && one.of.kind === 'boolean') return booleanOf(!one.of.value);
  if (one.kind === 'conditional') return optionOf(one, defaults) ?? one;
  if (one.kind !== 'binary') return one;
  const { operator, left, right } = one;
  if (operator === '==' && (isInfinite(left) || isInfinite(right))) return booleanOf(false);
  if (operator === '&&' || operator === '||') {
    // true && a is a, and true || a is true. The same applies to false.
    if (left.kind === 'boolean') return left.value === (operator === '&&') ? right : left;
    if (right.kind === 'boolean') return right.value === (operator === '&&') ? left : right;
  }
  return one;
}

/** Returns the option of a `??`, because a shader's options are all present. */
function optionOf(
  { test, no }: Expression & { kind: 'conditional' },
  defaults: Map<string, number>,
): Expression | null {
  if (test.kind !== 'isPresent' || test.of.kind !== 'field' || no.kind !== 'number') return null;
  const { object, name, type } = test.of;
  if (type.kind !== 'optional' || object.type.kind !== 'struct') return null;
  defaults.set(`${object.type.name}.${name}`, no.value);
  return { ...test.of, type: type.of };
}

/** Removes unused variables. */
function withoutUnused(all: readonly Statement[]): Statement[] {
  const left = all.filter((one, i) => one.kind !== 'let' || mentions(all.slice(i + 1), one.name));
  return left.length < all.length ? withoutUnused(left) : left;
}
