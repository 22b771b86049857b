/**
 * Reports a script that could not be loaded and has no notice of its own. A message at the top of
 * the page shows that a part is missing, and offers to reload.
 */
export function notLoaded(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event('lost'));
}
