/** The address's fragment, decoded where a program on its way has encoded it. */
export function fragment(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
