import { unified } from '@astrojs/markdown-remark';
import sitemap from '@astrojs/sitemap';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { katexOptions } from '#kit/formulas/tex.ts';
import { chaptersInOrder } from '#site/chapters-in-order.ts';
import contentSecurityPolicy from '#site/integrations/content-security-policy.ts';
import followSystemTheme from '#site/integrations/follow-system-theme.ts';
import katexLayout from '#site/integrations/katex-layout.ts';
import noSidebarScript from '#site/integrations/no-sidebar-script.ts';
import notFoundPage from '#site/integrations/not-found-page.ts';
import pruneStyles from '#site/integrations/prune-styles.ts';
import serviceWorker from '#site/integrations/service-worker.ts';
import shipped from '#site/integrations/shipped.ts';
import wholeSearchIndex from '#site/integrations/whole-search-index.ts';
import { glossaryLinks } from '#site/markdown/glossary-links.ts';
import { numberElements } from '#site/markdown/number-elements.ts';
import { symbolsInMath } from '#site/markdown/symbols-in-math.ts';
import tracePlugin from '#trace/vite-plugin.ts';

/** @param {string} name */
const shell = (name) => `./src/site/shell/${name}.astro`;

const feed = {
  type: 'application/rss+xml',
  title: 'First Contact',
  href: `${(process.env.BASE ?? '/').replace(/\/?$/, '/')}feed.xml`,
};

export default defineConfig({
  // Where it is published: SITE and BASE, for example https://name.github.io and /first-contact/.
  site: process.env.SITE ?? 'https://first-contact.example',
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
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
              { name: 'kit', test: /[\\/]src[\\/](kit|lib)[\\/].*\.ts$/, minShareCount: 12 },
              {
                name: 'live-listings',
                test: /[\\/]src[\\/]trace[\\/](ui[\\/]live-listings?|words)\.ts$/,
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
    starlight({
      title: 'First Contact',
      description: 'How to tell whether a circle touches something: an interactive notebook.',
      favicon: '/favicon.svg',
      head: [{ tag: 'link', attrs: { rel: 'alternate', ...feed } }],
      expressiveCode: false,
      credits: false,
      markdown: { headingLinks: false },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
      // Chapters are numbered by the first group.
      sidebar: [
        { label: 'Chapters', items: chaptersInOrder() },
        {
          label: 'Reference',
          items: [
            'reference',
            'reference/types',
            'playground',
            'questions',
            'cheat-sheet',
            'code',
            'museum',
            'how-it-is-tested',
            'glossary',
            'sources',
            'embed-a-figure',
            'about-this-site',
            'host-the-book',
          ],
        },
      ],
      routeMiddleware: './src/site/preview/head.ts',
      customCss: ['./src/site/styles/index.css'],
      components: {
        Banner: shell('Nothing'),
        ContentPanel: shell('Plain'),
        Footer: shell('Footer'),
        Header: shell('Header'),
        MarkdownContent: shell('Prose'),
        PageFrame: shell('PageFrame'),
        PageSidebar: shell('Nothing'),
        PageTitle: shell('PageTitle'),
        Sidebar: shell('Sidebar'),
        ThemeProvider: shell('ThemeProvider'),
        TwoColumnContent: shell('Plain'),
      },
    }),
    // The chapters stand for the pages that hold a figure of theirs.
    sitemap({ filter: (page) => !/\/embed\/[\w-]+\/$/.test(page) }),
    wholeSearchIndex(),
    katexLayout(),
    followSystemTheme(),
    noSidebarScript(),
    notFoundPage(),
    pruneStyles(),
    contentSecurityPolicy(),
    serviceWorker(),
    shipped(),
  ],
});
