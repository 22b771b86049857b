import { siteOf, type Trace } from './program.ts';
import { tags } from './recorder.ts';
import { shortText } from './short-text.ts';

/** Formats a number for a listing, with few decimals or as a power. */
export function numberWords(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '−Infinity';
  const size = Math.abs(value);
  const isPlain = value === 0 || (size >= 0.01 && size < 1e10);
  const decimals = size < 1e6 ? 2 : 1;
  const text = isPlain ? String(Number(value.toFixed(decimals))) : powerWords(value);
  return text.replace('-', '−');
}

function powerWords(value: number): string {
  const [digits = '', power = ''] = value.toExponential(1).split('e');
  return `${Number(digits)}e${power.replace('+', '').replace('-', '−')}`;
}

/** Describes a value briefly: "(3, 4)", "7 points", "edge 2". */
export function valueWords(value: unknown, length?: number): string {
  if (typeof value === 'number') return numberWords(value);
  if (typeof value === 'bigint') return bigWords(value);
  if (typeof value === 'string') return `“${shortText(value, 20)}”`;
  // The function's own name would be the minified one.
  if (typeof value === 'function') return value === Math.fround ? 'Math.fround' : 'a function';
  if (Array.isArray(value)) return listWords(value, length ?? value.length);
  if (isRecord(value)) return recordWords(value);
  return String(value);
}

export function eventWords(trace: Trace, event: number): string {
  const number = trace.numbers[event] ?? 0;
  switch (trace.tags[event]) {
    case tags.number:
      return numberWords(number);
    case tags.boolean:
      return number === 1 ? 'true' : 'false';
    case tags.other:
      return valueWords(trace.objects[number]);
    case tags.list:
      return valueWords(trace.objects[number], trace.objects[number + 1] as number);
    default:
      return '';
  }
}

/** Returns an event's value. A list contains its first items only. */
export function eventValue(trace: Trace, event: number): unknown {
  const number = trace.numbers[event] ?? 0;
  switch (trace.tags[event]) {
    case tags.number:
      return number;
    case tags.boolean:
      return number === 1;
    case tags.other:
    case tags.list:
      return trace.objects[number];
    default:
      return undefined;
  }
}

/** Returns the full length of an event's list, or null for other values. */
export function eventLength(trace: Trace, event: number): number | null {
  if (trace.tags[event] !== tags.list) return null;
  return trace.objects[(trace.numbers[event] ?? 0) + 1] as number;
}

/** Describes an event: "dx = 3", "by > y is false". */
export function eventSentence(trace: Trace, event: number): string {
  const { kind, name = '' } = siteOf(trace, event);
  const words = eventWords(trace, event);
  switch (kind) {
    case 'enter':
      return `${name} is called`;
    case 'parameter':
    case 'value':
      return `${name} = ${words}`;
    case 'condition':
      return `${name} is ${words}`;
    case 'statement':
      return name && 'throws';
    case 'return':
      return words ? `returns ${words}` : 'ends';
    default:
      return '';
  }
}

function listWords(list: readonly unknown[], length: number): string {
  const [first] = list;
  const isNumbers = list.every((item) => typeof item === 'number');
  if (isNumbers && list.length === length && length > 0 && length <= 3)
    return `[${list.map(valueWordsOf).join(', ')}]`;
  const one = isRecord(first) && 'x' in first ? 'point' : isRecord(first) ? 'object' : 'item';
  const kind =
    isRecord(first) && 'center' in first ? 'circle' : Array.isArray(first) ? 'pair' : one;
  return `${length} ${kind}${length === 1 ? '' : 's'}`;
}

const valueWordsOf = (value: unknown) => valueWords(value);

function recordWords(record: Readonly<Record<string, unknown>>): string {
  const { x, y, center, radius, halfWidth, kind, index, a, b } = record;
  if (typeof x === 'number' && typeof y === 'number') {
    return `(${numberWords(x)}, ${numberWords(y)})`;
  }
  const reach = typeof radius === 'number' ? ` r ${numberWords(radius)}` : '';
  if (reach && isRecord(center)) return valueWords(center) + reach;
  if (typeof halfWidth === 'number') return `box at ${valueWords(center)}`;
  if (isRecord(a) && isRecord(b)) return `${valueWords(a)} to ${valueWords(b)}${reach}`;
  if (typeof kind === 'string') {
    const name = shortText(kind, 60);
    return index === undefined ? name : `${name} ${valueWords(index)}`;
  }
  if (Array.isArray(record.orientedBoxes)) {
    const count = Object.values(record).reduce<number>(
      (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
      0,
    );
    return `${count} obstacle${count === 1 ? '' : 's'}`;
  }
  const fields = Object.entries(record);
  // Of a Map or a Set only the size was recorded.
  if (typeof record.size === 'number' && fields.length === 1) {
    return `${record.size} ${record.size === 1 ? 'entry' : 'entries'}`;
  }
  const isFlat = fields.every(([, value]) => typeof value === 'number');
  if (isFlat && fields.length > 0 && fields.length <= 3) {
    return fields.map(([name, value]) => `${shortText(name, 60)} ${valueWords(value)}`).join(', ');
  }
  if (typeof record.fraction === 'number') return `fraction ${numberWords(record.fraction)}`;
  if (typeof record.depth === 'number') return `depth ${numberWords(record.depth)}`;
  if (fields.length === 0) return '{}';
  const names = fields.slice(0, 3).map(([name]) => shortText(name, 60));
  return `{ ${names.join(', ')}${fields.length > 3 ? ', …' : ''} }`;
}

function bigWords(value: bigint): string {
  const digits = String(value).replace('-', '−');
  const { length } = digits.replace('−', '');
  return length > 12 ? `${length} digits` : digits;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
