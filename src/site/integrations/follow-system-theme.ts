import type { AstroIntegration } from 'astro';
import { editPages, elements } from './html.ts';

/**
 * Starlight writes data-theme="dark" into every page and corrects it by script. Without scripts
 * that would mean dark for everyone; without the attribute, the system's setting decides.
 */
export default function followSystemTheme(): AstroIntegration {
  return {
    name: 'follow-system-theme',
    hooks: {
      'astro:build:done': ({ dir }) =>
        editPages(dir, (document) => {
          const root = elements(document).next().value;
          const place = root?.sourceCodeLocation?.attrs?.['data-theme'];
          return place ? [{ start: place.startOffset - 1, end: place.endOffset, text: '' }] : [];
        }),
    },
  };
}
