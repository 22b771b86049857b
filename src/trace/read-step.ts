/** Returns the step that a reader typed, counted from 0, or the problem. */
export function readStep(text: string, count: number): { step: number } | { problem: string } {
  const written = text.trim();
  const expected = `give a whole number from 1 to ${count}`;
  if (written === '') return { problem: `The step is empty; ${expected}.` };
  const step = /^\d+$/.test(written) ? Number(written) : 0;
  if (step >= 1 && step <= count) return { step: step - 1 };
  const quoted = written.length > 12 ? `${written.slice(0, 12)}…` : written;
  return { problem: `The step is “${quoted}”; ${expected}.` };
}
