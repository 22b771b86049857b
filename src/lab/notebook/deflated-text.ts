/** No reader's program is this long. */
const mostText = 20_000;

/** Compresses a text to base64url. Throws if `inflated` would refuse the result. */
export async function deflated(text: string): Promise<string> {
  const plain = new TextEncoder().encode(text);
  const bytes = await through(new CompressionStream('deflate-raw'), plain);
  const base64 = btoa(String.fromCharCode(...bytes));
  const written = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (Math.max(plain.length, written.length) > mostText) throw new RangeError('It is too long.');
  return written;
}

/** Decompresses a text. Throws if it is invalid or too long. */
export async function inflated(written: string): Promise<string> {
  if (written.length > mostText) throw new RangeError('It is too long.');
  const base64 = written.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const text = await through(new DecompressionStream('deflate-raw'), bytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** Passes bytes through a stream, and stops before a short address expands to a huge text. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // The reader below receives the same error.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const all: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    all.push(...part.value);
    if (all.length > mostText) {
      await reader.cancel();
      throw new RangeError('It is too long.');
    }
  }
  return Uint8Array.from(all);
}
