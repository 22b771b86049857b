import { fragment } from '#figure/fragment.ts';

/** Opens the page that a figure moved to, if the address carries that figure. */
function follow(): void {
  const [name = '', written] = fragment().split('=');
  if (written === undefined) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-moved]')) {
    if (dataset.moved?.split(' ').includes(name)) location.replace(dataset.to + location.hash);
  }
}

window.addEventListener('hashchange', follow);
follow();
