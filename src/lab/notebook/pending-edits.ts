/** Shared code by listing, until the reader opens the listing. */
export const pendingEdits = new WeakMap<HTMLElement, string>();
