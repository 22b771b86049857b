// The language of the listings: chosen at one of them, kept for all. What shows another language than
// TypeScript, and keeps the choice, is loaded with the first choice of one.
export const key = 'code-language';
/** "32" for numbers of 32 bits, in the languages that have them. */
export const bitsKey = 'code-bits';

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

/** The page says so, and TypeScript stays: see LostFiles.astro. */
function notLoaded(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event('lost'));
}

try {
  if (localStorage.getItem(key)) {
    load().then(({ chooseKept }) => chooseKept(), notLoaded);
  }
} catch {
  // Storage may be forbidden: a choice then holds for its page.
}
