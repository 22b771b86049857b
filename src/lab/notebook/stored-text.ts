/**
 * Texts that could not be stored, because storage is full or forbidden. They last as long as the
 * page.
 */
const unstored = new Map<string, string | null>();

export function storedText(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it if `text` is null. Returns whether the device accepted it. */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}
