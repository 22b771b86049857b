/** How edited code stands: where the figure is now, and in the cases. */
export interface Standing {
  /** The fault in the figure's state, "" for none, or null while it is unknown. */
  readonly here: string | null;
  /** How many cases are right, or null while they are unknown. */
  readonly cases: { readonly right: number; readonly count: number } | null;
}

export function isWrong({ here, cases }: Standing): boolean {
  return Boolean(here) || (cases !== null && cases.right < cases.count);
}

/** For example "Wrong here: says miss, should be hit. Right in 200 of 320 cases." */
export function standingWords({ here, cases }: Standing): string {
  if (cases === null) return hereWords(here);
  const { right, count } = cases;
  if (right < count) return `${hereWords(here)} Right in ${right} of ${count} cases.`.trimStart();
  if (here) return `${hereWords(here)} Right in all ${count} cases.`;
  return here === null ? `Right in all ${count} cases.` : `Right here, and in all ${count} cases.`;
}

function hereWords(here: string | null): string {
  if (here === null) return '';
  return here === '' ? 'Right here.' : `Wrong here: ${here}.`;
}
