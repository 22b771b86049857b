/** The step that a reader wrote into a field, from 0; or the problem in words. */
export function readStep(text: string, count: number): { step: number } | { problem: string } {
  const written = text.trim();
  const wanted = `give a whole number from 1 to ${count}`;
  if (written === '') return { problem: `The step is empty; ${wanted}.` };
  const step = /^\d+$/.test(written) ? Number(written) : 0;
  if (step >= 1 && step <= count) return { step: step - 1 };
  const quoted = written.length > 12 ? `${written.slice(0, 12)}…` : written;
  return { problem: `Step is “${quoted}”; ${wanted}.` };
}
