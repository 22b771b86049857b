import type { AstroIntegration } from 'astro';
import type { Root } from 'postcss';

/**
 * KaTeX's stylesheet names twenty fonts in three formats, and the build would copy all of them.
 * We import the stylesheet for its layout and name the few fonts we need ourselves (katex.css).
 */
export default function katexLayout(): AstroIntegration {
  return {
    name: 'katex-layout',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { css: { postcss: { plugins: [dropKatexFonts] } } } });
      },
    },
  };
}

const dropKatexFonts = {
  postcssPlugin: 'drop-katex-fonts',
  // Once, not a visitor, because Vite collects the files in url() in its own Once, after this one.
  Once(root: Root) {
    root.walkAtRules('font-face', (rule) => {
      const file = rule.source?.input.file ?? '';
      if (/[\\/]node_modules[\\/]katex[\\/]/.test(file)) rule.remove();
    });
  },
};
