import { setTimeout as wait } from 'node:timers/promises';
import { ask, drawn } from './page.mjs';

/**
 * Brings the open page to rest, by its own buttons: what moves is paused, editors are reset and closed,
 * figures are as they began, and the window is at the top.
 * @param {import('./page.mjs').Page} page
 * @param {number} pause milliseconds in which what waits for a pause comes: a map, or a value for screen readers
 */
export async function rest(page, pause) {
  await page.keyboard.press('Escape');
  await ask(page, async () => {
    const frame = () => new Promise(requestAnimationFrame);
    /** @param {string} selector */
    const all = (selector) =>
      /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
    /** @param {string} selector @param {RegExp} [words] */
    const press = (selector, words = /./) => {
      for (const button of all(selector)) if (words.test(button.textContent ?? '')) button.click();
    };
    window.soakTarget = undefined;
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    press('[data-motion="play"], [data-step="play"], first-contact-program button', /Pause/);
    press(':is(measure-here, measure-growth) button', /Stop/);
    press('.edit-cell [data-task="reset"]');
    await frame();
    press('.edit-cell [data-task="close"]');
    press('.is-stepping [data-step="whole"], .listing [data-step="whole"]:not(:disabled)');
    press(':is(first-contact-figure, museum-exhibit)[data-ready] [data-do="reset"]');
    press('.playground [data-task="anew"]');
    await frame();
    // All lists follow one, and its first language is TypeScript.
    const list = document.querySelector('[data-language-choice]');
    if (list instanceof HTMLSelectElement && list.selectedIndex > 0) {
      list.selectedIndex = 0;
      for (const type of ['input', 'change']) {
        list.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    // What nobody unfolds keeps nothing.
    for (const fold of document.querySelectorAll('details')) {
      if (window.soakFolds) fold.open = window.soakFolds.has(fold);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.mouse.move(3, 3);
  await drawn(page);
  await wait(pause);
  await drawn(page);
}
