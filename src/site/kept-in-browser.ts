/** The data that the site stores in the browser (localStorage), by its key. */
export const keptInBrowser: Readonly<Record<string, string>> = {
  theme: 'Light or dark, if you chose a theme other than your system’s.',
  'code-language': 'The language in which you read and download the code.',
  'code-bits': 'Whether that code uses 32-bit numbers.',
  'first-contact:edit:…': 'The code that you changed in a listing, an exercise or a program.',
  'first-contact:solved:…': 'A mark for each exercise that you have solved.',
  'first-contact:playground': 'Your playground.',
  'first-contact:playground:before': 'Your playground before you opened one that somebody shared.',
};
