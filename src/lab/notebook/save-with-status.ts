import { saveEdit } from './saved-edits.ts';

interface Edit {
  /** The listing's storage key. */
  readonly key: string;
  readonly text: string;
  readonly original: string;
  /**
   * Code from a shared address. It is not saved as the reader's own until the reader changes it.
   */
  readonly shared: string | undefined;
  readonly isExercise: boolean;
}

/** Saves an edit and returns the status to show. */
export function saveWithStatus({ key, text, original, shared, isExercise }: Edit): string {
  if (text === shared) return 'This is the shared code. Undo brings back your earlier code.';
  const isStored = saveEdit(key, text === original ? null : text);
  if (text === original) {
    return isExercise ? 'This is where the exercise begins.' : 'This is our code. Change it.';
  }
  return isStored
    ? 'Your edit is saved on this device. Press Reset to delete it.'
    : 'This browser cannot save your edit, so it lasts until you leave the page. Copy it to keep it.';
}
