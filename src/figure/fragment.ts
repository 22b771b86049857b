/** The address's fragment, decoded: some programs encode addresses that they pass on. */
export function fragment(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the address carries a position of the figure of this name. */
export function isAbout(name = ''): boolean {
  return fragment().startsWith(`${name}=`);
}
