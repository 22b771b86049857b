// The headers that a host should send with each file of the site. The site's own server
// (scripts/serve.mjs) sends them; public/_headers and hosting/nginx.conf contain the same headers
// for other hosts.
//
// Strict-Transport-Security is not here. It applies to everything on a domain for as long as it
// specifies, so only the owner of the domain can decide on it.

/** A page's own policy restricts what it loads. Only a header can restrict who may frame it. */
const framedByUs = "frame-ancestors 'self'";

/** A year, because the address of such a file contains a hash of its content. */
const keep = 'public, max-age=31536000, immutable';
/** Also cached, but revalidated before each use. An unchanged file is answered with 304. */
const ask = 'no-cache';

/** Unused features, forbidden to all code of the site. Copying and full screen stay allowed. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Sent with every file. */
export const common: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
};

/** A part of the site whose files get the same headers. */
export interface Place {
  /** The start of its files' paths below the site's base: '' or a folder with its slash. */
  readonly folder: string;
  /** In addition to the common ones. */
  readonly headers: Readonly<Record<string, string>>;
  readonly why: string;
}

/** The whole site first, then the folders that differ. */
export const places: readonly Place[] = [
  {
    folder: '',
    headers: { 'Content-Security-Policy': framedByUs, 'Cache-Control': ask },
    why: 'Pages, and files that keep their address when they change.',
  },
  {
    folder: '_astro/',
    headers: { 'Cache-Control': keep },
    why: 'Scripts, styles and fonts, named by their content.',
  },
  {
    folder: 'pagefind/fragment/',
    headers: { 'Cache-Control': keep },
    why: 'Page texts that the search shows, named by their content.',
  },
  {
    folder: 'pagefind/index/',
    headers: { 'Cache-Control': keep },
    why: 'The index of the search, named by its content.',
  },
  {
    folder: 'embed/',
    headers: { 'Cache-Control': ask },
    why: 'Figures that pages of other sites may frame.',
  },
];

const plain = 'text/plain; charset=utf-8';

/** The type of each kind of file. Servers treat .ts as video, and know few languages by name. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  xml: 'text/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: plain,
  ts: plain,
  c: plain,
  h: plain,
  cpp: plain,
  hpp: plain,
  cs: plain,
  gd: plain,
  glsl: plain,
  java: plain,
  lua: plain,
  py: plain,
  rs: plain,
};

/** The place of a path below the site's base, such as "vectors/" or "_astro/page.Bx1.js". */
export function placeOf(path: string): Place {
  return places.findLast(({ folder }) => path.startsWith(folder)) ?? places[0]!;
}

/** Returns all the headers of a file except its type. */
export function headersOf(path: string): Readonly<Record<string, string>> {
  return { ...common, ...placeOf(path).headers };
}

/** Returns the type of a file; for a folder, the type of its page. */
export function typeOf(path: string): string {
  const [, extension = ''] = /\.(\w+)$/.exec(path.replace(/(^|\/)$/, '$1index.html')) ?? [];
  // For example, the files of the search.
  return types[extension] ?? 'application/octet-stream';
}
