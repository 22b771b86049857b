// Edit that is pressed before the script of its listing has come: the listing opens when it has.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-edit]') : null;
  const listing = button?.closest<HTMLElement>('.listing:not([data-ready])');
  if (!listing) return;
  listing.dataset.wanted = '';
  // Its figure may be far from the screen, and comes with a touch.
  const name = listing.dataset.listingFigure ?? '';
  for (const figure of document.querySelectorAll(`[data-figure="${name}"]`)) {
    figure.dispatchEvent(new Event('focusin'));
  }
});
