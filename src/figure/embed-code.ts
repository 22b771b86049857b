// Pages with one figure each, which other sites embed, such as /embed/point-in-circle/.

/** A figure's name in words: "Point in circle". */
export function figureTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The line of HTML that shows a figure in another page. `base` is the address of this site, with a
 * slash at its end; `position`, the fragment that Share writes. `height` is a first guess, because
 * `embed.js` sets the right one. A style attribute would break the policy of strict pages, so the
 * frame has none.
 */
export function embedCode(name: string, base: string, position: string, height = 800): string {
  return (
    `<iframe src="${base}embed/${name}/#${position}" title="${figureTitle(name)}" ` +
    `width="100%" height="${height}" frameborder="0" loading="lazy"></iframe>`
  );
}
