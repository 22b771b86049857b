// Texts that the reader made, on the reader's device.

/** What the browser would not keep, because storage is full or forbidden: it lasts as long as the page. */
const inPage = new Map<string, string | null>();

/** The text that is kept under a name; null where there is none. */
export function keptText(key: string): string | null {
  const ofPage = inPage.get(key);
  if (ofPage !== undefined) return ofPage;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null forgets it; returns whether the device keeps it. */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    inPage.delete(key);
    return true;
  } catch {
    inPage.set(key, text);
    return false;
  }
}
