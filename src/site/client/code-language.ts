// The language of the listings: chosen at one of them, kept for all. What shows another language than
// TypeScript is loaded with the first choice of one.

const key = 'code-language';

const choices = () => document.querySelectorAll<HTMLSelectElement>('[data-language-choice]');

function kept(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(language: string): void {
  try {
    if (language) localStorage.setItem(key, language);
    else localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden: the choice then holds for this page.
  }
}

let chosen = '';

async function choose(language: string): Promise<void> {
  chosen = language;
  for (const choice of choices()) {
    // A language that was kept may be gone.
    const known = [...choice.options].some(({ value }) => value === language);
    choice.value = known ? language : '';
  }
  const shown = document.querySelector('[data-language]');
  if (!language && !shown) return;
  const { showLanguage } = await import('./translated-listing.ts');
  if (chosen === language) showLanguage(choices());
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.dataset.languageChoice === undefined) return;
  keep(target.value);
  void choose(target.value);
});

const before = kept();
if (before) void choose(before);
