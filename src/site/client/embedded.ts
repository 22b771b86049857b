import type { FigureAccess } from '#figure/figure-access.ts';
import { fragment } from '#figure/fragment.ts';
import { notLoaded } from '#figure/not-loaded.ts';
import { share } from '#figure/share.ts';

// A figure on a page of its own, usually in a frame. It sends messages to public/embed.js.

const figure = document.querySelector<HTMLElement & { access?: FigureAccess }>(
  'first-contact-figure',
)!;
const link = document.querySelector<HTMLAnchorElement>('.embed-source a')!;

/** Makes the link open the position that the figure shows at the moment of the click. */
const follow = () => {
  if (figure.access) link.hash = share(figure.access.figure, figure.access.state());
};
for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
  link.addEventListener(type, follow);
}

/** Reset restores the position that the surrounding page chose, not the chapter's. */
const resetToAddress = async ({ target }: Event) => {
  const isReset = target instanceof Element && target.closest('[data-do="reset"]') !== null;
  if (!isReset || !figure.access) return;
  try {
    const { readShared } = await import('#figure/read-shared.ts');
    const shared = readShared(figure.access.figure, fragment());
    if (shared && 'state' in shared) figure.access.dispatch({ type: 'address', shared });
  } catch (error) {
    notLoaded(error);
  }
};
figure.addEventListener('click', resetToAddress);

/** Sends the figure's height to the surrounding page. Any page may receive it. */
const tellSize = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  const message = { type: 'first-contact:size', figure: figure.dataset.figure, height };
  parent.postMessage(message, '*');
};
if (parent !== window) {
  new ResizeObserver(tellSize).observe(document.body);
  // The surrounding page's script may have loaded after the first message was sent.
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === 'first-contact:ask') tellSize();
  });
}
