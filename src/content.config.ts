import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    schema: docsSchema({
      extend: z.object({
        // Search engines and shared links show it.
        description: z.string(),
        // The question a chapter answers stands under its title.
        question: z.string().optional(),
        // And below it, in a sentence or two, the answer: with the first figure on the first screen.
        idea: z.string().optional(),
        // The chapter's place in the book; tens leave room between two.
        order: z.number().int().positive().optional(),
        // The day it was published. It never changes, because the feed tells readers what is new.
        published: z.date().optional(),
        // The figure in its picture for previews of links; without it, the first of the page.
        preview: z.string().optional(),
      }),
    }),
  }),
};
