import { ranking, searchWords } from '../search-words.ts';

declare global {
  interface Window {
    PagefindUI?: new (options: Record<string, unknown>) => unknown;
  }
}

/**
 * Titles a function's result with its name, taken from the address. The index does not contain that
 * title, because Pagefind would split it, and "circles intersect" would find the function before the chapter.
 */
function titled(result: { url: string; meta: Record<string, string> }): unknown {
  const [, name] = /\/reference\/(\w+)\/$/.exec(result.url.replace(/[?#].*$/, '')) ?? [];
  if (name && name !== 'types') result.meta.title = name;
  return result;
}

/** Warns when an index file could not be loaded, because Pagefind then silently finds less. */
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

/** Announces the number of results once the reader stops typing, because Pagefind only shows it. */
function announceResults(search: HTMLElement): void {
  const [box, said] = ['.search-box', '.search-said'].map((one) => search.querySelector(one));
  if (!box || !said) return;
  const announce = () => {
    const found = box.querySelector('.pagefind-ui__message')?.textContent?.trim() ?? '';
    if (said.textContent !== found) said.textContent = found;
  };
  // Not the kit's Debounce, because the search must work even if the kit cannot be loaded.
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
  // The interface loads its own engine, and is silent if that fails.
  await Promise.all(
    ['-ui', ''].map((part) => import(/* @vite-ignore */ `${base}pagefind${part}.js`)),
  );
  if (!window.PagefindUI) throw new Error('its script did not start');
  search.querySelector('.search-box')?.replaceChildren();
  new window.PagefindUI({
    element: '.search-box',
    bundlePath: base,
    // In a worker, `watchFiles` could not see that a file is missing.
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
