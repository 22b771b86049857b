import { ranking, searchWords } from '../search-words.ts';

declare global {
  interface Window {
    PagefindUI?: new (options: Record<string, unknown>) => unknown;
  }
}

/** A result of Pagefind, whose excerpts are HTML. */
interface Result {
  readonly url: string;
  readonly meta: Record<string, string>;
  excerpt: string;
  readonly sub_results?: readonly { excerpt: string }[];
}

/**
 * Titles a function's result with its name, taken from the address. The index does not contain that
 * title, because Pagefind would split it, and "circles intersect" would find the function before the chapter.
 */
function titled(result: Result): void {
  const [, name] = /\/reference\/(\w+)\/$/.exec(result.url.replace(/[?#].*$/, '')) ?? [];
  if (name && name !== 'types') result.meta.title = name;
}

/** Shows a question's answer, because its excerpt would be a list of the words that find it. */
function answered(result: Result): void {
  const { answer } = result.meta;
  if (!answer) return;
  // Pagefind would list it below the result, because it shows all other data there.
  delete result.meta.answer;
  const text = document.createElement('span');
  text.textContent = answer;
  result.excerpt = text.innerHTML;
  for (const part of result.sub_results ?? []) part.excerpt = text.innerHTML;
}

function processResult(result: Result): Result {
  titled(result);
  answered(result);
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
  // Not src/figure's Debounce, because the search must work even if that file cannot be loaded.
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
  if (import.meta.env.DEV) throw new Error('it exists only in the built site, so run npm start');
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
    processResult,
    ranking,
  });
  announceResults(search);
  search.querySelector('input')?.setAttribute('aria-label', 'Search');
}
