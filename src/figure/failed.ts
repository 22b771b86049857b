import { setText, soleText } from './text.ts';

/**
 * Marks a listing or a legend that no longer follows its figure, and shows the text in its own
 * line. Null removes the mark.
 */
export function markFailed(companion: HTMLElement, text: string | null): void {
  companion.toggleAttribute('data-failed', text !== null);
  if (text === null) return;
  for (const words of companion.querySelectorAll<HTMLElement>('.step-words, .truth-here')) {
    setText(soleText(words), text);
  }
  for (const share of companion.querySelectorAll<HTMLElement>('[data-share]')) {
    setText(soleText(share), '–');
  }
}

export const failures = {
  /** For a failure of `answer`, `draw` or a command. */
  position: 'This position could not be worked out: the figure stays as it was.',
  words: 'The words and numbers do not follow this figure: its script failed.',
  listing: 'The listing does not follow this figure: its script failed.',
  address: 'The position in the address is not shown: its script failed.',
  motion: 'This figure does not move: its script failed.',
  map: 'The map of this figure could not be drawn: its script failed.',
} as const;
