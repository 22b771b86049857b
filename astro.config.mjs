import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { katexOptions } from '#figure/formulas/tex.ts';
import contentSecurityPolicy from '#site/integrations/content-security-policy.ts';
import katexLayout from '#site/integrations/katex-layout.ts';
import serviceWorker from '#site/integrations/service-worker.ts';
import shipped from '#site/integrations/shipped.ts';
import wholeSearchIndex from '#site/integrations/whole-search-index.ts';
import { glossaryLinks } from '#site/markdown/glossary-links.ts';
import { numberElements } from '#site/markdown/number-elements.ts';
import { symbolsInMath } from '#site/markdown/symbols-in-math.ts';
import tracePlugin from '#trace/vite-plugin.ts';

const base = process.env.BASE ?? '/';

export default defineConfig({
  // Where it is published: SITE and BASE, for example https://name.github.io and /first-contact/.
  site: process.env.SITE ?? 'https://first-contact.example',
  base,
  trailingSlash: 'always',
  // Astro does not add the base to the target.
  redirects: { '/code': `${base}reference/` },
  devToolbar: { enabled: false },
  // The content security policy allows no inline script or style that it has not seen.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [tracePlugin()],
    // So that a worker, too, loads only what it needs.
    worker: { format: 'es' },
    build: {
      assetsInlineLimit: 0,
      // One stylesheet for all pages, which a reader loads once.
      cssCodeSplit: false,
      // The editor with its parser of TypeScript is 611 kB. It loads only when a reader edits code, so no page
      // opens more slowly for it.
      chunkSizeWarningLimit: 620,
      rolldownOptions: {
        output: {
          // Without it a chapter opens with fifty files, most of them smaller than their headers.
          codeSplitting: {
            groups: [
              { name: 'kit', test: /[\\/]src[\\/](figure|lib)[\\/].*\.ts$/, minShareCount: 16 },
              // A group takes what its modules import, but figures must not wait for that of listings.
              {
                name: 'page-parts',
                test: /vite\/preload-helper|[\\/]src[\\/]figure[\\/](bring-into-view|extensions|failed|fragment|load|not-loaded|text)\.ts$/,
                priority: 1,
              },
              {
                name: 'live-listings',
                test: /[\\/]src[\\/](trace[\\/](ui[\\/]live-listings?|words)|site[\\/]client[\\/]start-listings)\.ts$/,
              },
            ],
          },
        },
      },
    },
  },
  prefetch: false,
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [remarkMath, numberElements, symbolsInMath, glossaryLinks],
      rehypePlugins: [[rehypeKatex, katexOptions]],
    }),
  },
  integrations: [
    mdx({ optimize: true }),
    // Pages of single figures are left out, because the chapters already contain their figures.
    sitemap({ filter: (page) => !/\/embed\/[\w-]+\/$/.test(page) }),
    wholeSearchIndex(),
    katexLayout(),
    contentSecurityPolicy(),
    serviceWorker(),
    shipped(),
  ],
});
