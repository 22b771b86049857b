/**
 * Firefox does not scroll to an element of a drawing that gets focus by the Tab key. Nor does it know
 * where a group of shapes is, in a column that sticks to the window: so one of its shapes is asked.
 */
export function bringIntoView(handle: Element): void {
  handle.querySelector('.reach')?.scrollIntoView({ block: 'nearest' });
}
