/** Files by their addresses, fetched once. A failed one is fetched again. */
const files = new Map<string, Promise<string>>();
/** Those that are here: only they can be copied in the moment of the press. */
const here = new Map<string, string>();

/** Fetches a file that the reader may be about to copy. */
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

/** Copies a file of the site, and says so; or else what to do instead. */
export async function copyFile(address: string, status: Element | null): Promise<void> {
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  try {
    const text = here.get(address);
    if (text !== undefined) await navigator.clipboard.writeText(text);
    else await copyComing(fetchSoon(address));
    say('Copied');
    setTimeout(() => say(''), 3000);
  } catch {
    const isHere = await fetchSoon(address).then(
      () => true,
      () => false,
    );
    say(
      isHere
        ? 'The browser forbids copying here: download the file instead.'
        : 'The file could not be fetched. Are you offline?',
    );
  }
}

/** Some browsers copy only in the moment of the press: they take the promise of a text. */
function copyComing(text: Promise<string>): Promise<void> {
  const blob = text.then((one) => new Blob([one], { type: 'text/plain' }));
  // Where copying is refused, nobody waits for it.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
