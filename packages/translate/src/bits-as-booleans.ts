import type { Expression, Statement, Type } from './tree.ts';

// For languages whose conditions are not numbers. Variables that are always 0 or 1, joined by ^, &
// and |, become booleans.

const boolean: Type = { kind: 'boolean' };

export function bitsAsBooleans(body: readonly Statement[]): readonly Statement[] {
  const bits = bitVariables(body);
  return bits.size > 0 ? (rewritten(body, bits) as Statement[]) : body;
}

/** Returns the variables that only ever contain 0 or 1, from a condition or from each other. */
export function bitVariables(body: readonly Statement[]): ReadonlySet<string> {
  const values = new Map<string, Expression[]>();
  const set = (name: string, value: Expression | null): void => {
    if (value) values.set(name, [...(values.get(name) ?? []), value]);
  };
  let hasBits = false;
  visit(body, (one) => {
    if (one.kind === 'let') set(one.name, one.value);
    if (one.kind === 'count') set(one.name, one.to);
    if (one.kind === 'assign' && one.target.kind === 'variable') {
      const { target, operator, value } = one;
      set(
        target.name,
        operator === ''
          ? value
          : { kind: 'binary', operator, left: target, right: value, type: target.type },
      );
    }
    if (one.kind === 'bit') hasBits = true;
  });
  if (!hasBits) return new Set();
  const bits = new Set(values.keys());
  let count = 0;
  while (count !== bits.size) {
    count = bits.size;
    for (const name of bits) {
      if (!values.get(name)!.every((value) => isBit(value, bits))) bits.delete(name);
    }
  }
  return bits;
}

/** Whether a value is 0 or 1. `bits` are the variables that are. */
export function isBit(one: Expression, bits: ReadonlySet<string>): boolean {
  if (one.kind === 'bit') return true;
  if (one.kind === 'number') return one.value === 0 || one.value === 1;
  if (one.kind === 'variable') return bits.has(one.name) && one.type.kind === 'number';
  return (
    one.kind === 'binary' &&
    ['&', '|', '^'].includes(one.operator) &&
    isBit(one.left, bits) &&
    isBit(one.right, bits)
  );
}

type Node = Statement | Expression;

export function visit(node: unknown, callback: (one: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, callback);
  else if (node instanceof Map) for (const one of node.values()) visit(one, callback);
  else if (typeof node === 'object' && node !== null) {
    if ('kind' in node) callback(node as Node);
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value, callback);
  }
}

function rewritten(node: unknown, bits: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((one) => rewritten(one, bits));
  if (node instanceof Map)
    return new Map([...node].map(([key, one]) => [key, rewritten(one, bits)]));
  if (typeof node !== 'object' || node === null) return node;
  const one = node as Node;
  if (one.kind === 'let' && bits.has(one.name)) {
    return { ...one, type: boolean, value: one.value && asBoolean(one.value, bits) };
  }
  if (one.kind === 'assign' && one.target.kind === 'variable' && bits.has(one.target.name)) {
    const target = { ...one.target, type: boolean };
    const whole: Expression =
      one.operator === ''
        ? one.value
        : {
            kind: 'binary',
            operator: one.operator,
            left: one.target,
            right: one.value,
            type: one.value.type,
          };
    return { ...one, target, operator: '', value: asBoolean(whole, bits) };
  }
  if (one.kind === 'binary' && (one.operator === '==' || one.operator === '!=')) {
    const { left, right, operator } = one;
    const areBits = isBit(left, bits) && isBit(right, bits);
    if (areBits && left.kind !== 'number' && right.kind !== 'number') {
      return { ...one, left: asBoolean(left, bits), right: asBoolean(right, bits) };
    }
    if (right.kind === 'number' && left.kind !== 'number' && isBit(left, bits)) {
      const value = asBoolean(left, bits);
      const isPlain = (right.value === 1) === (operator === '==');
      return isPlain ? value : { kind: 'not', of: value, type: boolean };
    }
  }
  // A bit used as a number.
  if (one.kind === 'variable' && isBit(one, bits)) {
    return { kind: 'bit', of: { ...one, type: boolean }, type: one.type };
  }
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [
      key,
      key === 'type' ? value : rewritten(value, bits),
    ]),
  );
}

const operators = { '&': '&&', '|': '||', '^': '!=' } as const;

/** Converts 0 or 1 to false or true. */
function asBoolean(one: Expression, bits: ReadonlySet<string>): Expression {
  if (one.kind === 'number') return { kind: 'boolean', value: one.value === 1, type: boolean };
  if (one.kind === 'variable') return { ...one, type: boolean };
  if (one.kind === 'bit') return rewritten(one.of, bits) as Expression;
  if (one.kind !== 'binary') throw new Error(`A ${one.kind} is neither 0 nor 1.`);
  return {
    kind: 'binary',
    operator: operators[one.operator as keyof typeof operators],
    left: asBoolean(one.left, bits),
    right: asBoolean(one.right, bits),
    type: boolean,
  };
}
