// The language of the listings: chosen at one of them, kept for all. What shows another language than
// TypeScript, and keeps the choice, is loaded with the first choice of one.
export const key = 'code-language';
/** "32" for numbers of 32 bits, in the languages that have them. */
export const bitsKey = 'code-bits';

const load = () => import('./translated-listing.ts');

document.addEventListener('change', async ({ target }) => {
  if ((target as Element).matches('[data-language-choice],[data-bits-choice]')) {
    (await load()).follow(target as HTMLSelectElement);
  }
});

try {
  if (localStorage.getItem(key)) void load().then(({ chooseKept }) => chooseKept());
} catch {
  // Storage may be forbidden: a choice then holds for its page.
}
