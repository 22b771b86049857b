import { writeEdit } from './shared-edit.ts';

/** Puts an edit into the page's address and copies it; returns what to say. */
export async function shareEdit(listing: string, text: string): Promise<string> {
  const address = new URL(location.href);
  address.hash = await writeEdit({ listing, text });
  history.replaceState(null, '', address);
  return copyText(address.href, 'The address of your edit is copied: it carries the code.');
}

/** Copies a text; returns what to say: `done`, or that it can't be had. */
export async function copyText(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return 'The browser forbids copying here: copy it by hand.';
  }
}
