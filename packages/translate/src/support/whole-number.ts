// Integers of any size for `orientation` and the exact tests, because most languages lack them.

/** `sign` times the sum of limbs[i] * 2^(22 i). Sums of many products of two limbs are exact. */
export interface WholeNumber {
  /** -1, 0 or 1. */
  readonly sign: number;
  /** Each is from 0 to below 2^22, and the last is above 0. */
  readonly limbs: readonly number[];
}

/** Returns a finite number times 2^1074, which is whole. */
export function wholeOf(value: number): WholeNumber {
  if (!Number.isFinite(value)) {
    throw new RangeError('The number is not finite.');
  }
  const backwards: number[] = [];
  let rest = Math.abs(value);
  // Limb 95 counts multiples of 2^1016, and limb 0 counts multiples of 2^-1074.
  let place = 2 ** 1016;
  for (let i = 95; i >= 0; i -= 1) {
    const limb = Math.floor(rest / place);
    rest -= limb * place;
    place /= 2 ** 22;
    if (limb > 0 || backwards.length > 0) {
      backwards.push(limb);
    }
  }
  const limbs: number[] = [];
  for (let i = backwards.length - 1; i >= 0; i -= 1) {
    limbs.push(backwards[i]!);
  }
  return { sign: Math.sign(value), limbs };
}

/** Returns 0, which has no limbs. */
export function wholeZero(): WholeNumber {
  return { sign: 0, limbs: [] };
}

/** Returns -1 if a < b, 0 if they are equal, and 1 if a > b. */
export function compareWhole(a: WholeNumber, b: WholeNumber): number {
  if (a.sign < b.sign) return -1;
  if (a.sign > b.sign) return 1;
  if (a.sign >= 0) return compareLimbs(a.limbs, b.limbs);
  return compareLimbs(b.limbs, a.limbs);
}

/** Returns a + b. */
export function addWhole(a: WholeNumber, b: WholeNumber): WholeNumber {
  if (a.sign === 0) return b;
  if (b.sign === 0) return a;
  if (a.sign === b.sign) {
    return { sign: a.sign, limbs: addLimbs(a.limbs, b.limbs) };
  }
  const order = compareLimbs(a.limbs, b.limbs);
  if (order === 0) return wholeZero();
  if (order > 0) {
    return { sign: a.sign, limbs: subtractLimbs(a.limbs, b.limbs) };
  }
  return { sign: b.sign, limbs: subtractLimbs(b.limbs, a.limbs) };
}

/** Returns a - b. */
export function subtractWhole(a: WholeNumber, b: WholeNumber): WholeNumber {
  return addWhole(a, negativeWhole(b));
}

/** Returns -a. */
export function negativeWhole(a: WholeNumber): WholeNumber {
  return { sign: -a.sign, limbs: a.limbs };
}

/** Returns a * b. */
export function multiplyWhole(a: WholeNumber, b: WholeNumber): WholeNumber {
  if (a.sign === 0 || b.sign === 0) return wholeZero();
  const sums: number[] = [];
  for (let i = 0; i < a.limbs.length + b.limbs.length; i += 1) {
    sums.push(0);
  }
  for (let i = 0; i < a.limbs.length; i += 1) {
    const limb = a.limbs[i]!;
    // Most limbs of a double are 0.
    if (limb > 0) {
      for (let j = 0; j < b.limbs.length; j += 1) {
        sums[i + j]! += limb * b.limbs[j]!;
      }
    }
  }
  return { sign: a.sign * b.sign, limbs: carried(sums) };
}

function compareLimbs(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) {
    return a.length < b.length ? -1 : 1;
  }
  for (let i = a.length - 1; i >= 0; i -= 1) {
    if (a[i]! < b[i]!) return -1;
    if (a[i]! > b[i]!) return 1;
  }
  return 0;
}

function addLimbs(a: readonly number[], b: readonly number[]): number[] {
  const sums: number[] = [];
  const count = Math.max(a.length, b.length);
  for (let i = 0; i <= count; i += 1) {
    const one = i < a.length ? a[i]! : 0;
    const other = i < b.length ? b[i]! : 0;
    sums.push(one + other);
  }
  return carried(sums);
}

/** Returns a - b, where a is at least b. */
function subtractLimbs(a: readonly number[], b: readonly number[]): number[] {
  const differences: number[] = [];
  for (let i = 0; i < a.length; i += 1) {
    const other = i < b.length ? b[i]! : 0;
    differences.push(a[i]! - other);
  }
  return carried(differences);
}

/** Carries sums of any size into limbs from 0 to below 2^22, without zeros at the end. */
function carried(sums: readonly number[]): number[] {
  const limbs: number[] = [];
  let carry = 0;
  let count = 0;
  for (let i = 0; i < sums.length; i += 1) {
    const sum = sums[i]! + carry;
    carry = Math.floor(sum / 2 ** 22);
    const limb = sum - carry * 2 ** 22;
    limbs.push(limb);
    if (limb > 0) count = i + 1;
  }
  const trimmed: number[] = [];
  for (let i = 0; i < count; i += 1) {
    trimmed.push(limbs[i]!);
  }
  return trimmed;
}
