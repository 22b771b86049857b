import { isTooLong } from '#trace/too-long.ts';
import { deflated, inflated } from './deflated-text.ts';

// An edit in an address: `#edit=<listing>=<text>`, the text compressed, in base64url.

export interface SharedEdit {
  /** Its name: see `keyOf`. */
  readonly listing: string;
  readonly text: string;
}

/** The fragment of an address, without its '#', that carries an edit; throws where it is too long. */
export async function writeEdit({ listing, text }: SharedEdit): Promise<string> {
  return `edit=${listing}=${await deflated(text)}`;
}

/** The edit in a fragment; null if it carries none. Throws, in words, for one that can't be read. */
export async function readEdit(fragment: string): Promise<SharedEdit | null> {
  const [, listing = '', written = ''] = /^edit=([\w/-]+)=([\w-]*)$/.exec(fragment) ?? [];
  if (!fragment.startsWith('edit=')) return null;
  const text = await textIn(listing, written);
  if (isTooLong(text)) throw new Error('The address carries code that is too long to run here.');
  return { listing, text };
}

async function textIn(listing: string, written: string): Promise<string> {
  try {
    if (!listing) throw new RangeError('It names no listing.');
    return await inflated(written);
  } catch {
    throw new Error(
      'The address carries edited code that cannot be read: a part of it may be missing. This is our own code.',
    );
  }
}
