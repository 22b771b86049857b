import { fragment } from '#figure/fragment.ts';
import { unfold } from '#figure/unfold.ts';
import { element } from './element.ts';
import { pendingEdits } from './pending-edits.ts';
import { keyOf } from './saved-edits.ts';
import { readEdit } from './shared-edit.ts';

/**
 * Offers the edited code in the address beside its listing. The code is neither shown nor run until
 * the reader presses a button that says where it comes from.
 */
export async function openShared(): Promise<void> {
  const listings = [...document.querySelectorAll<HTMLElement>('.listing')];
  const [, name] = /^edit=([\w/-]+)=/.exec(fragment()) ?? [];
  const listing = listings.find((one) => one.querySelector('[data-edit]') && keyOf(one) === name);
  for (const notice of document.querySelectorAll('.shared-edit')) notice.remove();
  try {
    const edit = await readEdit(fragment());
    if (!edit) return;
    if (!listing)
      throw new Error(
        'The address contains code for a listing that is not on this page. Check the address.',
      );
    offer(listing, edit.text);
  } catch (error) {
    const notice = element('p', 'shared-edit', (error as Error).message);
    notice.role = 'alert';
    if (listing) unfold(listing);
    (listing ?? document.querySelector('main h1'))?.before(notice);
    notice.scrollIntoView({ block: 'center' });
  }
}

function offer(listing: HTMLElement, text: string): void {
  const notice = element('div', 'shared-edit');
  notice.role = 'region';
  notice.ariaLabel = 'Shared code';
  const origin = element(
    'p',
    '',
    `The address that you opened contains an edit of ${listing.dataset.fn}. It was written by the ` +
      'author of the address, not by us. It runs in a sandbox that cannot reach the network or ' +
      'your data.',
  );
  const open = button('Show and run it');
  const dismiss = button('No, keep the page as it is');
  notice.append(origin, open, dismiss);
  open.addEventListener('click', () => {
    pendingEdits.set(listing, text);
    notice.remove();
    pressEdit(listing);
  });
  dismiss.addEventListener('click', () => notice.remove());
  unfold(listing);
  listing.prepend(notice);
  // A page that opened this one can change its address while the reader types.
  if (isWriting()) return;
  notice.scrollIntoView({ block: 'center' });
  // A focused button would run the code if the reader pressed the space bar to scroll.
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
}

function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}

function pressEdit(listing: HTMLElement): void {
  const fold = listing.querySelector('details.fold');
  if (fold instanceof HTMLDetailsElement) fold.open = true;
  listing.querySelector<HTMLElement>('[data-edit]')?.click();
}

function button(text: string): HTMLElement {
  const built = element('button', 'outlined', text);
  built.setAttribute('type', 'button');
  return built;
}
