/** Code that somebody shared, by the listing that it is for, until the reader opens it. */
export const givenEdits = new WeakMap<HTMLElement, string>();
