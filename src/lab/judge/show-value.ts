import { shortText } from '#trace/short-text.ts';

/** Formats a number with few digits, a true minus sign, and no "−0". */
export function showNumber(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? '∞' : '−∞';
  const short = Number(value.toPrecision(digits));
  return String(short === 0 ? 0 : short).replaceAll('-', '−');
}

/** Describes any value that a function can return. */
export function showValue(value: unknown, digits = 4, depth = 0): string {
  if (typeof value === 'number') return showNumber(value, digits);
  if (typeof value === 'string') return `“${shortText(value, 20)}”`;
  if (typeof value === 'bigint') return `${String(value).slice(0, 20)}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return 'a symbol';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return showList(value, digits, depth);
  const { x, y, kind, index } = value as Record<string, unknown>;
  if (typeof x === 'number' && typeof y === 'number') {
    return `(${showNumber(x, digits)}, ${showNumber(y, digits)})`;
  }
  const names = Object.keys(value);
  if (typeof kind === 'string' && names.length === 1) return shortText(kind, 40);
  if (typeof kind === 'string' && typeof index === 'number')
    return `${shortText(kind, 20)} ${index}`;
  if (depth > 0 || names.length === 0 || names.length > 4) return 'an object';
  const fields = names.map((name) => {
    const part = showValue((value as Record<string, unknown>)[name], digits, depth + 1);
    return `${shortText(name, 20)}: ${part}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function showList(list: readonly unknown[], digits: number, depth: number): string {
  if (depth > 0 || list.length > 4) return `a list of ${lengthWords(list)}`;
  return `[${list.map((one) => showValue(one, digits, depth + 1)).join(', ')}]`;
}

/** The sandbox sends no more items. */
const maxItems = 1000;

export function lengthWords({ length }: readonly unknown[]): string {
  return length < maxItems ? String(length) : `${maxItems} or more`;
}

/** Formats two different values with enough digits to tell them apart. */
export function showBoth(one: unknown, other: unknown): [string, string] {
  for (const digits of [4, 7, 10, 17]) {
    const [is, should] = [showValue(one, digits), showValue(other, digits)];
    if (is !== should || digits === 17) return [is, should];
  }
  throw new RangeError('Not reached.');
}
