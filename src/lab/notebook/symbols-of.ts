/** Returns the names in a listing that have a symbol, each with the class of its colour. */
export function symbolsOf(listing: HTMLElement): ReadonlyMap<string, string> {
  const marked = listing.querySelectorAll<HTMLElement>(':is(.code, .program-code) b[data-symbol]');
  return new Map([...marked].map((mark) => [mark.textContent, mark.className]));
}
