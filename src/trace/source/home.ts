// The address of the site and the version of the library. Every file that readers copy has both.

const { BASE_URL = '/', SITE = 'https://first-contact.example' } = import.meta.env ?? {};

export const home = new URL(BASE_URL, SITE).href;

/** As in package.json, which a browser does not have. */
export const version = '0.1.0';
