/**
 * What is stored. A browser may refuse to look (its storage is full, broken or forbidden): then nothing is,
 * and there still is the network.
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
