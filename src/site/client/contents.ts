/** A section of the open page is reached without loading another: the list over it has to close. */
document.getElementById('contents')?.addEventListener('click', ({ currentTarget, target }) => {
  if ((target as Element).closest('a')) (currentTarget as HTMLElement).hidePopover();
});
