// Text in an address: compressed, in base64url.

/** The most text that an address may bring: no program of a reader is as long. */
const mostText = 20_000;

/** The text as it stands in an address. Throws for more than can be read again. */
export async function deflated(text: string): Promise<string> {
  const plain = new TextEncoder().encode(text);
  const bytes = await through(new CompressionStream('deflate-raw'), plain);
  const base64 = btoa(String.fromCharCode(...bytes));
  const written = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (Math.max(plain.length, written.length) > mostText) throw new RangeError('It is too long.');
  return written;
}

/** The text again. Throws for what is no such text, or for too much of it. */
export async function inflated(written: string): Promise<string> {
  if (written.length > mostText) throw new RangeError('It is too long.');
  const base64 = written.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const text = await through(new DecompressionStream('deflate-raw'), bytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** Bytes through a stream; stops before a small address becomes a large text. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What is wrong is told by the reader below.
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
