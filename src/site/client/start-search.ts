import { ranking, searchWords } from '../search-words.ts';

declare global {
  interface Window {
    PagefindUI?: new (options: Record<string, unknown>) => unknown;
  }
}

/** Loads Pagefind with its styles and puts its interface into the search's dialog. */
export async function startSearch(search: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) throw new Error('it is made with the built site: npm start');
  const base = `${(search.dataset.base ?? '').replace(/\/$/, '')}/pagefind/`;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${base}pagefind-ui.css`;
  document.head.prepend(style);
  await import(/* @vite-ignore */ `${base}pagefind-ui.js`);
  if (!window.PagefindUI) throw new Error('its script did not start');
  search.querySelector('.search-box')?.replaceChildren();
  new window.PagefindUI({
    element: '.search-box',
    bundlePath: base,
    baseUrl: search.dataset.base,
    showImages: false,
    showSubResults: true,
    resetStyles: false,
    processTerm: searchWords,
    ranking,
  });
  search.querySelector('input')?.setAttribute('aria-label', 'Search');
}
