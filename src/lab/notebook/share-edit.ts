import { writeEdit } from './shared-edit.ts';

/** Puts an edit into the page's address, copies the address, and returns the status to show. */
export async function shareEdit(listing: string, text: string): Promise<string> {
  const address = new URL(location.href);
  try {
    address.hash = await writeEdit({ listing, text });
  } catch (error) {
    return error instanceof RangeError
      ? 'The code is too long for an address. Copy the code instead.'
      : 'This browser cannot put code into an address. Copy the code instead.';
  }
  history.replaceState(null, '', address);
  return copyText(address.href, 'Copied. The address contains your edit.', inAddressBar);
}

export const inAddressBar = 'The address is now in the address bar. Copy it from there.';

/** Copies a text and returns the status to show. */
export async function copyText(
  text: string,
  done: string,
  failed = 'This browser does not allow copying here. Copy it by hand.',
): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return failed;
  }
}
