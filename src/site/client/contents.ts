/** Closes the list of contents after a jump within the page, because no new page is loaded. */
document.getElementById('contents')?.addEventListener('click', ({ currentTarget, target }) => {
  if ((target as Element).closest('a')) (currentTarget as HTMLElement).hidePopover();
});
