import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { preloadedFonts } from '../preloaded-fonts.ts';
import { pictureFile, seenIn, size } from './of-page.ts';

/** Gives each page its fonts, and its picture for the previews of links. Starlight adds title and description. */
export const onRequest = defineRouteMiddleware(({ locals, site }) => {
  const { entry, head } = locals.starlightRoute;
  const address = new URL(
    `${import.meta.env.BASE_URL}/${pictureFile(entry)}`.replace('//', '/'),
    site,
  );
  const told: Readonly<Record<string, string>> = {
    'og:image': address.href,
    'og:image:type': 'image/png',
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
    'og:image:alt': seenIn(entry),
  };
  for (const attrs of preloadedFonts) head.push({ tag: 'link', attrs, content: '' });
  for (const [property, content] of Object.entries(told)) {
    head.push({ tag: 'meta', attrs: { property, content }, content: '' });
  }
});
