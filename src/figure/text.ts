/**
 * Changes a text node if its text differs, and returns whether it did. Reusing the node keeps
 * layout small.
 */
export function setText(text: Text, value: string): boolean {
  if (text.data === value) return false;
  text.data = value;
  return true;
}

/** The element's one text node; KaTeX may wrap it, and its wrapping is kept where it is single. */
export function soleText(element: HTMLElement): Text {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  if (texts.length === 1 && texts[0]) return texts[0];
  const text = document.createTextNode(element.textContent ?? '');
  element.replaceChildren(text);
  return text;
}
