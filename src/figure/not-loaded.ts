/**
 * For a script that did not come and that nothing beside its control can speak for: the page says at its top
 * that a part is missing, and offers to reload.
 */
export function notLoaded(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event('lost'));
}
