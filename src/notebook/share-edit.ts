import { writeEdit } from './shared-edit.ts';

/** Puts an edit into the page's address and copies it; returns what to say. */
export async function shareEdit(listing: string, text: string): Promise<string> {
  const address = new URL(location.href);
  try {
    address.hash = await writeEdit({ listing, text });
  } catch (error) {
    return error instanceof RangeError
      ? 'The code is too long for an address.'
      : 'This browser makes no addresses with code: copy the code instead.';
  }
  history.replaceState(null, '', address);
  return copyText(
    address.href,
    'The address of your edit is copied: it carries the code.',
    inAddressBar,
  );
}

export const inAddressBar = 'The address is now in the address bar: copy it from there.';

/** Copies a text; returns what to say: that it is done, or what else to do. */
export async function copyText(
  text: string,
  done: string,
  failed = 'The browser forbids copying here: copy it by hand.',
): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return failed;
  }
}
