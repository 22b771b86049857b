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

/** For example "Wrong here: says miss, should be hit. Wrong in 120 of 320 cases." */
export function standingWords({ here, cases }: Standing): string {
  if (cases === null) return hereWords(here);
  const { right, count } = cases;
  const wrong = `${count - right} of ${count} cases`;
  if (here) return `${hereWords(here)} Wrong in ${wrong}.`;
  if (here === null) return right < count ? `Wrong in ${wrong}.` : `Right in all ${count} cases.`;
  return right < count
    ? `Right here, wrong in ${wrong}.`
    : `Right here, and in all ${count} cases.`;
}

function hereWords(here: string | null): string {
  if (here === null) return '';
  return here === '' ? 'Right here.' : `Wrong here: ${here}.`;
}
