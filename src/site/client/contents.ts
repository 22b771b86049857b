/** Closes the list of contents after a jump within the page, which loads no new page. */
document.getElementById('contents')?.addEventListener('click', ({ currentTarget, target }) => {
  if ((target as Element).closest('a')) (currentTarget as HTMLElement).hidePopover();
});
