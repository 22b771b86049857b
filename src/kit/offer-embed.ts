import { embedCode } from '#site/embeds.ts';
import type { Panel } from './panel.ts';

/**
 * Puts a button beside the words of Share that copies the line of HTML which shows this position in
 * another page. Where the browser forbids copying, a field with that line takes its place.
 */
export function offerEmbed(root: HTMLElement, address: URL, panel: Panel): void {
  const base = new URL(import.meta.env.BASE_URL.replace(/\/?$/, '/'), address).href;
  const code = embedCode(root.dataset.figure ?? '', base, address.hash.slice(1));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'embed-offer';
  button.textContent = 'Copy embed code';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code);
      panel.say('The embed code is copied: paste it into your own page.');
    } catch {
      const field = document.createElement('input');
      field.className = 'embed-offer';
      field.ariaLabel = 'Embed code';
      field.readOnly = true;
      field.value = code;
      button.replaceWith(field);
      field.select();
      panel.say('The browser forbids copying here: copy the embed code from the field.');
    }
  });
  root.querySelector('.embed-offer')?.remove();
  root.querySelector('.hints')?.append(button);
}
