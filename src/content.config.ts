import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { frontmatter } from '#site/frontmatter.ts';

export const collections = {
  docs: defineCollection({
    loader: glob({ base: 'src/content/docs', pattern: '**/*.{md,mdx}' }),
    schema: frontmatter,
  }),
};
