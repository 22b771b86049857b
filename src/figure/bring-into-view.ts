/**
 * Firefox does not scroll to an element of a drawing that the Tab key focuses. In a sticky column,
 * it also fails to find the position of a group of shapes, so a shape of the group is used.
 */
export function bringIntoView(handle: Element): void {
  handle.querySelector('.reach')?.scrollIntoView({ block: 'nearest' });
}
