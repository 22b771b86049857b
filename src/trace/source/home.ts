// Where the site is and which version of the library it has: both stand in every file that readers copy.

const { BASE_URL = '/', SITE = 'https://first-contact.example' } = import.meta.env ?? {};

export const home = new URL(BASE_URL, SITE).href;

/** As in package.json, which a browser does not have. */
export const version = '0.1.0';
