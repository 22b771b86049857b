import { notLoaded } from '#figure/not-loaded.ts';

// The language of the listings: chosen at one of them, kept for all. What shows another language than
// TypeScript, and keeps the choice, is loaded with the first choice of one; without it TypeScript stays.

export const key = 'code-language';
/** "32" for numbers of 32 bits, in the languages that have them. */
export const bitsKey = 'code-bits';

/** What an address ends in that has functions to tick, after their names. */
export const askedTicks = '#tick=';

const load = () => import('./translated-listing.ts');

document.addEventListener('change', async ({ target }) => {
  const choice = target as HTMLSelectElement;
  if (!choice.matches('[data-language-choice],[data-bits-choice]')) return;
  try {
    (await load()).follow(choice);
  } catch (error) {
    choice.value = '';
    notLoaded(error);
  }
});

/** The language that was chosen before, if one was and the browser lets it be kept. */
export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

if (keptLanguage()) load().then(({ chooseKept }) => chooseKept(), notLoaded);
