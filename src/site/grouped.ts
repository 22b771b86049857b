/** Returns a whole number with thin spaces between its thousands, from five digits on. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, count >= 10_000 ? '\u202f' : '');
}
