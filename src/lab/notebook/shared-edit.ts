import { isTooLong } from '#trace/too-long.ts';
import { deflated, inflated } from './deflated-text.ts';

// An edit in an address: `#edit=<listing>=<text>`, with the text compressed in base64url.

export interface SharedEdit {
  /** The listing's name from `keyOf`. */
  readonly listing: string;
  readonly text: string;
}

/** Returns an address fragment without its "#". Throws if the edit is too long. */
export async function writeEdit({ listing, text }: SharedEdit): Promise<string> {
  return `edit=${listing}=${await deflated(text)}`;
}

/** Reads the edit in a fragment, or returns null without one. Throws if it is not readable. */
export async function readEdit(fragment: string): Promise<SharedEdit | null> {
  const [, listing = '', written = ''] = /^edit=([\w/-]+)=([\w-]*)$/.exec(fragment) ?? [];
  if (!fragment.startsWith('edit=')) return null;
  const text = await textIn(listing, written);
  if (isTooLong(text)) throw new Error('The address contains code that is too long to run here.');
  return { listing, text };
}

async function textIn(listing: string, written: string): Promise<string> {
  try {
    if (!listing) throw new RangeError('It names no listing.');
    return await inflated(written);
  } catch {
    throw new Error(
      'The address contains edited code that cannot be read. Part of it may be missing, so check the address. The listing shows our own code.',
    );
  }
}
