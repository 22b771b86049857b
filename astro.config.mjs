import { unified } from '@astrojs/markdown-remark';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

export default defineConfig({
  site: process.env.SITE ?? 'https://first-contact.example',
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [remarkMath],
      rehypePlugins: [[rehypeKatex, { strict: 'error' }]],
    }),
  },
  integrations: [
    starlight({
      title: 'First Contact',
      expressiveCode: false,
      sidebar: [{ label: 'Chapters', items: ['start-here', 'point-and-circle'] }],
    }),
  ],
});
