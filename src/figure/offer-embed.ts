import { embedCode } from './embed-code.ts';
import type { Panel } from './panel.ts';

/** The width of a figure in a frame that is at least 640 pixels wide. */
const width = '606px';

/** The heights below the figure in a frame, for its source and, with a map, the legend. */
const below = { always: 110, map: 115 };

/**
 * Adds a button to the message of Share that copies a line of HTML, with which another page can
 * show this position. If the browser forbids copying, a field with that line replaces the button.
 */
export function offerEmbed(root: HTMLElement, address: URL, panel: Panel): void {
  const base = new URL(import.meta.env.BASE_URL.replace(/\/?$/, '/'), address).href;
  const rest = below.always + (root.querySelector('.has-truth') ? below.map : 0);
  const height = 10 * Math.ceil((heightInFrame(root) + rest) / 10);
  const code = embedCode(root.dataset.figure ?? '', base, address.hash.slice(1), height);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'embed-offer';
  button.textContent = 'Copy embed code';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code);
      panel.say('Copied. Paste the embed code into your own page.');
    } catch {
      const field = document.createElement('input');
      field.className = 'embed-offer';
      field.ariaLabel = 'Embed code';
      field.readOnly = true;
      field.value = code;
      button.replaceWith(field);
      field.select();
      panel.say('This browser does not allow copying here. Copy the embed code from the field.');
    }
  });
  root.querySelector('.embed-offer')?.remove();
  root.querySelector('.hints')?.append(button);
}

/** Measures the figure at the width that it has in a frame, whatever its width is here. */
function heightInFrame(root: HTMLElement): number {
  const { width: own, maxWidth } = root.style;
  Object.assign(root.style, { width, maxWidth: 'none' });
  const height = root.offsetHeight;
  Object.assign(root.style, { width: own, maxWidth });
  return height;
}
