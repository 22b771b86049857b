import italic from './fonts/@fontsource/libertinus-serif/libertinus-serif-latin-400-italic.woff2?url';
import upright from './fonts/@fontsource/libertinus-serif/libertinus-serif-latin-400-normal.woff2?url';
import sans from './fonts/@fontsource-variable/source-sans-3/source-sans-3-latin-wght-normal.woff2?url';

/**
 * Attributes of links that load the fonts for the first screen of every page before the stylesheet
 * requests them.
 */
export const preloadedFonts = [upright, italic, sans].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossorigin: '',
}));
