import { float, integer, isFloat, isInteger, itemOf, wide } from './slots.ts';
import type { Expression, FunctionTree, Library, Statement, Type } from './tree.ts';

// Inserts explicit conversions once the integers are known, because only some languages convert
// implicitly.

export function withConversions(library: Library): Library {
  const functions = new Map<string, FunctionTree>();
  for (const [name, one] of library.functions) {
    const convert = new Converter(library, one.returns);
    const parameters = one.parameters.map((parameter) => ({
      ...parameter,
      initial: parameter.initial && convert.as(parameter.type, parameter.initial),
    }));
    functions.set(name, { ...one, parameters, body: convert.statements(one.body) });
  }
  return { ...library, functions };
}

class Converter {
  readonly #library: Library;
  readonly #returns: Type;

  constructor(library: Library, returns: Type) {
    this.#library = library;
    this.#returns = returns;
  }

  statements(all: readonly Statement[]): Statement[] {
    return all.flatMap((one) => {
      const done = this.#statement(one);
      return done.kind === 'return' ? inTwo(done) : [done];
    });
  }

  #statement(one: Statement): Statement {
    switch (one.kind) {
      case 'let':
        return { ...one, value: one.value && this.as(one.type, one.value) };
      case 'assign': {
        const target = this.expression(one.target) as typeof one.target;
        const value =
          one.operator === '' || isFloat(target.type)
            ? this.as(target.type, one.value)
            : this.expression(one.value);
        return { ...one, target, value };
      }
      case 'if':
        return {
          ...one,
          test: this.expression(one.test),
          yes: this.statements(one.yes),
          no: this.statements(one.no),
        };
      case 'count':
        return {
          ...one,
          from: this.as(integer(), one.from),
          to: this.as(integer(), one.to),
          body: this.statements(one.body),
        };
      case 'while':
        return { ...one, test: this.expression(one.test), body: this.statements(one.body) };
      case 'each':
        return { ...one, list: this.expression(one.list), body: this.statements(one.body) };
      case 'return':
        return { ...one, value: one.value && this.as(this.#returns, one.value) };
      case 'do':
        return { ...one, value: this.expression(one.value) };
      case 'push':
        return {
          ...one,
          list: this.expression(one.list),
          value: this.as(itemOf(one.list.type), one.value),
        };
      case 'clear':
      case 'sort':
        return { ...one, list: this.expression(one.list) };
      case 'truncate':
        return {
          ...one,
          list: this.expression(one.list),
          size: this.as(integer(), one.size),
        };
      case 'grow':
        return {
          ...one,
          buffer: this.expression(one.buffer) as typeof one.buffer,
          size: this.as(integer(), one.size),
        };
      case 'fill':
        return {
          ...one,
          buffer: this.expression(one.buffer),
          value: this.as(itemOf(one.buffer.type), one.value),
        };
      default:
        return one;
    }
  }

  /** Converts a value to a type. */
  as(type: Type, from: Expression): Expression {
    const one = this.expression(from);
    if (isFloat(type) && isInteger(one.type)) return toFloat(one);
    if (isInteger(type) && isFloat(one.type)) return { kind: 'toInteger', of: one, type };
    return one;
  }

  expression(one: Expression): Expression {
    switch (one.kind) {
      case 'field':
        return { ...one, object: this.expression(one.object) };
      case 'item':
        return { ...one, list: this.expression(one.list), at: this.as(integer(), one.at) };
      case 'length':
        return { ...one, list: this.expression(one.list) };
      case 'call': {
        const { parameters } = this.#library.functions.get(one.name)!;
        return {
          ...one,
          values: one.values.map((value, i) => this.as(parameters[i]!.type, value)),
        };
      }
      case 'callValue': {
        const { type } = one.of;
        const parameters = type.kind === 'function' ? type.parameters : [];
        return { ...one, values: one.values.map((value, i) => this.as(parameters[i]!, value)) };
      }
      case 'math':
        return this.#math(one);
      case 'not':
      case 'negative':
      case 'bit':
      case 'isPresent':
      case 'isAbsent':
      case 'value':
        return { ...one, of: this.expression(one.of) };
      case 'present':
        return {
          ...one,
          of: this.as(one.type.kind === 'optional' ? one.type.of : one.type, one.of),
        };
      case 'binary':
        return this.#binary(one);
      case 'conditional':
        return {
          ...one,
          test: this.expression(one.test),
          yes: this.as(one.type, one.yes),
          no: this.as(one.type, one.no),
        };
      case 'objectLiteral': {
        const { type } = one;
        const struct = type.kind === 'struct' ? this.#library.structs.get(type.name) : undefined;
        const typeOf = (name: string) =>
          struct?.fields.find((field) => field.name === name)?.type ?? type;
        const fields = [...one.fields].map(
          ([name, value]) => [name, this.as(typeOf(name), value)] as const,
        );
        return { ...one, fields: new Map(fields) };
      }
      case 'list':
        return { ...one, items: one.items.map((item) => this.as(itemOf(one.type), item)) };
      case 'buffer':
        return { ...one, size: this.as(integer(), one.size) };
      case 'listAt':
        return { ...one, map: this.expression(one.map), key: this.as(wide, one.key) };
      default:
        return one;
    }
  }

  #binary(one: Expression & { kind: 'binary' }): Expression {
    const left = this.expression(one.left);
    const right = this.expression(one.right);
    if (left.type.kind !== 'number' || right.type.kind !== 'number') return { ...one, left, right };
    const isOfFloats = one.operator === '/' || isFloat(left.type) || isFloat(right.type);
    if (!isOfFloats) return { ...one, left, right };
    return { ...one, left: this.as(float, one.left), right: this.as(float, one.right) };
  }

  #math(one: Expression & { kind: 'math' }): Expression {
    const values = one.values.map((value) => this.expression(value));
    const [first, second] = values as [Expression, Expression];
    const areFloats = values.some(({ type }) => isFloat(type));
    switch (one.name) {
      case 'abs':
      case 'max':
      case 'min':
        return areFloats ? { ...one, values: this.#floats(one) } : { ...one, values };
      case 'quotient': {
        if (!areFloats) return { ...one, values };
        const [left, right] = this.#floats(one) as [Expression, Expression];
        const quotient: Expression = { kind: 'binary', operator: '/', left, right, type: float };
        return { kind: 'math', name: 'floor', values: [quotient], type: float };
      }
      case 'toInt32':
        return areFloats ? { ...one, values } : first;
      case 'wrappedSum': {
        if (!areFloats) return { ...one, values };
        const [left, right] = this.#floats(one) as [Expression, Expression];
        const sum: Expression = { kind: 'binary', operator: '+', left, right, type: float };
        return { kind: 'math', name: 'toInt32', values: [sum], type: one.type };
      }
      case 'wrappedProduct':
      case 'shiftRight':
        return {
          ...one,
          values: [
            this.as(integer(), one.values[0]!),
            second && this.as(integer(), one.values[1]!),
          ],
        };
      default:
        return { ...one, values: this.#floats(one) };
    }
  }

  #floats(one: Expression & { kind: 'math' }): Expression[] {
    return one.values.map((value) => this.as(float, value));
  }
}

/** Splits `return test ? null : value` in two, because null alone has no type elsewhere. */
function inTwo(one: Statement & { kind: 'return' }): Statement[] {
  const { value, why } = one;
  if (value?.kind !== 'conditional' || value.type.kind !== 'optional') return [one];
  const { test, yes, no } = value;
  if (yes.kind !== 'absent' && no.kind !== 'absent') return [one];
  return [
    { kind: 'if', test, yes: inTwo({ kind: 'return', value: yes, why: [] }), no: [], why },
    ...inTwo({ kind: 'return', value: no, why: [] }),
  ];
}

function toFloat(one: Expression): Expression {
  return one.kind === 'number'
    ? { ...one, type: float }
    : { kind: 'toFloat', of: one, type: float };
}
