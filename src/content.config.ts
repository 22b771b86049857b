import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    // The question a chapter answers stands under its title.
    schema: docsSchema({ extend: z.object({ question: z.string().optional() }) }),
  }),
};
