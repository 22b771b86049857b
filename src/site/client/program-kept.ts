import { keyOfProgram, savedEdit } from '#lab/notebook/saved-edits.ts';

/** Marks the Edit button of a program that has a saved edit. */
export function showKept(program: HTMLElement): void {
  const button = program.querySelector('[data-do="edit"]');
  const isSaved = savedEdit(keyOfProgram(program.dataset.program ?? '')) !== null;
  button?.toggleAttribute('data-kept', isSaved);
}
