import { storedText, storeText } from './stored-text.ts';

const prefix = 'first-contact:edit:';
const solvedPrefix = 'first-contact:solved:';

/** A listing's name in addresses and storage keys, for example "point-in-circle/pointInCircle". */
export function keyOf({ dataset }: HTMLElement): string {
  return dataset.exercise ?? `${dataset.listingFigure}/${dataset.fn}`;
}

/** The same of a program. */
export const keyOfProgram = (name: string): string => `program/${name}`;

export const savedEdit = (listing: string): string | null => storedText(prefix + listing);

/** Saves an edit, or deletes it if `text` is null. Returns whether the device stored it. */
export const saveEdit = (listing: string, text: string | null): boolean =>
  storeText(prefix + listing, text);

export const saveSolved = (exercise: string): boolean => storeText(solvedPrefix + exercise, '');

/** Marks a listing that has a saved edit or a solved exercise. */
export function showSaved(listing: HTMLElement): void {
  const { exercise } = listing.dataset;
  const isSolved = exercise !== undefined && storedText(solvedPrefix + exercise) !== null;
  if (isSolved) listing.dataset.solved = '';
  const button = listing.querySelector<HTMLElement>('[data-edit]');
  const isSaved = savedEdit(keyOf(listing)) !== null;
  if (button) button.toggleAttribute('data-kept', isSaved);
}
