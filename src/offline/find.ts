/**
 * Returns a stored response. If the browser refuses the search because its storage is full, broken
 * or forbidden, nothing is found, and the network is used.
 */
export async function find(
  address: string,
  options: MultiCacheQueryOptions,
): Promise<Response | undefined> {
  try {
    return await caches.match(address, options);
  } catch {
    return undefined;
  }
}
