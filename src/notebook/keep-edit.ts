import { saveEdit } from './saved-edits.ts';

interface Kept {
  /** The name of the listing on the device. */
  readonly key: string;
  readonly text: string;
  /** What the edit begins with. */
  readonly own: string;
  /** Code that somebody else shared: it is not kept as the reader's own before it is changed. */
  readonly given: string | undefined;
  readonly isExercise: boolean;
}

/** Keeps an edit on the device; returns what to say of it. */
export function keepEdit({ key, text, own, given, isExercise }: Kept): string {
  if (text === given) return 'This is the shared code. Undo brings back what was here.';
  const isKept = saveEdit(key, text === own ? null : text);
  if (text === own) {
    return isExercise ? 'This is where the exercise begins.' : 'This is our code: change it.';
  }
  return isKept
    ? 'Your edit is kept on this device; Reset forgets it.'
    : 'Your edit lasts as long as this page: the browser keeps nothing.';
}
