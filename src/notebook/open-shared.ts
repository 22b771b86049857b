import { fragment } from '#kit/fragment.ts';
import { element } from './element.ts';
import { givenEdits } from './given-edits.ts';
import { keyOf } from './saved-edits.ts';
import { readEdit } from './shared-edit.ts';

/**
 * Shows that the address carries edited code, beside the listing that it is for. The code is neither
 * shown nor run before the reader has pressed a button that says whose it is.
 */
export async function openShared(): Promise<void> {
  const listings = [...document.querySelectorAll<HTMLElement>('.listing')];
  const [, name] = /^edit=([\w/-]+)=/.exec(fragment()) ?? [];
  const listing = listings.find((one) => one.querySelector('[data-edit]') && keyOf(one) === name);
  for (const notice of document.querySelectorAll('.shared-edit')) notice.remove();
  try {
    const edit = await readEdit(fragment());
    if (!edit) return;
    if (!listing) throw new Error('The address carries code for a listing that this page has not.');
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
  const says = element(
    'p',
    '',
    `The address that you opened carries an edit of ${listing.dataset.fn}. It was written by whoever ` +
      'made the address, not by us. It runs in a sandbox that reaches neither the network nor ' +
      'anything of yours.',
  );
  const open = button('Show and run it');
  const leave = button('No, keep the page as it is');
  notice.append(says, open, leave);
  open.addEventListener('click', () => {
    givenEdits.set(listing, text);
    notice.remove();
    pressEdit(listing);
  });
  leave.addEventListener('click', () => notice.remove());
  unfold(listing);
  listing.prepend(notice);
  // A page that opened this one can change its address while the reader writes.
  if (isWriting()) return;
  notice.scrollIntoView({ block: 'center' });
  // Not the button: the space bar, pressed to scroll, must not run anything.
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
}

function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}

/** Unfolds what a listing stands in. */
function unfold(listing: HTMLElement): void {
  for (let at = listing.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

/** Presses Edit; the listing opens when its script has come. */
function pressEdit(listing: HTMLElement): void {
  const fold = listing.querySelector('details.fold');
  if (fold instanceof HTMLDetailsElement) fold.open = true;
  listing.querySelector<HTMLElement>('[data-edit]')?.click();
}

function button(text: string): HTMLElement {
  const made = element('button', 'outlined', text);
  made.setAttribute('type', 'button');
  return made;
}
