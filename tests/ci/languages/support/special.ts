import type { Library, Type } from '#translate/tree.ts';
import { hasAnswer, seeded } from './cases.ts';
import { type Asked, type Exam, examOf, theExam } from './run.ts';

// Calls with NaN, infinities, signed zeros and extreme numbers, with which languages differ in
// their limits and divisions.

const special = [Number.NaN, Infinity, -Infinity, 0, -0, 5e-324, 1e308, -1e308, 1e-160, 1];

let exam: Exam | undefined;

/** A third of the calls, with special numbers, of which those that do not throw are used. */
export function theSpecialExam(): Exam {
  const { library, names, asked } = theExam();
  const random = seeded(12345);
  exam ??= examOf(
    library,
    names,
    asked
      .filter((_, i) => i % 3 === 0)
      .map((one, i) => withSpecialNumbers(one, library, random, i % 2 === 0 ? 0.05 : 0.3))
      .filter(({ name, values }) => hasAnswer(name, values)),
  );
  return exam;
}

function withSpecialNumbers(
  { name, values }: Asked,
  library: Library,
  random: () => number,
  share: number,
): Asked {
  const change = (value: unknown, type: Type): unknown => {
    if (value === null || value === undefined) return value;
    if (type.kind === 'number') {
      const isSpecial = type.slot.isFloat && random() < share;
      return isSpecial ? special[Math.floor(random() * special.length)] : value;
    }
    if (type.kind === 'optional') return change(value, type.of);
    if (type.kind === 'list') return (value as unknown[]).map((one) => change(one, type.of));
    if (type.kind !== 'struct' || Array.isArray(value)) return value;
    const { fields } = library.structs.get(type.name)!;
    const types = new Map(fields.map((field) => [field.name, field.type]));
    return Object.fromEntries(
      Object.entries(value).map(([key, of]) => [
        key,
        types.has(key) ? change(of, types.get(key)!) : of,
      ]),
    );
  };
  const { parameters } = library.functions.get(name)!;
  return { name, values: parameters.map(({ type }, i) => change(values[i], type)) };
}
