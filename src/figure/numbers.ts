/** Numbers as the reader sees and writes them. */

/** To the nearest step. Divides last, so that tenths come out as 0.3 and not 0.30000000000000004. */
export function toStep(value: number, step: number): number {
  return Math.round(value / step) / (1 / step);
}

/** As fine as a drag can be, and short to read. */
export function toTenths(value: number): number {
  return toStep(value, 0.1);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Typeset: at most two decimals, a real minus sign, no "−0". */
export function show(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? '∞' : '−∞';
  return String(Number(value.toFixed(decimals))).replace('-', '−');
}

/**
 * The number that the reader wrote into a field, or the problem in words: what was found, and what is
 * expected.
 */
export function readNumber(
  text: string,
  name: string,
  min: number,
  max: number,
): { value: number } | { problem: string } {
  const written = text.trim();
  const quoted = written.length > 24 ? `${written.slice(0, 24)}…` : written;
  const wanted = `give a number from ${show(min)} to ${show(max)}`;
  // A decimal comma is accepted. Other forms that JavaScript reads, such as 0x10, are refused.
  const plain = /^[-−+]?(\d+([.,]\d*)?|[.,]\d+)(e[-+]?\d+)?$/i.test(written);
  const value = plain ? Number(written.replace('−', '-').replace(',', '.')) : Number.NaN;
  if (written === '') return { problem: `${name} is empty; ${wanted}.` };
  if (!Number.isFinite(value)) return { problem: `${name} is “${quoted}”; ${wanted}.` };
  if (value < min || value > max) return { problem: `${name} is ${quoted}; ${wanted}.` };
  return { value };
}
