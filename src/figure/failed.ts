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
  position: 'This position could not be computed, so the figure stays as it was. Try another one.',
  words:
    'The words and numbers do not follow this figure. Move it to try again, or reload the page.',
  listing: 'The listing does not follow this figure. Move it to try again, or reload the page.',
  address:
    'The position in the address could not be shown. Press the figure to try again, or reload the page.',
  motion: 'This figure cannot play. Press Play to try again, or reload the page.',
  map: 'The map of this figure could not be drawn. Press the figure to try again, or reload the page.',
} as const;
