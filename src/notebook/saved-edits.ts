// Edits are kept on the reader's device, by the listing they are made in.

const prefix = 'first-contact:edit:';
const solvedPrefix = 'first-contact:solved:';

/** The name of a listing in addresses and on the device: "point-in-circle/pointInCircle". */
export function keyOf({ dataset }: HTMLElement): string {
  return dataset.exercise ?? `${dataset.listingFigure}/${dataset.fn}`;
}

/** The edit that is kept of a listing; null where there is none, or where nothing can be kept. */
export function savedEdit(listing: string): string | null {
  try {
    return localStorage.getItem(prefix + listing);
  } catch {
    return null;
  }
}

/** Keeps an edit, or with null forgets it; returns whether it could. */
export function saveEdit(listing: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(prefix + listing);
    else localStorage.setItem(prefix + listing, text);
    return true;
  } catch {
    // Storage is full or forbidden: the edit lasts as long as the page.
    return false;
  }
}

/** Keeps that an exercise was solved. */
export function saveSolved(exercise: string): void {
  try {
    localStorage.setItem(solvedPrefix + exercise, '');
  } catch {
    // Then the page forgets it.
  }
}

function isSolved(exercise: string): boolean {
  try {
    return localStorage.getItem(solvedPrefix + exercise) !== null;
  } catch {
    return false;
  }
}

/** Shows what the device keeps of a listing: the edit to go on with, and that it is solved. */
export function showSaved(listing: HTMLElement): void {
  const { exercise } = listing.dataset;
  if (exercise !== undefined && isSolved(exercise)) listing.dataset.solved = '';
  const button = listing.querySelector<HTMLElement>('[data-edit]');
  const isKept = savedEdit(keyOf(listing)) !== null;
  if (button) button.toggleAttribute('data-kept', isKept);
}
