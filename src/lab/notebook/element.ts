export function element(name: string, style: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (style) made.className = style;
  made.textContent = text;
  return made;
}
