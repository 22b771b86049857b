// Edit that is pressed before the script of its listing has come: the listing opens when it has.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-edit]') : null;
  const listing = button?.closest<HTMLElement>('.listing:not([data-ready])');
  if (listing) listing.dataset.wanted = '';
});
