// The language of the listings: chosen at one of them, kept for all. What shows another language than
// TypeScript, and keeps the choice, is loaded with the first choice of one.
export const key = 'code-language';
/** "32" for numbers of 32 bits, in the languages that have them. */
export const bitsKey = 'code-bits';

const load = () => import('./translated-listing.ts');

document.addEventListener('change', async ({ target }) => {
  const choice = target as HTMLSelectElement;
  const isLanguage = choice.matches('[data-language-choice]');
  if (!isLanguage && !choice.matches('[data-bits-choice]')) return;
  try {
    const { choose, chooseBits } = await load();
    (isLanguage ? choose : chooseBits)(choice.value);
  } catch (error) {
    choice.value = '';
    notLoaded(choice.closest('.listing'), error);
  }
});

/** Says so where the translation would stand, which takes its place when it comes. */
function notLoaded(listing: Element | null, error: unknown): void {
  reportError(error);
  listing?.querySelector('.translated')?.remove();
  const says = document.createElement('div');
  says.className = 'translated';
  says.role = 'status';
  says.textContent = 'Other languages could not be loaded: choose again, or reload the page.';
  listing?.querySelector('.listed')?.before(says);
}

try {
  if (localStorage.getItem(key)) {
    load().then(
      ({ chooseKept }) => chooseKept(),
      (error) => notLoaded(document.querySelector('.listing'), error),
    );
  }
} catch {
  // Storage may be forbidden: a choice then holds for its page.
}
