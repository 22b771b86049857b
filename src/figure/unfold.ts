/** Opens the folds around an element, so that it can be seen. */
export function unfold(element: Element): void {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}
