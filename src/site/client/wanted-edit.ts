// If Edit is pressed before the listing's script has loaded, the listing opens once it has.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-edit]') : null;
  const listing = button?.closest<HTMLElement>('.listing:not([data-ready])');
  if (!listing) return;
  listing.dataset.wanted = '';
  // The listing's figure may be far off the screen, so load it now.
  const name = listing.dataset.listingFigure ?? '';
  for (const figure of document.querySelectorAll(`[data-figure="${name}"]`)) {
    figure.dispatchEvent(new Event('focusin'));
  }
});
