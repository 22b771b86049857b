import { copyText } from './copy-text.ts';

/** Files by address, each fetched once; a file that failed is fetched again. */
const files = new Map<string, Promise<string>>();
/** The files that have arrived. Only these can be copied during the press itself. */
const here = new Map<string, string>();

/** Fetches a file that the reader is likely to copy soon. */
export function fetchSoon(address: string): Promise<string> {
  const known = files.get(address);
  if (known) return known;
  const coming = fetchText(address);
  files.set(address, coming);
  coming.then(
    (text) => here.set(address, text),
    () => files.delete(address),
  );
  return coming;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/** Copies a file of the site. */
export function copyFile(address: string, status: Element | null): Promise<void> {
  const failed = () => 'The file could not be fetched. Check the connection.';
  return copyWithStatus(here.get(address) ?? fetchSoon(address), status, failed);
}

/** Copies a text and reports success, or shows what to do instead. */
export async function copyWithStatus(
  text: string | Promise<string>,
  status: Element | null,
  failed: (error: Error) => string,
): Promise<void> {
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  try {
    await copyText(text);
    say('Copied');
    setTimeout(() => {
      // A later press may have failed, and its message has to stay.
      if (status?.textContent === 'Copied') say('');
    }, 3000);
  } catch {
    const refused = 'This browser does not allow copying here. Download the file instead.';
    say(await Promise.resolve(text).then(() => refused, failed));
  }
}
