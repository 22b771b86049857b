/** The names in a listing that stand for a symbol of the page, and the class of each one's colour. */
export function symbolsOf(listing: HTMLElement): ReadonlyMap<string, string> {
  const marked = listing.querySelectorAll<HTMLElement>('.code b[data-symbol]');
  return new Map([...marked].map((mark) => [mark.textContent, mark.className]));
}
