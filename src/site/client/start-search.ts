import { ranking, searchWords } from '../search-words.ts';

declare global {
  interface Window {
    PagefindUI?: new (options: Record<string, unknown>) => unknown;
  }
}

/**
 * The index does not know the name of a function as a title: Pagefind would take it apart, and "circles
 * intersect" would lead past the chapter. The address has it.
 */
function titled(result: { url: string; meta: Record<string, string> }): unknown {
  const [, name] = /\/reference\/(\w+)\/$/.exec(result.url.replace(/[?#].*$/, '')) ?? [];
  if (name && name !== 'types') result.meta.title = name;
  return result;
}

/** Says that a file of the index did not come: Pagefind finds less then, and does not say so. */
function watchFiles(base: string, search: HTMLElement): void {
  const { fetch } = window;
  const lost = () => {
    const box = search.querySelector('.search-box');
    if (!box || search.querySelector('.search-lost')) return;
    const says = document.createElement('p');
    says.className = 'search-lost';
    says.role = 'alert';
    says.textContent = 'A part of the search could not be loaded. Reload the page to search again.';
    box.before(says);
  };
  window.fetch = async (input, init) => {
    if (!String(input).includes(base)) return fetch(input, init);
    try {
      const answer = await fetch(input, init);
      if (!answer.ok || answer.headers.get('Content-Type')?.includes('html')) lost();
      return answer;
    } catch (error) {
      lost();
      throw error;
    }
  };
}

/** Says how much was found, once the reader has stopped typing: Pagefind only shows it. */
function announceResults(search: HTMLElement): void {
  const [box, said] = ['.search-box', '.search-said'].map((one) => search.querySelector(one));
  if (!box || !said) return;
  const announce = () => {
    const found = box.querySelector('.pagefind-ui__message')?.textContent?.trim() ?? '';
    if (said.textContent !== found) said.textContent = found;
  };
  // Not the kit's Debounce: the search works where the kit does not load.
  let pause = 0;
  const wait = () => {
    clearTimeout(pause);
    pause = window.setTimeout(announce, 500);
  };
  new MutationObserver(wait).observe(box, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Loads Pagefind with its styles and puts its interface into the search's dialog. */
export async function startSearch(search: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) throw new Error('it is made with the built site: npm start');
  const base = `${(search.dataset.base ?? '').replace(/\/$/, '')}/pagefind/`;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${base}pagefind-ui.css`;
  document.head.prepend(style);
  watchFiles(base, search);
  // The interface loads its engine by itself, and says nothing where it does not come.
  await Promise.all(
    ['-ui', ''].map((part) => import(/* @vite-ignore */ `${base}pagefind${part}.js`)),
  );
  if (!window.PagefindUI) throw new Error('its script did not start');
  search.querySelector('.search-box')?.replaceChildren();
  new window.PagefindUI({
    element: '.search-box',
    bundlePath: base,
    // In a worker it would load its files where nobody sees that one is missing.
    noWorker: true,
    baseUrl: search.dataset.base,
    showImages: false,
    showSubResults: true,
    resetStyles: false,
    processTerm: searchWords,
    processResult: titled,
    ranking,
  });
  announceResults(search);
  search.querySelector('input')?.setAttribute('aria-label', 'Search');
}
