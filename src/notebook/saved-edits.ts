import { keepText, keptText } from './kept-text.ts';

// Edits are kept on the reader's device, by the listing they are made in.

const prefix = 'first-contact:edit:';
const solvedPrefix = 'first-contact:solved:';

/** The name of a listing in addresses and on the device: "point-in-circle/pointInCircle". */
export function keyOf({ dataset }: HTMLElement): string {
  return dataset.exercise ?? `${dataset.listingFigure}/${dataset.fn}`;
}

/** The edit that is kept of a listing; null where there is none. */
export const savedEdit = (listing: string): string | null => keptText(prefix + listing);

/** Keeps an edit, or with null forgets it; returns whether the device keeps it. */
export const saveEdit = (listing: string, text: string | null): boolean =>
  keepText(prefix + listing, text);

/** Keeps that an exercise was solved. */
export const saveSolved = (exercise: string): boolean => keepText(solvedPrefix + exercise, '');

/** Shows what the device keeps of a listing: the edit to go on with, and that it is solved. */
export function showSaved(listing: HTMLElement): void {
  const { exercise } = listing.dataset;
  const isSolved = exercise !== undefined && keptText(solvedPrefix + exercise) !== null;
  if (isSolved) listing.dataset.solved = '';
  const button = listing.querySelector<HTMLElement>('[data-edit]');
  const isKept = savedEdit(keyOf(listing)) !== null;
  if (button) button.toggleAttribute('data-kept', isKept);
}
