import heights from './embed-heights.json' with { type: 'json' };

// The pages that hold one figure each, for other sites to embed: /embed/point-in-circle/.

/** A figure's name in words: "Point in circle". */
export function figureTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The line of HTML that shows a figure in another page. `base` is the address of this site, with a
 * slash at its end; `position`, the fragment that Share writes. A style attribute would break the
 * policy of strict pages, so the frame has none.
 */
export function embedCode(name: string, base: string, position: string): string {
  const { [name]: height = usualHeight }: Readonly<Record<string, number>> = heights;
  return (
    `<iframe src="${base}embed/${name}/#${position}" title="${figureTitle(name)}" ` +
    `width="100%" height="${height}" frameborder="0" loading="lazy"></iframe>`
  );
}

/** For a figure so new that tests/nightly/browser/embed-heights.test.ts has not measured it. */
const usualHeight = 760;
