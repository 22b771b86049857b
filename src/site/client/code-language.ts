import { notLoaded } from '#figure/not-loaded.ts';

// The language of the listings. A reader chooses it at one listing, and it applies to all of them.
// The code for languages other than TypeScript is loaded when one is first chosen.

export const key = 'code-language';
/** The stored value is "32" for 32-bit numbers, in the languages that have them. */
export const bitsKey = 'code-bits';

/** The end of an address that names functions to tick; their names follow. */
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

/** Returns the language stored earlier, or null if nothing is stored or storage is forbidden. */
export const keptLanguage = (): string | null => stored(key);

/** Tests whether the reader chose 32-bit numbers earlier. */
export const hasKept32Bits = (): boolean => stored(bitsKey) === '32';

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

if (keptLanguage()) load().then(({ chooseKept }) => chooseKept(), notLoaded);
