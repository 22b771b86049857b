// Edits are kept on the reader's device, by the listing they are made in.

const prefix = 'first-contact:edit:';
const solvedPrefix = 'first-contact:solved:';

/** The name of a listing in addresses and on the device: "point-in-circle/pointInCircle". */
export function keyOf({ dataset }: HTMLElement): string {
  return dataset.exercise ?? `${dataset.listingFigure}/${dataset.fn}`;
}

/** What the browser would not keep, because storage is full or forbidden: it lasts as long as the page. */
const inPage = new Map<string, string | null>();

function read(key: string): string | null {
  const ofPage = inPage.get(key);
  if (ofPage !== undefined) return ofPage;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    inPage.delete(key);
    return true;
  } catch {
    inPage.set(key, text);
    return false;
  }
}

/** The edit that is kept of a listing; null where there is none. */
export const savedEdit = (listing: string): string | null => read(prefix + listing);

/** Keeps an edit, or with null forgets it; returns whether the device keeps it. */
export const saveEdit = (listing: string, text: string | null): boolean =>
  write(prefix + listing, text);

/** Keeps that an exercise was solved. */
export const saveSolved = (exercise: string): boolean => write(solvedPrefix + exercise, '');

/** Shows what the device keeps of a listing: the edit to go on with, and that it is solved. */
export function showSaved(listing: HTMLElement): void {
  const { exercise } = listing.dataset;
  const isSolved = exercise !== undefined && read(solvedPrefix + exercise) !== null;
  if (isSolved) listing.dataset.solved = '';
  const button = listing.querySelector<HTMLElement>('[data-edit]');
  const isKept = savedEdit(keyOf(listing)) !== null;
  if (button) button.toggleAttribute('data-kept', isKept);
}
