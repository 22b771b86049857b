// An edit in an address: `#edit=<listing>=<text>`, the text compressed, in base64url.

/** The most text that an address may bring: no function is as long. */
const mostText = 20_000;

export interface SharedEdit {
  /** Its name: see `keyOf`. */
  readonly listing: string;
  readonly text: string;
}

/** The fragment of an address, without its '#', that carries an edit. */
export async function writeEdit({ listing, text }: SharedEdit): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...bytes));
  const written = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `edit=${listing}=${written}`;
}

/** The edit in a fragment; null if it carries none. Throws, in words, for one that can't be read. */
export async function readEdit(fragment: string): Promise<SharedEdit | null> {
  const [, listing = '', written = ''] = /^edit=([\w/-]+)=([\w-]*)$/.exec(fragment) ?? [];
  if (!fragment.startsWith('edit=')) return null;
  try {
    if (!listing || written.length > mostText) throw new RangeError('It is too long.');
    const base64 = written.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const text = await through(new DecompressionStream('deflate-raw'), bytes);
    return { listing, text: new TextDecoder('utf-8', { fatal: true }).decode(text) };
  } catch {
    throw new Error(
      'The address carries edited code that cannot be read: a part of it may be missing. This is our own code.',
    );
  }
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
