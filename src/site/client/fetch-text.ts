/** Returns the text of a file of the site, or throws if it could not be loaded. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A network that requires a login answers every request with its own page until you log in.
  const isPage = response.headers.get('Content-Type')?.includes('html');
  if (!response.ok || isPage) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}
