import type { FigureAccess } from '#figure/figure-access.ts';
import { fragment } from '#figure/fragment.ts';
import { notLoaded } from '#figure/not-loaded.ts';
import { share } from '#figure/share.ts';

// A figure in a page of its own, mostly in a frame. What public/embed.js hears is sent here.

const figure = document.querySelector<HTMLElement & { access?: FigureAccess }>(
  'first-contact-figure',
)!;
const link = document.querySelector<HTMLAnchorElement>('.embed-source a')!;

/** The link leads to the position that the figure shows when the link is used. */
const follow = () => {
  if (figure.access) link.hash = share(figure.access.figure, figure.access.state());
};
for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
  link.addEventListener(type, follow);
}

/** Reset comes back to the position that the page around this one shows, not to that of the chapter. */
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

/** Tells the page around this one how high the figure is. The height is no secret: anybody may hear. */
const tellSize = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  const message = { type: 'first-contact:size', figure: figure.dataset.figure, height };
  parent.postMessage(message, '*');
};
if (parent !== window) {
  new ResizeObserver(tellSize).observe(document.body);
  // Its script may have come after the first message.
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === 'first-contact:ask') tellSize();
  });
}
